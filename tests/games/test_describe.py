"""What is true of the plain data of every game: it is plain, tells what is legal, and holds no secret."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE, AnyGame, Options, Seat, State
from saurian.core.action import kind_of
from saurian.games import find_game
from tests.games.draftosaurus import mixes as draftosaurus
from tests.games.drakon import mixes as drakon
from tests.games.plain import assert_plain
from tests.random_games import play_on

SOME: Sequence[tuple[str, Options, str]] = [
    *(("draftosaurus", options, draftosaurus.name_of(options)) for options in draftosaurus.MIXES[::7]),
    *(("drakon", options, drakon.name_of(options)) for options in drakon.MIXES[::11]),
]
SOME_MIXES = pytest.mark.parametrize(
    ("name", "options"),
    [(name, options) for name, options, _ in SOME],
    ids=[f"{name}-{mix}" for name, _, mix in SOME],
)


def viewers(options: Options) -> tuple[Seat | None, ...]:
    return (None, *range(options.players))


def check_view(game: AnyGame, state: State[Any], seat: Seat | None) -> None:
    view = state.view(seat)
    shown = game.describe(view)
    assert_plain(shown)
    assert shown["seat"] == seat
    assert shown["acting"] == [one for one in state.acting() if one != CHANCE]
    legal = [game.read_move(one["move"]) for one in shown["legal"]]
    assert legal == list(view.legal())
    assert bool(legal) == (seat in state.acting())
    assert [one["kind"] for one in shown["legal"]] == [kind_of(type(action)) for action in legal]
    public = game.describe_public(view)
    assert public == game.describe_public(state.view(None))
    assert not public.keys() & game.describe_own(view).keys()


@SOME_MIXES
def test_whatever_happens_a_view_can_be_shown(name: str, options: Options) -> None:
    game = find_game(name)
    state = game.start(options)
    for seat in viewers(options):
        check_view(game, state, seat)
    for _ in play_on(state, Random(5)):
        for seat in viewers(options):
            check_view(game, state, seat)
    assert game.describe(state.view(None))["phase"] == "over"


@SOME_MIXES
def test_what_a_seat_does_not_know_makes_no_difference_to_it(name: str, options: Options) -> None:
    game, rng = find_game(name), Random(8)
    state = game.start(options)
    for number, _ in enumerate(play_on(state, rng)):
        if number % 9:
            continue
        for seat in viewers(options):
            view, other = state.view(seat), state.resample(seat, rng).view(seat)
            assert game.describe(other) == game.describe(view)
            assert game.memory(other) == game.memory(view)
            assert_plain(game.memory(view))


@SOME_MIXES
def test_what_lies_on_the_table_is_plain(name: str, options: Options) -> None:
    assert_plain(find_game(name).components(options))
