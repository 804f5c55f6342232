"""The story of a game at its table: the log, what was missed, and the rules beside the board."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SHORT, Adventurer
from tests.browser.site import PATIENCE, PHONE
from tests.browser.test_draftosaurus import LISTEN, logged, told
from tests.browser.test_play_by_hand import click
from tests.browser.test_table import BOT, device, make_table

QUICK_CLOCK = """
const slowly = window.setTimeout;
window.setTimeout = (act, ms = 0, ...more) => slowly(act, ms > 100 ? ms / 10 : ms, ...more);
"""
"""Beats pass ten times as fast."""
LOG_ONLY = {"chamber-taken", "chamber-drawn", "chamber-discarded", "you-discarded", "coin-offered"}
"""Events of Drakon that nothing but the log tells, unless something else happens along with them."""

LOOK_AWAY = """(away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_every_event_of_a_game_of_drakon_has_its_beat(visit: Visit) -> None:
    """Each once and in order; Draftosaurus has such a test of its own. A lost connection changes nothing."""
    visitor = visit(pace="calm")
    page = visitor.page
    visitor.context.add_init_script(LISTEN + QUICK_CLOCK)
    make_table(visitor, device("Anna"), BOT, game="drakon", options={"first": 0, **SHORT}, start=True)
    player = Adventurer(page, click, Random(7))
    player.look(PATIENCE)
    known = len(logged(visitor))
    for _ in range(3):
        player.decide()
    page.evaluate("window.socket.close()")
    player.play()
    expected = [event for event in logged(visitor)[known:] if event["id"] not in LOG_ONLY]
    assert [event for event in told(page) if event["id"] not in LOG_ONLY] == expected


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
@pytest.mark.parametrize(("locale", "you"), [("de", "Du "), ("uk", "Ти ")])
def test_a_turn_is_one_line_that_opens(visit: Visit, game: str, locale: str, you: str) -> None:
    visitor = visit(locale=locale)
    page = visitor.page
    options = {"first": 0} if game == "drakon" else {}
    make_table(visitor, device("Anna"), BOT, game=game, options=options, start=True)
    visitor.play_until_asked(after=12)
    log = page.get_by_role("complementary")
    mine = log.get_by_role("button", name=re.compile(f"^{you}"))
    expect(log.get_by_role("heading", level=3).first).to_be_visible()
    expect(mine.last).to_be_visible()
    if game == "draftosaurus":
        log.locator("button[aria-expanded]").last.focus()
        page.keyboard.press("Enter")
        expect(log.locator("button[aria-expanded='true']")).to_have_count(1)
        page.keyboard.press("ArrowDown")
        expect(log.locator(".single:focus")).to_be_visible()
    assert not visitor.violations()
    assert not visitor.too_wide()
    visitor.picture(f"story-{game}-{locale}")


@pytest.mark.parametrize("width", [390, 1440])
def test_who_comes_back_reads_what_was_missed(visit: Visit, width: int) -> None:
    visitor = visit(**(PHONE if width == 390 else {}))
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, BOT, game="drakon", options={"first": 0}, start=True)
    visitor.play_until_asked("turn", after=4)
    recap = page.get_by_role("region", name="While you were away")
    page.evaluate(LOOK_AWAY, True)
    seen = visitor.table(0)["seq"]
    visitor.play_until_asked("turn", after=seen + 3)
    expect(recap).to_be_hidden()
    page.evaluate(LOOK_AWAY, False)
    expect(recap.get_by_role("listitem").first).to_be_visible()
    assert recap.get_by_role("listitem").count() <= 5
    expect(page.locator("[aria-live='polite']").first).to_have_text(re.compile("^While you were away .+"))
    assert not visitor.violations()
    visitor.picture(f"recap-{width}")
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True])
def test_the_rules_are_beside_the_table(visit: Visit, phone: bool) -> None:
    visitor = visit(**(PHONE if phone else {}))
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, start=True)
    address = page.url
    page.get_by_role("link", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    drawer.get_by_role("searchbox").fill("couple")
    expect(drawer.get_by_role("article").first).to_be_visible()
    assert drawer.get_by_role("article").count() <= 10
    assert not visitor.violations()
    assert not visitor.too_wide()
    visitor.picture("rules-drawer-phone" if phone else "rules-drawer")
    drawer.get_by_role("link", name="Link to this rule").first.click()
    expect(drawer.locator("article.target")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    assert page.url == address


def test_a_refusal_leads_to_its_rule_in_the_drawer(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, game="drakon", options={"first": 0}, start=True)
    visitor.play_on(Random(1), most=2)
    _open_rule(page)
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("article.target")).to_be_in_viewport()


def _open_rule(page: Page) -> None:
    """Of a chamber, which its card or the book of the table names."""
    page.get_by_role("button", name="Chambers and rules of this table").click()
    page.get_by_role("link", name="Find a Coin").click()
