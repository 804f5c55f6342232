"""Draftosaurus in bulk.

`machines` turns the readable rules of the pens into small finite machines, `tables` all rules of a game into
arrays, `layout`, `herds`, `legal`, `phases` and `scoring` play on them, `play` adds chance and random play,
`knowledge` deals anew what a seat does not know, `convert` leads from the readable engine to the kernels and
back, `batch` plays many games in lockstep. Where Numba is missing, `play_random_games` still works: the
readable engine plays.
"""

from random import Random
from typing import NamedTuple

from saurian.core import CHANCE
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.rules import load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.compiling import COMPILED

COMPILE_SECONDS = 10
"""Roughly how long its kernels take to compile, on a quiet core."""


class Played(NamedTuple):
    """What came of many random games: by game and seat, points and share of the win."""

    totals: list[list[int]]
    shares: list[list[float]]
    decisions: int


def play_random_games(options: DraftosaurusOptions, games: int, seed: int) -> Played:
    """Random games in bulk, as fast as this machine can."""
    return _compiled_games(options, games, seed) if COMPILED else _readable_games(options, games, seed)


def _compiled_games(options: DraftosaurusOptions, games: int, seed: int) -> Played:
    from saurian.sim.draftosaurus.batch import Batch

    batch = Batch(options, games, seed)
    decisions = batch.play_randomly()
    return Played(batch.totals.tolist(), batch.shares.tolist(), decisions)


def _readable_games(options: DraftosaurusOptions, games: int, seed: int) -> Played:
    rng, played = Random(seed), Played([], [], 0)
    decisions = 0
    for _ in range(games):
        state = DraftosaurusState.start(options, load_rules(options.rules))
        while acting := state.acting():
            for seat in acting:
                state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
                decisions += seat != CHANCE
        outcome = state.outcome()
        assert outcome is not None
        played.totals.append(list(outcome.totals))
        played.shares.append([(rank == 1) / len(outcome.winners) for rank in outcome.ranks])
    return played._replace(decisions=decisions)
