"""What counts: coins, and who wins."""

from collections.abc import Sequence

from saurian.core import Outcome, ranks_of
from saurian.games.drakon.box import Box
from saurian.games.drakon.options import DrakonOptions, partners, pool
from saurian.games.drakon.pieces import VALUES, Purse, worth


def goal(box: Box, options: DrakonOptions) -> int:
    """How much is needed to win (K-70, K-80, K-88); twice that for a pair (K-89)."""
    variant = "escape" if options.escape else "short" if options.short else "plain"
    need: int = getattr(box.goals, variant)
    return 2 * need if options.teams else need


def outcome(options: DrakonOptions, purses: Sequence[Purse], winners: Sequence[int]) -> Outcome:
    """The result: the winners first, whatever they have, then by coins (K-12, K-70, K-80)."""
    seats = range(options.players)
    pools = [pool(options, seat) for seat in seats]
    totals = tuple(worth(purses[mine]) for mine in pools)
    return Outcome(
        ranks=ranks_of([(mine in winners, totals[seat]) for seat, mine in enumerate(pools)]),
        totals=totals,
        parts=tuple(
            {f"coins-{value}": value * purses[mine][value - 1] for value in VALUES} for mine in pools
        ),
        tie_break="shared" if len(winners) > 1 else None,
        teams=tuple(dict.fromkeys(partners(options, seat) for seat in seats)) if options.teams else (),
    )
