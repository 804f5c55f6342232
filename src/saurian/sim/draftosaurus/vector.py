"""Games that a learner plays, on the kernels: one seat after the other decides, games that end begin anew.

`Rows` is what `saurian.envs` needs of a game: observations, masks and steps of many games, or of one. The
seats that choose at once are asked in turn; what each has chosen stays secret until the last one has.
"""

import numpy as np
import numpy.typing as npt

from saurian.games.draftosaurus.encoder import DraftosaurusEncoder
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.rules import load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.compiling import kernel, lowest_one
from saurian.sim.draftosaurus.batch import (
    DISCARD_CODES,
    DRAFT_CODES,
    KINDS,
    PLACE_CODES,
    PLACES,
    REHOME_CODES,
    SEAT_CODES,
    code_of,
    spot_code,
)
from saurian.sim.draftosaurus.convert import from_state, to_state
from saurian.sim.draftosaurus.layout import (
    ACTING,
    CHOOSE,
    DISCARDING,
    DRAFT,
    OVER,
    PHASE,
    PLACE,
    SECRET,
    TOTAL,
)
from saurian.sim.draftosaurus.legal import legal
from saurian.sim.draftosaurus.observe import observe, spot_places
from saurian.sim.draftosaurus.phases import apply, new_state
from saurian.sim.draftosaurus.play import settle
from saurian.sim.draftosaurus.scoring import standing
from saurian.sim.draftosaurus.tables import MOST_SPOTS, NONE, PLAYERS, Array, flat_tables

ACTIONS = SEAT_CODES
"""An action is a code; one more means that the seat waits."""
ACTION_KINDS = ("codes",)


class Rows:
    """Games of the same options, one a row."""

    def __init__(self, options: DraftosaurusOptions, games: int, actions: str = "codes") -> None:
        self.options, self.games, self.players, self.kind = options, games, options.players, actions
        self.rules = load_rules(options.rules)
        self.tables = flat_tables(options, self.rules)
        self.encoder = DraftosaurusEncoder(options)
        self.size, self.actions = self.encoder.size, ACTIONS
        self.fresh = new_state(self.tables, NONE if options.first is None else options.first)
        self.states = np.tile(self.fresh, (games, 1))
        self.rngs = np.zeros((games, 1), np.uint64)
        self.to_move = np.zeros(games, np.int64)
        self.observations = np.zeros((games, self.size), np.float32)
        self.mask = np.zeros((games, ACTIONS), np.int8)
        self.totals = np.zeros((games, self.players), np.int64)
        self.ranks = np.zeros((games, self.players), np.int64)
        self._spots = spot_places(options)
        self._numbers = np.arange(games)
        self._first, self._rng = self.states[0], self.rngs[0]

    def begin(self, seeds: npt.NDArray[np.uint64]) -> None:
        """Begin all games, each with its own seed."""
        self.rngs[:, 0] = seeds
        begin_all(self.states, self.fresh, self.tables, self.rngs)
        self.look()

    def look(self) -> None:
        """Write what the seats to move see and may do."""
        look_all(self.states, self.tables, self._spots, self.to_move, self.observations, self.mask)

    def step(self, actions: npt.NDArray[np.int64], done: npt.NDArray[np.bool_]) -> int:
        """The seats to move act; games that end are marked, and begin anew. -1, or the first game with an
        illegal action, in which case nothing has happened."""
        inside = (actions >= 0) & (actions < ACTIONS)
        wrong = np.flatnonzero(~inside | (self.mask[self._numbers, np.where(inside, actions, 0)] == 0))
        if wrong.size:
            return int(wrong[0])
        results = done, self.totals, self.ranks
        step_all(self.states, self.fresh, self.tables, self.rngs, self.to_move, actions, *results)
        self.look()
        return -1

    # --- one game ------------------------------------------------------------------------------------------

    def see(self, seat: int, observation: Array, mask: Array) -> None:
        """What one seat of the first game sees and may do; the mask has one entry more, to wait."""
        see_one(self._first, self.tables, self._spots, seat, observation, mask)

    def see_all(self, observations: Array, masks: Array) -> None:
        """What each seat of the first game sees and may do."""
        see_each(self._first, self.tables, self._spots, observations, masks)

    def act(self, seat: int, action: int) -> bool:
        """A seat of the first game acts; False if it may not."""
        return bool(act_one(self._first, self.tables, self._rng, seat, action))

    def act_all(self, actions: Array) -> int:
        """All seats of the first game act, those that owe nothing by waiting. -1, or the first seat that may
        not do so, in which case nothing has happened."""
        return int(act_each(self._first, self.tables, self._rng, actions))

    @property
    def over(self) -> bool:
        """Whether the first game is over."""
        return bool(self._first[PHASE] == OVER)

    def acting(self) -> list[int]:
        """The seats of the first game that owe a decision."""
        acting = int(self._first[ACTING])
        return [seat for seat in range(self.players) if acting >> seat & 1]

    def result(self) -> tuple[Array, Array]:
        """Totals and ranks of the first game, by seat."""
        rate_one(self.states[0], self.tables, self.totals[0], self.ranks[0])
        return self.totals[0].copy(), self.ranks[0].copy()

    def state(self, game: int = 0) -> DraftosaurusState:
        """The position of a game, for the readable engine."""
        return to_state(self.states[game], self.options, self.rules)

    def load(self, state: DraftosaurusState, game: int = 0) -> None:
        """Set up a position."""
        self.states[game] = from_state(state)


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def decode(state: Array, t: Array, code: int) -> int:
    """The kernel's choice of a code, or something negative if it is not of this phase."""
    phase = state[PHASE]
    if phase == CHOOSE:
        return code
    if phase == DISCARDING:
        return code - DISCARD_CODES
    species, place = 0, code - (PLACE_CODES if phase == PLACE else REHOME_CODES)
    if phase == DRAFT:
        species, place = (code - DRAFT_CODES) // PLACES, (code - DRAFT_CODES) % PLACES
    for spot in range(MOST_SPOTS):
        if spot_code(state, t, spot) == place:
            return 16 * species + spot
    return NONE


