"""The server goes away and comes back; nobody loses anything."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.site import STILL, Visitor
from tests.browser.test_table import BOT, device, make_table
from tests.server.serving import lasting_port, serving

HINT = "Connection lost"


def test_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    """The page says that the table is out of reach, comes back by itself, and the game goes on."""
    port = lasting_port()
    with serving(tmp_path, port=port, bot_workers=1) as first:
        visitor = Visitor(browser.new_context(locale="en-GB", **STILL), first.url)
        visitor.go("/")
        make_table(visitor, device("Anna"), BOT, start=True)
        expect(visitor.page.get_by_role("list", name="Players")).to_be_attached()
        visitor.play_on(Random(1), most=3)
        first.kill()
    expect(visitor.page.get_by_text(HINT)).to_be_visible()
    with serving(tmp_path, port=port, bot_workers=1):
        expect(visitor.page.get_by_text(HINT)).to_be_hidden()
        assert visitor.play_on(Random(2))
        expect(visitor.page.get_by_role("region", name="Score sheet")).to_be_visible()
        visitor.leave()


def test_a_move_made_meanwhile(browser: Browser, tmp_path: Path) -> None:
    """A quick phrase said while nobody listens arrives once the server is back, and only once."""
    port = lasting_port()
    with serving(tmp_path, port=port) as first:
        visitor = Visitor(browser.new_context(locale="en-GB", **STILL), first.url)
        visitor.go("/")
        make_table(visitor, device("Anna"), device("Ben"), start=True)
        expect(visitor.page.get_by_role("list", name="Players")).to_be_attached()
        first.kill()
    expect(visitor.page.get_by_text(HINT)).to_be_visible()
    visitor.page.get_by_role("button", name="Chat").click()
    visitor.page.get_by_role("button", name="Oops!").click()
    with serving(tmp_path, port=port):
        expect(visitor.page.get_by_role("list", name="Players")).to_contain_text("Oops!")
        said = [
            line for line in visitor.table()["log"] for event in line["events"] if event["id"] == "table-said"
        ]
        assert len(said) == 1
        visitor.leave()


PARTS = "**/assets/{drakon,learn,rules,score}-*.js"
"""The words of pages and all that a game is made of; pages themselves are written with a capital."""


@pytest.mark.parametrize("path", ["table", "/learn/drakon", "/rules/drakon", "/score"])
def test_a_page_that_is_cut_off_on_its_way(visit: Visit, path: str) -> None:
    """A connection lost while a page loads, which is tried twice, is reported and can be tried again."""
    visitor = visit(service_workers="block")
    visitor.page.evaluate("localStorage.setItem('saurian.reloaded', Date.now())")
    visitor.context.route(PARTS, lambda route: route.abort())
    if path == "table":
        make_table(visitor, device("Anna"), BOT, game="drakon", start=True)
    else:
        visitor.go(path)
    heading = visitor.page.locator("main h1")
    expect(heading).to_contain_text("Can’t reach the server")
    visitor.context.unroute(PARTS)
    visitor.page.get_by_role("button", name="Try again").click()
    expect(heading).not_to_contain_text("Can’t reach the server")
    expect(heading).to_be_attached()
