"""The rules of one game as arrays: all that the kernels know.

Nothing here is a rule of its own. The pens come from `machines`; what the die allows, and what depends on how
many of a species there are, is found by asking `DIE` and `SCORES` about made-up zoos.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from saurian.games.draftosaurus.actions import SPOTS
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import DIE, Board, Pen, Zoo, zoo_with
from saurian.games.draftosaurus.pieces import FACES, NO_HERD, SPECIES, TREX, Herd, Species
from saurian.games.draftosaurus.roller import seats_back_to_second_roller
from saurian.games.draftosaurus.rules import RULE_SETS, Rules, load_rules
from saurian.games.draftosaurus.scoring import SCORES, Count, census
from saurian.sim.draftosaurus.machines import ACROSS, BY_CENSUS, Machine, machine_of

Array = npt.NDArray[Any]

_BOARDS = [board for name in RULE_SETS for board in load_rules(name).boards.values()]
PENS = max(len(board.pens) for board in _BOARDS)
"""The most pens of a board, the River included."""
MOST_SPOTS = max(len(board.spots) for board in _BOARDS)
assert MOST_SPOTS <= 16, "a choice has four bits for the spot"
SPECIALS = max(sum(pen.scores in BY_CENSUS for pen in board.pens) for board in _BOARDS)
"""The most pens of a board that are scored by census."""
COUNTS = 13
"""A zoo has 0 to 12 of a species."""
FREE = len(FACES)
"""The face of those who need not mind the die."""
NONE = -1

(
    PLAYERS,
    ROUNDS,
    TURNS,
    HAND,
    DISCARD,
    MATCH,
    QUICK,
    BINDS_ALL,
    MAY_STAY,
    SEATS_BACK,
    TIE_BREAK,
    BAG,
    SHOWN_AT,
    AFTER_AT,
    GAIN_AT,
) = range(15)
"""The flat form begins with numbers about the course of the game, and says where the tables begin that are
longer for some games than for others …"""
MOST_BOARDS = 2
START_AT = 16
ALLOWED_AT = START_AT + MOST_BOARDS * PENS
MINDS_AT = ALLOWED_AT + MOST_BOARDS * (FREE + 1)
SPECIAL_AT = MINDS_AT + 2 * (FREE + 1)
QUARANTINE_AT = SPECIAL_AT + MOST_BOARDS * SPECIALS
SPOTS_AT = QUARANTINE_AT + MOST_BOARDS
EDGE, PEN, SEEN, IN_CENSUS, IN_BANK, IN_OTHER_BANK, CODE, SPECIAL, SPOT_WIDTH = range(9)
ACROSS_AT = SPOTS_AT + MOST_BOARDS * MOST_SPOTS * SPOT_WIDTH
BY_CENSUS_AT = ACROSS_AT + MOST_BOARDS * COUNTS**2
OPENS_AT = BY_CENSUS_AT + MOST_BOARDS * SPECIALS * COUNTS**3
"""… then come the tables of one length, the spots with all that is known of each, and the long ones."""


class Tables(NamedTuple):
    """The arrays. `board` is the number of the board in the match; states are numbered across all pens.

    An *edge* is a state, a species and a place: number `edge[board, spot] + 6 * state + species`.
    """

    course: Array
    """Numbers about the course of the game, by the constants above."""
    start: Array
    """board, pen → the state of the bare pen."""
    opens: Array
    """6 * state + species → the spots of the pen that accept it, as bits."""
    shown: Array
    """state → the species in a pen for one, or `NONE`."""
    after: Array
    """edge → state."""
    gain: Array
    """edge → points."""
    allowed: Array
    """board, face → the spots that the die allows in a bare zoo, as bits; the face `FREE` allows all."""
    minds: Array
    """face → whether it minds dinosaurs in a pen, and whether it minds a T-Rex there: all bits or none."""
    spots: Array
    """board, spot → where its edges begin, its pen, the spots that the die sees as occupied by a dinosaur
    here (as bits), how much a dinosaur here adds to the census and to either bank, its number among the
    spots of both boards, and its number among the pens that are scored by census, or `NONE`."""
    special: Array
    """board, number → a pen that is scored by census, or `NONE`."""
    by_census: Array
    """board, number, own count, most in another zoo, count on the right → points."""
    across: Array
    """board, number here, number there → points on the bridge, one species."""
    quarantine: Array
    """board → the spot, or `NONE`."""

    def flat(self) -> Array:
        """All of it in one row of integers, which is how the kernels read it: fastest and soonest
        compiled."""
        fixed = (self.start, self.allowed, self.minds, self.special, self.quarantine, self.spots)
        long = (self.across, self.by_census, self.opens, self.shown, self.after, self.gain)
        parts = [np.zeros(START_AT, np.int32), *(part.ravel() for part in fixed + long)]
        row = np.concatenate(parts)
        row[: len(self.course)] = self.course
        row[SHOWN_AT] = OPENS_AT + self.opens.size
        row[AFTER_AT] = row[SHOWN_AT] + self.shown.size
        row[GAIN_AT] = row[AFTER_AT] + self.after.size
        return row


@cache
def flat_tables(options: DraftosaurusOptions, rules: Rules) -> Array:
    """The tables of a game as the kernels read them."""
    return make_tables(options, rules).flat()


def make_tables(options: DraftosaurusOptions, rules: Rules) -> Tables:
    """The tables of a game. The first roller makes no difference."""
    return _make_tables(replace(options, first=None), rules)


@cache
def _make_tables(options: DraftosaurusOptions, rules: Rules) -> Tables:
    boards = [rules.boards[id] for id in BOARDS[options.board]]
    states = _States([machines_of(rules, board) for board in boards])
    tables = Tables(
        course=_course(options, rules),
        start=states.start,
        opens=states.opens,
        shown=states.shown,
        after=states.after,
        gain=states.gain,
        allowed=np.zeros((MOST_BOARDS, FREE + 1), np.int32),
        minds=np.zeros((FREE + 1, 2), np.int32),
        spots=states.spots,
        special=np.full((MOST_BOARDS, SPECIALS), NONE, np.int32),
        by_census=np.zeros((MOST_BOARDS, SPECIALS, COUNTS, COUNTS, COUNTS), np.int32),
        across=np.zeros((MOST_BOARDS, COUNTS, COUNTS), np.int32),
        quarantine=np.full(MOST_BOARDS, NONE, np.int32),
    )
    for number, board in enumerate(boards):
        _fill_spots(tables, number, rules, board)
        _fill_die(tables, number, board)
        _fill_scores(tables, number, rules, board)
    return tables


def _course(options: DraftosaurusOptions, rules: Rules) -> Array:
    course = rules.courses[options.players]
    assert course.rounds * course.turns <= COUNTS - 1, "more dinosaurs in a zoo than the tables count"
    numbers = {
        PLAYERS: options.players,
        ROUNDS: course.rounds,
        TURNS: course.turns,
        HAND: course.hand,
        DISCARD: course.discard,
        MATCH: len(BOARDS[options.board]),
        QUICK: options.order == "quick",
        BINDS_ALL: bool(options.last_turn_binds_all),
        MAY_STAY: rules.quarantine_may_stay,
        SEATS_BACK: seats_back_to_second_roller(options, course),
        TIE_BREAK: options.board != "match" or rules.rulings.match_tie_break_trexes,
        BAG: pack(rules.bag(options.players)),
    }
    return np.array([int(numbers[name]) for name in range(len(numbers))], np.int32)


def pack(herd: Herd) -> int:
    """A herd as one number, four bits for each species."""
    return sum(number << 4 * species for species, number in enumerate(herd))


def unpack(number: int) -> Herd:
    """The herd of a number."""
    return tuple(int(number) >> 4 * species & 15 for species in SPECIES)


@cache
def machines_of(rules: Rules, board: Board) -> tuple[Machine, ...]:
    """The machines of a board's pens."""
    return tuple(machine_of(rules, board, pen) for pen in board.pens)


