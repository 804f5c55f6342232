"""What the heroes can do, once a game, with Heroes! (K-81): one small unit a hero."""

from collections.abc import Iterable, Sequence

from saurian.core import CHANCE, Event, Message, Seat
from saurian.games.drakon.actions import (
    ACCEPT,
    CHOOSE,
    DECLINE,
    DONE,
    OFFER,
    STEPS,
    STEPS_OF,
    Accept,
    Choose,
    Discard,
    Done,
    DrakonAction,
    Offer,
    Step,
)
from saurian.games.drakon.box import Box
from saurian.games.drakon.coins import TRADING_COIN, take_coin
from saurian.games.drakon.hands import DRAWING, SNATCHING, discard
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.legal import (
    can_move,
    coin_count,
    label,
    magic_ways,
    own_hand,
    why_not_step,
)
from saurian.games.drakon.options import are_rivals, pool
from saurian.games.drakon.phases import STEERING, go
from saurian.games.drakon.steps import Choice, register
from saurian.games.drakon.table import ABILITIES, WRONG_STEP, Ability, Pending, Position, Table


def rivals_here(table: Table, seat: Seat) -> list[Seat]:
    """The rivals on the seat's chamber."""
    return [
        other
        for other, cell in enumerate(table.cells)
        if cell == table.cells[seat] and are_rivals(table.options, seat, other)
    ]


# --- the druid ----------------------------------------------------------------------------------------


class Shielding(Choice):
    """She may keep the coin that she is about to lose (K-82)."""

    name = "shield"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Yes or no."""
        return (ACCEPT, DECLINE)

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Either."""
        return None if action in (ACCEPT, DECLINE) else WRONG_STEP

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The coin that was due stays."""
        if not isinstance(action, Accept):
            return []
        state.stack = state.stack[:-1]
        state.used |= 1 << pending.seat
        return [Event("coin-shielded", {"seat": pending.seat})]


SHIELDING = register(Shielding())


class Druid(Ability):
    """Cancels the loss of a coin, in anyone's turn, before it is drawn (K-82)."""

    id, rule = "druid", "K-82"

    def threatened(self, state: Position, seat: Seat) -> list[Event]:
        """Ask her first."""
        state.push(Pending(SHIELDING, seat, seat))
        return []


# --- the knight ---------------------------------------------------------------------------------------


class Challenging(Choice):
    """Which rival to move (K-83)."""

    name = "challenge"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every seat."""
        return CHOOSE[: table.options.players]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """A rival here who can move."""
        if not isinstance(action, Choose):
            return WRONG_STEP
        if action.seat not in rivals_here(table, pending.seat):
            return Message("why-no-rival-here", {"rule": "K-83"})
        if not can_move(table, action.seat):
            return Message("why-cannot-move", {"seat": action.seat, "rule": "K-83"})
        return None

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The knight chooses the direction; then, if the box says so, takes a chamber of the rival's hand."""
        assert isinstance(action, Choose)
        if state.box.rulings.knight_takes_chamber:
            state.push(Pending(SNATCHING, CHANCE, pending.seat, action.seat))
        state.push(Pending(STEERING, pending.seat, action.seat))
        return [Event("challenged", {"seat": pending.seat, "other": action.seat})]


CHALLENGING = register(Challenging())


class Knight(Ability):
    """Moves a rival on the same chamber, and takes a chamber of that hand if the box says so (K-83)."""

    id, rule = "knight", "K-83"

    def text(self, box: Box) -> str:
        """The theft is part of it."""
        return "knight-takes" if box.rulings.knight_takes_chamber else self.id

    def usable(self, table: Table, seat: Seat) -> bool:
        """A rival is here and can move."""
        return any(can_move(table, other) for other in rivals_here(table, seat))

    def use(self, state: Position, seat: Seat) -> list[Event]:
        """Whom?"""
        state.push(Pending(CHALLENGING, seat, seat))
        return []


# --- the ranger ---------------------------------------------------------------------------------------


class Ranger(Ability):
    """One more move (K-84)."""

    id, rule = "ranger", "K-84"

    def usable(self, table: Table, seat: Seat) -> bool:
        """The hero can move."""
        return can_move(table, seat)

    def use(self, state: Position, seat: Seat) -> list[Event]:
        """Where to?"""
        state.push(Pending(STEERING, seat, seat))
        return []


# --- the sorceress ------------------------------------------------------------------------------------


class PassingWall(Choice):
    """By which side, against its arrows (K-85)."""

    name = "magic"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every side that she could not take without magic."""
        return STEPS

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """A chamber must be there."""
        return STEPS_OF[magic_ways(table, table.cells[pending.seat])]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """A chamber must be there; a Harp and a Windstorm bind her, too."""
        if not isinstance(action, Step):
            return WRONG_STEP
        cell = table.cells[pending.seat]
        neighbours = table.lair.neighbours(cell)
        return why_not_step(table, cell, action.side, magic_ways(table, cell), neighbours)

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It is her move."""
        state.left -= 1
        return go(state, pending.seat, pending.seat, action)


