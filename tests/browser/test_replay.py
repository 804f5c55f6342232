"""Looking back at finished games: by keys, by the list and by address; sharing a moment."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.site import PHONE, Visitor
from tests.browser.test_table import BOT, device, make_table


def finished(visitor: Visitor, game: str, **options: object) -> str:
    """The address of the replay of a game of three."""
    make_table(visitor, device("Anna"), BOT, BOT, game=game, options=options, start=True)
    visitor.play_on(Random(2))
    return f"/table/{visitor.table_id}/replay"


def place(page: Page) -> int:
    """The step that is shown."""
    return int(page.get_by_role("slider").input_value())


def test_keys_and_the_list_lead_through_a_finished_game(visit: Visit) -> None:
    visitor = visit()
    page, address = visitor.page, finished(visitor, "draftosaurus")
    visitor.go(address)
    slider, keys, title = page.get_by_role("slider"), page.keyboard, page.get_by_role("heading", level=1)
    expect(slider).to_have_value("0")
    keys.press("ArrowRight")
    expect(title).to_contain_text("Turn 1 of 12")
    first = place(page)
    assert first > 1, "a turn has several steps"
    keys.press("Shift+ArrowRight")
    expect(slider).to_have_value(str(first + 1))
    keys.press("Shift+ArrowLeft")
    expect(slider).to_have_value(str(first))
    keys.press("ArrowLeft")
    expect(slider).to_have_value("0")
    keys.press("PageDown")
    expect(slider).not_to_have_value("0")
    keys.press("End")
    last = slider.get_attribute("max")
    expect(slider).to_have_value(str(last))
    expect(page).to_have_url(f"{visitor.url}{address}/{last}?as=0")
    result = page.get_by_role("main").get_by_role("link", name="Back to the table")
    expect(result).to_be_visible()
    keys.press("Home")
    expect(result).to_be_hidden()
    _assert_plays(page)
    keys.press("?")
    expect(page.get_by_role("dialog").get_by_text("Previous or next turn")).to_be_visible()
    keys.press("Escape")
    _assert_list(page)


def _assert_plays(page: Page) -> None:
    """By itself, as fast as one likes, until somebody stops it; then the address tells where."""
    keys = page.keyboard
    keys.press("+")
    keys.press("+")
    expect(page.get_by_role("button", name="Speed: 4×")).to_be_visible()
    keys.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Turn 2 of")
    keys.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/replay/{place(page)}\?as=0"))


def _assert_list(page: Page) -> None:
    """A line leads to where it happened; nobody is asked anything there."""
    turns = page.get_by_role("complementary", name="Turns")
    line = turns.get_by_role("button").filter(has_text="places").nth(9)
    line.click()
    expect(line).to_have_class(re.compile("current"))
    expect(page.get_by_text("Pick a dinosaur")).to_have_count(0)
    turns.get_by_role("radio", name="Key moments").check(force=True)
    turns.get_by_role("button", name="Round 2").click()
    expect(page.get_by_text("Round 2/2 · turn 1/6")).to_be_visible()


def test_a_moment_and_how_it_is_seen_are_in_the_address_to_share(visit: Visit) -> None:
    player, stranger = visit(), visit(permissions=["clipboard-read", "clipboard-write"])
    address, page = finished(player, "drakon", heroes=True), stranger.page
    stranger.go(f"{address}/60")
    viewpoint, open_hands = page.get_by_label("View as"), page.get_by_role("region", name="Hands and coins")
    expect(viewpoint).to_have_value("all")
    expect(open_hands.locator(".hand i")).to_have_count(_chambers_in_hands(stranger, address, 60))
    assert stranger.violations() == []
    viewpoint.select_option("Spectator")
    expect(page).to_have_url(f"{stranger.url}{address}/60?as=watch")
    expect(open_hands).to_be_hidden()
    stranger.go(f"{address}/60?as=1")
    expect(viewpoint).to_have_value("1")
    expect(page.get_by_role("slider")).to_have_value("60")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("Link to this moment copied.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{stranger.url}{address}/60?as=1"
    player.go(f"{address}/60")
    expect(player.page.get_by_label("View as")).to_have_value("0")
    _assert_shared_by_phone(visit, address)


def _chambers_in_hands(visitor: Visitor, address: str, step: int) -> int:
    steps = visitor.get(f"{address.replace('/table/', '/tables/')}/steps?open=true")["steps"]
    told: list[Any] = [one["view"]["hands"] for one in steps[: step + 1] if "hands" in one["view"]]
    return sum(map(len, told[-1]))


def _assert_shared_by_phone(visit: Visit, address: str) -> None:
    phone = visit(**PHONE)
    page = phone.page
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    phone.go(f"{address}/20?as=all")
    page.get_by_role("button", name="Share this moment").click()
    assert page.evaluate("window.shared.url") == f"{phone.url}{address}/20?as=all"
    page.get_by_role("button", name="Turns").click()
    page.get_by_role("dialog").get_by_role("button").filter(has_text="places").last.click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("slider")).not_to_have_value("20")
    assert not phone.too_wide()
    assert phone.violations() == []
