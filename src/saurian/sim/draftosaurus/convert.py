"""From positions, views and actions of the readable engine to the integers of the kernels, and back."""

from typing import NamedTuple

import numpy as np

from saurian.core import Seat
from saurian.games.draftosaurus.actions import (
    CHOOSE,
    DISCARD,
    DRAFT,
    PLACE,
    REHOME,
    Choose,
    Discard,
    Draft,
    DraftosaurusAction,
    Place,
    Rehome,
)
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Zoo
from saurian.games.draftosaurus.phases import OVER, PHASES
from saurian.games.draftosaurus.pieces import FACES, SPECIES, TREX
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.scoring import census, scores
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.draftosaurus.table import Phase
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.machines import arrivals
from saurian.sim.draftosaurus.phases import new_state, put, set_up
from saurian.sim.draftosaurus.tables import NONE, Array, flat_tables, pack, unpack

PHASE_NAMES = tuple(PHASES)


class Known(NamedTuple):
    """What a view shows, as a position of the kernels with gaps."""

    state: Array
    """Hands that are not known are empty; all that is unseen is in the bag."""
    missing: Array
    """By seat, how many dinosaurs of its hand are not known."""
    undecided: int
    """Whose secret choice is in but not known, as bits."""


# --- there --------------------------------------------------------------------------------------------


def from_state(state: DraftosaurusState) -> Array:
    """A position."""
    row = _public(state)
    row[at.IN_BAG] = pack(state.bag)
    for seat, hand in enumerate(state.hands):
        row[at.HANDS + seat] = pack(hand)
    for seat, choice in enumerate(state.secret):
        if choice is not None:
            row[at.SECRET + seat] = to_choice(choice, state.board)
    return row


def from_view(view: DraftosaurusView) -> Known:
    """What a seat knows."""
    row = _public(view)
    row[at.IN_BAG] = pack(view.unseen)
    missing = np.zeros(at.SEATS, np.int32)
    for seat, (hand, size) in enumerate(zip(view.hands, view.hand_sizes, strict=True)):
        if hand is None:
            missing[seat] = size
        else:
            row[at.HANDS + seat] = pack(hand)
    if view.choice is not None and view.seat is not None:
        row[at.SECRET + view.seat] = to_choice(view.choice, view.board)
    return Known(row, missing, sum(1 << seat for seat in view.decided if seat != view.seat))


def _public(table: DraftosaurusState | DraftosaurusView) -> Array:
    """All that a state and a view have in common."""
    row = new_state(flat_tables(table.options, table.rules))
    row[at.BOARD] = len(table.past)
    for board, zoos in enumerate(table.past):
        _write_past(row, table, board, zoos)
    set_up(row, flat_tables(table.options, table.rules))
    row[at.PHASE] = PHASE_NAMES.index(table.phase.name)
    row[at.ROUND], row[at.TURN] = table.round, table.turn
    row[at.ROLLER] = NONE if table.roller is None else table.roller
    row[at.FACE] = NONE if table.die is None else FACES.index(table.die)
    row[at.IN_BOX] = pack(table.box)
    row[at.ACTING] = sum(1 << seat for seat in table.acting_seats if seat >= 0)
    for seat, species in enumerate(table.revealed):
        row[at.SHOWN + seat] = NONE if species is None else species
    for seat, zoo in enumerate(table.zoos):
        _write_zoo(row, table, seat, zoo)
    if table.phase is OVER:
        _write_past(row, table, len(table.past), table.zoos)
    return row


def _write_past(
    row: Array, table: DraftosaurusState | DraftosaurusView, number: int, zoos: "tuple[Zoo, ...] | list[Zoo]"
) -> None:
    """The points and the log of a board that is over."""
    board = table.rules.boards[BOARDS[table.options.board][number]]
    for seat, parts in enumerate(scores(table.rules, board, zoos)):
        row[at.TOTAL + seat] += sum(parts.values())
        row[at.TREXES + seat] += census(table.rules, board, zoos[seat])[TREX]
        _write_log(row, board, number, seat, zoos[seat])


def _write_zoo(row: Array, table: DraftosaurusState | DraftosaurusView, seat: Seat, zoo: Zoo) -> None:
    """A zoo, by putting everyone into it again."""
    tables, round_, turn = flat_tables(table.options, table.rules), int(row[at.ROUND]), int(row[at.TURN])
    row[at.ROUND] = row[at.TURN] = 0
    for species, spot in _placements(table.board, zoo):
        put(row, tables, seat, species, spot)
    row[at.ROUND], row[at.TURN] = round_, turn
    _write_log(row, table.board, len(table.past), seat, zoo)


