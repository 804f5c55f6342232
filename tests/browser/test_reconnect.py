"""The server goes away and comes back; nobody loses anything."""

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from tests.browser.site import STILL, Visitor
from tests.browser.test_table import BOT, device, make_table
from tests.server.serving import serving

HINT = "The connection is lost"


def test_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    """The page says that the table is out of reach, comes back by itself, and the game goes on."""
    with serving(tmp_path, bot_workers=1) as first:
        visitor = Visitor(browser.new_context(locale="en-GB", **STILL), first.url, tmp_path)
        visitor.go("/")
        make_table(visitor, device("Anna"), BOT, start=True)
        visitor.play_on(Random(1), most=3)
        port = first.port
        first.kill()
    expect(visitor.page.get_by_text(HINT)).to_be_visible()
    with serving(tmp_path, port=port, bot_workers=1):
        expect(visitor.page.get_by_text(HINT)).to_be_hidden()
        assert visitor.play_on(Random(2))
        expect(visitor.page.get_by_role("region", name="Score sheet")).to_be_visible()
        visitor.leave()


def test_a_move_made_meanwhile(browser: Browser, tmp_path: Path) -> None:
    """A quick phrase said while nobody listens arrives once the server is back, and only once."""
    with serving(tmp_path) as first:
        visitor = Visitor(browser.new_context(locale="en-GB", **STILL), first.url, tmp_path)
        visitor.go("/")
        make_table(visitor, device("Anna"), device("Ben"), start=True)
        port = first.port
        first.kill()
    expect(visitor.page.get_by_text(HINT)).to_be_visible()
    visitor.page.get_by_role("button", name="Say").click()
    visitor.page.get_by_role("button", name="Oops!").click()
    with serving(tmp_path, port=port):
        expect(visitor.page.get_by_role("list", name="Players")).to_contain_text("Oops!")
        said = [
            line for line in visitor.table()["log"] for event in line["events"] if event["id"] == "table-said"
        ]
        assert len(said) == 1
        visitor.leave()
