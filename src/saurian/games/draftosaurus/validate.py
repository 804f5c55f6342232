"""Validation of typed zoos and positions: whether a game can come to them."""

from collections.abc import Sequence
from itertools import chain

from saurian.core import Message, Problem, Seat
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Pen, Zoo
from saurian.games.draftosaurus.phases import (
    CHOOSING,
    DEALING,
    DISCARDING,
    DRAFTING,
    FINDING_FIRST_ROLLER,
    MUST_MOVE,
    OVER,
    PLACING,
    REHOMING,
    ROLLING,
)
from saurian.games.draftosaurus.pieces import Herd, Species, herd_of, plus
from saurian.games.draftosaurus.roller import passes_a_round, seats_back_to_second_roller
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.table import Phase, Position

# --- zoos ---------------------------------------------------------------------------------------------


def check_zoos(rules: Rules, board: Board, zoos: Sequence[Zoo], rehomed: bool = True) -> None:
    """Raise a `Problem` that names seat, pen and rule for the first thing that cannot be.

    `rehomed`: a full zoo is to be counted now, so that its quarantine must be settled.
    """
    for seat, zoo in enumerate(zoos):
        for pen in board.pens:
            _check_pen(seat, pen, zoo)
        _check_size(rules, board, seat, zoo)
        if rehomed:
            _check_quarantine(rules, board, seat, zoo)
    _check_species(rules, board, zoos)


def zoo_size(zoo: Zoo) -> int:
    """How many dinosaurs a zoo holds."""
    return sum(len(contents) - contents.count(None) for contents in zoo)


def _check_pen(seat: Seat, pen: Pen, zoo: Zoo) -> None:
    """The dinosaurs of a pen can have come one by one, in the order in which it is filled."""
    contents = pen.bare
    for place, species in enumerate(zoo[pen.index]):
        if species is not None:
            why_not = pen.why_not(contents, species, place)
            if why_not is not None:
                raise _impossible(seat, pen, Message(why_not, {"pen": pen.id, "rule": pen.accept_rule}))
            contents = pen.put(contents, species, place)


def _check_size(rules: Rules, board: Board, seat: Seat, zoo: Zoo) -> None:
    """No more than twelve (D-15)."""
    size = 0
    for pen in board.pens:
        size += len(zoo[pen.index]) - zoo[pen.index].count(None)
        if size > rules.zoo_holds:
            raise _impossible(seat, pen, Message("why-zoo-full", {"count": rules.zoo_holds, "rule": "D-15"}))


def _check_quarantine(rules: Rules, board: Board, seat: Seat, zoo: Zoo) -> None:
    """Nobody is left in the quarantine of a full zoo, unless it may stay (D-46)."""
    pen = board.quarantine
    if pen and pen.must_leave and zoo[pen.index] and zoo_size(zoo) == rules.zoo_holds:
        raise _impossible(seat, pen, MUST_MOVE)


def _check_species(rules: Rules, board: Board, zoos: Sequence[Zoo]) -> None:
    """No more of a species than were in the bag (D-03)."""
    left = list(rules.bag(len(zoos)))
    for seat, zoo in enumerate(zoos):
        for pen in board.pens:
            for species in zoo[pen.index]:
                if species is not None:
                    left[species] -= 1
                    if left[species] < 0:
                        raise _impossible(seat, pen, _too_many(rules, species, len(zoos)))


def _too_many(rules: Rules, species: Species, players: int) -> Message:
    count = rules.bag_per_species[players]
    return Message(
        "why-too-many", {"species": species.id, "count": count, "players": players, "rule": "D-03"}
    )


def _impossible(seat: Seat, pen: Pen, why: Message) -> Problem:
    return Problem(Message("impossible-zoo", {"number": seat, "key": pen.id}), why)


# --- positions ----------------------------------------------------------------------------------------

