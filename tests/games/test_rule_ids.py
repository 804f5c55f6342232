"""Every rule is named by a test, and rules are cited by ids that exist.

The sources are read, so that it does not matter which tests are run.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

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
    sources = (Path(__file__).parent / game).rglob("test_*.py")
    return {rule for path in sources for rule in named_rules(path.read_text(encoding="utf-8"))}


@EVERY_GAME
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert sorted(rules_of(game) - all_named_rules(game)) == []


@EVERY_GAME
def test_every_named_rule_exists(game: str) -> None:
    assert sorted(all_named_rules(game) - rules_of(game)) == []


# --- data files, docs and docstrings ---

ROOT = Path(__file__).parents[2]
RULE_ID = re.compile(r"\b[DK]-\d\d\b")


def sources_of(game: str) -> Path:
    """The folder of a game's rules."""
    return ROOT / "src" / "saurian" / "games" / game


def data_files(game: str) -> list[Path]:
    """The rules of a game as data, one file a version."""
    return sorted(sources_of(game).glob("*.toml"))


def documented_rules(source: str) -> dict[str, set[str]]:
    """By field of any class of a source, the ids in the docstring below it."""
    found: dict[str, set[str]] = {}
    for one in ast.walk(ast.parse(source)):
        if isinstance(one, ast.ClassDef):
            for field, below in zip(one.body, one.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    found[ast.unparse(field.target)] = set(RULE_ID.findall(ast.unparse(below)))
    return found


def cited_values(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every value of a data file that names its rule, and that rule."""
    for name, value in data.items():
        if isinstance(value, dict) and {"value", "rule"} <= set(value):
            yield name, value["rule"]
        elif isinstance(value, dict):
            yield from cited_values(value)


@EVERY_GAME
def test_data_files_cite_rules_that_exist(game: str) -> None:
    cited = {id for path in data_files(game) for id in RULE_ID.findall(path.read_text(encoding="utf-8"))}
    assert cited
    assert sorted(cited - rules_of(game)) == []


@EVERY_GAME
def test_a_value_cites_the_rule_it_is_documented_with(game: str) -> None:
    documented: dict[str, set[str]] = {}
    for source in sources_of(game).glob("*.py"):
        documented |= documented_rules(source.read_text(encoding="utf-8"))
    wrong = [
        (path.name, name, rule, documented[name])
        for path in data_files(game)
        for name, rule in cited_values(tomllib.loads(path.read_text(encoding="utf-8")))
        if rule not in documented[name]
    ]
    assert wrong == []


def test_docs_cite_rules_that_exist() -> None:
    known = {id for game in GAMES for id in rules_of(game)}
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    cited = {(path.name, id) for path in pages for id in RULE_ID.findall(path.read_text(encoding="utf-8"))}
    assert cited
    assert sorted((page, id) for page, id in cited if id not in known) == []
