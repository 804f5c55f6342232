"""Chambers that take and give: coins, and chambers of a hand."""

from typing import TYPE_CHECKING

from saurian.core import CHANCE, Event, Message, Seat
from saurian.games.drakon.actions import Choose, DrakonAction
from saurian.games.drakon.coins import MOVING_COIN, take_coin
from saurian.games.drakon.effects.base import Effect, OnAnother
from saurian.games.drakon.hands import SNATCHING
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.legal import Table
from saurian.games.drakon.steps import Pending

if TYPE_CHECKING:
    from saurian.games.drakon.state import DrakonState


class FindCoin(Effect):
    """Take a random coin of the hoard (K-40)."""

    id, rule, triggers = "find-coin", "K-40", ("enter",)

    def possible(self, table: Table, pending: Pending) -> bool:
        """The hoard must not be empty."""
        return table.hoard_size > 0

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it."""
        state.push(Pending(MOVING_COIN, CHANCE, HOARD, pending.hero))
        return []


class LoseCoin(Effect):
    """Return a random coin to the hoard (K-41)."""

    id, rule, triggers = "lose-coin", "K-41", ("enter",)

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        return take_coin(state, pending.hero, HOARD)


class StealCoin(Effect):
    """Take a random coin of a neighbour (K-42)."""

    rule, triggers = "K-42", ("enter",)
    side: int
    """From a seat to the one that is robbed."""

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        victim = (pending.hero + self.side) % state.options.players
        return take_coin(state, victim, pending.hero)


class StealCoinLeft(StealCoin):
    """Of the player on the left (K-42)."""

    id, side = "steal-coin-left", 1


class StealCoinRight(StealCoin):
    """Of the player on the right (K-42)."""

    id, side = "steal-coin-right", -1


class StealChamber(OnAnother):
    """Take a random chamber of somebody's hand (K-43)."""

    id, rule, triggers = "steal-chamber", "K-43", ("enter",)

    def why_not_to(self, table: Table, seat: Seat) -> Message | None:
        """He needs a hand."""
        if not table.hand_sizes[seat]:
            return Message("why-empty-hand", {"seat": seat, "rule": self.rule})
        return None

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it."""
        assert isinstance(action, Choose)
        state.push(Pending(SNATCHING, CHANCE, pending.hero, action.seat))
        return []
