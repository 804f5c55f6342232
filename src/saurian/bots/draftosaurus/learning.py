"""How the tables of `worth` are learned: play against oneself, and move every guess towards what came of it.

After each turn the worth of each zoo is a guess at its final points. When the game is over, the difference
is shared out among the entries that made the guess. The policy always plays by the newest tables, a little
blurred, so that everything is tried now and then; blur and steps shrink as it goes.
"""

from collections.abc import Callable

import numpy as np

from saurian.bots.draftosaurus.policy import dinosaurs, most_elsewhere, play_turn
from saurian.bots.draftosaurus.worth import CLIP, ROWS, Floats, Weights, flat_weights, fresh_weights, looks_of
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.draftosaurus.layout import (
    BANK,
    CENSUS,
    OTHER_BANK,
    OVER,
    PHASE,
    POINTS,
    SEATS,
    STATES,
    TOTAL,
)
from saurian.sim.draftosaurus.legal import shown
from saurian.sim.draftosaurus.phases import new_state
from saurian.sim.draftosaurus.play import settle
from saurian.sim.draftosaurus.tables import (
    NONE,
    PENS,
    PLAYERS,
    QUARANTINE_AT,
    SPECIAL_AT,
    SPECIALS,
    Array,
    flat_tables,
)
from saurian.sim.rng import seed_rng

ACTIVE = PENS + SPECIALS + 6
"""Table entries that are added up for one estimate."""
BATCHES = 60
STEP = (0.3, 0.003)
"""How much of the difference is corrected, at first and at last."""
BLUR = (3.0, 0.3)
"""By how many points the policy errs while it learns, at first and at last."""


def learn(
    board: str, players: int, games: int, seed: int, on_batch: Callable[[], None] = lambda: None
) -> tuple[Weights, float]:
    """The weights for one board and number of players, and the mean total of the last batch."""
    options, rules = DraftosaurusOptions(players, board), load_rules(RULE_SETS[0])
    tables, looks = flat_tables(options, rules), looks_of(rules, rules.boards[board])
    start, rng = new_state(tables), seed_rng(seed)
    shapes = fresh_weights(board, players)
    learned = np.concatenate([part.ravel() for part in shapes])
    mean = 0.0
    for batch in range(BATCHES):
        done = batch / (BATCHES - 1)
        step, blur = (first * (last / first) ** done for first, last in (STEP, BLUR))
        w = flat_weights(options, rules, [_cut(learned, shapes)])
        now = games * (batch + 1) // BATCHES - games * batch // BATCHES
        total = learn_batch(start, tables, w, learned, looks, step, blur, rng, now)
        mean = total / max(1, now) / players
        on_batch()
    return _cut(learned, shapes), mean


def _cut(row: Floats, shapes: Weights) -> Weights:
    """The weights out of one row."""
    parts, at = [], 0
    for part in shapes:
        parts.append(row[at : at + part.size].reshape(part.shape).copy())
        at += part.size
    return Weights(*parts)


@kernel
def note_guess(state: Array, t: Array, looks: Array, kinds: int, seat: int, n: int, active: Array) -> int:
    """Note which entries make the guess about a zoo of n dinosaurs; how many they are."""
    number = 0
    for pen in range(PENS):
        active[number] = n * kinds + looks[state[STATES + PENS * seat + pen]]
        number += 1
    for k in range(SPECIALS):
        pen = t[SPECIAL_AT + k]
        species = NONE if pen == NONE else shown(t, state[STATES + PENS * seat + pen])
        if species != NONE:
            own = min(state[CENSUS + seat] >> 4 * species & 15, CLIP - 1)
            most = min(most_elsewhere(state, t, seat, species), CLIP - 1)
            right = state[CENSUS + (seat + t[PLAYERS] - 1) % t[PLAYERS]] >> 4 * species & 15
            row = ((n * SPECIALS + k) * CLIP + own) * CLIP + most
            active[number] = ROWS * kinds + row * CLIP + min(right, CLIP - 1)
            number += 1
    for species in range(6):
        here = min(state[BANK + seat] >> 4 * species & 15, CLIP - 1)
        there = min(state[OTHER_BANK + seat] >> 4 * species & 15, CLIP - 1)
        if here | there:
            row = (2 * n + (species == 0)) * CLIP + here
            active[number] = ROWS * (kinds + SPECIALS * CLIP**3) + row * CLIP + there
            number += 1
    return number


@allocating_kernel
def learn_batch(  # noqa: C901  # one game from end to end
    start: Array,
    t: Array,
    w: Array,
    learned: Array,
    looks: Array,
    step: float,
    blur: float,
    rng: Array,
    games: int,
) -> int:
    """Play and learn; the sum of all totals."""
    state = start.copy()
    active = np.empty((SEATS, ROWS, ACTIVE), np.int32)
    numbers = np.zeros((SEATS, ROWS), np.int32)
    points = np.zeros((SEATS, ROWS), np.int32)
    last = ROWS - 2 if t[QUARANTINE_AT] != NONE else ROWS - 3  # what follows is no guess
    kinds, sum_of_totals = looks.max() + 1, 0
    for _ in range(games):
        state[:] = start
        settle(state, t, rng)
        n = 0
        while state[PHASE] != OVER:
            play_turn(state, t, w, blur, rng)
            if state[PHASE] != OVER and dinosaurs(state, t) > n:
                n = dinosaurs(state, t)
                for seat in range(t[PLAYERS]):
                    numbers[seat, n] = note_guess(state, t, looks, kinds, seat, n, active[seat, n])
                    points[seat, n] = state[POINTS + seat]
            settle(state, t, rng)
        for seat in range(t[PLAYERS]):
            total = state[TOTAL + seat]
            sum_of_totals += total
            for n in range(1, last + 1):
                number = numbers[seat, n]
                if number == 0:  # the game ended with that turn
                    continue
                guess = float(points[seat, n])
                for i in range(number):
                    guess += learned[active[seat, n, i]]
                correction = step * (total - guess) / number
                for i in range(number):
                    learned[active[seat, n, i]] += correction
            numbers[seat, :] = 0
    return sum_of_totals
