"""Many games in lockstep, NumPy arrays in and out: for learners, and for random play in bulk.

    batch = Batch(DraftosaurusOptions(players=4), games=1024, seed=7)
    while not batch.over.all():
        mask = batch.legal()                 # bool [games, seats, SEAT_CODES]
        codes = my_learner(mask, …)          # int [games, seats]; of seats that owe nothing, anything
        batch.step(codes)
    batch.totals, batch.shares               # int and float [games, seats]

Codes are those of `Game.code`; the first `SEAT_CODES` of them are the actions of seats. Chance acts by itself
with the generator of each game, so that a game depends on its seed alone, not on its neighbours in the batch.
`states` holds whole positions, hidden hands included: show a player no more than `knowledge.hide` leaves of
it.
"""

import numpy as np
import numpy.typing as npt

from saurian.games.draftosaurus.actions import FIRST_SPOTS, SPOTS, all_actions
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import SPECIES
from saurian.games.draftosaurus.rules import Rules, load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.arrays import as_codes
from saurian.sim.compiling import kernel
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.convert import to_state
from saurian.sim.draftosaurus.legal import legal
from saurian.sim.draftosaurus.phases import new_state, reveal
from saurian.sim.draftosaurus.play import play_randomly, settle
from saurian.sim.draftosaurus.scoring import win_share
from saurian.sim.draftosaurus.tables import (
    CODE,
    MOST_SPOTS,
    NONE,
    PLAYERS,
    SPOT_WIDTH,
    SPOTS_AT,
    Array,
    flat_tables,
)

KINDS = len(SPECIES)
PLACES = len(FIRST_SPOTS)
"""The spots of rules version 1; those that later versions add have codes of their own, see `LATER_CODES`."""
PLACE_CODES = KINDS
DRAFT_CODES = PLACE_CODES + PLACES
DISCARD_CODES = DRAFT_CODES + KINDS * PLACES
REHOME_CODES = DISCARD_CODES + KINDS
LATER_WIDTH = 1 + KINDS + 1
LATER_CODES = len(all_actions()) - LATER_WIDTH * (len(SPOTS) - PLACES)
"""By later spot, the codes of place, of draft by species, and of rehome; after those of chance."""
SEAT_CODES = REHOME_CODES + PLACES if len(SPOTS) == PLACES else len(all_actions())
"""The codes of choose, place, draft, discard and rehome, in this order; with later spots, all codes."""


class Batch:
    """Many games of the same options."""

    def __init__(
        self, options: DraftosaurusOptions, games: int, seed: int, rules: Rules | None = None
    ) -> None:
        self.options = options
        self.rules = load_rules(options.rules) if rules is None else rules
        self.tables = flat_tables(options, self.rules)
        first = NONE if options.first is None else options.first
        self.states = np.tile(new_state(self.tables, first), (games, 1))
        """One position a row; see `layout`."""
        self.lengths = np.zeros(games, np.int64)
        """How many decisions of seats each game has taken."""
        seeds = np.random.SeedSequence(seed).generate_state(games, np.uint64)
        self.rngs = seeds.reshape(games, 1)
        """One generator a game."""
        settle_all(self.states, self.tables, self.rngs)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        return np.asarray(self.states[:, at.PHASE] == at.OVER)

    @property
    def acting(self) -> npt.NDArray[np.bool_]:
        """Which seats owe a decision: [games, seats]."""
        bits = self.states[:, at.ACTING, None] >> np.arange(self.options.players)
        return np.asarray(bits & 1, np.bool_)

    @property
    def totals(self) -> Array:
        """The points of the boards that are over: [games, seats]."""
        return self.states[:, at.TOTAL : at.TOTAL + self.options.players]

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """Win shares of the games that are over, shared wins in parts: [games, seats]."""
        shares = np.zeros((len(self.states), self.options.players))
        fill_shares(self.states, self.tables, shares)
        return shares

    def legal(self) -> npt.NDArray[np.bool_]:
        """What each seat may do: [games, seats, SEAT_CODES]."""
        mask = np.zeros((len(self.states), self.options.players, SEAT_CODES), np.bool_)
        fill_legal(self.states, self.tables, mask)
        return mask

    def step(self, codes: npt.ArrayLike) -> None:
        """Every seat that owes a decision decides, then chance acts.

        `codes`: whole numbers, [games, seats]; of seats that owe nothing, anything. Raises `TypeError` or
        `ValueError` for an array of another kind or shape, and `ValueError` for an illegal code; the games
        before and after the one with that code have gone on.
        """
        chosen = as_codes(codes, (len(self.states), self.options.players), "[games, seats]")
        owed = self.acting.sum(axis=1)
        wrong = step_all(self.states, self.tables, chosen, self.rngs, owed, self.lengths)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: not legal: {chosen[wrong].tolist()}")

    def play_randomly(self) -> int:
        """Play all games to the end, everything legal alike; how many decisions it took."""
        return int(play_all_randomly(self.states, self.tables, self.rngs, self.lengths))

    def state(self, game: int) -> DraftosaurusState:
        """The position of one game, for the readable engine."""
        return to_state(self.states[game], self.options, self.rules)


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def settle_all(states: Array, t: Array, rngs: Array) -> None:
    """Chance acts in every game."""
    for game in range(len(states)):
        settle(states[game], t, rngs[game])


