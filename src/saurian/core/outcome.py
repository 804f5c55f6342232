"""How a game ended."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saurian.core.message import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game, seat by seat."""

    ranks: tuple[int, ...]
    """1 for a winner; tied seats share the better rank."""
    totals: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    """What each seat's total is made of."""
    tie_break: str | None = None
    """What decided among the leaders: None (points alone), a game's own word, or `shared`."""
    teams: tuple[tuple[Seat, ...], ...] = ()
    """Seats that win and lose together; empty: each for itself."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat, its share of the win: 1 for a sole winner, equal parts for those who share it, else 0."""
        return tuple((rank == 1) / self.ranks.count(1) for rank in self.ranks)


def ranks_of(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each seat, greater standing first, equal standings sharing a rank."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


def describe_outcome(outcome: Outcome) -> dict[str, Any]:
    """An outcome as plain data for a client."""
    return {
        "ranks": list(outcome.ranks),
        "totals": list(outcome.totals),
        "parts": [dict(parts) for parts in outcome.parts],
        "tie_break": outcome.tie_break,
        "teams": [list(team) for team in outcome.teams],
        "winners": list(outcome.winners),
    }