def _write_log(row: Array, board: Board, number: int, seat: Seat, zoo: Zoo) -> None:
    start = at.LOG + (number * at.SEATS + seat) * at.LOGGED
    row[start : start + at.LOGGED] = 0
    for i, (species, spot) in enumerate(_placements(board, zoo)):
        row[start + i] = 1 + 16 * species + spot


def _placements(board: Board, zoo: Zoo) -> list[tuple[int, int]]:
    """Species and spot of every dinosaur, in an order in which they may have come."""
    first = {spot.pen.index: index for index, spot in reversed(list(enumerate(board.spots)))}
    return [
        (species, first[pen.index] + place)
        for pen in board.pens
        for place, species in arrivals(pen, zoo[pen.index])
    ]


def to_choice(action: DraftosaurusAction, board: Board) -> int:
    """The kernels' number of a seat's action."""
    match action:
        case Choose(species) | Discard(species):
            return int(species)
        case Place(spot) | Rehome(spot):
            return _spot_number(board, spot)
        case Draft(species, spot):
            return 16 * species + _spot_number(board, spot)
    raise AssertionError(f"not a seat's action: {action}")


def _spot_number(board: Board, id: str) -> int:
    return board.spots.index(board.spot[id])


# --- back ---------------------------------------------------------------------------------------------


def to_state(row: Array, options: DraftosaurusOptions, rules: Rules) -> DraftosaurusState:
    """The readable position."""
    state = DraftosaurusState.start(options, rules)
    players = range(options.players)
    past = [_read_zoos(row, options, rules, number) for number in range(int(row[at.BOARD]))]
    state.past = tuple(tuple(zoos) for zoos in past)
    state.board = rules.boards[BOARDS[options.board][len(past)]]
    state.round, state.turn = int(row[at.ROUND]), int(row[at.TURN])
    state.roller = None if row[at.ROLLER] == NONE else int(row[at.ROLLER])
    state.die = None if row[at.FACE] == NONE else FACES[row[at.FACE]]
    state.phase = PHASES[PHASE_NAMES[row[at.PHASE]]]
    state.acting_seats = [-1] if row[at.PHASE] <= at.ROLL else [s for s in players if row[at.ACTING] >> s & 1]
    state.secret = [to_action(int(row[at.SECRET + seat]), state.phase, state.board) for seat in players]
    state.revealed = tuple(
        None if row[at.SHOWN + seat] == NONE else SPECIES[row[at.SHOWN + seat]] for seat in players
    )
    state.bag, state.box = unpack(row[at.IN_BAG]), unpack(row[at.IN_BOX])
    state.hands = [unpack(row[at.HANDS + seat]) for seat in players]
    state.zoos = _read_zoos(row, options, rules, len(past))
    return state


def to_action(choice: int, phase: Phase, board: Board) -> DraftosaurusAction | None:
    """The action of a number in a phase; None for `NONE`."""
    if choice == NONE:
        return None
    match phase.name:
        case "choose":
            return CHOOSE[SPECIES[choice]]
        case "place":
            return PLACE[board.spots[choice].id]
        case "draft":
            return DRAFT[SPECIES[choice >> 4], board.spots[choice & 15].id]
        case "discard":
            return DISCARD[SPECIES[choice]]
        case "rehome":
            return REHOME[board.spots[choice].id]
    raise AssertionError(f"no seat decides in {phase.name}")


def _read_zoos(row: Array, options: DraftosaurusOptions, rules: Rules, number: int) -> list[Zoo]:
    """The zoos of a board, by its log."""
    board = rules.boards[BOARDS[options.board][number]]
    zoos = []
    for seat in range(options.players):
        start = at.LOG + (number * at.SEATS + seat) * at.LOGGED
        zoos.append(_read_zoo(board, [int(entry) - 1 for entry in row[start : start + at.LOGGED] if entry]))
    return zoos


def _read_zoo(board: Board, entries: list[int]) -> Zoo:
    zoo = list(board.bare_zoo)
    for entry in entries:
        species, spot = SPECIES[entry >> 4 & 7], board.spots[entry & 15]
        zoo[spot.pen.index] = spot.pen.put(zoo[spot.pen.index], species, spot.place)
        if entry >= at.REHOMED:
            assert board.quarantine is not None
            zoo[board.quarantine.index] = board.quarantine.bare
    return tuple(zoo)