@kernel
def play_all_randomly(states: Array, t: Array, rngs: Array, lengths: Array) -> int:
    """Every game to its end; what each took is added to its length."""
    total = 0
    for game in range(len(states)):
        decisions = play_randomly(states[game], t, rngs[game])
        lengths[game] += decisions
        total += decisions
    return total


@kernel
def spot_code(state: Array, t: Array, spot: int) -> int:
    """The number of a spot among those of both boards."""
    return int(t[SPOTS_AT + SPOT_WIDTH * (MOST_SPOTS * state[at.BOARD] + spot) + CODE])


@kernel
def fill_legal(states: Array, t: Array, mask: Array) -> None:
    """Mark what is legal."""
    for game in range(len(states)):
        state = states[game]
        phase = state[at.PHASE]
        for seat in range(t[PLAYERS]):
            for species in range(KINDS if phase == at.DRAFT else 1):
                bits = legal(state, t, seat, species)
                for bit in range(MOST_SPOTS):
                    if bits >> bit & 1:
                        mask[game, seat, code_of(state, t, 16 * species + bit)] = True


@kernel
def code_of(state: Array, t: Array, choice: int) -> int:
    """The game's code of a kernel's choice in this phase."""
    phase = state[at.PHASE]
    if phase == at.CHOOSE:
        return choice
    if phase == at.DISCARDING:
        return DISCARD_CODES + choice
    spot = spot_code(state, t, choice & 15)
    if spot >= PLACES:
        return later_code(phase, spot - PLACES, choice >> 4)
    if phase == at.PLACE:
        return PLACE_CODES + spot
    if phase == at.DRAFT:
        return DRAFT_CODES + PLACES * (choice >> 4) + spot
    return REHOME_CODES + spot


@kernel
def later_code(phase: int, spot: int, species: int) -> int:
    """The code of what is done with a spot that later rules have added, by its number among these."""
    first = LATER_CODES + LATER_WIDTH * spot
    if phase == at.PLACE:
        return first
    return first + 1 + species if phase == at.DRAFT else first + LATER_WIDTH - 1


@kernel
def choice_of(state: Array, t: Array, seat: int, code: int) -> int:
    """The kernel's choice of a code, or `NONE` if it is not legal."""
    for species in range(KINDS if state[at.PHASE] == at.DRAFT else 1):
        bits = legal(state, t, seat, species)
        for bit in range(MOST_SPOTS):
            if bits >> bit & 1 and code_of(state, t, 16 * species + bit) == code:
                return 16 * species + bit
    return NONE


@kernel
def step_all(states: Array, t: Array, codes: Array, rngs: Array, owed: Array, lengths: Array) -> int:
    """All decide, then chance acts; the first game with something illegal, which is left as it was, or -1."""
    wrong = -1
    for game in range(len(states)):
        state = states[game]
        acting = state[at.ACTING]
        if acting == 0:
            continue
        fine = True
        for seat in range(t[PLAYERS]):
            if acting >> seat & 1:
                choice = choice_of(state, t, seat, codes[game, seat])
                state[at.SECRET + seat] = choice
                fine = fine and choice != NONE
        if fine:
            state[at.ACTING] = 0
            lengths[game] += owed[game]
            reveal(state, t)
            settle(state, t, rngs[game])
        else:
            for seat in range(t[PLAYERS]):
                if acting >> seat & 1:
                    state[at.SECRET + seat] = NONE
            wrong = game if wrong < 0 else wrong
    return wrong


@kernel
def fill_shares(states: Array, t: Array, shares: Array) -> None:
    """Write the win shares of the games that are over."""
    for game in range(len(states)):
        if states[game, at.PHASE] == at.OVER:
            for seat in range(t[PLAYERS]):
                shares[game, seat] = win_share(states[game], t, seat)
