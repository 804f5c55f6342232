"""Read a position from the line that `notation` writes."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from saurian.core import CHANCE, Seat
from saurian.core.notation import NOTHING, bad_position, read_fields
from saurian.games.drakon.actions import MOST_PLAYERS
from saurian.games.drakon.box import box_from_json, load_box
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.knowledge import HOARD, Moved, Place
from saurian.games.drakon.lair import NOWHERE, REACH, Cell, Lair, cell_at
from saurian.games.drakon.notation import CHAMBERS, HOARD_LETTERS, PILE_LETTERS, UNSEEN_THING
from saurian.games.drakon.options import SWITCHES, DrakonOptions
from saurian.games.drakon.pieces import ARROWS, VALUES, Chamber, Hand, Purse
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.table import NOBODY, PHASES, Pending
from saurian.games.drakon.validate import check_position

T = TypeVar("T")

HEAD_FIELDS = (
    *("first", "turn", "left", "met", "forced", "idle", "used", "drakon", "now", "stack", "ending", "won"),
    *("hoard", "pile", "ruins", "discards", "lair", "chambers", "coins", "box"),
)
SEAT_FIELDS = ("hero", "at", "hand", "coins")
PENDING_FIELDS = ("seat", "hero", "other", "chamber", "cell", "number")


def read_position(text: str) -> DrakonState:
    """The position that a line describes. Raises `Problem` for one that cannot be."""
    state, fields, by_seat = read_table(text, HEAD_FIELDS)
    state.hoard = read_purse(fields["hoard"])
    state.pile = list(read_chambers(fields["pile"], "pile"))
    state.discards = read_chambers(fields["discards"], "discards")
    for seat, each in enumerate(by_seat):
        state.hands[seat] = read_chambers(each["hand"], "hand")
        if seat < len(state.purses):
            state.purses[seat] = read_purse(each["coins"])
    check_position(state)
    return state


def read_table(
    text: str, head_fields: Sequence[str], unseen: bool = False
) -> tuple[DrakonState, dict[str, str], list[dict[str, str]]]:
    """The open part of a position, with nothing hidden read yet; and the fields of its head and its seats.

    `unseen`: whether there may be things in the logs that were not seen.
    """
    head, *seats = text.strip().split("|")
    words = head.split()
    if len(words) < 2 or not words[0].startswith("v") or not words[1].endswith("p"):
        bad_position("head", head.strip())
    switches = [word for word in words[2:] if word in SWITCHES]
    fields = read_fields([word for word in words[2:] if word not in SWITCHES], head_fields)
    options = DrakonOptions(
        players=read_number(words[1][:-1], "players"),
        first=_unless_nothing(fields["first"], lambda text: read_number(text, "first")),
        box=_unless_nothing(fields["box"], lambda text: box_from_json(_read_json(text))),
        **dict.fromkeys(switches, True),
    )
    version = read_number(words[0][1:], "version")
    box = load_box(version)
    if len(seats) != options.players:
        bad_position("seats", str(len(seats)))
    state = DrakonState.start(options, options.box or box, version)
    _read_head(state, fields, unseen)
    by_seat = [read_fields([word for word in line.split() if word != NOTHING], SEAT_FIELDS) for line in seats]
    for seat, each in enumerate(by_seat):
        _read_seat(state, seat, each)
    return state, fields, by_seat


def _read_head(state: DrakonState, fields: dict[str, str], unseen: bool) -> None:
    for name in ("turn", "left", "forced", "idle"):
        setattr(state, name, 0 if fields[name] == NOTHING else read_number(fields[name], name))
    state.met = _read_seats(fields["met"], "met")
    state.used = _read_seats(fields["used"], "used")
    state.drakon = _unless_nothing(fields["drakon"], lambda text: read_cell(text, "drakon"))
    state.now = _read_pending(fields["now"])
    state.stack = tuple(map(_read_pending, _parts(fields["stack"], "+")))
    state.ending = "" if fields["ending"] == NOTHING else fields["ending"]
    state.winners = tuple(read_number(part, "won") for part in _parts(fields["won"], ","))
    state.ruins = read_chambers(fields["ruins"], "ruins")
    state.lair = _read_lair(fields["lair"], state.box.limits.lair_reach)
    blots: dict[str, Any] = {UNSEEN_THING: None} if unseen else {}
    state.chamber_log = list(_read_log(fields["chambers"], "chambers", PILE_LETTERS, {**CHAMBERS, **blots}))
    coins = {**{str(value): value for value in VALUES}, **blots}
    state.coin_log = list(_read_log(fields["coins"], "coins", HOARD_LETTERS, coins))


def _read_seat(state: DrakonState, seat: Seat, fields: dict[str, str]) -> None:
    hero = fields["hero"]
    if hero != NOTHING and hero not in HEROES:
        bad_position("hero", hero)
    state.heroes[seat] = None if hero == NOTHING else hero
    state.cells[seat] = NOWHERE if fields["at"] == NOTHING else read_cell(fields["at"], "at")
    if seat >= len(state.purses) and fields["coins"] != NOTHING:
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
        hero=_read_owner(fields["hero"]),
        other=_read_owner(fields["other"]),
        chamber=_unless_nothing(fields["chamber"], lambda text: _read_chamber(text, "now")),
        cell=NOWHERE if fields["cell"] == NOTHING else read_cell(fields["cell"], "now"),
        number=0 if fields["number"] == NOTHING else read_number(fields["number"], "now"),
    )


def _read_person(text: str) -> Seat:
    return CHANCE if text == "c" else _read_owner(text)


def _read_owner(text: str) -> Seat:
    """A seat, or the hoard."""
    return {NOTHING: NOBODY, "c": HOARD}[text] if text in (NOTHING, "c") else read_number(text, "now")


def _read_seats(text: str, part: str) -> int:
    seats = [read_number(one, part) for one in _parts(text, ",")]
    if any(seat >= MOST_PLAYERS for seat in seats):
        bad_position(part, text)
    return sum(1 << seat for seat in set(seats))


def read_purse(text: str) -> Purse:
    """Coins by value."""
    if text == NOTHING:
        return (0, 0, 0)
    counts = text.split("/")
    if len(counts) != len(VALUES):
        bad_position("coins", text)
    ones, twos, threes = (read_number(count, "coins") for count in counts)
    return (ones, twos, threes)


def read_chambers(text: str, part: str) -> Hand:
    """Chambers in no place."""
    chambers: list[Chamber] = []
    for word in _parts(text, ";"):
        name, star, count = word.partition("*")
        chambers += [_read_chamber(name, part)] * (read_number(count, part) if star else 1)
    return tuple(sorted(chambers))


def _read_chamber(name: str, part: str) -> Chamber:
    if name not in CHAMBERS:
        bad_position(part, name)
    return CHAMBERS[name]


def _read_lair(text: str, reach: int) -> Lair:
    lair = Lair(reach)
    for word in _parts(text, ";"):
        where, _, what = word.partition(":")
        kind, _, arrows = what.partition(":")
        cell = read_cell(where, "lair")
        if kind not in KINDS or arrows not in ARROWS or cell in lair or cell not in lair.cells:
            bad_position("lair", word)
        lair.put(cell, Chamber(kind, ARROWS[arrows]))
    return lair


def read_cell(text: str, part: str) -> Cell:
    """A cell told from the entrance, east and north."""
    numbers = text.split(",")
    if len(numbers) != 2:
        bad_position(part, text)
    east, north = (read_number(number.removeprefix("-"), part) for number in numbers)
    if max(east, north) > REACH:
        bad_position(part, text)
    return cell_at(*(-n if t.startswith("-") else n for n, t in zip((east, north), numbers, strict=True)))


def _read_log(text: str, part: str, letters: dict[Place, str], things: dict[str, T]) -> Iterator[Moved]:
    places = {letter: where for where, letter in letters.items()}
    for word in _parts(text, ";"):
        way, _, thing = word.partition(":")
        ends = [places[end] if end in places else read_number(end, part) for end in way.split(">")]
        if len(ends) != 2 or thing not in things:
            bad_position(part, word)
        yield Moved(ends[0], ends[1], things[thing])


def _parts(text: str, separator: str) -> list[str]:
    return [] if text == NOTHING else text.split(separator)


def _unless_nothing(text: str, read: Callable[[str], T]) -> T | None:
    return None if text == NOTHING else read(text)


def read_number(text: str, part: str) -> int:
    """A whole number of at most three digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        bad_position(part, text)
    return int(text)
