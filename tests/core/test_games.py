"""The list of games."""

from importlib.resources import files
from typing import assert_type

import pytest

from saurian.core import AnyGame, Game, Problem
from saurian.games import GAMES, find_game
from saurian.games.draftosaurus import Draftosaurus
from saurian.games.drakon import Drakon
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState


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


# --- types for those who use the package --------------------------------------------------------------


def test_a_game_is_typed_by_its_name() -> None:
    """What mypy finds out; nothing happens when it runs."""
    assert_type(find_game("draftosaurus"), Draftosaurus)
    assert_type(find_game("drakon"), Drakon)
    assert_type(find_game("drakon").options(players=3), DrakonOptions)
    assert_type(find_game("drakon").start(), DrakonState)
    name: str = "drakon"
    assert_type(find_game(name), AnyGame)


def test_the_package_says_that_it_is_typed() -> None:
    assert files("saurian").joinpath("py.typed").is_file()


# --- agreeing and starting ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_options_are_given_by_name_or_as_a_mapping(name: str) -> None:
    game = find_game(name)
    assert game.options(players=3) == game.options({"players": 3}) == game.options({"players": 2}, players=3)
    assert game.options() == game.options({})


@pytest.mark.parametrize("name", GAMES)
def test_a_game_starts_from_options_or_from_what_they_are_made_of(name: str) -> None:
    game = find_game(name)
    assert game.start({"players": 3}) == game.start(game.options(players=3))
    assert game.start() == game.start({})
    with pytest.raises(Problem, match="bad-option"):
        game.start({"seats": 3})


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_a_mapping_is_refused_in_words(name: str) -> None:
    for wrong in (3, ["players"], "players=3"):
        with pytest.raises(
            TypeError, match=rf"{name} takes its options from a mapping or from keywords, as in"
        ):
            find_game(name).start(wrong)
        with pytest.raises(TypeError, match=r"this is (int|list|str)"):
            find_game(name).options(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_option_is_told_which_there_are(name: str) -> None:
    game = find_game(name)
    with pytest.raises(Problem) as caught:
        game.options(player=3)
    allowed = ", ".join(field.name for field in game.option_fields())
    assert caught.value.message.args == {"option": "player", "allowed": allowed}
