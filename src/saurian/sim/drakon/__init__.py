"""Drakon in bulk.

`layout` says where everything stands, `tables` turns the box and the options into an array. `lair`, `seats`,
`options`, `effect_options` and `legal` tell what may be done; `stack`, `hands`, `coins`, `figures`,
`effects`, `heroes` and `phases` what happens. `play` adds chance and random play, `knowledge` deals anew what
a seat does not know, `convert` leads from the readable engine to the kernels and back, `batch` plays many
games in lockstep. Where Numba is missing, `play_random_games` works all the same: the readable engine plays.
"""

from random import Random
from typing import NamedTuple

from saurian.core import CHANCE
from saurian.games.drakon.box import load_box
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.compiling import COMPILED

COMPILE_SECONDS = 40
"""Roughly how long its kernels take to compile, on a quiet core."""


class Played(NamedTuple):
    """What came of many random games: by game and seat, coins and share of the win."""

    totals: list[list[int]]
    shares: list[list[float]]
    decisions: int


def play_random_games(options: DrakonOptions, games: int, seed: int) -> Played:
    """Random games in bulk, as fast as this machine can."""
    start = DrakonState.start(options, options.box or load_box())
    return _compiled_games(start, games, seed) if COMPILED else _readable_games(start, games, seed)


def _compiled_games(start: DrakonState, games: int, seed: int) -> Played:
    import numpy as np

    from saurian.sim.drakon.batch import generators
    from saurian.sim.drakon.convert import from_state
    from saurian.sim.drakon.play import play_many_randomly
    from saurian.sim.drakon.tables import flat_tables

    totals = np.zeros((games, start.options.players), np.int32)
    shares = np.zeros((games, start.options.players))
    tables = flat_tables(start.options, start.box)
    decisions = play_many_randomly(from_state(start), tables, generators(games, seed), totals, shares)
    return Played(totals.tolist(), shares.tolist(), decisions)


def _readable_games(start: DrakonState, games: int, seed: int) -> Played:
    rng, played = Random(seed), Played([], [], 0)
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while acting := state.acting():
            (seat,) = acting
            state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
            decisions += seat != CHANCE
        outcome = state.outcome()
        assert outcome is not None
        played.totals.append(list(outcome.totals))
        played.shares.append([(rank == 1) / len(outcome.winners) for rank in outcome.ranks])
    return played._replace(decisions=decisions)
