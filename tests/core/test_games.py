"""The list of games."""

import pytest

from saurian.core import Game, Problem
from saurian.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name(name: str) -> None:
    game = find_game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert find_game(name) is game


@pytest.mark.parametrize("name", ["", "chess", "Draftosaurus", "draftosaurus.game", "../core"])
def test_another_is_refused(name: str) -> None:
    with pytest.raises(Problem) as caught:
        find_game(name)
    assert caught.value.message.id == "bad-game"
