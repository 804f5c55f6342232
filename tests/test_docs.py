"""The pages that are made from the words of the program."""

from pathlib import Path

import pytest

from saurian.cli.rules import as_markdown, rules_of, title_of
from saurian.games import GAMES, find_game

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_page_is_in_step(name: str) -> None:
    game, page = find_game(name), DOCS / "rules" / f"{name}.md"
    command = f"saurian rules {name} --lang en --markdown > {page.relative_to(DOCS.parent)}"
    expected = as_markdown(rules_of(game, "en"), title_of(game, "en"))
    assert page.read_text(encoding="utf-8") == expected, f"make it anew: {command}"
