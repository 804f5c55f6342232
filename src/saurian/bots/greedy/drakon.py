"""Greedy Drakon: one action ahead, for coins, away from Drakon, against the leader.

It imagines what is hidden once by all that it knows, tries every action there until the next turn begins, and
takes the one that leaves it best off.
"""

from random import Random

from saurian.core import CHANCE, Action, Seat
from saurian.games.drakon.actions import At, Step
from saurian.games.drakon.effects import EFFECTS, StealCoin
from saurian.games.drakon.lair import NOWHERE, OFFSETS, Cell
from saurian.games.drakon.legal import coin_count, moves, pool
from saurian.games.drakon.phases import TURN
from saurian.games.drakon.pieces import worth
from saurian.games.drakon.scoring import goal
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.view import DrakonView

WIN = 1000.0
COIN = 10.0
"""What a point of coins is worth; a rival's best is worth a little less to take."""
RIVAL_COIN = 6.0
FAR = 8
"""Further than this nobody plans."""
RIVAL_STEP = 0.3
DRAGON_NEAR = 2.0
"""What it costs to stand within Drakon's reach with something to lose."""
MOST_TRIES = 24
"""How many ways of a later choice it looks at."""


class GreedyBot:
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
        elif state.now.phase is TURN:
            break
        else:
            legal = state.legal(acting[0])
            if acting[0] == seat:
                tries = legal if len(legal) <= MOST_TRIES else rng.sample(list(legal), MOST_TRIES)
                return max(_worth_after(state, seat, each, rng) for each in tries)
            state.apply(acting[0], rng.choice(legal))
    return _worth(state, seat)


def _worth(state: DrakonState, seat: Seat) -> float:
    mine = pool(state.options, seat)
    if state.winners:
        return WIN if mine in state.winners else -WIN
    rivals = [other for other in range(state.options.players) if pool(state.options, other) != mine]
    value = COIN * worth(state.purses[mine])
    value -= RIVAL_COIN * max(worth(state.purses[pool(state.options, other)]) for other in rivals)
    value -= _steps_to_go(state, seat) - RIVAL_STEP * min(_steps_to_go(state, other) for other in rivals)
    if coin_count(state, seat) and state.drakon is not None:
        reach = state.lair.within(state.drakon, 3)
        value -= DRAGON_NEAR * (state.cells[seat] in reach)
    return value


def _steps_to_go(state: DrakonState, seat: Seat) -> int:
    """How many moves it takes the hero to the next chamber that is good for him; at most `FAR`."""
    start = state.cells[seat]
    if start == NOWHERE:
        return FAR
    reached, edge = {start}, [start]
    for steps in range(1, FAR):
        edge = [there for cell in edge for there in _next_cells(state, cell) if there not in reached]
        if any(_is_good(state, seat, there) for there in edge):
            return steps
        if not edge:
            break
        reached.update(edge)
    return FAR


def _next_cells(state: DrakonState, cell: Cell) -> list[Cell]:
    """Where a move out of the chamber leads; out of a Windstorm, where it begins. Drakon is avoided."""
    cells = []
    for action in moves(state, cell):
        if isinstance(action, At):
            cells.append(action.cell)
        elif isinstance(action, Step):
            cells.append(cell + OFFSETS[action.side])
    return [there for there in cells if there != state.drakon]


def _is_good(state: DrakonState, seat: Seat, cell: Cell) -> bool:
    """Whether entering it brings a coin, or the escape."""
    effect, mine = EFFECTS[state.lair[cell].kind], state.purses[pool(state.options, seat)]
    if state.options.escape and worth(mine) >= goal(state.box, state.options):
        return effect.leads_out
    if isinstance(effect, StealCoin):
        victim = (seat + effect.side) % state.options.players
        return coin_count(state, victim) > 0 and pool(state.options, victim) != pool(state.options, seat)
    return effect.id == "find-coin" and sum(state.hoard) > 0
