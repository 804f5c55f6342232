"""Observations: readable engine and kernels agree, nothing secret is in them, every number has a name."""

from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from saurian.core import CHANCE
from saurian.envs.extras import rows_type
from saurian.games import GAMES, find_game
from saurian.games.drakon import DRAKON
from saurian.games.drakon.candidates import candidates, pack_candidates
from tests.envs.encodings import check_same_numbers
from tests.games.draftosaurus import mixes as draftosaurus
from tests.games.drakon import mixes as drakon

MIXES: dict[str, tuple[Any, ...]] = {"draftosaurus": draftosaurus.MIXES, "drakon": drakon.MIXES}
EVERY = {"draftosaurus": 0.1, "drakon": 0.03}
"""The share of the positions that are compared."""


@pytest.mark.parametrize("name", GAMES)
def test_engine_and_kernels_make_the_same_numbers(name: str) -> None:
    game = find_game(name)
    compared = sum(
        check_same_numbers(game, options, seed, EVERY[name]) for seed, options in enumerate(MIXES[name])
    )
    assert compared > 3_000


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_engine_and_kernels_make_the_same_numbers_everywhere(name: str) -> None:
    for seed, options in enumerate(MIXES[name]):
        check_same_numbers(find_game(name), options, 1_000 + seed)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_its_own_name(name: str) -> None:
    for options in MIXES[name]:
        encoder = find_game(name).encoder(options)
        assert len(set(encoder.names)) == encoder.size
        assert encoder.names[0].startswith("phase.")


@pytest.mark.parametrize("name", GAMES)
def test_numbers_go_into_any_buffer_of_floats(name: str) -> None:
    game = find_game(name)
    encoder, state = game.encoder({"players": 3}), game.start({"players": 3})
    plain = encoder.encode(state.view(1))
    array = np.zeros((2, encoder.size), np.float32)
    assert encoder.encode(state.view(1), array[1]) is not None
    assert array[1].tolist() == plain.tolist()
    assert not array[0].any()
    with pytest.raises(ValueError, match="different structures"):
        encoder.encode(state.view(1), array[1, 1:])
    with pytest.raises(ValueError, match="spectator"):
        encoder.encode(state.view(None))


def test_the_window_is_a_setting() -> None:
    small, large = DRAKON.encoder(window=0), DRAKON.encoder(window=13)
    assert large.size - small.size == (27 * 27 - 1) * 6
    assert small.names[-6:] == tuple(
        f"cell.0,0.{n}" for n in ("kind", "north", "east", "south", "west", "heroes")
    )
    with pytest.raises(ValueError, match="window is 0 to 35"):
        DRAKON.encoder(window=36)


@pytest.mark.parametrize("window", [0, 3])
def test_the_kernels_have_the_same_window(window: int) -> None:
    options, rng = DRAKON.options({}), Random(1)
    rows, state = rows_type("drakon")(options, 1, window=window), DRAKON.start(options)
    seen, mask = np.zeros(rows.size, np.float32), np.zeros(rows.actions + 1, np.int8)
    while acting := state.acting():
        (seat,) = acting
        if seat != CHANCE:
            rows.load(state)
            rows.see(seat, seen, mask)
            assert seen.tobytes() == rows.encoder.pack(state.view(seat))
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


# --- candidates ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", drakon.MIXES[::6], ids=drakon.name_of)
def test_candidates_are_the_same_in_both(options: Any) -> None:
    rows, rng, state = rows_type("drakon")(options, 1), Random(5), DRAKON.start(options)
    numbers = len(rows.feature_entries)
    while acting := state.acting():
        (seat,) = acting
        if seat != CHANCE and rng.random() < 0.2:
            view = state.view(seat)
            codes = candidates(view)
            out = np.zeros((256, numbers), np.float32)
            rows.load(state)
            rows.see_features(seat, out)
            assert rows.codes[0, : len(codes)].tolist() == codes
            assert out[: len(codes)].tobytes() == pack_candidates(view, codes)
            assert [rows.code_of(seat, place) for place in range(len(codes) + 1)] == [*codes, -1]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


# --- secrecy ------------------------------------------------------------------------------------------


def check_secrecy(name: str, states: int, seed: int) -> None:
    """What a seat sees is the same in a world that it cannot tell apart."""
    game, rng, checked = find_game(name), Random(seed), 0
    while checked < states:
        options = rng.choice(MIXES[name])
        encoder, state = game.encoder(options), game.start(options)
        while acting := state.acting():
            seat = rng.choice(acting)
            if rng.random() < 0.1:
                me = rng.randrange(options.players)
                assert encoder.pack(state.view(me)) == encoder.pack(state.resample(me, rng).view(me))
                checked += 1
            state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_secret_is_encoded(name: str) -> None:
    check_secrecy(name, 1_000, 1)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_nothing_secret_is_encoded_in_many_positions(name: str) -> None:
    check_secrecy(name, 200_000, 2)
