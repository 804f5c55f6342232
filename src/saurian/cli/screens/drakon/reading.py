"""What one can read: help, the memory aid, the end of the game."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saurian.cli.score_sheet import way_of_winning
from saurian.cli.screens.drakon.look import DRAKON, DRAKON_STYLE, Look
from saurian.cli.screens.reading import rule_pointer, title
from saurian.core import Outcome
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KIND, KINDS
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.lair import write_cell
from saurian.games.drakon.options import pool
from saurian.games.drakon.pieces import VALUES, Chamber, Purse, coins_of, worth
from saurian.games.drakon.table import ABILITIES
from saurian.games.drakon.view import DrakonView
from saurian.locale import message_id

SIGN_WIDTH = 7

DRAKON_RULE = "K-60"


class Explained(NamedTuple):
    """A chamber, a hero or Drakon: its sign, what it is called and what it does, and its rule."""

    sign: Text
    name: str
    text: str
    rule: str


# --- help ---------------------------------------------------------------------------------------------


def help_on(look: Look, view: DrakonView, topic: str) -> Group:
    """A chamber by its name, sign or cell, a hero, Drakon; otherwise everything in brief."""
    wanted = topic.casefold().strip("() ")
    if not wanted:
        return _everything(look, view)
    found = [*_chambers_named(look, view, wanted), *_heroes_named(look, view, wanted)]
    if wanted in look.text("drakon-name").casefold():
        found.append(_drakon(look, view))
    if found:
        return Group(_listed(found, with_rules=True))
    return Group(Text(look.text("help-unknown", text=topic), "bold"), Text(), _everything(look, view))


def _chambers_named(look: Look, view: DrakonView, wanted: str) -> list[Explained]:
    here = [chamber.kind for cell, chamber in view.lair.chambers.items() if write_cell(cell) == wanted]
    names = {kind: _chamber_names(look, view, kind) for kind in KINDS}
    exact = [kind for kind in names if wanted in names[kind]]
    near = [kind for kind in names if any(wanted in name for name in names[kind])]
    return [_chamber(look, view, kind) for kind in here or exact or near]


def _heroes_named(look: Look, view: DrakonView, wanted: str) -> list[Explained]:
    return [_hero(look, view, hero) for hero in HEROES if wanted in _hero_names(look, hero)]


def _chamber_names(look: Look, view: DrakonView, kind: str) -> list[str]:
    return [kind, look.chamber(view, kind).casefold(), look.sign(view, kind, SIGN_WIDTH).plain.casefold()]


def _hero_names(look: Look, hero: str) -> list[str]:
    return [hero, look.name("hero", hero).casefold(), look.text(f"initial-{hero}").casefold()]


def _everything(look: Look, view: DrakonView) -> Group:
    parts: list[RenderableType] = [
        title(look.text("lair-help-title")),
        Text(look.text("lair-help-goal", goal=view.goal)),
        Text(look.text("lair-help-map")),
        Text(),
        title(look.text("lair-help-chambers")),
        _listed([*(_chamber(look, view, kind) for kind in KINDS), _drakon(look, view)]),
    ]
    if view.options.heroes:
        heroes = _listed([_hero(look, view, hero) for hero in HEROES])
        parts += [Text(), title(look.text("lair-help-heroes")), heroes]
    parts += [Text(), title(look.text("help-input-title"))]
    return Group(*parts, *(Text(line) for line in look.text("lair-help-input").splitlines()))


def _listed(rows: Iterable[Explained], with_rules: bool = False) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for row in rows:
        table.add_row(row.sign, Text.assemble((f"{row.name}: ", "bold"), row.text))
        if with_rules:
            table.add_row("", rule_pointer(row.rule))
    return table


def _chamber(look: Look, view: DrakonView, kind: str) -> Explained:
    text, rule = look.told(view, message_id("explain", kind)), KIND[kind].rule
    return Explained(look.sign(view, kind, SIGN_WIDTH), look.chamber(view, kind), text, rule)


def _hero(look: Look, view: DrakonView, hero: str) -> Explained:
    text, rule = look.told(view, message_id("explain", hero)), ABILITIES[hero].rule
    return Explained(look.hero_letter(hero), look.name("hero", hero), text, rule)


def _drakon(look: Look, view: DrakonView) -> Explained:
    text = look.told(view, "drakon-about")
    return Explained(Text(DRAKON, DRAKON_STYLE), look.text("drakon-name"), text, DRAKON_RULE)


# --- memory -------------------------------------------------------------------------------------------


def memory(look: Look, view: DrakonView) -> Group:
    """What is known of other hands and coins, and what is still to come."""
    return Group(
        title(look.text("knows-hands")),
        _known_hands(look, view),
        Text(),
        title(look.text("knows-unseen")),
        Text(_counted(look, view, view.unseen_chambers)),
        Text(),
        title(look.text("knows-coins")),
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
            words = f"{_counted(look, view, chambers)}; {rest}" if chambers else rest
            table.add_row(Text(look.names[seat], "bold"), Text(words))
    return table


def _counted(look: Look, view: DrakonView, chambers: Iterable[Chamber]) -> str:
    counts = Counter(chamber.kind for chamber in chambers)
    names = [look.chamber(view, kind) + (f" ×{count}" if count > 1 else "") for kind, count in counts.items()]
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
    id = {"points": "end-won", "team": "end-team", "shared": "end-shared"}[way_of_winning(outcome)]
    verdict = look.text(id, winners=winners, total=max(outcome.totals[seat] for seat in outcome.winners))
    return Group(table, Text(verdict, "bold"))
