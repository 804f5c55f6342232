"""Compiling all kernels of a game ahead of time, so that nobody waits for them later."""

from saurian.bots.registry import compiled_bots, levels_work, make_bot
from saurian.core import Message, Problem
from saurian.games import find_game, find_part


def compile_kernels(game: str) -> None:
    """Compile what bots, hints, simulations and batches of the game need, unless it is on disk already."""
    if not levels_work():
        raise Problem(Message("compile-needs-numba"))
    options = find_game(game).options()
    for name in compiled_bots(game):
        make_bot(name, game).prepare()
    simulator, batches = find_part(game, "sim"), find_part(game, "sim", "batch")
    if simulator is None or batches is None:
        return
    batch = batches.Batch(options, 1, 1)
    legal = batch.legal()
    batch.step(legal[0][:, 0] if isinstance(legal, tuple) else legal.argmax(axis=2))
    batch.play_randomly()
    batch.totals, batch.shares  # noqa: B018  # they are kernels, too
    simulator.play_random_games(options, 1, 1)
