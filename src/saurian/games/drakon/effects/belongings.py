"""Chambers that take and give: coins, and chambers of a hand."""

from collections.abc import Iterable

from saurian.core import CHANCE, Event, Message, Seat
from saurian.games.drakon.actions import ACCEPT, Accept, Choose, DrakonAction
from saurian.games.drakon.coins import MOVING_COIN, take_coin
from saurian.games.drakon.hands import SNATCHING
from saurian.games.drakon.kinds import CHOICE
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.legal import coin_count
from saurian.games.drakon.options import are_rivals
from saurian.games.drakon.steps import Effect, OnAnother, register
from saurian.games.drakon.table import WRONG_STEP, Pending, Position, Table

SIDE_OFFSETS = {"left": 1, "right": -1}
"""From a seat to the one on that side of it."""


class FindCoin(Effect):
    """Take a random coin of the hoard (K-40)."""

    id = "find-coin"

    def possible(self, table: Table, pending: Pending) -> bool:
        """The hoard must not be empty."""
        return table.hoard_size > 0

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it."""
        state.push(Pending(MOVING_COIN, CHANCE, HOARD, pending.hero))
        return []


class LoseCoin(Effect):
    """Return a random coin to the hoard (K-41)."""

    id = "lose-coin"

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        return take_coin(state, pending.hero, HOARD)


class StealCoin(OnAnother):
    """Take a random coin of the player whom the box names, or of any rival (K-42)."""

    def victims(self, table: Table, seat: Seat) -> list[Seat]:
        """The victim, or those to choose from: rivals, for a pair shares its coins (K-89)."""
        players, side = table.options.players, self.setting(table, "victim")
        if side == CHOICE:
            return [other for other in range(players) if are_rivals(table.options, seat, other)]
        return [(seat + SIDE_OFFSETS[side]) % players]

    def chooses(self, table: Table) -> bool:
        """Whether who enters it chooses whom to rob."""
        return self.setting(table, "victim") == CHOICE

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """A neighbour is robbed without a question."""
        return super().candidates(table, pending) if self.chooses(table) else (ACCEPT,)

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Another player to whom it can be done; a neighbour: none."""
        if self.chooses(table):
            return super().why_not_do(table, pending, action)
        return None if isinstance(action, Accept) else WRONG_STEP

    def why_not_to(self, table: Table, pending: Pending, seat: Seat) -> Message | None:
        """A rival with coins."""
        if seat not in self.victims(table, pending.hero):
            return Message("why-own-team", {"rule": self.rule})
        return None if coin_count(table, seat) else Message("why-no-coins", {"seat": seat, "rule": self.rule})

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        victim = action.seat if isinstance(action, Choose) else self.victims(state, pending.hero)[0]
        return take_coin(state, victim, pending.hero)


class StealCoinLeft(StealCoin):
    """Of the player on the left, if the box says nothing else (K-42)."""

    id = "steal-coin-left"


class StealCoinRight(StealCoin):
    """Of the player on the right, if the box says nothing else (K-42)."""

    id = "steal-coin-right"


class StealChamber(OnAnother):
    """Take a random chamber of somebody's hand (K-43)."""

    id = "steal-chamber"

    def why_not_to(self, table: Table, pending: Pending, seat: Seat) -> Message | None:
        """There must be chambers in the hand."""
        if not table.hand_sizes[seat]:
            return Message("why-empty-hand", {"seat": seat, "rule": self.rule})
        return None

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it."""
        assert isinstance(action, Choose)
        state.push(Pending(SNATCHING, CHANCE, pending.hero, action.seat))
        return []


register(FindCoin())
register(LoseCoin())
register(StealCoinLeft())
register(StealCoinRight())
register(StealChamber())