# --- pens ---------------------------------------------------------------------------------------------


class _States:
    """The machines of all pens of all boards of a match, their states numbered through.

    The edges of the first place of every pen stand at 6 * state + species; those of further places behind.
    """

    def __init__(self, boards: Sequence[Sequence[Machine]]) -> None:
        total = sum(len(machine.examples) for machines in boards for machine in machines)
        further = sum(
            len(machine.examples) * max(0, len(machine.pen.named_places) - 1)
            for machines in boards
            for machine in machines
        )
        self.start = np.zeros((MOST_BOARDS, PENS), np.int32)
        self.opens = np.zeros(6 * total, np.int32)
        self.shown = np.full(total, NONE, np.int32)
        self.after = np.zeros(6 * (total + further), np.int32)
        self.gain = np.zeros(6 * (total + further), np.int32)
        self.spots = np.zeros((MOST_BOARDS, MOST_SPOTS, SPOT_WIDTH), np.int32)
        self._first, self._free = 0, 6 * total
        for board, machines in enumerate(boards):
            spot = 0
            for machine in machines:
                self._add(board, machine, spot)
                spot += len(machine.pen.named_places) or 1

    def _add(self, board: int, machine: Machine, spot: int) -> None:
        first, states = self._first, len(machine.examples)
        self.start[board, machine.pen.index] = first
        for place in range(1, len(machine.pen.named_places)):
            self.spots[board, spot + place, EDGE] = self._free - 6 * first
            self._free += 6 * states
        for state, leaving in enumerate(machine.edges):
            species_shown = machine.shown(state)
            if species_shown is not None:
                self.shown[first + state] = species_shown
            for edge in leaving:
                row = 6 * (first + state) + edge.species
                at = self.spots[board, spot + edge.place, EDGE] + row
                self.opens[row] |= 1 << spot + edge.place
                self.after[at] = first + edge.to
                self.gain[at] = edge.gain
        self._first += states


