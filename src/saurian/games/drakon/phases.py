"""What happens: the steps of a game, each with what may be done in it and what comes of it.

    first ─→ pick a hero, draw four chambers, each seat ─→ turn ─→ … ─→ over
    turn ─┬─→ put the chamber ─→ its effect on placing ─→ draw ─┬─→ the rest of the turn ─→ the next turn
          └─→ move ─→ its effect, unless Drakon is there ───────┘

Effects nest: what a step leads to is put on top of a stack of pending steps and is carried out before
what waits below it, depth first. The effects themselves are in `effects`, the abilities in `heroes`.

It always ends. Only Mind control, and Escape in some boxes, start a further move out of a move, and they do
nothing any more once they have done so as often in one turn as the box's limit says (K-14). A move of the
active player is bounded by the turn, and the turns by the limit of rounds in which no chamber is placed:
there are only 71.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from saurian.core import CHANCE, Event, Message, Seat
from saurian.games.drakon.actions import (
    DONE,
    STEPS_OF,
    USE,
    At,
    Done,
    DrakonAction,
    FirstPlayer,
    PickHero,
    Place,
    Put,
    Step,
    Use,
    place,
    puts,
)
from saurian.games.drakon.coins import MOVING_COIN, check_escape, finish_by_coins
from saurian.games.drakon.hands import DRAWING, chamber_event, draw_one, leave_hand, show_hand
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.lair import CENTRE, OFFSETS, Cell, write_cell
from saurian.games.drakon.legal import (
    NOT_POSSIBLE,
    can_move,
    kind_at,
    label,
    magic_ways,
    moves,
    own_hand,
    second_ways,
    why_not_lie,
    why_not_move,
    why_not_step,
)
from saurian.games.drakon.pieces import (
    Chamber,
)
from saurian.games.drakon.steps import EFFECTS, OVER, ChancePhase, Choice, register
from saurian.games.drakon.table import ABILITIES, WRONG_STEP, Pending, Phase, Position, Table


class FindingFirstPlayer(ChancePhase):
    """Chance names the first player (K-01)."""

    name = "first"

    def odds(self, state: Position, pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every seat alike."""
        return [(FirstPlayer(seat), 1) for seat in range(state.options.players)]

    def sample(self, state: Position, pending: Pending, rng: Random) -> DrakonAction:
        """Any seat."""
        return FirstPlayer(rng.randrange(state.options.players))

    def happen(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """That seat picks first."""
        assert isinstance(action, FirstPlayer)
        return begin_picking(state, action.seat)


# --- choosing -----------------------------------------------------------------------------------------


class PickingHero(Choice):
    """Pick a hero that nobody has, put it on the entrance, draw (K-01, K-04)."""

    name = "pick"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """The heroes of the game."""
        return [PickHero(hero) for hero in ABILITIES]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Each hero once."""
        if not isinstance(action, PickHero):
            return WRONG_STEP
        if action.hero not in ABILITIES:
            return NOT_POSSIBLE
        if action.hero in table.heroes:
            return Message("why-hero-taken", {"hero": action.hero, "rule": "K-01"})
        return None

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
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
        return why_not_lie(table, pending.chamber, action, table.lair.frontier, "K-20")

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It lies; what it does on placing comes first, then a new one is drawn (K-22)."""
        assert isinstance(action, Put)
        assert pending.chamber is not None
        chamber = Chamber(pending.chamber.kind, action.arrows)
        state.lair.put(action.cell, chamber)
        state.idle = 0
        state.push(draw_one(pending.seat))
        events = [chamber_event(state, "chamber-placed", pending.seat, action.cell, chamber)]
        return events + EFFECTS[chamber.kind].placed(state, pending.seat, action.cell)


class Steering(Phase):
    """`seat` moves `hero` by one legal move: its own (K-84), or another's (K-50, K-83)."""

    name = "steer"

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """Every legal move of that hero."""
        return moves(table, table.cells[pending.hero])

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must be a legal move."""
        return why_not_move(table, table.cells[pending.hero], action)

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Move the hero; its own player decides about the effects of the chamber."""
        return go(state, pending.hero, pending.seat, action)


class Blown(Phase):
    """The second step out of a Windstorm (K-53). The hero is in the chamber that it only passes."""

    name = "blown"

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """By its arrows, or those that it counts as having."""
        return STEPS_OF[second_ways(table, table.cells[pending.hero])]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """A Harp calls here, too."""
        if not isinstance(action, Step):
            return WRONG_STEP
        cell = table.cells[pending.hero]
        exits = kind_at(table, cell).exits(table.lair, cell)
        return why_not_step(table, cell, action.side, second_ways(table, cell), exits)

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Where it ends takes effect."""
        assert isinstance(action, Step)
        return arrive(state, pending.hero, state.cells[pending.hero] + OFFSETS[action.side])


# --- the turn -----------------------------------------------------------------------------------------


class Turn(Phase):
    """Place a chamber or move; before or after it, the hero's ability (K-10, K-11, K-81)."""

    name = "turn"

    def begin(self, state: Position, pending: Pending) -> list[Event]:
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

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
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

    def begin(self, state: Position, pending: Pending) -> list[Event]:
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


def can_place(table: Table, seat: Seat) -> bool:
    """Whether a chamber of the hand fits anywhere (K-11, K-13)."""
    return any(table.lair.has_room_for(chamber.arrows) for chamber in own_hand(table, seat))


def can_act(state: Position, seat: Seat) -> bool:
    """Whether the seat could place or move, if need be by magic (K-11, K-85)."""
    if can_place(state, seat) or can_move(state, seat):
        return True
    ability = state.ability(seat)
    return ability is not None and ability.moves and bool(magic_ways(state, state.cells[seat]))


def why_not_place(table: Table, seat: Seat, chamber: Chamber) -> Message | None:
    """Why the seat cannot place this chamber at all."""
    if chamber not in own_hand(table, seat):
        return Message("why-chamber-not-in-hand", {"chamber": label(table, chamber.kind), "rule": "K-20"})
    if not table.lair.has_room_for(chamber.arrows):
        return Message("why-fits-nowhere", {"chamber": label(table, chamber.kind), "rule": "K-13"})
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


def use_ability(state: Position, seat: Seat) -> list[Event]:
    """The seat's hero uses its ability, once (K-81)."""
    ability = state.ability(seat)
    assert ability is not None
    state.used |= 1 << seat
    event = Event("ability-used", {"seat": seat, "hero": ability.id})
    return [event, *ability.use(state, seat)]


def begin_picking(state: Position, seat: Seat) -> list[Event]:
    """The first player picks a hero (K-04)."""
    state.turn = seat
    state.push(Pending(PICKING_HERO, seat))
    return [Event("first-player", {"seat": seat})]


def begin_turn(state: Position, seat: Seat) -> None:
    """A new turn."""
    state.turn = seat
    state.left = state.actions_a_turn
    state.met = state.forced = 0
    state.push(turn_of(seat))


def skip_turn(state: Position, seat: Seat) -> list[Event]:
    """The seat can do nothing (K-11); chambers that fit nowhere it shows to prove it (K-13)."""
    state.push(next_turn_of(seat))
    return [Event("turn-skipped", {"seat": seat}), *show_hand(state, seat)]


def end_turn(state: Position, seat: Seat) -> list[Event]:
    """A hero that ends a turn in Drakon's chamber meets her (K-60)."""
    state.push(next_turn_of(seat))
    return meet(state) if state.cells[seat] == state.drakon else []


# --- figures ------------------------------------------------------------------------------------------


def go(state: Position, hero: Seat, steerer: Seat, action: DrakonAction) -> list[Event]:
    """The hero leaves the chamber: a jump, a step, or the first of two steps (K-30, K-53, K-55)."""
    if isinstance(action, At):
        return arrive(state, hero, action.cell)
    assert isinstance(action, Step)
    cell = state.cells[hero]
    there = cell + OFFSETS[action.side]
    if kind_at(state, cell).steps == 1:
        return arrive(state, hero, there)
    state.cells[hero] = there
    events = [Event("hero-blown", {"seat": hero, "cell": write_cell(there)})]
    if state.box.rulings.blown_through_escapes:
        events += try_escape(state, hero)
    if state.now.phase is not OVER:
        state.push(Pending(BLOWN, steerer, hero))
    return events


def arrive(state: Position, hero: Seat, cell: Cell) -> list[Event]:
    """The hero enters: escapes (K-80), finds Drakon there (K-60, K-62), or it takes effect (K-32)."""
    state.cells[hero] = cell
    kind = state.lair[cell].kind
    where = {"chamber": label(state, kind), "cell": write_cell(cell)}
    events = [Event("hero-moved", {"seat": hero, **where}), *try_escape(state, hero)]
    if state.now.phase is OVER:
        return events
    if state.drakon != cell:
        return events + EFFECTS[kind].entered(state, hero)
    if state.box.rulings.met_on_entering:
        return events + meet(state)
    return [*events, Event("drakon-beside", {"seat": hero})]


def try_escape(state: Position, hero: Seat) -> list[Event]:
    """The hero escapes by the chamber where it is now, if that is a way out, with enough coins (K-80)."""
    cell = state.cells[hero]
    if state.drakon == cell and state.box.rulings.drakon_bars_escape:
        return []
    return check_escape(state, hero, kind_at(state, cell).leads_out)


def meet(state: Position, moved: bool = False) -> list[Event]:
    """Every hero in Drakon's chamber goes to the entrance and returns a coin (K-60, K-61).

    If the box lets her be met on entering, a hero whom she has met so in this turn is let off at its end; not
    one to whom she has moved.
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


def in_turn_order(state: Position) -> list[Seat]:
    """All seats, the one whose turn it is first."""
    players = state.options.players
    return [(state.turn + place) % players for place in range(players)]


FINDING_FIRST_PLAYER = register(FindingFirstPlayer())
PICKING_HERO = register(PickingHero())
PUTTING = register(Putting())
STEERING = register(Steering())
BLOWN = register(Blown())
TURN = register(Turn())
NEXT_TURN = register(NextTurn())
