"""Games that a learner plays, on the kernels: one seat at a time decides, games that end begin anew.

`Rows` is what `saurian.envs` needs of a game: observations, masks and steps of many games, or of one. Actions
are candidates (`games/drakon/candidates.py`) or, for one game at a time, the codes of all actions.
"""

import numpy as np
import numpy.typing as npt

from saurian.games.drakon.box import load_box
from saurian.games.drakon.candidates import CANDIDATES, candidate_entries
from saurian.games.drakon.encoder import WINDOW, DrakonEncoder
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.compiling import kernel
from saurian.sim.drakon.candidates import list_candidates, write_candidate
from saurian.sim.drakon.coins import worth
from saurian.sim.drakon.convert import from_state, to_state
from saurian.sim.drakon.layout import FIRST_CODE, MOST_LEGAL, NOW, NOW_SEAT, OVER, WINNERS, Array
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.observe import observe
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import PLAYERS, POOL_AT, flat_tables

ACTION_KINDS = ("candidates", "codes")
SEAT_CODES = int(FIRST_CODE)


class Rows:
    """Games of the same options, one a row."""

    def __init__(
        self, options: DrakonOptions, games: int, actions: str = "candidates", window: int = WINDOW
    ) -> None:
        if actions == "codes" and games > 1:
            raise ValueError("many games at once have candidates as actions: a mask of all codes is too long")
        self.options, self.games, self.players, self.kind = options, games, options.players, actions
        self.box = options.box or load_box()
        self.tables = flat_tables(options, self.box)
        self.encoder = DrakonEncoder(options, window)
        self.size, self.actions = self.encoder.size, CANDIDATES if actions == "candidates" else SEAT_CODES
        self.fresh = from_state(DrakonState.start(options, self.box))
        self.states = np.tile(self.fresh, (games, 1))
        self.rngs = np.zeros((games, 1), np.uint64)
        self.to_move = np.zeros(games, np.int64)
        self.observations = np.zeros((games, self.size), np.float32)
        self.mask = np.zeros((games, self.actions), np.int8)
        self.codes = np.zeros((games, CANDIDATES), np.int32)
        """The codes of the candidates."""
        self.counts = np.zeros(games, np.int64)
        """How many candidates there are."""
        self.totals = np.zeros((games, self.players), np.int64)
        self.ranks = np.zeros((games, self.players), np.int64)
        self.feature_entries = candidate_entries(options)
        self._window = window
        self._room = np.zeros(MOST_LEGAL, np.int32)

    def begin(self, seeds: npt.NDArray[np.uint64]) -> None:
        """Begin all games, each with its own seed."""
        self.rngs[:, 0] = seeds
        begin_all(self.states, self.fresh, self.tables, self.rngs)
        self.look()

    def look(self) -> None:
        """Write what the seats to move see and may do."""
        lists = self._room, self.codes, self.counts
        outputs = self.to_move, self.observations, self.mask
        look_all(self.states, self.tables, self._window, *lists, *outputs, self.kind == "candidates")

    def step(self, actions: npt.NDArray[np.int64], done: npt.NDArray[np.bool_]) -> int:
        """The seats to move act; games that end are marked, and begin anew. -1, or the first game with an
        illegal action, in which case nothing has happened."""
        wrong = np.flatnonzero((actions < 0) | (actions >= self.counts))
        if wrong.size:
            return int(wrong[0])
        results = done, self.totals, self.ranks
        step_all(self.states, self.fresh, self.tables, self.rngs, self.codes, actions, *results)
        self.look()
        return -1

    def features(self, out: npt.NDArray[np.float32]) -> None:
        """Write the numbers of all candidates of the seats to move: [games, candidates, numbers]; what is
        behind the last candidate of a game stays as it is."""
        describe_all(self.states, self.tables, self.to_move, self.codes, self.counts, out)

    # --- one game ------------------------------------------------------------------------------------------

    def see(self, seat: int, observation: Array, mask: Array) -> None:
        """What one seat of the first game sees and may do; the mask has one entry more, to wait."""
        short = self.kind == "candidates"
        see_one(self.states[0], self.tables, self._window, self._room, seat, observation, mask, short)

    def see_all(self, observations: Array, masks: Array) -> None:
        """What each seat of the first game sees and may do."""
        short = self.kind == "candidates"
        see_each(self.states[0], self.tables, self._window, self._room, observations, masks, short)

    def see_features(self, seat: int, out: Array) -> None:
        """Write the numbers of the candidates of one seat of the first game, if it acts."""
        if self.states[0, NOW_SEAT] == seat:
            describe_one(self.states[0], self.tables, seat, self._room, self.codes[0], out)

    def code_of(self, seat: int, action: int) -> int:
        """The code of an action of a seat of the first game, or -1 if it may not do so."""
        short = self.kind == "candidates"
        return int(find_code(self.states[0], self.tables, self._room, seat, action, short))

    def act(self, seat: int, action: int) -> bool:
        """A seat of the first game acts; False if it may not."""
        code = self.code_of(seat, action)
        if code >= 0:
            act_one(self.states[0], self.tables, self.rngs[0], code)
        return code >= 0

    def act_all(self, actions: Array) -> int:
        """All seats of the first game act, those that owe nothing by waiting. -1, or the first seat that may
        not do so, in which case nothing has happened."""
        acting = int(self.states[0, NOW_SEAT])
        for seat in range(self.players):
            if seat != acting and actions[seat] != self.actions:
                return seat
        return -1 if self.act(acting, int(actions[acting])) else acting

    @property
    def over(self) -> bool:
        """Whether the first game is over."""
        return bool(self.states[0, NOW] == OVER)

    def acting(self) -> list[int]:
        """The seats of the first game that owe a decision."""
        return [] if self.over else [int(self.states[0, NOW_SEAT])]

    def result(self) -> tuple[Array, Array]:
        """Totals and ranks of the first game, by seat."""
        rate_one(self.states[0], self.tables, self.totals[0], self.ranks[0])
        return self.totals[0].copy(), self.ranks[0].copy()

    def state(self, game: int = 0) -> DrakonState:
        """The position of a game, for the readable engine; what seats remember is not in it."""
        return to_state(self.states[game], self.options, self.box)

    def load(self, state: DrakonState, game: int = 0) -> None:
        """Set up a position."""
        self.states[game] = from_state(state)


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def begin_all(states: Array, fresh: Array, t: Array, rngs: Array) -> None:
    """Begin every game."""
    for game in range(len(states)):
        begin_one(states[game], fresh, t, rngs[game])


