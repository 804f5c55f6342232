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
from saurian.games.drakon.table import NOBODY, Pending, Position

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
    options = state.options
    switches = [name for name in SWITCHES if getattr(options, name)]
    box = "" if options.box is None else f"box={_write_json(state)}"
    fields = {
        "first": _or_nothing(options.first),
        "turn": str(state.turn),
        "left": str(state.left),
        "met": _write_seats(state.met),
        "forced": str(state.forced),
        "idle": str(state.idle),
        "used": _write_seats(state.used),
        "drakon": NOTHING if state.drakon is None else write_cell(state.drakon),
        "now": _write_pending(state.now),
        "stack": "+".join(map(_write_pending, state.stack)) or NOTHING,
        "ending": state.ending or NOTHING,
        "won": ",".join(map(str, state.winners)) or NOTHING,
        "hoard": _write_purse(state.hoard),
        "pile": _write_chambers(state.pile),
        "ruins": _write_chambers(state.ruins),
        "discards": _write_chambers(state.discards),
        "lair": _write_lair(state.lair),
        "chambers": _write_log(state.chamber_log, PILE_LETTERS, lambda chamber: chamber.name),
        "coins": _write_log(state.coin_log, HOARD_LETTERS, str),
    }
    words = [f"{name}={value}" for name, value in fields.items() if value != NOTHING]
    head = " ".join([f"v{state.version} {options.players}p", *switches, *words, box]).strip()
    return " | ".join([head, *(_write_seat(state, seat) for seat in range(options.players))])


def _write_seat(state: Position, seat: Seat) -> str:
    cell = state.cells[seat]
    fields = {
        "hero": _or_nothing(state.heroes[seat]),
        "at": NOTHING if cell == NOWHERE else write_cell(cell),
        "hand": _write_chambers(state.hands[seat]),
        "coins": _write_purse(state.purses[seat]) if seat < len(state.purses) else NOTHING,
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != NOTHING) or NOTHING


def _write_json(state: Position) -> str:
    text = json.dumps(state.box.to_json(), separators=(",", ":"))
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


def _write_purse(purse: Purse) -> str:
    return "/".join(map(str, purse))


def _write_chambers(chambers: Sequence[Chamber]) -> str:
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


def _write_log(log: Sequence[Moved], letters: dict[Place, str], write: Callable[[Thing], str]) -> str:
    return (
        ";".join(
            f"{letters.get(source, source)}>{letters.get(target, target)}:{write(thing)}"
            for source, target, thing in log
        )
        or NOTHING
    )


def _or_nothing(value: object) -> str:
    return NOTHING if value is None else str(value)