@kernel
def choice_of(state: Array, t: Array, seat: int, code: int) -> int:
    """The kernel's choice of a code, or `NONE` if it is not legal."""
    choice = decode(state, t, code)
    species = choice >> 4 if state[PHASE] == DRAFT else 0
    bit = choice - 16 * species
    if choice < 0 or bit >= MOST_SPOTS or species >= KINDS:
        return NONE
    return choice if legal(state, t, seat, species) >> bit & 1 else NONE


@kernel
def fill_mask(state: Array, t: Array, seat: int, mask: Array) -> None:
    """Mark what the seat may do."""
    for code in range(mask.size):
        mask[code] = 0
    for species in range(KINDS if state[PHASE] == DRAFT else 1):
        bits = legal(state, t, seat, species)
        while bits:
            mask[code_of(state, t, 16 * species + lowest_one(bits))] = 1
            bits &= bits - 1


@kernel
def begin_all(states: Array, fresh: Array, t: Array, rngs: Array) -> None:
    """Begin every game."""
    for game in range(len(states)):
        for i in range(fresh.size):
            states[game, i] = fresh[i]
        settle(states[game], t, rngs[game])


@kernel
def look_all(states: Array, t: Array, spots: Array, to_move: Array, observations: Array, mask: Array) -> None:
    """What the seats to move see and may do."""
    for game in range(len(states)):
        seat = lowest_one(states[game, ACTING])
        to_move[game] = seat
        observe(states[game], t, seat, spots, observations[game])
        fill_mask(states[game], t, seat, mask[game])


@kernel
def step_all(
    states: Array,
    fresh: Array,
    t: Array,
    rngs: Array,
    to_move: Array,
    actions: Array,
    done: Array,
    totals: Array,
    ranks: Array,
) -> None:
    """Every seat to move acts, and chance after it; games that end are rated and begin anew."""
    for game in range(len(states)):
        state, seat = states[game], to_move[game]
        apply(state, t, seat, decode(state, t, actions[game]))
        if state[ACTING] == 0:
            settle(state, t, rngs[game])
        done[game] = state[PHASE] == OVER
        if done[game]:
            rate_one(state, t, totals[game], ranks[game])
            for i in range(fresh.size):
                state[i] = fresh[i]
            settle(state, t, rngs[game])


@kernel
def rate_one(state: Array, t: Array, totals: Array, ranks: Array) -> None:
    """Write totals and ranks of a game that is over."""
    for seat in range(t[PLAYERS]):
        totals[seat] = state[TOTAL + seat]
        ranks[seat] = 1
        for other in range(t[PLAYERS]):
            ranks[seat] += standing(state, t, other) > standing(state, t, seat)


@kernel
def see_one(state: Array, t: Array, spots: Array, seat: int, observation: Array, mask: Array) -> None:
    """What a seat sees and may do; to wait, if it owes nothing."""
    observe(state, t, seat, spots, observation)
    fill_mask(state, t, seat, mask)
    mask[SEAT_CODES] = not state[ACTING] >> seat & 1


@kernel
def see_each(state: Array, t: Array, spots: Array, observations: Array, masks: Array) -> None:
    """What every seat sees and may do."""
    for seat in range(t[PLAYERS]):
        see_one(state, t, spots, seat, observations[seat], masks[seat])


@kernel
def act_one(state: Array, t: Array, rng: Array, seat: int, code: int) -> bool:
    """The seat acts, and chance after the last one; False if it may not."""
    choice = choice_of(state, t, seat, code)
    if choice == NONE:
        return False
    apply(state, t, seat, choice)
    if state[ACTING] == 0:
        settle(state, t, rng)
    return True


@kernel
def act_each(state: Array, t: Array, rng: Array, codes: Array) -> int:
    """All seats act, then chance; the first seat that may not do so, or -1."""
    acting = state[ACTING]
    for seat in range(t[PLAYERS]):
        if acting >> seat & 1:
            choice = choice_of(state, t, seat, codes[seat])
            state[SECRET + seat] = choice
        else:
            choice = 0 if codes[seat] == SEAT_CODES else NONE
        if choice == NONE:
            for other in range(seat):
                state[SECRET + other] = NONE
            return int(seat)
    for seat in range(t[PLAYERS]):
        if acting >> seat & 1:
            apply(state, t, seat, state[SECRET + seat])
    settle(state, t, rng)
    return -1
