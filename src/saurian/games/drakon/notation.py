"""How a position is written down: one line that a person can read and type. For moves see `actions`.

    v1 4p heroes turn=2 left=1 drakon=1,0 now=turn(seat=2) stack=- hoard=7/12/8 pile=key/0*2;find-coin/T
    lair=0,0:entrance:NESW;1,0:find-coin:NE | hero=druid at=1,0 hand=key/0;empty/T coins=1/0/0 | hero=… | …

(One line in truth.) After each `|` comes a seat. Cells are told from the entrance, east and north. A chamber
in no place has its layout after a slash, one in the lair its arrows after a colon. Coins are counted by
value; a pair's coins stand at the first of its two seats. `chambers` and `coins` in the head are the logs of
what moved between hidden places (see `knowledge`): p pile, h hoard, l lair, d discards. A box of one's own
is its JSON. `-` is nothing; a field that is nothing may be left out.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeVar

from saurian.core import CHANCE, ActionTable, Seat
from saurian.core.notation import NOTHING, bad_position, read_fields
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
from saurian.games.drakon.box import box_from_json, load_box
from saurian.games.drakon.effects import KINDS
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.knowledge import DISCARDED, HOARD, LAIR, PILE, Moved, Place, Thing
from saurian.games.drakon.lair import CELLS, NOWHERE, ON_TABLE, REACH, Cell, Lair, cell_at, write_cell
from saurian.games.drakon.options import SWITCHES, DrakonOptions
from saurian.games.drakon.pieces import ARROW_TEXTS, ARROWS, LAYOUTS, VALUES, Chamber, Hand, Purse
from saurian.games.drakon.possible import check_position
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.steps import NOBODY, PHASES, Pending

T = TypeVar("T")

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


# --- writing ------------------------------------------------------------------------------------------


def write_position(state: DrakonState) -> str:
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


def _write_seat(state: DrakonState, seat: Seat) -> str:
    cell = state.cells[seat]
    fields = {
        "hero": _or_nothing(state.heroes[seat]),
        "at": NOTHING if cell == NOWHERE else write_cell(cell),
        "hand": _write_chambers(state.hands[seat]),
        "coins": _write_purse(state.purses[seat]) if seat < len(state.purses) else NOTHING,
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != NOTHING) or NOTHING


def _write_json(state: DrakonState) -> str:
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
    return {NOBODY: NOTHING, CHANCE: "c"}.get(seat, str(seat))


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


# --- reading ------------------------------------------------------------------------------------------

HEAD_FIELDS = (
    *("first", "turn", "left", "met", "forced", "idle", "used", "drakon", "now", "stack", "ending", "won"),
    *("hoard", "pile", "ruins", "discards", "lair", "chambers", "coins", "box"),
)
SEAT_FIELDS = ("hero", "at", "hand", "coins")
PENDING_FIELDS = ("seat", "hero", "other", "chamber", "cell", "number")


def read_position(text: str) -> DrakonState:
    """The position that a line describes. Raises `Problem` for one that cannot be."""
    head, *seats = text.strip().split("|")
    words = head.split()
    if len(words) < 2 or not words[0].startswith("v") or not words[1].endswith("p"):
        bad_position("head", head.strip())
    switches = [word for word in words[2:] if word in SWITCHES]
    fields = read_fields([word for word in words[2:] if word not in SWITCHES], HEAD_FIELDS)
    options = DrakonOptions(
        players=_number(words[1][:-1], "players"),
        first=_unless_nothing(fields["first"], lambda text: _number(text, "first")),
        box=_unless_nothing(fields["box"], lambda text: box_from_json(_read_json(text))),
        **dict.fromkeys(switches, True),
    )
    version = _number(words[0][1:], "version")
    box = load_box(version)
    if len(seats) != options.players:
        bad_position("seats", str(len(seats)))
    state = DrakonState.start(options, options.box or box, version)
    _read_head(state, fields)
    for seat, line in enumerate(seats):
        _read_seat(state, seat, read_fields([word for word in line.split() if word != NOTHING], SEAT_FIELDS))
    check_position(state)
    return state


def _read_head(state: DrakonState, fields: dict[str, str]) -> None:
    for name in ("turn", "left", "forced", "idle"):
        setattr(state, name, 0 if fields[name] == NOTHING else _number(fields[name], name))
    state.met = _read_seats(fields["met"], "met")
    state.used = _read_seats(fields["used"], "used")
    state.drakon = _unless_nothing(fields["drakon"], lambda text: _read_cell(text, "drakon"))
    state.now = _read_pending(fields["now"])
    state.stack = tuple(map(_read_pending, _parts(fields["stack"], "+")))
    state.ending = "" if fields["ending"] == NOTHING else fields["ending"]
    state.winners = tuple(_number(part, "won") for part in _parts(fields["won"], ","))
    state.hoard = _read_purse(fields["hoard"])
    state.pile = list(_read_chambers(fields["pile"], "pile"))
    state.ruins = _read_chambers(fields["ruins"], "ruins")
    state.discards = _read_chambers(fields["discards"], "discards")
    state.lair = _read_lair(fields["lair"])
    state.chamber_log = list(_read_log(fields["chambers"], "chambers", PILE_LETTERS, CHAMBERS))
    coins = {str(value): value for value in VALUES}
    state.coin_log = list(_read_log(fields["coins"], "coins", HOARD_LETTERS, coins))


def _read_seat(state: DrakonState, seat: Seat, fields: dict[str, str]) -> None:
    hero = fields["hero"]
    if hero != NOTHING and hero not in HEROES:
        bad_position("hero", hero)
    state.heroes[seat] = None if hero == NOTHING else hero
    state.cells[seat] = NOWHERE if fields["at"] == NOTHING else _read_cell(fields["at"], "at")
    state.hands[seat] = _read_chambers(fields["hand"], "hand")
    if seat < len(state.purses):
        state.purses[seat] = _read_purse(fields["coins"])
    elif fields["coins"] != NOTHING:
        bad_position("coins", fields["coins"])


def _read_json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        bad_position("box", text)


def _read_pending(text: str) -> Pending:
    name, bracket, inner = text.partition("(")
    if name not in PHASES or not bracket or not inner.endswith(")"):
        bad_position("now", text)
    fields = read_fields(_parts(inner[:-1] or NOTHING, ";"), PENDING_FIELDS)
    return Pending(
        PHASES[name],
        seat=_read_person(fields["seat"]),
        hero=_read_person(fields["hero"]),
        other=_read_person(fields["other"]),
        chamber=_unless_nothing(fields["chamber"], lambda text: _read_chamber(text, "now")),
        cell=NOWHERE if fields["cell"] == NOTHING else _read_cell(fields["cell"], "now"),
        number=0 if fields["number"] == NOTHING else _number(fields["number"], "now"),
    )


def _read_person(text: str) -> Seat:
    return {NOTHING: NOBODY, "c": CHANCE}[text] if text in (NOTHING, "c") else _number(text, "now")


def _read_seats(text: str, part: str) -> int:
    seats = [_number(one, part) for one in _parts(text, ",")]
    if any(seat >= MOST_PLAYERS for seat in seats):
        bad_position(part, text)
    return sum(1 << seat for seat in set(seats))


def _read_purse(text: str) -> Purse:
    if text == NOTHING:
        return (0, 0, 0)
    counts = text.split("/")
    if len(counts) != len(VALUES):
        bad_position("coins", text)
    ones, twos, threes = (_number(count, "coins") for count in counts)
    return (ones, twos, threes)


def _read_chambers(text: str, part: str) -> Hand:
    chambers: list[Chamber] = []
    for word in _parts(text, ";"):
        name, star, count = word.partition("*")
        chambers += [_read_chamber(name, part)] * (_number(count, part) if star else 1)
    return tuple(sorted(chambers))


def _read_chamber(name: str, part: str) -> Chamber:
    if name not in CHAMBERS:
        bad_position(part, name)
    return CHAMBERS[name]


def _read_lair(text: str) -> Lair:
    lair = Lair()
    for word in _parts(text, ";"):
        where, _, what = word.partition(":")
        kind, _, arrows = what.partition(":")
        cell = _read_cell(where, "lair")
        if kind not in KINDS or arrows not in ARROWS or cell in lair:
            bad_position("lair", word)
        lair.put(cell, Chamber(kind, ARROWS[arrows]))
    return lair


def _read_cell(text: str, part: str) -> Cell:
    numbers = text.split(",")
    if len(numbers) != 2:
        bad_position(part, text)
    east, north = (_number(number.removeprefix("-"), part) for number in numbers)
    if max(east, north) > REACH:
        bad_position(part, text)
    cell = cell_at(*(-n if t.startswith("-") else n for n, t in zip((east, north), numbers, strict=True)))
    assert cell in ON_TABLE
    return cell


def _read_log(text: str, part: str, letters: dict[Place, str], things: dict[str, T]) -> Iterator[Moved]:
    places = {letter: where for where, letter in letters.items()}
    for word in _parts(text, ";"):
        way, _, thing = word.partition(":")
        ends = [places[end] if end in places else _number(end, part) for end in way.split(">")]
        if len(ends) != 2 or thing not in things:
            bad_position(part, word)
        yield Moved(ends[0], ends[1], things[thing])


def _parts(text: str, separator: str) -> list[str]:
    return [] if text == NOTHING else text.split(separator)


def _unless_nothing(text: str, read: Callable[[str], T]) -> T | None:
    return None if text == NOTHING else read(text)


def _number(text: str, part: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        bad_position(part, text)
    return int(text)
