"""Comparing the encoders of the readable engine with those of the kernels."""

from random import Random
from typing import Any

import numpy as np

from saurian.core import CHANCE, AnyGame, State
from saurian.envs.extras import rows_type


def check_same_numbers(game: AnyGame, options: Any, seed: int, every: float = 1.0) -> int:
    """Play a random game; wherever a seat decides, and at the end, both encoders and both lists of legal
    actions must agree for every seat. How many observations were compared."""
    rows, rng, state = rows_type(game.name)(options, 1), Random(seed), game.start(options)
    compared = 0
    while True:
        acting = state.acting()
        if not acting or (acting[0] != CHANCE and rng.random() < every):
            rows.load(state)
            for seat in range(options.players):
                check_seat(game, rows, state, seat)
                compared += 1
        if not acting:
            return compared
        seat = rng.choice(acting)
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


def check_seat(game: AnyGame, rows: Any, state: State[Any], seat: int) -> None:
    """One seat sees the same through both encoders."""
    seen, mask = np.full(rows.size, 9, np.float32), np.full(rows.actions + 1, 9, np.int8)
    rows.see(seat, seen, mask)
    expected = np.frombuffer(rows.encoder.pack(state.view(seat)), np.float32)
    wrong = {rows.encoder.names[i]: (seen[i], expected[i]) for i in np.flatnonzero(seen != expected)}
    assert not wrong, f"{state.acting()}: kernel and engine differ: {wrong}"
    for entry, number in zip(rows.encoder.entries, expected, strict=True):
        assert entry.low <= number <= entry.high, f"{entry}: {number}"
    codes = [game.code(action) for action in state.legal(seat)]
    if rows.kind == "codes":
        assert sorted(codes) == np.flatnonzero(mask[:-1]).tolist()
    else:
        assert mask[:-1].sum() == min(len(codes), rows.actions)
    assert mask[-1] == (not codes)
