"""What happens to coins, on integers: how they change their owner, and how they end the game."""

from saurian.games.drakon.validate import ENDINGS
from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.layout import Array, const
from saurian.sim.drakon.seats import ability, coin_count, purse_at
from saurian.sim.drakon.stack import push
from saurian.sim.drakon.tables import GOAL, MUST_ESCAPE, PLAYERS, POOL_AT, POOLS

GOAL_REACHED, ESCAPED, EXHAUSTED, IDLED = (
    const(1 + ENDINGS.index(ending)) for ending in ("goal", "escaped", "exhausted", "idle")
)


@kernel
def has_coins(state: Array, t: Array, owner: int) -> bool:
    """Whether the seat, or the hoard, has a coin."""
    return bool(state[at.HOARD_SIZE] if owner == at.HOARD else coin_count(state, t, owner))


@kernel
def worth(state: Array, t: Array, pool: int) -> int:
    """The total value of a pool."""
    total = 0
    purse = purse_of_pool(pool)
    for coin in range(at.COINS):
        total += (coin + 1) * state[purse + coin]
    return total


@kernel
def purse_of_pool(pool: int) -> int:
    """Where the coins of a pool stand."""
    return at.HOARD_AT + at.COINS * (1 + pool)


@kernel
def take_coin(state: Array, t: Array, victim: int, taker: int) -> None:
    """A coin of the victim is due, unless she can and will prevent it (K-41, K-42, K-82)."""
    if coin_count(state, t, victim):
        push(state, at.MOVING_COIN, at.CHANCE, victim, taker)
        if ability(state, t, victim) == at.DRUID:
            push(state, at.SHIELDING, victim, victim, at.NOBODY)


@kernel
def give_coin(state: Array, t: Array, source: int, target: int, coin: int) -> None:
    """A coin changes its owner."""
    state[purse_at(t, source) + coin] -= 1
    state[purse_at(t, target) + coin] += 1
    state[at.HOARD_SIZE if source == at.HOARD else at.PURSE_SIZES + t[POOL_AT + source]] -= 1
    state[at.HOARD_SIZE if target == at.HOARD else at.PURSE_SIZES + t[POOL_AT + target]] += 1


@kernel
def check_goal(state: Array, t: Array, seat: int) -> None:
    """Enough coins win at once (K-70, K-88, K-89), unless one must escape with them (K-80)."""
    pool = t[POOL_AT + seat]
    if not t[MUST_ESCAPE] and worth(state, t, pool) >= t[GOAL]:
        finish(state, 1 << pool, GOAL_REACHED)


@kernel
def move_coin(state: Array, t: Array, coin: int) -> None:
    """The coin that chance has drawn changes its owner, which may win the game (K-70)."""
    target = state[at.NOW_OTHER]
    give_coin(state, t, state[at.NOW_HERO], target, coin)
    if target != at.HOARD:
        check_goal(state, t, target)


@kernel
def trade_coin(state: Array, t: Array, coin: int) -> None:
    """The new one is taken before the offered one goes (K-86)."""
    seat = state[at.NOW_OTHER]
    give_coin(state, t, at.HOARD, seat, coin)
    give_coin(state, t, seat, at.HOARD, state[at.NOW_NUMBER] - 1)
    check_goal(state, t, seat)


# --- the end ------------------------------------------------------------------------------------------


@kernel
def finish(state: Array, winners: int, ending: int) -> None:
    """The game is over."""
    state[at.WAITING] = 0
    state[at.NOW] = at.OVER
    state[at.NOW_SEAT] = at.NOBODY
    state[at.WINNERS] = winners
    state[at.ENDING] = ending


@kernel
def finish_by_coins(state: Array, t: Array, ending: int) -> None:
    """Nobody can go on: the highest total wins; a tie is shared (K-12)."""
    best, winners = -1, 0
    for pool in range(t[POOLS]):
        total = worth(state, t, pool)
        if total > best:
            best, winners = total, 0
        if total == best:
            winners |= 1 << pool
    finish(state, winners, ending)


# --- what counts --------------------------------------------------------------------------------------


@kernel
def win_share(state: Array, t: Array, seat: int) -> float:
    """1 for the only winner, 0 for a loser; those who win together share."""
    if not state[at.WINNERS] >> t[POOL_AT + seat] & 1:
        return 0.0
    winners = 0
    for other in range(t[PLAYERS]):
        winners += state[at.WINNERS] >> t[POOL_AT + other] & 1
    return 1.0 / winners
