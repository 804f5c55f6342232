"""Many games in lockstep, NumPy arrays in and out: for learners.

    batch = Batch(DrakonOptions(players=4), games=256, seed=7)
    while not batch.over.all():
        codes, counts = batch.legal()            # int [games, MOST_LEGAL], int [games]
        batch.step(my_learner(codes, counts, …)) # int [games]; of games that are over, anything
    batch.totals, batch.shares                   # int and float [games, seats]

Codes are those of `Game.code`. There are more than eighty thousand of them, so legal ones come as lists, not
as a mask. One seat acts at a time: `acting`. Chance acts by itself with the generator of each game, so that a
game depends on its seed alone, not on its neighbours in the batch. `states` holds whole positions, hidden
hands and coins included.
"""

import numpy as np
import numpy.typing as npt

from saurian.games.drakon.box import Box, load_box
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.arrays import as_codes
from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.coins import win_share, worth
from saurian.sim.drakon.convert import from_state, to_state
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import play_randomly, settle
from saurian.sim.drakon.tables import PLAYERS, POOL_AT, flat_tables


class Batch:
    """Many games of the same options."""

    def __init__(self, options: DrakonOptions, games: int, seed: int, box: Box | None = None) -> None:
        self.options = options
        self.box = box or options.box or load_box()
        self.tables = flat_tables(options, self.box)
        self.states = np.tile(from_state(DrakonState.start(options, self.box)), (games, 1))
        """One position a row; see `layout`."""
        self.lengths = np.zeros(games, np.int64)
        """How many decisions of seats each game has taken."""
        self.rngs = generators(games, seed)
        """One generator a game."""
        self._codes = np.zeros((games, at.MOST_LEGAL), np.int32)
        settle_all(self.states, self.tables, self.rngs)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        return np.asarray(self.states[:, at.NOW] == at.OVER)

    @property
    def acting(self) -> Array:
        """By game, the seat that owes a decision; of games that are over, no seat."""
        return self.states[:, at.NOW_SEAT]

    @property
    def totals(self) -> Array:
        """What each seat, or its pair, has: [games, seats]."""
        totals = np.zeros((len(self.states), self.options.players), np.int32)
        fill_totals(self.states, self.tables, totals)
        return totals

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """Win shares of the games that are over, shared wins in parts: [games, seats]."""
        shares = np.zeros((len(self.states), self.options.players))
        fill_shares(self.states, self.tables, shares)
        return shares

    def legal(self) -> tuple[Array, Array]:
        """By game, the codes of all that may be done, and how many; the next call writes over them."""
        counts = np.zeros(len(self.states), np.int32)
        fill_legal(self.states, self.tables, self._codes, counts)
        return self._codes, counts

    def step(self, codes: npt.ArrayLike) -> None:
        """The acting seat of every game does this, then chance acts.

        `codes`: whole numbers, [games]; of games that are over, anything. Raises `TypeError` or `ValueError`
        for an array of another kind or shape, and `ValueError` for an illegal code; the games before and
        after the one with that code have gone on.
        """
        chosen = as_codes(codes, (len(self.states),), "[games]")
        wrong = step_all(self.states, self.tables, chosen, self.rngs, self.lengths)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: not legal: {int(chosen[wrong])}")

    def play_randomly(self) -> int:
        """Play all games to the end, everything legal alike; how many decisions it took."""
        return int(play_all_randomly(self.states, self.tables, self.rngs, self.lengths))

    def state(self, game: int) -> DrakonState:
        """The position of one game, for the readable engine; what seats remember is not in it."""
        return to_state(self.states[game], self.options, self.box)


def generators(games: int, seed: int) -> Array:
    """One generator a game: rows of one number."""
    return np.random.SeedSequence(seed).generate_state(games, np.uint64).reshape(games, 1)


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def settle_all(states: Array, t: Array, rngs: Array) -> None:
    """Chance acts in every game."""
    for game in range(len(states)):
        settle(states[game], t, rngs[game])


@kernel
def fill_legal(states: Array, t: Array, codes: Array, counts: Array) -> None:
    """List what is legal."""
    for game in range(len(states)):
        counts[game] = legal(states[game], t, codes[game])


@allocating_kernel
def step_all(states: Array, t: Array, chosen: Array, rngs: Array, lengths: Array) -> int:
    """All decide, then chance acts; the first game with something illegal, which is left as it was, or -1."""
    wrong = -1
    codes = np.empty(at.MOST_LEGAL, np.int32)
    for game in range(len(states)):
        state, code = states[game], chosen[game]
        fine = state[at.NOW] == at.OVER
        for place in range(legal(state, t, codes)):
            fine = fine or codes[place] == code
        if not fine:
            wrong = game if wrong < 0 else wrong
        elif state[at.NOW] != at.OVER:
            apply(state, t, code)
            lengths[game] += 1
            settle(state, t, rngs[game])
    return wrong


@allocating_kernel
def play_all_randomly(states: Array, t: Array, rngs: Array, lengths: Array) -> int:
    """Every game to its end; what each took is added to its length."""
    total = 0
    codes = np.empty(at.MOST_LEGAL, np.int32)
    for game in range(len(states)):
        decisions = play_randomly(states[game], t, rngs[game], codes)
        lengths[game] += decisions
        total += decisions
    return total


@kernel
def fill_totals(states: Array, t: Array, totals: Array) -> None:
    """What everybody has."""
    for game in range(len(states)):
        for seat in range(t[PLAYERS]):
            totals[game, seat] = worth(states[game], t, t[POOL_AT + seat])


@kernel
def fill_shares(states: Array, t: Array, shares: Array) -> None:
    """Write the win shares of the games that are over."""
    for game in range(len(states)):
        for seat in range(t[PLAYERS]):
            if states[game, at.NOW] == at.OVER:
                shares[game, seat] = win_share(states[game], t, seat)