def _fill_spots(tables: Tables, number: int, rules: Rules, board: Board) -> None:
    for index, spot in enumerate(board.spots):
        row = tables.spots[number, index]
        row[PEN] = spot.pen.index
        row[CODE] = SPOTS.index(spot.id)
        row[SPECIAL] = _special_pens(board).index(spot.pen) if spot.pen in _special_pens(board) else NONE
        row[IN_CENSUS] = census(rules, board, _zoo_with(board, spot.pen, TREX))[TREX]
        if spot.pen.other_bank is not None:
            row[IN_BANK if spot.pen.scores in ACROSS else IN_OTHER_BANK] = 1
        if spot.pen.is_quarantine:
            tables.quarantine[number] = index


def _zoo_with(board: Board, pen: Pen, species: Species) -> Zoo:
    """A bare zoo but for one dinosaur."""
    return zoo_with(board.bare_zoo, board.spots_of_pen[pen.index][0], species)


# --- the die ------------------------------------------------------------------------------------------


def _fill_die(tables: Tables, number: int, board: Board) -> None:
    tables.allowed[number, FREE] = _bits(board, lambda pen: True)
    for face_number, face in enumerate(FACES):
        rule = DIE[face]
        bare = _bits(board, lambda pen, rule=rule: rule(pen, board.bare_zoo))  # type: ignore[misc]
        tables.allowed[number, face_number] = bare
        for column, species in enumerate((SPECIES[1], TREX)):
            for index, spot in enumerate(board.spots):
                zoo = _zoo_with(board, spot.pen, species)
                allowed = _bits(board, lambda pen, rule=rule, zoo=zoo: rule(pen, zoo))  # type: ignore[misc]
                if allowed != bare:
                    tables.minds[face_number, column] = -1
                    tables.spots[number, index, SEEN] = bare & ~allowed


def _bits(board: Board, allows: Callable[[Pen], bool]) -> int:
    """The spots that something allows, and the River (D-13)."""
    return sum(1 << i for i, spot in enumerate(board.spots) if spot.pen.is_river or allows(spot.pen))


# --- points by census ---------------------------------------------------------------------------------


def _fill_scores(tables: Tables, number: int, rules: Rules, board: Board) -> None:
    for k, pen in enumerate(_special_pens(board)):
        tables.special[number, k] = pen.index
        for own, most, right in product(range(1, COUNTS), range(COUNTS), range(COUNTS)):
            if right <= most:
                tables.by_census[number, k, own, most, right] = _points_by_census(pen, own, most, right)
    for pen in (pen for pen in board.pens if pen.scores in ACROSS):
        for here, there in product(range(COUNTS), repeat=2):
            tables.across[number, here, there] = _points_across(board, pen, here, there)


def _special_pens(board: Board) -> list[Pen]:
    return [pen for pen in board.pens if pen.scores in BY_CENSUS]


def _points_by_census(pen: Pen, own: int, most: int, right: int) -> int:
    """Of the middle one of three zoos; the first is on its right, the last has the most."""
    assert pen.scores is not None
    species = SPECIES[0]
    censuses: list[Herd] = [(count, *NO_HERD[1:]) for count in (right, own, most)]
    return SCORES[pen.scores](pen, (species,), Count((), 1, censuses))


def _points_across(board: Board, pen: Pen, here: int, there: int) -> int:
    """Points by the number of one species on either bank."""
    assert pen.scores is not None
    herds = {pen.index: here, pen.other_bank: there}
    zoo = tuple((SPECIES[0],) * herds.get(other.index, 0) for other in board.pens)
    return SCORES[pen.scores](pen, zoo[pen.index], Count(zoo, 0, ()))
