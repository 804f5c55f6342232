"""Positions and moves as text, in any game: what is written is read, and what cannot be is refused."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from saurian.core import AnyGame, Problem
from tests.random_games import choose, random_position


def refused(game: AnyGame, text: str) -> Problem:
    """The problem with a text that is no position."""
    with pytest.raises(Problem) as caught:
        game.read_position(text)
    return caught.value


def written_positions(game: AnyGame, mixes: Sequence[Any], most: int) -> list[str]:
    """A random position of each mix of options, after at most `most` moves."""
    rng = Random(1)
    return [game.write_position(random_position(game, options, rng, most)) for options in mixes]


def reads_or_refuses(game: AnyGame, text: str) -> None:
    """A position that is written as one that is read again and can be played on, or a `Problem`."""
    try:
        state = game.read_position(text)
    except Problem:
        return
    assert game.read_position(game.write_position(state)) == state
    if state.acting():
        state.apply(*choose(state, Random(1)))
    for seer in (None, 0):
        state.resample(seer, Random(1))


def reads_move_or_refuses(game: AnyGame, text: str) -> None:
    """A move that is written so, or a `Problem`."""
    try:
        action = game.read_move(text)
    except Problem:
        return
    assert action.text == text.strip()


def mutations(text: str, separators: tuple[str, ...], rng: Random, noise: str) -> Iterator[str]:
    """The text with a part changed, dropped, doubled or exchanged: letters, and what separators part."""
    for separator in ("", *separators):
        parts = list(text) if not separator else text.split(separator)
        here, there = rng.randrange(len(parts)), rng.randrange(len(parts))
        swapped = parts.copy()
        swapped[here], swapped[there] = parts[there], parts[here]
        for mutated in (
            parts[:here] + parts[here + 1 :],
            parts[: here + 1] + parts[here:],
            [*parts[:here], noise, *parts[here + 1 :]],
            [*parts[:here], parts[there], *parts[here + 1 :]],
            swapped,
        ):
            yield separator.join(mutated)