BEFORE_HANDS = (FINDING_FIRST_ROLLER, DEALING, REHOMING, OVER)
BEFORE_ROLL = (*BEFORE_HANDS, ROLLING)
AFTER_LAST_TURN = (REHOMING, OVER)


def check_position(state: Position) -> None:
    """Raise a `Problem` if no game can come to this position. Secret choices are not looked at."""
    phase, players = state.phase, state.options.players
    _need(phase in _phases_of(state.options), "phase")
    _need(phase is not OVER or len(state.past) + 1 == len(state.boards), "phase")
    _check_time(state)
    _need((state.roller is None) == (phase is FINDING_FIRST_ROLLER), "roller")
    _need(state.roller is None or state.roller < players, "roller")
    _need(state.options.first is None or state.roller == _roller_after(state, state.options.first), "roller")
    _need((state.die is None) == (phase in BEFORE_ROLL), "die")
    _need(all((species is not None) == (phase is PLACING) for species in state.revealed), "shows")
    _check_sizes(state)
    check_zoos(state.rules, state.board, state.zoos, rehomed=phase is OVER)
    _need(_all_dinosaurs(state) == state.rules.bag(players), "bag")
    _need(phase is not REHOMING or bool(phase.acting(state)), "phase")


def _phases_of(options: DraftosaurusOptions) -> Sequence[Phase]:
    phases: list[Phase] = [DEALING, ROLLING, REHOMING, OVER]
    phases += [DRAFTING] if options.order == "quick" else [CHOOSING, PLACING]
    if options.players == 2:
        phases.append(DISCARDING)
    if options.first is None:
        phases.append(FINDING_FIRST_ROLLER)
    return phases


def _check_time(state: Position) -> None:
    ended = state.phase in AFTER_LAST_TURN
    rounds = range(state.course.rounds, state.course.rounds + 1) if ended else range(state.course.rounds)
    _need(state.round in rounds, "round")
    _need(state.turn in range(1 if state.phase in BEFORE_HANDS else state.course.turns), "turn")
    beginning = state.round == 0 and not state.past
    _need(state.phase is not FINDING_FIRST_ROLLER or beginning, "phase")


def _roller_after(state: Position, first: Seat) -> Seat:
    """The current roller if that seat rolled first (D-14, D-16, D-18)."""
    course, boards = state.course, len(state.past)
    in_a_round = passes_a_round(state.options, course)
    rounds = boards * course.rounds + state.round
    passes = rounds * in_a_round + min(state.turn, in_a_round - 1)
    passes -= boards * seats_back_to_second_roller(state.options, course)
    return (first + passes) % state.options.players


def _check_sizes(state: Position) -> None:
    """Hands, zoos and box hold as many as the turn says."""
    course, players, phase = state.course, state.options.players, state.phase
    turns = state.round * course.turns + state.turn
    placed = turns + (phase is DISCARDING)
    _need(all(zoo_size(zoo) == placed for zoo in state.zoos), "zoo")
    _need(sum(state.box) == (turns * players if course.discard else 0), "box")
    in_hand = course.hand - state.turn * (1 + course.discard) - (phase in (PLACING, DISCARDING))
    sizes = [sum(hand) for hand in state.hands]
    if phase is DEALING:
        dealt = sizes.count(course.hand)
        _need(dealt < players and sizes == [course.hand] * dealt + [0] * (players - dealt), "hand")
    else:
        _need(sizes == [0 if phase in BEFORE_HANDS else in_hand] * players, "hand")


def _all_dinosaurs(state: Position) -> Herd:
    everywhere = plus(plus(state.bag, state.box), herd_of(state.revealed))
    for hand, zoo in zip(state.hands, state.zoos, strict=True):
        everywhere = plus(plus(everywhere, hand), herd_of(chain.from_iterable(zoo)))
    return everywhere


def _need(holds: bool, part: str) -> None:
    if not holds:
        raise Problem(Message("impossible-position", {"field": part}))
