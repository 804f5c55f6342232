"""The players: heroes, coins and hands, as the viewer may see them."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saurian.cli.screens.drakon.look import Look
from saurian.cli.screens.layout import flow
from saurian.core import Seat
from saurian.games.drakon.view import DrakonView

TO_ACT = "▸"
INDENT = "   "


def in_lines(look: Look, view: DrakonView) -> RenderableType:
    """A line for each player, the viewer first."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in seats_of(view):
        parts: list[RenderableType] = [
            _name(look, view, seat),
            look.coins(view, seat),
            _hand(look, view, seat),
        ]
        if view.options.teams:
            parts.insert(1, _pair(look, view, seat))
        if view.options.heroes:
            parts.append(_ability(look, view, seat))
        grid.add_row(*parts)
    return grid


def in_blocks(look: Look, view: DrakonView) -> Group:
    """Some lines for each player, the viewer first, with the ability of the viewer's hero."""
    return Group(*(_block(look, view, seat) for seat in seats_of(view)))


def _block(look: Look, view: DrakonView, seat: Seat) -> Group:
    words = [look.coins(view, seat), _hand(look, view, seat)]
    if view.options.teams:
        words.insert(0, _pair(look, view, seat))
    lines: list[RenderableType] = [_name(look, view, seat), Text(INDENT + " · ".join(words))]
    hero = view.heroes[seat]
    if view.options.heroes and hero is not None:
        can = look.ability(view, hero) if view.ability(seat) else look.text("ability-gone")
        lines.append(Padding(Text(can, "dim"), (0, 0, 0, len(INDENT))))
    return Group(*lines)


def in_brief(look: Look, view: DrakonView, width: int) -> Group:
    """One player after the other."""
    return flow([_brief(look, view, seat) for seat in seats_of(view)], width)


def seats_of(view: DrakonView) -> list[Seat]:
    """All seats clockwise, the viewer first."""
    seats, own = view.options.players, view.seat or 0
    return [(own + step) % seats for step in range(seats)]


def _name(look: Look, view: DrakonView, seat: Seat) -> Text:
    hero = view.heroes[seat]
    sign = TO_ACT if seat in view.acting() else " "
    name = Text.assemble(sign, look.letter(view, seat), " ", (look.names[seat], "bold"))
    if hero is not None:
        name.append(f" ({look.name('hero', hero)})")
    return name


def _pair(look: Look, view: DrakonView, seat: Seat) -> str:
    return look.text("with-partner", name=look.partner(view, seat))


def _hand(look: Look, view: DrakonView, seat: Seat) -> str:
    return look.text("hand-count", count=view.hand_sizes[seat])


def _ability(look: Look, view: DrakonView, seat: Seat) -> Text:
    if view.heroes[seat] is None:
        return Text()
    ready = view.ability(seat) is not None
    return Text(look.text("ability-left" if ready else "ability-gone"), "" if ready else "dim")


def _brief(look: Look, view: DrakonView, seat: Seat) -> Text:
    sign = TO_ACT if seat in view.acting() else ""
    words = look.text("person-brief", seat=seat, coins=look.coins(view, seat), count=view.hand_sizes[seat])
    used = " †" if view.options.heroes and view.heroes[seat] and view.ability(seat) is None else ""
    return Text.assemble(sign, look.letter(view, seat), " ", words, used)