@kernel
def begin_one(state: Array, fresh: Array, t: Array, rng: Array) -> None:
    """Begin a game."""
    for i in range(fresh.size):
        state[i] = fresh[i]
    settle(state, t, rng)


@kernel
def look_all(
    states: Array,
    t: Array,
    window: int,
    room: Array,
    codes: Array,
    counts: Array,
    to_move: Array,
    observations: Array,
    mask: Array,
    short: bool,
) -> None:
    """What the seats to move see and may do."""
    for game in range(len(states)):
        seat = states[game, NOW_SEAT]
        to_move[game] = seat
        observe(states[game], t, seat, window, observations[game])
        if short:
            counts[game] = list_candidates(states[game], t, room, codes[game])
            for action in range(CANDIDATES):
                mask[game, action] = action < counts[game]
        else:
            fill_codes(states[game], t, room, mask[game])


@kernel
def fill_codes(state: Array, t: Array, room: Array, mask: Array) -> None:
    """Mark the codes of all that is legal."""
    for code in range(mask.size):
        mask[code] = 0
    for place in range(legal(state, t, room)):
        mask[room[place]] = 1


@kernel
def step_all(
    states: Array,
    fresh: Array,
    t: Array,
    rngs: Array,
    codes: Array,
    actions: Array,
    done: Array,
    totals: Array,
    ranks: Array,
) -> None:
    """Every seat to move does its candidate, and chance acts after it; games that end begin anew."""
    for game in range(len(states)):
        state = states[game]
        apply(state, t, codes[game, actions[game]])
        settle(state, t, rngs[game])
        done[game] = state[NOW] == OVER
        if done[game]:
            rate_one(state, t, totals[game], ranks[game])
            begin_one(state, fresh, t, rngs[game])


@kernel
def rate_one(state: Array, t: Array, totals: Array, ranks: Array) -> None:
    """Write totals and ranks of a game that is over: winners first, then by coins."""
    for seat in range(t[PLAYERS]):
        totals[seat] = worth(state, t, t[POOL_AT + seat])
    for seat in range(t[PLAYERS]):
        ranks[seat] = 1
        mine = 1000 * (state[WINNERS] >> t[POOL_AT + seat] & 1) + totals[seat]
        for other in range(t[PLAYERS]):
            ranks[seat] += 1000 * (state[WINNERS] >> t[POOL_AT + other] & 1) + totals[other] > mine


@kernel
def describe_all(states: Array, t: Array, to_move: Array, codes: Array, counts: Array, out: Array) -> None:
    """The numbers of all candidates."""
    for game in range(len(states)):
        for place in range(counts[game]):
            write_candidate(states[game], t, to_move[game], codes[game, place], out[game, place])


@kernel
def describe_one(state: Array, t: Array, seat: int, room: Array, codes: Array, out: Array) -> None:
    """The numbers of the candidates of one game."""
    for place in range(list_candidates(state, t, room, codes)):
        write_candidate(state, t, seat, codes[place], out[place])


@kernel
def see_one(
    state: Array, t: Array, window: int, room: Array, seat: int, observation: Array, mask: Array, short: bool
) -> None:
    """What a seat sees and may do; to wait, if it owes nothing."""
    observe(state, t, seat, window, observation)
    for action in range(mask.size):
        mask[action] = 0
    if state[NOW] == OVER or state[NOW_SEAT] != seat:
        mask[mask.size - 1] = 1
        return
    size = legal(state, t, room)
    for place in range(min(size, CANDIDATES) if short else size):
        mask[place if short else room[place]] = 1


@kernel
def see_each(
    state: Array, t: Array, window: int, room: Array, observations: Array, masks: Array, short: bool
) -> None:
    """What every seat sees and may do."""
    for seat in range(t[PLAYERS]):
        see_one(state, t, window, room, seat, observations[seat], masks[seat], short)


@kernel
def find_code(state: Array, t: Array, room: Array, seat: int, action: int, short: bool) -> int:
    """The code of an action, or -1 if it is not legal."""
    if state[NOW] == OVER or state[NOW_SEAT] != seat:
        return -1
    size = list_candidates(state, t, room, room) if short else legal(state, t, room)
    if short:
        return int(room[action]) if 0 <= action < size else -1
    for place in range(size):
        if room[place] == action:
            return action
    return -1


@kernel
def act_one(state: Array, t: Array, rng: Array, code: int) -> None:
    """The acting seat does this, and chance acts after it."""
    apply(state, t, code)
    settle(state, t, rng)
