"""What happens: the steps of a game, each with what may be done in it and what comes of it.

    first ─→ pick a hero, draw four chambers, each seat ─→ turn ─→ … ─→ over
    turn ─┬─→ put the chamber ─→ its effect on placing ─→ draw ─┬─→ the rest of the turn ─→ the next turn
          └─→ move ─→ meet Drakon, or the chamber's effect ─────┘

Effects nest: what a step leads to is put on top of a stack of pending steps and is carried out before
what waits below it, depth first. The effects themselves are in `effects`, the abilities in `heroes`.

It always ends. Only Mind control starts a further move out of a move, and it does nothing any more once it
has moved as many heroes in one turn as the box's limit says. A move of the active player
is bounded by the turn, and the turns by the limit of rounds in which no chamber is placed: there are only 71.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from saurian.core import CHANCE, Event, IllegalAction, Message, Seat
from saurian.games.drakon.actions import (
    COIN,
    DONE,
    STEPS_OF,
    USE,
    At,
    Coin,
    Done,
    DrakonAction,
    Draw,
    FirstPlayer,
    PickHero,
    Place,
    Put,
    Snatch,
    Step,
    Use,
    draw,
    place,
    puts,
)
from saurian.games.drakon.knowledge import DISCARDED, HOARD, LAIR, PILE
from saurian.games.drakon.lair import CENTRE, NOWHERE, OFFSETS, Cell, write_cell
from saurian.games.drakon.legal import (
    NOT_POSSIBLE,
    WRONG_STEP,
    Table,
    can_move,
    coin_count,
    magic_ways,
    moves,
    own_hand,
    partners,
    pool,
    second_ways,
    why_not_lie,
    why_not_move,
    why_not_step,
)
from saurian.games.drakon.pieces import (
    ARROW_TEXTS,
    VALUES,
    Chamber,
    Purse,
    find,
    joined,
    with_coin,
    without,
    worth,
)

if TYPE_CHECKING:
    from saurian.games.drakon.state import DrakonState

NOBODY: Seat = -2


class Pending(NamedTuple):
    """A step that is due: whose it is and what it is about."""

    phase: "Phase"
    seat: Seat
    """Who decides: a seat, `CHANCE`, or `NOBODY` if it just happens."""
    hero: Seat = NOBODY
    """Whose hero it is about."""
    other: Seat = NOBODY
    """The second one concerned."""
    chamber: Chamber | None = None
    cell: Cell = NOWHERE
    number: int = 0
    """How many, or how much."""


P = TypeVar("P", bound="Phase")

PHASES: dict[str, "Phase"] = {}
"""Every step by name."""


def known(phase: P) -> P:
    """Enter a step into `PHASES`."""
    assert phase.name not in PHASES
    PHASES[phase.name] = phase
    return phase


class Phase:
    """One step. What a step does not say, does not happen in it.

    No abstract base class, for the reason given at `Action`.
    """

    name: str

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """The step is on top: somebody must decide, unless it can be done at once."""
        state.now = pending
        return []

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """All that the seat that decides may do."""
        return ()

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why the seat that decides may not do this."""
        return WRONG_STEP

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The seat does this, which is legal."""
        raise NotImplementedError

    def odds(self, state: "DrakonState", pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """What chance may do, each with its weight."""
        return ()

    def sample(self, state: "DrakonState", pending: Pending, rng: Random) -> DrakonAction:
        """One action of chance by `odds`."""
        raise IllegalAction(WRONG_STEP)

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance does this, which is possible."""
        raise NotImplementedError


class Over(Phase):
    """Nothing more happens (K-12, K-70)."""

    name = "over"


class Between(Phase):
    """No step is on top; the next one comes from the stack."""

    name = "between"


OVER = known(Over())
BETWEEN = Pending(Between(), NOBODY)
"""What is due between two steps, for a moment."""


# --- chance -------------------------------------------------------------------------------------------


