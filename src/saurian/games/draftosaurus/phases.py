"""What happens: the steps of a turn, each with what may be done in it and what comes of it.

first ─→ deal, a hand each ─→ roll ─→ choose ─→ place ──┬─→ discard ─┐   (two players discard)
           ↑                   ↑ └──→ draft ────────────┤            │   (quick order drafts)
           └── a new round ────┴── hands and die go left ←───────────┘
after the last turn: rehome (if a quarantine is occupied) ─→ the next board of the match, or over
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from operator import le
from random import Random

from saurian.core import CHANCE, Event, Message, Seat
from saurian.games.draftosaurus.actions import (
    DISCARD,
    DRAFT,
    PLACE,
    REHOME,
    ROLL,
    Choose,
    Deal,
    Discard,
    Draft,
    DraftosaurusAction,
    FirstRoller,
    Place,
    Rehome,
    Roll,
    choices,
)
from saurian.games.draftosaurus.legal import binding_die, placeable, why_not_place
from saurian.games.draftosaurus.pens import with_contents
from saurian.games.draftosaurus.pieces import (
    FACES,
    NO_HERD,
    SPECIES,
    Herd,
    Species,
    dinosaurs_of,
    herd_of,
    minus,
    plus,
    without,
)
from saurian.games.draftosaurus.roller import seats_back_to_second_roller
from saurian.games.draftosaurus.table import PHASES as PHASES  # filled below
from saurian.games.draftosaurus.table import WRONG_STEP, Phase, Position, Table, register

NOT_YOUR_TURN = Message("why-not-your-turn")
NOT_POSSIBLE = Message("why-not-possible")
NOT_IN_HAND = Message("why-not-in-hand", {"rule": "D-11"})
NO_SUCH_SPOT = Message("why-no-such-spot", {"rule": "D-01"})
MUST_MOVE = Message("why-must-move", {"rule": "D-46"})


# --- chance -------------------------------------------------------------------------------------------


class ChancePhase(Phase):
    """Chance acts."""

    def acting(self, state: Position) -> list[Seat]:
        """Chance alone."""
        return [CHANCE]


class FindingFirstRoller(ChancePhase):
    """Chance names the first roller (D-04)."""

    name = "first"

    def odds(self, state: Position) -> Sequence[tuple[DraftosaurusAction, int]]:
        """Every seat alike."""
        return [(FirstRoller(seat), 1) for seat in range(state.options.players)]

    def sample(self, state: Position, rng: Random) -> DraftosaurusAction:
        """Any seat."""
        return FirstRoller(rng.randrange(state.options.players))

    def possible(self, state: Position, action: DraftosaurusAction) -> bool:
        """Any seat."""
        return isinstance(action, FirstRoller) and action.seat in range(state.options.players)

    def happen(self, state: Position, action: DraftosaurusAction) -> list[Event]:
        """That seat takes the die."""
        assert isinstance(action, FirstRoller)
        state.roller = action.seat
        DEALING.enter(state)
        return [Event("first-roller", {"seat": action.seat})]


class Dealing(ChancePhase):
    """Seat after seat draws a hand from the bag (D-10, D-17)."""

    name = "deal"

    def odds(self, state: Position) -> Sequence[tuple[DraftosaurusAction, int]]:
        """Each hand as often as there are ways to draw it."""
        hands = (herd_of(d) for d in combinations_with_replacement(SPECIES, state.course.hand))
        return [(Deal(hand), ways) for hand in hands if (ways := _ways_to_draw(hand, state.bag))]

    def sample(self, state: Position, rng: Random) -> DraftosaurusAction:
        """Blindly out of the bag."""
        return Deal(herd_of(rng.sample(dinosaurs_of(state.bag), state.course.hand)))

    def possible(self, state: Position, action: DraftosaurusAction) -> bool:
        """As many as a hand holds, all of them in the bag."""
        return (
            isinstance(action, Deal)
            and sum(action.herd) == state.course.hand
            and all(map(le, NO_HERD, action.herd))
            and all(map(le, action.herd, state.bag))
        )

    def happen(self, state: Position, action: DraftosaurusAction) -> list[Event]:
        """The next seat takes that hand; after the last seat the die is rolled."""
        assert isinstance(action, Deal)
        seat = state.hands.index(NO_HERD)
        state.bag = minus(state.bag, action.herd)
        state.hands[seat] = action.herd
        dinosaurs = tuple(species.id for species in dinosaurs_of(action.herd))
        events = [
            Event("dealt", {"seat": seat, "count": state.course.hand}),
            Event("drawn", {"seat": seat, "dinosaurs": dinosaurs}, to=(seat,)),
        ]
        if seat == state.options.players - 1:
            ROLLING.enter(state)
        return events


def _ways_to_draw(hand: Herd, bag: Herd) -> int:
    return prod(comb(there, taken) for there, taken in zip(bag, hand, strict=True))


class Rolling(ChancePhase):
    """The die is rolled (D-05, D-11)."""

    name = "roll"

    def odds(self, state: Position) -> Sequence[tuple[DraftosaurusAction, int]]:
        """Every face alike."""
        return [(ROLL[face], 1) for face in FACES]

    def sample(self, state: Position, rng: Random) -> DraftosaurusAction:
        """Any face."""
        return ROLL[rng.choice(FACES)]

    def possible(self, state: Position, action: DraftosaurusAction) -> bool:
        """Any face."""
        return isinstance(action, Roll)

    def happen(self, state: Position, action: DraftosaurusAction) -> list[Event]:
        """The face lies up; everyone chooses."""
        assert isinstance(action, Roll)
        assert state.roller is not None
        state.die = action.face
        (DRAFTING if state.options.order == "quick" else CHOOSING).enter(state)
        return [Event("rolled", {"seat": state.roller, "face": action.face})]


# --- everyone at once, in secret ----------------------------------------------------------------------


class SecretPhase(Phase):
    """Several seats decide at once; nobody learns anything before the last decision is in."""

    def acting(self, state: Position) -> list[Seat]:
        """Everyone."""
        return list(range(state.options.players))


class Choosing(SecretPhase):
    """Choose a dinosaur of the hand (D-11, printed order)."""

    name = "choose"

    def legal(self, table: Table, seat: Seat) -> Sequence[DraftosaurusAction]:
        """Any species in the hand."""
        return choices(_hand(table, seat))

    def why_not(self, table: Table, seat: Seat, action: DraftosaurusAction) -> Message | None:
        """It must be in the hand."""
        if not isinstance(action, Choose):
            return WRONG_STEP
        return None if _hand(table, seat)[action.species] else NOT_IN_HAND

    def reveal(self, state: Position) -> list[Event]:
        """The chosen ones leave the hands for all to see."""
        events, shown = [], []
        for seat, choice in enumerate(state.secret):
            assert isinstance(choice, Choose)
            state.hands[seat] = without(state.hands[seat], choice.species)
            shown.append(choice.species)
            events.append(Event("revealed", {"seat": seat, "species": choice.species.id}))
        state.revealed = tuple(shown)
        PLACING.enter(state)
        return events


class Placing(SecretPhase):
    """Place the revealed dinosaur (D-11, D-12, D-13)."""

    name = "place"

    def legal(self, table: Table, seat: Seat) -> Sequence[DraftosaurusAction]:
        """Every spot that pen and die allow."""
        spots = placeable(table.board, table.zoos[seat], _revealed(table, seat), binding_die(table, seat))
        return [PLACE[spot.id] for spot in spots]

    def why_not(self, table: Table, seat: Seat, action: DraftosaurusAction) -> Message | None:
        """Pen and die must allow it."""
        if not isinstance(action, Place):
            return WRONG_STEP
        spot = table.board.spot.get(action.spot)
        if spot is None:
            return NO_SUCH_SPOT
        return why_not_place(table.zoos[seat], _revealed(table, seat), spot, binding_die(table, seat))

    def reveal(self, state: Position) -> list[Event]:
        """All dinosaurs take their places."""
        events = []
        for seat, choice in enumerate(state.secret):
            assert isinstance(choice, Place)
            events.append(state.put(seat, _revealed(state, seat), choice.spot))
        state.revealed = (None,) * state.options.players
        return events + after_placing(state)


class Drafting(SecretPhase):
    """Choose and place in one step (D-11, quick order)."""

    name = "draft"

    def legal(self, table: Table, seat: Seat) -> Sequence[DraftosaurusAction]:
        """Every species in the hand wherever pen and die allow it."""
        zoo, hand, die = table.zoos[seat], _hand(table, seat), binding_die(table, seat)
        return [
            DRAFT[species, spot.id]
            for species in SPECIES
            if hand[species]
            for spot in placeable(table.board, zoo, species, die)
        ]

    def why_not(self, table: Table, seat: Seat, action: DraftosaurusAction) -> Message | None:
        """It must be in the hand, and pen and die must allow it."""
        if not isinstance(action, Draft):
            return WRONG_STEP
        spot = table.board.spot.get(action.spot)
        if spot is None:
            return NO_SUCH_SPOT
        if not _hand(table, seat)[action.species]:
            return NOT_IN_HAND
        return why_not_place(table.zoos[seat], action.species, spot, binding_die(table, seat))

    def reveal(self, state: Position) -> list[Event]:
        """All dinosaurs take their places."""
        events = []
        for seat, choice in enumerate(state.secret):
            assert isinstance(choice, Draft)
            state.hands[seat] = without(state.hands[seat], choice.species)
            events.append(state.put(seat, choice.species, choice.spot))
        return events + after_placing(state)


class Discarding(SecretPhase):
    """Two players: choose a second dinosaur for the box (D-17)."""

    name = "discard"

    def legal(self, table: Table, seat: Seat) -> Sequence[DraftosaurusAction]:
        """Any species in the hand."""
        hand = _hand(table, seat)
        return [DISCARD[species] for species in SPECIES if hand[species]]

    def why_not(self, table: Table, seat: Seat, action: DraftosaurusAction) -> Message | None:
        """It must be in the hand."""
        if not isinstance(action, Discard):
            return WRONG_STEP
        return None if _hand(table, seat)[action.species] else NOT_IN_HAND

    def reveal(self, state: Position) -> list[Event]:
        """Both go to the box for all to see."""
        events = []
        for seat, choice in enumerate(state.secret):
            assert isinstance(choice, Discard)
            state.hands[seat] = without(state.hands[seat], choice.species)
            state.box = plus(state.box, herd_of([choice.species]))
            events.append(Event("discarded", {"seat": seat, "species": choice.species.id}))
        return events + end_turn(state)


class Rehoming(SecretPhase):
    """Winter, after the last turn: the dinosaurs in quarantine find a home (D-46)."""

    name = "rehome"

    def acting(self, state: Position) -> list[Seat]:
        """Those whose quarantine is occupied."""
        pen = state.board.quarantine
        if pen is None:
            return []
        return [seat for seat, zoo in enumerate(state.zoos) if zoo[pen.index]]

    def legal(self, table: Table, seat: Seat) -> Sequence[DraftosaurusAction]:
        """Every spot whose own rule allows it; where it is, if it may stay."""
        spots = (REHOME[spot.id] for spot in table.board.spots)
        return [action for action in spots if self.why_not(table, seat, action) is None]

    def why_not(self, table: Table, seat: Seat, action: DraftosaurusAction) -> Message | None:
        """The pen must allow it; no die."""
        if not isinstance(action, Rehome):
            return WRONG_STEP
        spot = table.board.spot.get(action.spot)
        if spot is None:
            return NO_SUCH_SPOT
        if spot.pen.is_quarantine:
            return MUST_MOVE if spot.pen.must_leave else None
        return why_not_place(table.zoos[seat], quarantined(table, seat), spot, None)

    def reveal(self, state: Position) -> list[Event]:
        """All move together."""
        events = []
        for seat, choice in enumerate(state.secret):
            if isinstance(choice, Rehome):
                events.append(self._move(state, seat, choice.spot))
        return events + end_board(state)

    def _move(self, state: Position, seat: Seat, spot: str) -> Event:
        species = quarantined(state, seat)
        pen = state.board.quarantine
        assert pen is not None
        if spot == pen.id:
            return Event("stayed", {"seat": seat, "species": species.id})
        state.zoos[seat] = with_contents(state.zoos[seat], pen, pen.bare)
        state.put(seat, species, spot)
        return Event("rehomed", {"seat": seat, "species": species.id, "spot": spot})


class Over(Phase):
    """Nothing more happens (D-15)."""

    name = "over"


def _hand(table: Table, seat: Seat) -> Herd:
    hand = table.hands[seat]
    assert hand is not None, "a seat knows its own hand"
    return hand


def _revealed(table: Table, seat: Seat) -> Species:
    species = table.revealed[seat]
    assert species is not None, "nothing is placed before it is revealed"
    return species


def quarantined(table: Table, seat: Seat) -> Species:
    """The dinosaur in the seat's quarantine."""
    pen = table.board.quarantine
    assert pen is not None, "this board has no quarantine"
    species = table.zoos[seat][pen.index][0]
    assert species is not None
    return species