PASSING_WALL = register(PassingWall())


class Sorceress(Ability):
    """Leaves by any side, as her move (K-85)."""

    id, rule, moves = "sorceress", "K-85", True

    def usable(self, table: Table, seat: Seat) -> bool:
        """She has an action left, and a side to take that she could not take otherwise."""
        return table.left > 0 and bool(magic_ways(table, table.cells[seat]))

    def use(self, state: Position, seat: Seat) -> list[Event]:
        """Which side?"""
        state.push(Pending(PASSING_WALL, seat, seat))
        return []


# --- the thief ----------------------------------------------------------------------------------------


class Pilfering(Choice):
    """Rob a rival here, or offer the hoard a coin (K-86)."""

    name = "pilfer"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every seat, and every coin if one may be changed."""
        offers = OFFER.values() if table.box.rulings.thief_may_trade else ()
        return (*CHOOSE[: table.options.players], *offers)

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """A rival here with coins, or a coin that one has."""
        if isinstance(action, Offer):
            return self._why_not_offer(table, pending.seat, action.value)
        if not isinstance(action, Choose):
            return WRONG_STEP
        if action.seat not in rivals_here(table, pending.seat):
            return Message("why-no-rival-here", {"rule": "K-86"})
        if not coin_count(table, action.seat):
            return Message("why-no-coins", {"seat": action.seat, "rule": "K-86"})
        return None

    def _why_not_offer(self, table: Table, seat: Seat, value: int) -> Message | None:
        purse = table.purses[pool(table.options, seat)]
        assert purse is not None, "a seat knows its own coins"
        if not purse[value - 1]:
            return Message("why-no-such-coin", {"value": value, "rule": "K-86"})
        if not table.hoard_size or not table.box.rulings.thief_may_trade:
            return Message("why-no-trade", {"rule": "K-86"})
        return None

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws the coin that the hero gets."""
        seat = pending.seat
        if isinstance(action, Offer):
            state.push(Pending(TRADING_COIN, CHANCE, HOARD, seat, number=action.value))
            return [Event("coin-offered", {"seat": seat})]
        assert isinstance(action, Choose)
        return take_coin(state, action.seat, seat)


PILFERING = register(Pilfering())


class Thief(Ability):
    """Robs a rival on the same chamber, or changes a coin if the box says so (K-86)."""

    id, rule = "thief", "K-86"

    def text(self, box: Box) -> str:
        """The exchange is part of it."""
        return "thief-trades" if box.rulings.thief_may_trade else self.id

    def usable(self, table: Table, seat: Seat) -> bool:
        """There must be something to take."""
        if any(coin_count(table, other) for other in rivals_here(table, seat)):
            return True
        trade = table.box.rulings.thief_may_trade
        return trade and table.hoard_size > 0 and coin_count(table, seat) > 0

    def use(self, state: Position, seat: Seat) -> list[Event]:
        """Whom, or what?"""
        state.push(Pending(PILFERING, seat, seat))
        return []


# --- the fighter --------------------------------------------------------------------------------------


class ClearingHand(Choice):
    """Discard chambers, as many as one likes, and draw (K-87). `number` are gone already."""

    name = "clear"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber of the hand; enough."""
        return [*map(Discard, dict.fromkeys(own_hand(table, pending.seat))), DONE]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """One must have it; and something must come of it."""
        if isinstance(action, Done):
            return None if self._draws(table, pending) else Message("why-nothing-discarded", {"rule": "K-87"})
        if not isinstance(action, Discard):
            return WRONG_STEP
        if action.chamber not in own_hand(table, pending.seat):
            return Message(
                "why-chamber-not-in-hand", {"chamber": label(table, action.chamber.kind), "rule": "K-87"}
            )
        return None

    def _draws(self, table: Table, pending: Pending) -> int:
        missing = table.box.hand - table.hand_sizes[pending.seat]
        return max(pending.number, missing)

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """One more, or draw as many; below a full hand, up to it."""
        seat = pending.seat
        if isinstance(action, Discard):
            state.push(pending._replace(number=pending.number + 1))
            return discard(state, seat, action.chamber)
        state.push(Pending(DRAWING, CHANCE, seat, number=self._draws(state, pending)))
        return []


CLEARING_HAND = register(ClearingHand())


class Fighter(Ability):
    """Changes chambers of the hand (K-87)."""

    id, rule = "fighter", "K-87"

    def usable(self, table: Table, seat: Seat) -> bool:
        """There must be chambers to draw."""
        return table.pile_size > 0

    def use(self, state: Position, seat: Seat) -> list[Event]:
        """Which ones?"""
        state.push(Pending(CLEARING_HAND, seat, seat))
        return []


for _ability in (Druid, Knight, Ranger, Sorceress, Thief, Fighter):
    register(_ability())

HEROES = tuple(ABILITIES)
"""Every hero, in the order of the action codes."""
