"""Options: what a game offers to agree on is what it accepts."""

from random import Random

import pytest

from saurian.core import AnyGame, Problem
from saurian.core.options import OptionField, find_conflicts
from saurian.games import GAMES, find_game

FIELDS = [(find_game(name), field) for name in GAMES for field in find_game(name).option_fields()]
EVERY_FIELD = pytest.mark.parametrize(
    ("game", "field"), FIELDS, ids=[f"{game.name}-{field.name}" for game, field in FIELDS]
)
STRANGE: tuple[object, ...] = (-1, 0, 1, 99, 2.0, True, False, None, "", "no such thing", [], {"a": 1})


def accepts(game: AnyGame, name: str, value: object) -> bool:
    """Whether the game takes the value with some number of players."""
    for players in game.players:
        try:
            game.options({"players": players, name: value})
        except Problem:
            continue
        return True
    return False


@EVERY_FIELD
def test_whatever_is_offered_is_accepted(game: AnyGame, field: OptionField) -> None:
    assert all(accepts(game, field.name, value) for value in (*field.choices, field.default))


@EVERY_FIELD
def test_nothing_else_is_accepted(game: AnyGame, field: OptionField) -> None:
    choices = field.choices or (field.default,)
    others = [
        value for value in STRANGE if not any(value == one and type(value) is type(one) for one in choices)
    ]
    assert others
    assert not any(accepts(game, field.name, value) for value in others)


@EVERY_FIELD
def test_what_is_not_agreed_takes_its_default(game: AnyGame, field: OptionField) -> None:
    assert game.options({}) == game.options({field.name: field.default})
    assert field.default in (field.choices or (field.default,))


@pytest.mark.parametrize("name", GAMES)
def test_all_is_offered_that_a_game_writes_down(name: str) -> None:
    game = find_game(name)
    assert [field.name for field in game.option_fields()] == list(game.options({}).to_json())
    assert next(field.choices for field in game.option_fields() if field.name == "players") == tuple(
        game.players
    )


@pytest.mark.parametrize("name", GAMES)
def test_what_is_refused_together_is_known_beforehand(name: str) -> None:
    """A mix of any choices is accepted just when no conflict speaks against it."""
    game = find_game(name)
    conflicts = [conflict.choices.items() for conflict in find_conflicts(game.options_type)]
    rng = Random(1)
    for _ in range(2000):
        mix = {field.name: rng.choice(field.choices) for field in game.option_fields() if field.choices}
        try:
            game.options(mix)
        except Problem:
            assert any(excluded <= mix.items() for excluded in conflicts), mix
        else:
            assert not any(excluded <= mix.items() for excluded in conflicts), mix
