"""Try an action in copies of the position, with all that comes of it: choices within choices, too.

The caller puts the position after the action into `copies[1]`, and looks at each position in which the action
may be over:

    depth = first_end(trial, t, seat, rng)
    while depth:
        depth = next_end(trial, depth, worth of trial.copies[depth], t, seat, rng)
    trial.best[0]                     # what the action is worth if the seat goes on well

Others who decide something in between do anything. The chamber that is drawn at the end is not drawn.
"""

from typing import NamedTuple

import numpy as np

from saurian.sim.compiling import kernel
from saurian.sim.drakon.convert import empty_position
from saurian.sim.drakon.lair import copy_position
from saurian.sim.drakon.layout import (
    CHANCE,
    DRAKON,
    DRAWING,
    FIGURES,
    LEFT,
    MOST_LEGAL,
    NOW,
    NOW_SEAT,
    OVER,
    TURN_PHASE,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import chance_code
from saurian.sim.rng import below

DEEPEST = 5
"""Depth of nested choices that are tried; deeper ones are answered at random."""
TRIED = 6
"""Options tried of a nested choice."""
WORST = -1e9


class Trial(NamedTuple):
    """Room to try things, by depth."""

    copies: Array
    """Positions, …"""
    codes: Array
    """… the options in each, …"""
    left: Array
    """… how many of them are untried, …"""
    best: Array
    """… and what the best of the others is worth."""


def make_trial() -> Trial:
    """Room to try things."""
    return Trial(
        np.tile(empty_position(), (DEEPEST + 1, 1)),
        np.empty((DEEPEST + 1, MOST_LEGAL), np.int32),
        np.zeros(DEEPEST + 1, np.int64),
        np.zeros(DEEPEST + 1),
    )


@kernel
def keep_some(codes: Array, number: int, most: int, rng: Array) -> int:
    """Move some of the options to the front, the last one (to decline) among them; how many."""
    if number <= most:
        return number
    codes[0], codes[number - 1] = codes[number - 1], codes[0]
    for i in range(1, most):
        j = i + below(rng, number - i)
        codes[i], codes[j] = codes[j], codes[i]
    return most


@kernel
def is_action_over(state: Array) -> bool:
    """Whether nothing is left to do of an action but to draw a chamber. A seat whose hero has come to
    Drakon must still decide whether to end the turn there (K-60)."""
    if state[NOW] == TURN_PHASE:
        return bool(state[LEFT] > 0 or state[FIGURES + state[NOW_SEAT]] != state[DRAKON])
    return bool(state[NOW] == OVER or (state[NOW] == DRAWING and state[LEFT] == 0))


@kernel
def unfold(trial: Trial, depth: int, t: Array, seat: int, rng: Array) -> int:
    """Play on to the seat's next choice within its action; how many options it has. 0: the action is over."""
    state, codes = trial.copies[depth], trial.codes[depth]
    while not is_action_over(state):
        if state[NOW_SEAT] == CHANCE:
            apply(state, t, chance_code(state, t, rng))
            continue
        number = legal(state, t, codes)
        if state[NOW_SEAT] == seat and depth < DEEPEST:
            return keep_some(codes, number, TRIED, rng)
        apply(state, t, int(codes[below(rng, number)]))
    return 0


@kernel
def try_next(trial: Trial, depth: int, t: Array) -> None:
    """Choose the next untried option at this depth, in a copy one deeper."""
    trial.left[depth] -= 1
    copy_position(trial.copies[depth + 1], trial.copies[depth])
    apply(trial.copies[depth + 1], t, int(trial.codes[depth, trial.left[depth]]))


@kernel
def to_end(trial: Trial, depth: int, t: Array, seat: int, rng: Array) -> int:
    """From this depth go on to where the action is over, the first untried option each time; how deep."""
    while True:
        trial.left[depth] = unfold(trial, depth, t, seat, rng)
        if trial.left[depth] == 0:
            return depth
        trial.best[depth] = WORST
        try_next(trial, depth, t)
        depth += 1


@kernel
def first_end(trial: Trial, t: Array, seat: int, rng: Array) -> int:
    """How deep the first position is in which the action is over."""
    return to_end(trial, 1, t, seat, rng)


@kernel
def next_end(trial: Trial, depth: int, worth: float, t: Array, seat: int, rng: Array) -> int:
    """Note what the position at this depth is worth; how deep the next one is. 0: there is no other."""
    while trial.left[depth] == 0:
        depth -= 1
        trial.best[depth] = worth if depth == 0 else max(trial.best[depth], worth)
        if depth == 0:
            return 0
        worth = float(trial.best[depth])
    try_next(trial, depth, t)
    return to_end(trial, depth + 1, t, seat, rng)
