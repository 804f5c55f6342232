"""A game that has no folder in the browser client is played there all the same."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Visitor
from tests.server import serving as processes
from tests.server.serving import Server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """One that has a third game; its pages were built without it."""

    def command_line(*words: str) -> list[str]:
        return [sys.executable, "-m", "tests.pennies", *words, "--lang", "en"]

    monkeypatch.setattr(processes, "command_line", command_line)
    with processes.serving(tmp_path, bot_workers=1) as found:
        yield found


def begin(visitor: Visitor, title: str, play: str) -> None:
    """From the card of the game to its table."""
    card = visitor.page.locator("article", has=visitor.page.get_by_role("heading", name=title))
    card.get_by_role("button", name=play).click()
    visitor.page.locator("[data-move]").first.wait_for()


def test_a_game_without_a_folder_is_played_to_its_end(visit: Visit, server: Server) -> None:
    visitor = visit("/", server=server)
    begin(visitor, "Pennies", "Play now")
    page = visitor.page
    assert page.locator("[data-move]").all_inner_texts() == ["heads", "tails"]
    expect(page.locator("dl")).to_contain_text("Heads or tails?")
    page.locator("[data-move='heads']:enabled").click()
    expect(page.get_by_text("The coin shows")).to_have_count(1)
    visitor.picture("pennies")
    page.locator("[data-move='heads']:enabled").click()
    expect(page.locator("[data-podium]")).to_have_count(3)
    expect(page.locator("main")).to_contain_text("Right guesses")


def test_its_words_are_those_of_the_reader(visit: Visit, server: Server) -> None:
    visitor = visit("/", server=server, locale="de-DE")
    begin(visitor, "Kopf oder Zahl", "Jetzt spielen")
    expect(visitor.page.locator("dl")).to_contain_text("Kopf oder Zahl?")
