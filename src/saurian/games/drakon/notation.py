"""How a position is written down: one line that a person can read and type; `reading` reads it. For moves
see `actions`.

    v2 4p heroes turn=2 left=1 drakon=1,0 now=turn(seat=2) stack=- hoard=7/12/8 pile=key/0*2;find-coin/T
    lair=0,0:entrance:NESW;1,0:find-coin:NE | hero=druid at=1,0 hand=key/0;empty/T coins=1/0/0 | hero=… | …

(One line in truth.) After each `|` comes a seat. Cells are told from the entrance, east and north. A chamber
in no place has its layout after a slash, one in the lair its arrows after a colon. Coins are counted by
value; a pair's coins stand at the first of its two seats. `chambers` and `coins` in the head are the logs of
what moved between hidden places (see `knowledge`): p pile, h hoard, l lair, d discards. A box of one's own
is its JSON. `-` is nothing; a field that is nothing may be left out.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache

from saurian.core import CHANCE, ActionTable, Seat
from saurian.core.notation import NOTHING
from saurian.games.drakon.actions import (
    ACCEPT,
    CHOOSE,
    COIN,
    DECLINE,
    DONE,
    MOST_PLAYERS,
    OFFER,
    STEPS,
    USE,
    Discard,
    DrakonAction,
    FirstPlayer,
    PickHero,
    Snatch,
    at,
    draw,
    place,
    puts_at,
)
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.knowledge import DISCARDED, HOARD, LAIR, PILE, Moved, Place, Thing
from saurian.games.drakon.lair import CELLS, NOWHERE, Lair, write_cell
from saurian.games.drakon.options import SWITCHES
from saurian.games.drakon.pieces import ARROW_TEXTS, LAYOUTS, Chamber, Purse
from saurian.games.drakon.table import NOBODY, Pending, Position, Table

CHAMBERS = {
    chamber.name: chamber for kind in KINDS for chamber in (Chamber(kind, a) for a in LAYOUTS.values())
}
"""Every chamber there could be, by its name."""


@cache
def all_actions() -> ActionTable[DrakonAction]:
    """Every action of the game."""
    return ActionTable(
        [
            *map(PickHero, HEROES),
            *map(place, CHAMBERS.values()),
            *(put for cell in CELLS for put in puts_at(cell)),
            *STEPS,
            *map(at, CELLS),
            *CHOOSE,
            *OFFER.values(),
            *map(Discard, CHAMBERS.values()),
            USE,
            ACCEPT,
            DECLINE,
            DONE,
            *(FirstPlayer(seat) for seat in range(MOST_PLAYERS)),
            *map(draw, CHAMBERS.values()),
            *map(Snatch, CHAMBERS.values()),
            *COIN.values(),
        ]
    )


def write_position(state: Position) -> str:
    """A position in one line."""
    hidden = {
        "hoard": write_purse(state.hoard),
        "pile": write_chambers(state.pile),
        "discards": write_chambers(state.discards),
    }
    seats = []
    for seat, hand in enumerate(state.hands):
        coins = write_purse(state.purses[seat]) if seat < len(state.purses) else NOTHING
        seats.append(write_seat(state, seat, write_chambers(hand), coins))
    return write_table(state, hidden, seats)


def write_table(table: Table, hidden: dict[str, str], seats: Sequence[str]) -> str:
    """The open table in one line, with these fields in its head besides, and these seats."""
    options = table.options
    switches = [name for name in SWITCHES if getattr(options, name)]
    box = "" if options.box is None else f"box={_write_json(table)}"
    fields = {
        "first": _or_nothing(options.first),
        "turn": str(table.turn),
        "left": str(table.left),
        "met": _write_seats(table.met),
        "forced": str(table.forced),
        "idle": str(table.idle),
        "used": _write_seats(table.used),
        "drakon": NOTHING if table.drakon is None else write_cell(table.drakon),
        "now": _write_pending(table.now),
        "stack": "+".join(map(_write_pending, table.stack)) or NOTHING,
        "ending": table.ending or NOTHING,
        "won": ",".join(map(str, table.winners)) or NOTHING,
        **{name: value for name, value in hidden.items() if name != "discards"},
        "ruins": write_chambers(table.ruins),
        "discards": hidden.get("discards", NOTHING),
        "lair": _write_lair(table.lair),
        "chambers": _write_log(table.chamber_log, PILE_LETTERS, lambda chamber: chamber.name),
        "coins": _write_log(table.coin_log, HOARD_LETTERS, str),
    }
    words = [f"{name}={value}" for name, value in fields.items() if value != NOTHING]
    head = " ".join([f"v{table.version} {options.players}p", *switches, *words, box]).strip()
    return " | ".join([head, *seats])


def write_seat(table: Table, seat: Seat, hand: str, coins: str) -> str:
    """One seat, with this text for its hand and its coins."""
    cell = table.cells[seat]
    fields = {
        "hero": _or_nothing(table.heroes[seat]),
        "at": NOTHING if cell == NOWHERE else write_cell(cell),
        "hand": hand,
        "coins": coins,
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != NOTHING) or NOTHING


def _write_json(table: Table) -> str:
    text = json.dumps(table.box.to_json(), separators=(",", ":"))
    return text.replace(" ", "\\u0020").replace("|", "\\u007c")


def _write_pending(pending: Pending) -> str:
    values = {
        "seat": _write_person(pending.seat),
        "hero": _write_person(pending.hero),
        "other": _write_person(pending.other),
        "chamber": NOTHING if pending.chamber is None else pending.chamber.name,
        "cell": NOTHING if pending.cell == NOWHERE else write_cell(pending.cell),
        "number": str(pending.number or NOTHING),
    }
    inner = ";".join(f"{name}={value}" for name, value in values.items() if value != NOTHING)
    return f"{pending.phase.name}({inner})"


def _write_person(seat: Seat) -> str:
    return {NOBODY: NOTHING, CHANCE: "c", HOARD: "c"}.get(seat, str(seat))


def _write_seats(mask: int) -> str:
    return ",".join(str(seat) for seat in range(MOST_PLAYERS) if mask >> seat & 1) or NOTHING


def write_purse(purse: Purse) -> str:
    """How many coins of value 1, 2 and 3."""
    return "/".join(map(str, purse))


def write_chambers(chambers: Sequence[Chamber]) -> str:
    """Chambers in no place, equal ones counted."""
    parts = []
    for chamber in dict.fromkeys(chambers):
        count = chambers.count(chamber)
        parts.append(chamber.name if count == 1 else f"{chamber.name}*{count}")
    return ";".join(parts) or NOTHING


def _write_lair(lair: Lair) -> str:
    return ";".join(
        f"{write_cell(cell)}:{chamber.kind}:{ARROW_TEXTS[chamber.arrows]}"
        for cell, chamber in lair.chambers.items()
    )


PILE_LETTERS = {PILE: "p", LAIR: "l", DISCARDED: "d"}
HOARD_LETTERS = {HOARD: "h"}
UNSEEN_THING = "?"
"""A thing in the log that the reader of a view did not see."""


def _write_log(log: Sequence[Moved], letters: dict[Place, str], write: Callable[[Thing], str]) -> str:
    return (
        ";".join(
            f"{letters.get(source, source)}>{letters.get(target, target)}:"
            f"{UNSEEN_THING if thing is None else write(thing)}"
            for source, target, thing in log
        )
        or NOTHING
    )


def _or_nothing(value: object) -> str:
    return NOTHING if value is None else str(value)
