"""The pages that are made from the words of the program, and those that tell what it shows."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import saurian
from saurian.cli.rules import as_markdown, footnote, rules_of, title_of
from saurian.core import CHANCE, AnyGame
from saurian.core.outcome import Outcome, describe_outcome
from saurian.core.state import State
from saurian.games import GAMES, find_game
from tests.examples import run_examples

DOCS = Path(__file__).parent.parent / "docs"
VIEWS = (DOCS / "views.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_page_is_in_step(name: str) -> None:
    game, page = find_game(name), DOCS / "rules" / f"{name}.md"
    command = f"saurian rules {name} --lang en --markdown > {page.relative_to(DOCS.parent)}"
    rules = rules_of(game, "en")
    expected = as_markdown(rules, title_of(game, "en"), footnote(rules, "en"))
    assert page.read_text(encoding="utf-8") == expected, f"make it anew: {command}"


# --- what a client is shown ---------------------------------------------------------------------------


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its rank."""
    rank = heading.split()[0]
    return text.split(f"\n{heading}\n")[1].split(f"\n{rank} ")[0]


def keys(text: str) -> list[str]:
    """The keys that a table explains."""
    rows = re.findall(r"^\| (`.*?`) \|", text, re.MULTILINE)
    return [key for row in rows for key in re.findall(r"`(\w+)`", row)]


def example(game: AnyGame) -> tuple[State[Any], int, dict[str, Any]]:
    """The position that the moves of the page lead to, a seat, and the view of that seat on the page."""
    of_game = section(VIEWS, f"## {game.name.title()}")
    found = re.search(
        r"```text\noptions (.*?)\n(.*?)\n```\n\nseat (\d).*?```json\n(.*?)```", of_game, re.DOTALL
    )
    assert found is not None
    options, moves, seat, shown = found.groups()
    state: State[Any] = game.start(game.options(json.loads(options)))
    for line in moves.splitlines():
        who, _, move = line.partition(" ")
        state.apply(CHANCE if who == "chance" else int(who), game.read_move(move))
    return state, int(seat), json.loads(shown)


@pytest.mark.parametrize("name", GAMES)
def test_a_client_is_shown_what_the_page_says(name: str) -> None:
    game = find_game(name)
    state, seat, shown = example(game)
    assert game.describe(state.view(seat)) == shown


@pytest.mark.parametrize("name", GAMES)
def test_the_page_explains_every_key(name: str) -> None:
    game = find_game(name)
    state, seat, _ = example(game)
    view = state.view(seat)
    of_game, common = section(VIEWS, f"## {name.title()}"), keys(section(VIEWS, "## Every game"))
    assert sorted(game.describe(view)) == sorted(common + keys(section(of_game, "### `describe`")))
    assert sorted(game.memory(view)) == sorted(keys(section(of_game, "### `memory`")))
    components = game.components(game.options({}))
    assert sorted(components) == sorted(keys(section(of_game, "### `components`")))


def test_the_page_names_all_of_an_outcome() -> None:
    (line,) = [line for line in VIEWS.splitlines() if "describe_outcome" in line]
    assert set(describe_outcome(Outcome((1,), (0,), ({},)))) == set(re.findall(r"`(\w+)`", line))


# --- examples -----------------------------------------------------------------------------------------


RUN_HERE = [
    *("../README.md", "architecture.md", "coming-from.md", "datasets.md", "first-steps.md"),
    "record-format.md",
]
RUN_WITH_KERNELS = ["arena.md", "bots.md", "environments.md", "simulators.md"]
"""By tests/bots/test_examples.py and tests/envs/test_docs.py."""
NOT_RUN = {"drakon-box.md": "measures thousands of games"}


def test_every_page_with_python_is_run() -> None:
    pages = {
        str(page.relative_to(DOCS))
        for page in DOCS.rglob("*.md")
        if "```python\n" in page.read_text(encoding="utf-8")
    }
    assert pages == {*RUN_HERE, *RUN_WITH_KERNELS, *NOT_RUN} - {"../README.md"}


@pytest.mark.parametrize("page", RUN_HERE)
def test_the_examples_run(page: str, tmp_path: Path) -> None:
    run_examples(page, tmp_path)


def test_the_page_of_public_names_lists_what_is_exported() -> None:
    page = (DOCS / "public-names.md").read_text(encoding="utf-8")
    assert sorted(keys(page)) == sorted(saurian.__all__)
