"""A view in one line of text, and back, over whole games with all options."""

from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import pytest

from saurian.arena.bot_check import option_mixes
from saurian.core import CHANCE, AnyGame, Problem, View
from saurian.games import GAMES, find_game
from tests.random_games import play_on

MIXES = 12
MOST_STEPS = 600


def same(view: View[Any, Any], again: View[Any, Any], seed: int) -> bool:
    """Whether two views are equal in all that they hold and can do."""
    one, other = view.resample(Random(seed)), again.resample(Random(seed))
    reasons = [[each.why_not(action) for action in view.legal()] for each in (view, again)]
    return (view, view.legal(), one, reasons[0]) == (again, again.legal(), other, reasons[1])


def check_all_views(game: AnyGame, state: Any, seed: int) -> None:
    for seat in (None, *range(state.options.players)):
        view = state.view(seat)
        text = game.write_view(view)
        assert "\n" not in text
        assert same(view, game.read_view(text), seed)
        world = view.resample(Random(seed))
        assert game.write_view(world.view(seat)) == text, "it tells nothing that the seat does not know"


@pytest.mark.parametrize("name", GAMES)
def test_every_view_of_whole_games_comes_back(name: str) -> None:
    game = find_game(name)
    for number, options in enumerate(islice(option_mixes(game, Random(3)), MIXES)):
        state, rng = game.start(options), Random(number)
        for step, _ in enumerate(islice(play_on(state, rng), MOST_STEPS)):
            if rng.random() < 0.03 or (state.acting() != (CHANCE,) and step % 40 == 0):
                check_all_views(game, state, step)
        check_all_views(game, state, 0)
        view = state.open_view()
        assert game.read_view(game.write_view(view)) == view


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_is_cut_or_changed_is_refused_or_read(name: str) -> None:
    game, rng = find_game(name), Random(5)
    state = game.start()
    for _ in islice(play_on(state, rng), 30):
        pass
    text = game.write_view(state.view(0))
    for _ in range(200):
        place = rng.randrange(len(text))
        for changed in (text[:place], text[:place] + rng.choice("0?z;|= ") + text[place + 1 :]):
            with suppress(Problem):  # and nothing else
                game.read_view(changed)