class ChancePhase(Phase):
    """Chance acts."""

    def possible(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> bool:
        """Whether chance may do this: whether it stands in `odds`."""
        return any(action == one for one, _ in self.odds(state, pending))

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Chance does what is possible."""
        return WRONG_STEP


class FindingFirstPlayer(ChancePhase):
    """Chance names the first player (K-01)."""

    name = "first"

    def odds(self, state: "DrakonState", pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every seat alike."""
        return [(FirstPlayer(seat), 1) for seat in range(state.options.players)]

    def sample(self, state: "DrakonState", pending: Pending, rng: Random) -> DrakonAction:
        """Any seat."""
        return FirstPlayer(rng.randrange(state.options.players))

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """That seat picks first."""
        assert isinstance(action, FirstPlayer)
        return begin_picking(state, action.seat)


class Drawing(ChancePhase):
    """A seat draws so many chambers, as long as there are any (K-04, K-22)."""

    name = "draw"

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """An empty pile gives nothing."""
        if state.pile and pending.number:
            state.now = pending
        return []

    def odds(self, state: "DrakonState", pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every chamber of the pile alike."""
        return [(draw(chamber), state.pile.count(chamber)) for chamber in dict.fromkeys(state.pile)]

    def sample(self, state: "DrakonState", pending: Pending, rng: Random) -> DrakonAction:
        """Any chamber of the pile."""
        return draw(rng.choice(state.pile))

    def possible(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> bool:
        """Any chamber of the pile."""
        return isinstance(action, Draw) and find(state.pile, action.chamber) is not None

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """It goes to the hand."""
        assert isinstance(action, Draw)
        seat, chamber = pending.hero, action.chamber
        place = find(state.pile, chamber)
        assert place is not None
        del state.pile[place]
        state.hands[seat] = joined(state.hands[seat], chamber)
        state.note_chamber(PILE, seat, chamber)
        if pending.number > 1:
            state.push(pending._replace(number=pending.number - 1))
        return [
            Event("chamber-drawn", {"seat": seat}),
            Event("you-drew", {"seat": seat, "chamber": chamber.kind}, to=(seat,)),
        ]


class MovingCoin(ChancePhase):
    """A random coin goes from `hero` to `other`; either may be the hoard (K-40 to K-42, K-61, K-86)."""

    name = "coin"

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """No coin there: nothing happens."""
        if any(self._purse(state, pending)):
            state.now = pending
        return []

    def _purse(self, state: "DrakonState", pending: Pending) -> Purse:
        return state.hoard if pending.hero == HOARD else state.purses[pool(state.options, pending.hero)]

    def odds(self, state: "DrakonState", pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every coin there alike."""
        purse = self._purse(state, pending)
        return [(COIN[value], purse[value - 1]) for value in VALUES if purse[value - 1]]

    def sample(self, state: "DrakonState", pending: Pending, rng: Random) -> DrakonAction:
        """Any coin there."""
        ones, twos, threes = self._purse(state, pending)
        lot = rng.randrange(ones + twos + threes)
        return COIN[1 if lot < ones else 2 if lot < ones + twos else 3]

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """It changes its owner; only those concerned see it."""
        assert isinstance(action, Coin)
        return move_coin(state, pending.hero, pending.other, action.value)


class TradingCoin(MovingCoin):
    """A random coin of the hoard comes for one of value `number`, which has been offered (K-86)."""

    name = "trade"

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The new one is taken before the offered one goes."""
        assert isinstance(action, Coin)
        seat = pending.other
        give_coin(state, HOARD, seat, action.value)
        give_coin(state, seat, HOARD, pending.number)
        values = {"value": pending.number, "new": action.value}
        return [
            Event("coin-traded", {"seat": seat}),
            Event("coin-traded-was", values, to=partners(state.options, seat)),
            *check_goal(state, seat),
        ]


class Snatching(ChancePhase):
    """A random chamber goes from the hand of `other` to that of `hero` (K-43)."""

    name = "snatch"

    def odds(self, state: "DrakonState", pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every chamber of the hand alike."""
        hand = state.hands[pending.other]
        return [(Snatch(chamber), hand.count(chamber)) for chamber in dict.fromkeys(hand)]

    def sample(self, state: "DrakonState", pending: Pending, rng: Random) -> DrakonAction:
        """Any chamber of the hand."""
        return Snatch(rng.choice(state.hands[pending.other]))

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The two concerned see it; the robbed one draws nothing."""
        assert isinstance(action, Snatch)
        thief, victim, chamber = pending.hero, pending.other, action.chamber
        state.hands[victim] = without(state.hands[victim], chamber)
        state.hands[thief] = joined(state.hands[thief], chamber)
        state.note_chamber(victim, thief, chamber, tells=True)
        if state.box.rulings.robbed_hand_draws:
            state.push(draw_one(victim))
        args = {"seat": thief, "other": victim}
        return [
            Event("chamber-stolen", args),
            Event("chamber-stolen-was", {**args, "chamber": chamber.kind}, to=(thief, victim)),
        ]


# --- choosing -----------------------------------------------------------------------------------------


class Choice(Phase):
    """A seat chooses among candidates: those to which there is no objection."""

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """All that could be thought of."""
        return ()

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why not, if it is one that could be thought of or not."""
        return WRONG_STEP

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates without objection."""
        return [
            action
            for action in self.candidates(table, pending)
            if self.objection(table, pending, action) is None
        ]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """The objection to it."""
        return self.objection(table, pending, action)


class PickingHero(Choice):
    """Pick a hero that nobody has, put it on the entrance, draw (K-01, K-04)."""

    name = "pick"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """The heroes of the game."""
        return [PickHero(hero) for hero in table.box.abilities]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Each hero once."""
        if not isinstance(action, PickHero):
            return WRONG_STEP
        if action.hero not in table.box.abilities:
            return NOT_POSSIBLE
        if action.hero in table.heroes:
            return Message("why-hero-taken", {"hero": action.hero, "rule": "K-01"})
        return None

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The next seat picks; after the last one the first turn begins."""
        assert isinstance(action, PickHero)
        seat = pending.seat
        state.heroes[seat] = action.hero
        state.cells[seat] = CENTRE
        after = (seat + 1) % state.options.players
        if state.heroes[after] is None:
            state.push(Pending(PICKING_HERO, after))
        else:
            state.push(turn_of(after))
        state.push(Pending(DRAWING, CHANCE, seat, number=state.box.hand))
        return [Event("hero-picked", {"seat": seat, "hero": action.hero})]


class Putting(Phase):
    """Put the chamber that was taken from the hand into the lair (K-20, K-21)."""

    name = "put"

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """Every empty cell next to a chamber, turned as it fits."""
        assert pending.chamber is not None
        arrows = pending.chamber.arrows
        actions: list[DrakonAction] = []
        for cell, facing in table.lair.frontier.items():
            actions += puts(cell, arrows, facing)
        return actions

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Next to a chamber, and no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        assert pending.chamber is not None
        return why_not_lie(pending.chamber, action, table.lair.frontier, "K-20")

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """It lies; what it does on placing comes first, then a new one is drawn (K-22)."""
        assert isinstance(action, Put)
        assert pending.chamber is not None
        chamber = Chamber(pending.chamber.kind, action.arrows)
        state.lair.put(action.cell, chamber)
        state.idle = 0
        state.push(draw_one(pending.seat))
        events = [lies("chamber-placed", pending.seat, action.cell, chamber)]
        return events + state.box.effects[chamber.kind].placed(state, pending.seat, action.cell)


class Steering(Phase):
    """`seat` moves `hero` by one legal move: his own (K-84), or another's (K-50, K-83)."""

    name = "steer"

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """Every legal move of that hero."""
        return moves(table, table.cells[pending.hero])

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must be a legal move."""
        return why_not_move(table, table.cells[pending.hero], action)

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """He goes; what he meets there is his own player's matter."""
        return go(state, pending.hero, pending.seat, action)


class Blown(Phase):
    """The second step out of a Windstorm (K-53). The hero is in the chamber that he only passes."""

    name = "blown"

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """By its arrows, or those that it counts as having."""
        return STEPS_OF[second_ways(table, table.cells[pending.hero])]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """A Harp calls here, too."""
        if not isinstance(action, Step):
            return WRONG_STEP
        cell = table.cells[pending.hero]
        exits = table.box.effects[table.lair[cell].kind].exits(table.lair, cell)
        return why_not_step(table, cell, action.side, second_ways(table, cell), exits)

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Where it ends takes effect."""
        assert isinstance(action, Step)
        return arrive(state, pending.hero, state.cells[pending.hero] + OFFSETS[action.side])


# --- the turn -----------------------------------------------------------------------------------------


class Turn(Phase):
    """Place a chamber or move; before or after it, the hero's ability (K-10, K-11, K-81)."""

    name = "turn"

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """A seat that can do nothing is passed over (K-11); if nobody can, it is over (K-12)."""
        seat = pending.seat
        if state.left and can_act(state, seat):
            state.now = pending
            return []
        if state.left and not any(can_act(state, other) for other in range(state.options.players)):
            return finish_by_coins(state, "exhausted")
        if can_use(state, seat):
            state.now = pending
            return []
        return skip_turn(state, seat) if state.left == state.actions_a_turn else end_turn(state, seat)

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """Chambers that fit somewhere, moves, the ability; the end if there is nothing that must be done."""
        seat = pending.seat
        actions: list[DrakonAction] = []
        if table.left:
            lair = table.lair
            hand = dict.fromkeys(own_hand(table, seat))
            actions += [place(chamber) for chamber in hand if lair.has_room_for(chamber.arrows)]
            actions += moves(table, table.cells[seat])
        if table.options.heroes:
            may_end = not actions
            if can_use(table, seat):
                actions.append(USE)
            if may_end:
                actions.append(DONE)
        return actions

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """One action a turn, and it must be possible."""
        seat = pending.seat
        if isinstance(action, Place) and table.left:
            return why_not_place(table, seat, action.chamber)
        if isinstance(action, Use):
            return why_not_use(table, seat)
        if isinstance(action, Done):
            return self._why_not_end(table, seat)
        if not table.left:
            return Message("why-one-action", {"rule": "K-10"})
        return why_not_move(table, table.cells[seat], action)

    def _why_not_end(self, table: Table, seat: Seat) -> Message | None:
        if table.left and (can_place(table, seat) or can_move(table, seat)):
            return Message("why-must-act", {"rule": "K-10"})
        return None

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The rest of the turn waits until all that comes of it is done."""
        seat = pending.seat
        if isinstance(action, Done):
            return end_turn(state, seat)
        state.push(pending)
        if isinstance(action, Use):
            return use_ability(state, seat)
        state.left -= 1
        if isinstance(action, Place):
            state.now = Pending(PUTTING, seat, seat, chamber=action.chamber)
            return leave_hand(state, seat, action.chamber)
        return go(state, seat, seat, action)


class NextTurn(Phase):
    """The turn is over, whatever its end brought (K-10)."""

    name = "next"

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """The neighbour on the left is next, unless nothing has been built for too long."""
        players = state.options.players
        state.idle += 1
        if state.idle >= state.box.limits.idle_rounds * players:
            return finish_by_coins(state, "idle")
        begin_turn(state, (pending.seat + 1) % players)
        return []


@cache
def turn_of(seat: Seat) -> Pending:
    """The seat's turn is due."""
    return Pending(TURN, seat)


@cache
def next_turn_of(seat: Seat) -> Pending:
    """The end of the seat's turn is due."""
    return Pending(NEXT_TURN, seat)


@cache
def draw_one(seat: Seat) -> Pending:
    """The seat is due to draw a chamber."""
    return Pending(DRAWING, CHANCE, seat, number=1)


def can_place(table: Table, seat: Seat) -> bool:
    """Whether a chamber of the hand fits anywhere (K-11, K-13)."""
    return any(table.lair.has_room_for(chamber.arrows) for chamber in own_hand(table, seat))


def can_act(state: "DrakonState", seat: Seat) -> bool:
    """Whether the seat could place or move, if need be by magic (K-11, K-85)."""
    if can_place(state, seat) or can_move(state, seat):
        return True
    ability = state.ability(seat)
    return ability is not None and ability.moves and bool(magic_ways(state, state.cells[seat]))


def why_not_place(table: Table, seat: Seat, chamber: Chamber) -> Message | None:
    """Why the seat cannot place this chamber at all."""
    if chamber not in own_hand(table, seat):
        return Message("why-chamber-not-in-hand", {"chamber": chamber.kind, "rule": "K-20"})
    if not table.lair.has_room_for(chamber.arrows):
        return Message("why-fits-nowhere", {"chamber": chamber.kind, "rule": "K-13"})
    return None


def can_use(table: Table, seat: Seat) -> bool:
    """Whether the seat may use its ability in its turn now (K-81)."""
    ability = table.ability(seat)
    return ability is not None and ability.usable(table, seat)


def why_not_use(table: Table, seat: Seat) -> Message | None:
    """Why the seat may not use its ability now."""
    if not table.options.heroes:
        return Message("why-no-abilities", {"rule": "K-81"})
    ability = table.ability(seat)
    if ability is None:
        return Message("why-ability-used", {"rule": "K-81"})
    if not ability.usable(table, seat):
        return Message("why-ability-idle", {"hero": ability.id, "rule": ability.rule})
    return None


def use_ability(state: "DrakonState", seat: Seat) -> list[Event]:
    """The seat's hero does what only he can, once (K-81)."""
    ability = state.ability(seat)
    assert ability is not None
    state.used |= 1 << seat
    event = Event("ability-used", {"seat": seat, "hero": ability.id})
    return [event, *ability.use(state, seat)]


def begin_picking(state: "DrakonState", seat: Seat) -> list[Event]:
    """The first player picks a hero (K-04)."""
    state.turn = seat
    state.push(Pending(PICKING_HERO, seat))
    return [Event("first-player", {"seat": seat})]


def begin_turn(state: "DrakonState", seat: Seat) -> None:
    """A new turn."""
    state.turn = seat
    state.left = state.actions_a_turn
    state.met = state.forced = 0
    state.push(turn_of(seat))


def skip_turn(state: "DrakonState", seat: Seat) -> list[Event]:
    """The seat can do nothing (K-11); chambers that fit nowhere it shows to prove it (K-13)."""
    state.push(next_turn_of(seat))
    return [Event("turn-skipped", {"seat": seat}), *show_hand(state, seat)]


def end_turn(state: "DrakonState", seat: Seat) -> list[Event]:
    """Who ends his turn beside Drakon meets her (K-60)."""
    state.push(next_turn_of(seat))
    return meet(state) if state.cells[seat] == state.drakon else []


# --- figures ------------------------------------------------------------------------------------------


def go(state: "DrakonState", hero: Seat, steerer: Seat, action: DrakonAction) -> list[Event]:
    """The hero leaves his chamber: a jump, a step, or the first of two steps (K-30, K-53, K-55)."""
    if isinstance(action, At):
        return arrive(state, hero, action.cell)
    assert isinstance(action, Step)
    cell = state.cells[hero]
    there = cell + OFFSETS[action.side]
    if state.box.effects[state.lair[cell].kind].steps == 1:
        return arrive(state, hero, there)
    state.cells[hero] = there
    state.push(Pending(BLOWN, steerer, hero))
    return [Event("hero-blown", {"seat": hero, "cell": write_cell(there)})]


def arrive(state: "DrakonState", hero: Seat, cell: Cell) -> list[Event]:
    """The hero enters a chamber: he escapes (K-80), meets Drakon (K-60, K-62), or it takes effect (K-32)."""
    state.cells[hero] = cell
    effect = state.box.effects[state.lair[cell].kind]
    events = [Event("hero-moved", {"seat": hero, "chamber": effect.id, "cell": write_cell(cell)})]
    guarded = state.drakon == cell
    if not (guarded and state.box.rulings.drakon_bars_escape):
        events += check_escape(state, hero, effect.leads_out)
    if state.now.phase is OVER:
        return events
    return events + (meet(state) if guarded else effect.entered(state, hero))


def meet(state: "DrakonState", moved: bool = False) -> list[Event]:
    """Every hero in Drakon's chamber goes to the entrance and returns a coin (K-60, K-61).

    One whom she has met in this turn because he entered or ended there is let off the second time, unless
    she has moved to him.
    """
    assert state.drakon is not None
    there = [seat for seat in in_turn_order(state) if state.cells[seat] == state.drakon]
    if not moved and state.box.rulings.one_meeting_a_turn:
        there = [seat for seat in there if not state.met >> seat & 1]
    for seat in reversed(there):
        state.push(Pending(MOVING_COIN, CHANCE, seat, HOARD))
    events = []
    for seat in there:
        state.cells[seat] = CENTRE
        if not moved:
            state.met |= 1 << seat
        events.append(Event("drakon-met", {"seat": seat}))
    return events


def in_turn_order(state: "DrakonState") -> list[Seat]:
    """All seats, the one whose turn it is first."""
    players = state.options.players
    return [(state.turn + place) % players for place in range(players)]


# --- chambers and hands -------------------------------------------------------------------------------


def leave_hand(state: "DrakonState", seat: Seat, chamber: Chamber) -> list[Event]:
    """The chamber is taken from the hand for all to see."""
    state.hands[seat] = without(state.hands[seat], chamber)
    state.note_chamber(seat, LAIR, chamber)
    return [Event("chamber-taken", {"seat": seat, "chamber": chamber.kind})]


def show_hand(state: "DrakonState", seat: Seat) -> list[Event]:
    """The whole hand is shown to everybody."""
    hand = state.hands[seat]
    for chamber in hand:
        state.note_chamber(seat, LAIR, chamber, tells=True)
    for chamber in hand:
        state.note_chamber(LAIR, seat, chamber)
    chambers = tuple(chamber.kind for chamber in hand)
    return [Event("hand-shown", {"seat": seat, "chambers": chambers})] if hand else []


def discard(state: "DrakonState", seat: Seat, chamber: Chamber) -> list[Event]:
    """A chamber leaves the game face down (K-87)."""
    state.hands[seat] = without(state.hands[seat], chamber)
    state.discards = joined(state.discards, chamber)
    state.note_chamber(seat, DISCARDED, chamber, tells=True)
    return [
        Event("chamber-discarded", {"seat": seat}),
        Event("you-discarded", {"seat": seat, "chamber": chamber.kind}, to=(seat,)),
    ]


def lies(id: str, seat: Seat, cell: Cell, chamber: Chamber) -> Event:
    """Tell that a chamber lies somewhere."""
    where = {"cell": write_cell(cell), "arrows": ARROW_TEXTS[chamber.arrows]}
    return Event(id, {"seat": seat, "chamber": chamber.kind, **where})


# --- coins --------------------------------------------------------------------------------------------


def take_coin(state: "DrakonState", victim: Seat, taker: Seat) -> list[Event]:
    """A random coin of the victim is due to the taker or the hoard, unless the victim can and will prevent it
    (K-41, K-42, K-82)."""
    if not coin_count(state, victim):
        return [Event("no-coin", {"seat": victim})]
    state.push(Pending(MOVING_COIN, CHANCE, victim, taker))
    ability = state.ability(victim)
    return ability.threatened(state, victim) if ability is not None else []


def move_coin(state: "DrakonState", source: Seat, target: Seat, value: int) -> list[Event]:
    """A coin changes its owner, which may win the game (K-70); who is concerned sees which coin."""
    give_coin(state, source, target, value)
    owners = [seat for seat in (source, target) if seat != HOARD]
    concerned = tuple(one for seat in owners for one in partners(state.options, seat))
    private = Event("coin-was", {"value": value}, to=concerned)
    if target == HOARD:
        return [Event("coin-lost", {"seat": source}), private]
    if source == HOARD:
        return [Event("coin-found", {"seat": target}), private, *check_goal(state, target)]
    stolen = Event("coin-stolen", {"seat": target, "other": source})
    return [stolen, private, *check_goal(state, target)]


def give_coin(state: "DrakonState", source: Seat, target: Seat, value: int) -> None:
    """Move a coin and remember it."""
    for seat, count in ((source, -1), (target, 1)):
        if seat == HOARD:
            state.hoard = with_coin(state.hoard, value, count)
        else:
            purse = pool(state.options, seat)
            state.purses[purse] = with_coin(state.purses[purse], value, count)
    state.note_coin(source, target, value)


# --- the end ------------------------------------------------------------------------------------------


def check_goal(state: "DrakonState", seat: Seat) -> list[Event]:
    """Enough coins win at once (K-70, K-88, K-89), unless one must escape with them (K-80)."""
    if state.options.escape or worth(state.purses[pool(state.options, seat)]) < state.goal:
        return []
    return finish(state, (pool(state.options, seat),), "goal")


def check_escape(state: "DrakonState", seat: Seat, leads_out: bool) -> list[Event]:
    """Who enters an Escape or a Portal with enough coins has escaped (K-80)."""
    if not (state.options.escape and leads_out):
        return []
    if worth(state.purses[pool(state.options, seat)]) < state.goal:
        return []
    return finish(state, (pool(state.options, seat),), "escaped")


def finish_by_coins(state: "DrakonState", how: str) -> list[Event]:
    """Nobody can go on: coins are revealed and the highest total wins; a tie is shared (K-12)."""
    totals = [worth(purse) for purse in state.purses]
    best = tuple(number for number, total in enumerate(totals) if total == max(totals))
    return finish(state, best, how)


def finish(state: "DrakonState", winners: tuple[int, ...], how: str) -> list[Event]:
    """The game is over."""
    state.stack = ()
    state.now = Pending(OVER, NOBODY)
    state.winners = winners
    state.ending = how
    result = state.outcome()
    assert result is not None
    verdict = "won-shared" if result.tie_break else "won"
    return [Event(f"ended-{how}")] + [
        Event(verdict, {"seat": seat, "points": result.totals[seat]}) for seat in result.winners
    ]


FINDING_FIRST_PLAYER = known(FindingFirstPlayer())
DRAWING = known(Drawing())
MOVING_COIN = known(MovingCoin())
TRADING_COIN = known(TradingCoin())
SNATCHING = known(Snatching())
PICKING_HERO = known(PickingHero())
PUTTING = known(Putting())
STEERING = known(Steering())
BLOWN = known(Blown())
TURN = known(Turn())
NEXT_TURN = known(NextTurn())