# --- from one step to the next ------------------------------------------------------------------------


def after_placing(state: Position) -> list[Event]:
    """Two players discard (D-17); otherwise the turn is over."""
    if state.course.discard:
        DISCARDING.enter(state)
        return []
    return end_turn(state)


def end_turn(state: Position) -> list[Event]:
    """Hands and die go to the left (D-11, D-14)."""
    assert state.roller is not None
    state.hands = state.hands[-1:] + state.hands[:-1]
    state.die = None
    last_but_one = state.turn == state.course.turns - 2
    if not (last_but_one and state.options.last_turn_binds_all):  # D-16
        state.roller = (state.roller + 1) % state.options.players
    state.turn += 1
    if state.turn < state.course.turns:
        ROLLING.enter(state)
        return [Event("passed")]
    return end_round(state)


def end_round(state: Position) -> list[Event]:
    """The next round, or the end of the board (D-10, D-15, D-17)."""
    state.turn = 0
    state.round += 1
    if state.round < state.course.rounds:
        DEALING.enter(state)
        return [Event("round-over", {"round": state.round})]
    REHOMING.enter(state)
    return [] if state.acting_seats else end_board(state)


def end_board(state: Position) -> list[Event]:
    """Points are counted; a match goes on to its next board (D-18)."""
    events = [
        Event("counted", {"seat": seat, "board": state.board.id, "points": sum(parts.values())})
        for seat, parts in enumerate(state.scores())
    ]
    if len(state.past) + 1 < len(state.boards):
        begin_next_board(state)
        return events
    OVER.enter(state)
    result = state.result()
    verdict = {None: "won", "trexes": "won-by-trexes", "shared": "won-shared"}[result.tie_break]
    return events + [Event(verdict, {"seat": seat, "points": result.totals[seat]}) for seat in result.winners]


def begin_next_board(state: Position) -> None:
    """The next board of a match; its first roller is as agreed (D-18)."""
    assert state.roller is not None
    back = seats_back_to_second_roller(state.options, state.course)
    state.roller = (state.roller - back) % state.options.players
    state.past = (*state.past, tuple(state.zoos))
    state.set_up()
    DEALING.enter(state)


FINDING_FIRST_ROLLER = register(FindingFirstRoller())
DEALING = register(Dealing())
ROLLING = register(Rolling())
CHOOSING = register(Choosing())
PLACING = register(Placing())
DRAFTING = register(Drafting())
DISCARDING = register(Discarding())
REHOMING = register(Rehoming())
OVER = register(Over())
