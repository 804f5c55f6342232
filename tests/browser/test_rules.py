"""The rules: how to play, the search, the drawer at a table, and the sheet to print."""

import re

import pytest
from playwright.sync_api import Page, expect

from saurian.games import GAMES
from saurian.locale import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.site import PHONE
from tests.browser.test_table import device, make_table

A4 = {"width": 595, "height": 842}
"""In points."""


def search(page: Page, query: str) -> None:
    page.get_by_role("searchbox", name="Search the rules").fill(query)


def test_how_to_play_comes_first_and_every_rule_has_an_address(visit: Visit) -> None:
    visitor = visit("/rules/draftosaurus")
    page = visitor.page
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()
    assert visitor.violations() == []
    visitor.go("/rules/draftosaurus#D-33")
    expect(page.locator("#D-33")).to_be_in_viewport()
    expect(page.locator("#D-33")).to_be_focused()
    assert visitor.violations() == []


def test_the_search_ranks_and_helps(visit: Visit) -> None:
    visitor = visit("/rules/draftosaurus", **PHONE)
    page = visitor.page
    search(page, "bathroom")
    expect(page.get_by_role("article").first).to_contain_text("Zones and sides")
    search(page, "qwarentyne")
    expect(page.get_by_role("article")).to_have_count(0)
    assert visitor.violations() == []
    page.get_by_role("button", name="quarantine").click()
    expect(page.get_by_role("article").first).to_contain_text("Quarantine Zone")
    page.get_by_role("article").first.get_by_role("link", name="Link to this rule").click()
    expect(page).to_have_url(re.compile("#D-44$"))
    expect(page.locator("#D-44")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()


def test_the_drawer_opens_on_how_to_play_and_closes_by_key(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    make_table(visitor, device("Anna"), {"kind": "bot", "bot": "random"}, game="drakon", start=True)
    opener = page.get_by_role("link", name="Rules").first
    opener.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("heading", name="Your turn")).to_be_visible()
    search(page, "dragon")
    drawer.get_by_role("article").first.get_by_role("link", name="Link to this rule").click()
    expect(drawer.locator("#K-60")).to_be_focused()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(opener).to_be_focused()
    assert "/table/" in page.url


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_has_two_pages(visit: Visit, game: str) -> None:
    """In every language, and nothing is cut off."""
    visitor = visit(f"/rules/{game}/print")
    page = visitor.page
    for code in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator(".page")).to_have_count(2)
        cut_off = "pages => pages.filter(page => page.scrollHeight > page.clientHeight).length"
        assert page.locator(".page").evaluate_all(cut_off) == 0, code
    assert visitor.violations() == []
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", paper)
    assert [(round(float(x)), round(float(y))) for x, y in boxes] == [(A4["width"], A4["height"])] * 2
