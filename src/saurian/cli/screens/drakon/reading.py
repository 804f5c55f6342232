"""What one can read: help, the memory aid, the end of the game."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saurian.cli.screens.drakon.look import DRAKON, DRAKON_STYLE, Look, with_dim_rules
from saurian.core import Outcome
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.lair import write_cell
from saurian.games.drakon.legal import pool
from saurian.games.drakon.pieces import VALUES, Chamber, Purse, coins_of, worth
from saurian.games.drakon.view import DrakonView
from saurian.locale import message_id

SIGN_WIDTH = 7

Explained = tuple[Text, str, str]
"""A sign, what it is called, and what it does."""


# --- help ---------------------------------------------------------------------------------------------


def help_on(look: Look, view: DrakonView, topic: str) -> Group:
    """A chamber by its name, sign or cell, a hero, Drakon; otherwise everything in brief."""
    wanted = topic.casefold().strip("() ")
    if not wanted:
        return _everything(look, view)
    found = [*_chambers_named(look, view, wanted), *_heroes_named(look, view, wanted)]
    if wanted in look.text("drakon-name").casefold():
        found.append(_drakon(look))
    if found:
        return Group(_listed(found))
    return Group(Text(look.text("help-unknown", text=topic), "bold"), Text(), _everything(look, view))


def _chambers_named(look: Look, view: DrakonView, wanted: str) -> list[Explained]:
    here = [chamber.kind for cell, chamber in view.lair.chambers.items() if write_cell(cell) == wanted]
    names = {kind: _names(look, "chamber", kind) for kind in view.box.effects}
    exact = [kind for kind in names if wanted in names[kind]]
    near = [kind for kind in names if any(wanted in name for name in names[kind])]
    return [_chamber(look, kind) for kind in here or exact or near]


def _heroes_named(look: Look, view: DrakonView, wanted: str) -> list[Explained]:
    return [_hero(look, hero) for hero in view.box.abilities if wanted in _names(look, "hero", hero)]


def _names(look: Look, kind: str, value: str) -> list[str]:
    sign = look.text(f"sign-{value}" if kind == "chamber" else f"initial-{value}")
    return [value, look.name(kind, value).casefold(), sign.casefold()]


def _everything(look: Look, view: DrakonView) -> Group:
    parts: list[RenderableType] = [
        _title(look.text("lair-help-title")),
        Text(look.text("lair-help-goal", goal=view.goal)),
        Text(look.text("lair-help-map")),
        Text(),
        _title(look.text("lair-help-chambers")),
        _listed([*(_chamber(look, kind) for kind in view.box.effects), _drakon(look)]),
    ]
    if view.options.heroes:
        heroes = _listed([_hero(look, hero) for hero in view.box.abilities])
        parts += [Text(), _title(look.text("lair-help-heroes")), heroes]
    parts += [Text(), _title(look.text("help-input-title"))]
    return Group(*parts, *(Text(line) for line in look.text("lair-help-input").splitlines()))


def _listed(rows: Iterable[Explained]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for sign, name, text in rows:
        table.add_row(sign, Text.assemble((f"{name}: ", "bold"), with_dim_rules(text)))
    return table


def _chamber(look: Look, kind: str) -> Explained:
    return look.sign(kind, SIGN_WIDTH), look.name("chamber", kind), look.text(message_id("explain", kind))


def _hero(look: Look, hero: str) -> Explained:
    return look.hero_letter(hero), look.name("hero", hero), look.text(message_id("explain", hero))


def _drakon(look: Look) -> Explained:
    return Text(DRAKON, DRAKON_STYLE), look.text("drakon-name"), look.text("drakon-about")


# --- memory -------------------------------------------------------------------------------------------


def memory(look: Look, view: DrakonView) -> Group:
    """What is known of other hands and coins, and what is still to come."""
    return Group(
        _title(look.text("knows-hands")),
        _known_hands(look, view),
        Text(),
        _title(look.text("knows-unseen")),
        Text(_counted(look, view.unseen_chambers)),
        Text(),
        _title(look.text("knows-coins")),
        *_known_coins(look, view),
        Text(look.text("knows-coins-unseen", values=_coins(view.unseen_coins))),
    )


def _known_hands(look: Look, view: DrakonView) -> Table:
    known: dict[int, list[Chamber]] = {}
    for place, thing in view.known_chambers():
        if isinstance(thing, Chamber):
            known.setdefault(place, []).append(thing)
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            chambers = known.get(seat, [])
            rest = look.text("knows-rest", count=size - len(chambers))
            words = f"{_counted(look, chambers)}; {rest}" if chambers else rest
            table.add_row(Text(look.names[seat], "bold"), Text(words))
    return table


def _counted(look: Look, chambers: Iterable[Chamber]) -> str:
    counts = Counter(chamber.kind for chamber in chambers)
    names = [
        look.name("chamber", kind) + (f" ×{count}" if count > 1 else "") for kind, count in counts.items()
    ]
    return ", ".join(names) or "–"


def _known_coins(look: Look, view: DrakonView) -> list[Text]:
    by_pool: dict[int, list[int]] = {}
    for place, value in view.known_coins():
        if isinstance(value, int) and place != HOARD:
            by_pool.setdefault(place, []).append(value)
    seats = [seat for seat in range(view.options.players) if pool(view.options, seat) in by_pool]
    return [
        Text(look.text("knows-purse", seat=seat, values=_values(by_pool[pool(view.options, seat)])))
        for seat in seats
    ]


def _values(coins: Iterable[int]) -> str:
    return "+".join(map(str, coins))


def _coins(purse: Purse) -> str:
    return ", ".join(f"{purse[value - 1]}×{value}" for value in VALUES)


# --- the end ------------------------------------------------------------------------------------------


def ending(look: Look, view: DrakonView, outcome: Outcome) -> RenderableType:
    """Everybody's coins, and who won."""
    table = Table()
    for id in ("end-player", "end-coins", "end-total"):
        table.add_column(look.text(id), justify="right" if id == "end-total" else "left")
    for seat, name in enumerate(look.names):
        purse = view.purses[pool(view.options, seat)]
        coins = "" if purse is None else " ".join(map(str, coins_of(purse)))
        total = 0 if purse is None else worth(purse)
        head = Text.assemble(look.letter(view, seat), " ", name)
        table.add_row(head, coins, str(total), style="bold" if seat in outcome.winners else "")
    winners = ", ".join(look.names[seat] for seat in outcome.winners)
    id = "end-shared" if outcome.tie_break else "end-won"
    verdict = look.text(id, winners=winners, total=max(outcome.totals[seat] for seat in outcome.winners))
    return Group(table, Text(verdict, "bold"))


def _title(text: str) -> Text:
    return Text(text, "bold underline")
