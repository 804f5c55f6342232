"""Greedy Drakon: one action ahead, for coins, away from Drakon, against the leader.

It imagines what is hidden once by all that it knows, tries every action there until the next turn begins, and
takes the one that leaves it best off.
"""

from random import Random

from saurian.bots.bot import Bot
from saurian.bots.drakon.ways import FAR, way_out, way_to_coin
from saurian.core import CHANCE, Action, Seat
from saurian.games.drakon.legal import coin_count
from saurian.games.drakon.options import pool
from saurian.games.drakon.phases import TURN
from saurian.games.drakon.pieces import worth
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.view import DrakonView

WIN = 1000.0
COIN = 10.0
"""What a point of coins is worth; a rival's best is worth a little less to take."""
RIVAL_COIN = 6.0
RIVAL_STEP = 0.3
DRAGON_NEAR = 2.0
"""What it costs to stand within Drakon's reach with something to lose."""
MOST_TRIES = 24
"""How many ways of a later choice it looks at."""


class GreedyBot(Bot):
    """Takes what leaves it best off when its turn is over."""

    def choose(self, view: DrakonView, rng: Random) -> Action:
        """The best legal action, any of the best if there are several."""
        assert view.seat is not None
        world = view.resample(rng)
        worth_of = [(_worth_after(world, view.seat, action, rng), action) for action in view.legal()]
        most = max(value for value, _ in worth_of)
        return rng.choice([action for value, action in worth_of if value == most])


def _worth_after(world: DrakonState, seat: Seat, action: Action, rng: Random) -> float:
    """The worth of the position after the action and all that comes of it."""
    state = world.clone()
    state.apply(state.acting()[0], action)  # type: ignore[arg-type]  # the view's own legal action
    while acting := state.acting():
        if acting[0] == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        elif state.now.phase is TURN and not _ends_with_drakon(state):
            break
        else:
            legal = state.legal(acting[0])
            if acting[0] == seat:
                tries = legal if len(legal) <= MOST_TRIES else rng.sample(list(legal), MOST_TRIES)
                return max(_worth_after(state, seat, each, rng) for each in tries)
            state.apply(acting[0], rng.choice(legal))
    return _worth(state, seat)


def _ends_with_drakon(state: DrakonState) -> bool:
    """Whether the turn is all but over in Drakon's chamber: whoever ends it there meets her (K-60)."""
    return state.left == 0 and state.cells[state.turn] == state.drakon


def _worth(state: DrakonState, seat: Seat) -> float:
    mine = pool(state.options, seat)
    if state.winners:
        return WIN if mine in state.winners else -WIN
    rivals = [other for other in range(state.options.players) if pool(state.options, other) != mine]
    value = COIN * worth(state.purses[mine])
    value -= RIVAL_COIN * max(worth(state.purses[pool(state.options, other)]) for other in rivals)
    value -= steps_to_go(state, seat) - RIVAL_STEP * min(steps_to_go(state, other) for other in rivals)
    if coin_count(state, seat) and state.drakon is not None:
        reach = state.lair.within(state.drakon, 3)
        value -= DRAGON_NEAR * (state.cells[seat] in reach)
    return value


def steps_to_go(state: DrakonState, seat: Seat) -> int:
    """How many moves it takes the hero to the next coin, or out if that is what is missing; at most `FAR`."""
    rich = state.options.escape and worth(state.purses[pool(state.options, seat)]) >= state.goal
    way = way_out(state, state.cells[seat]) if rich else way_to_coin(state, seat)
    return FAR if way is None else way.steps
