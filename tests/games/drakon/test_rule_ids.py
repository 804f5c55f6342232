"""Every rule is named by a test. The sources are read, so that it does not matter which tests are run."""

import ast
from collections.abc import Iterator
from pathlib import Path

from saurian.games.drakon.rule_ids import RULE_IDS

IDS = {id for _, ids in RULE_IDS for id in ids}


def named_rules(source: str) -> Iterator[str]:
    """The arguments of every `pytest.mark.rule(…)` in a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for arg in node.args:
                assert isinstance(arg, ast.Constant), "a rule is named by its id, in full"
                yield str(arg.value)


def all_named_rules() -> set[str]:
    sources = Path(__file__).parent.glob("test_*.py")
    return {rule for path in sources for rule in named_rules(path.read_text(encoding="utf-8"))}


def test_every_rule_is_named_by_a_test() -> None:
    assert sorted(IDS - all_named_rules()) == []


def test_every_named_rule_exists() -> None:
    assert sorted(all_named_rules() - IDS) == []
