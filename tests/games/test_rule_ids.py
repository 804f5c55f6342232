"""Every rule is named by a test. The sources are read, so that it does not matter which tests are run."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from saurian.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def rules_of(game: str) -> set[str]:
    """The ids of all rules of a game."""
    told = import_module(f"saurian.games.{game}.rule_ids").RULE_IDS
    return {id for _, ids in told for id in ids}


def named_rules(source: str) -> Iterator[str]:
    """The arguments of every `pytest.mark.rule(…)` in a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for arg in node.args:
                assert isinstance(arg, ast.Constant), "a rule is named by its id, in full"
                yield str(arg.value)


def all_named_rules(game: str) -> set[str]:
    sources = (Path(__file__).parent / game).glob("test_*.py")
    return {rule for path in sources for rule in named_rules(path.read_text(encoding="utf-8"))}


@EVERY_GAME
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert sorted(rules_of(game) - all_named_rules(game)) == []


@EVERY_GAME
def test_every_named_rule_exists(game: str) -> None:
    assert sorted(all_named_rules(game) - rules_of(game)) == []
