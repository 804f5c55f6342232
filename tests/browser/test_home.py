"""The start page: understood at once, and one click from a game."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from saurian.locale import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.site import PHONE
from tests.browser.test_table import device, make_table

MOST_SCRIPT_BYTES = 150_000
"""Compressed, as they come."""
SCRIPT_SIZES = """performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ encodedBodySize }) => encodedBodySize)"""


@pytest.mark.parametrize("game", ["Draftosaurus", "Drakon"])
def test_one_click_is_a_game(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/table/*")
    expect(visitor.page).to_have_title(re.compile(game))
    table = visitor.table()
    assert table["table"]["stage"] == "playing"
    assert table["mine"] == [0]
    assert [seat["bot"] for seat in table["table"]["seats"]] == [None, "easy", "easy"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_phone_shows_the_click_without_scrolling(visit: Visit, width: int, height: int) -> None:
    visitor = visit(viewport={"width": width, "height": height}, locale="de")
    button = visitor.page.get_by_role("button", name="Jetzt spielen").first
    expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_of_a_phone_holds_both_games_and_their_buttons(visit: Visit, language: str) -> None:
    visitor = visit(**PHONE, locale=language)
    cards = visitor.page.get_by_role("article")
    for width, height in ((390, 844), (360, 640)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for button in cards.locator("button:visible, a:visible").all():
            expect(button).to_be_in_viewport(ratio=1)
    assert cards.count() == 2


def test_the_start_page_needs_little_script(visit: Visit) -> None:
    page = visit().page
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(SCRIPT_SIZES)
    assert 0 < sum(sizes) < MOST_SCRIPT_BYTES


def test_number_and_strength_of_bots_are_remembered(visit: Visit) -> None:
    visitor = visit()
    card = visitor.page.get_by_role("article").first
    card.get_by_label("Number of bots").select_option("4 bots")
    card.get_by_label("Difficulty").select_option("Hard")
    card.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/table/*")
    assert [seat["bot"] for seat in visitor.table()["table"]["seats"]] == [None, *["hard"] * 4]
    visitor.go("/")
    expect(card.get_by_label("Difficulty")).to_have_value("hard")


def test_own_tables_are_listed(visit: Visit) -> None:
    visitor = visit()
    visitor.page.get_by_role("button", name="Play now").first.click()
    visitor.page.wait_for_url("**/table/*")
    address = visitor.page.url
    visitor.go("/")
    visitor.page.get_by_role("link", name=re.compile("Draftosaurus.*Guest")).first.click()
    visitor.page.wait_for_url(address)


@pytest.mark.parametrize("game", ["Draftosaurus", "Drakon"])
def test_every_option_can_be_agreed_on(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More options").click()
    dialog.get_by_role("combobox", name="Who goes first").select_option("Seat 2")
    if game == "Draftosaurus":
        dialog.get_by_role("radio", name="5", exact=True).check(force=True)
        dialog.get_by_role("combobox", name="Board").select_option("Winter")
        dialog.get_by_role("combobox", name="Rules").select_option("Polish rules")
        dialog.get_by_role("combobox", name="How a turn is played").select_option(
            "Quick: choose and place in one secret step"
        )
        dialog.get_by_role("combobox", name=re.compile("last turn")).select_option("Yes")
        wished = {"players": 5, "board": "winter", "rules": "polish", "order": "quick", "first": 1}
        wished |= {"last_turn_binds_all": True}
    else:
        dialog.get_by_role("radio", name="4", exact=True).check(force=True)
        for switch in ("Heroes!", "Short game", "Teams", "Drakon starts", "Two actions"):
            dialog.get_by_role("switch", name=re.compile(switch)).check()
        wished = {"players": 4, "heroes": True, "short": True, "teams": True, "first": 1}
        wished |= {"drakon_from_start": True, "two_actions": True}
    dialog.get_by_role("combobox", name="Time for each decision").select_option("3 minutes")
    dialog.get_by_role("switch", name=re.compile("Public")).check()
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    table = visitor.table()["table"]
    assert table["options"].items() >= wished.items()
    assert table["public"]
    assert table["clock"] == 180


def test_what_cannot_be_agreed_on_is_explained(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("article").filter(has_text="Drakon").get_by_role("button", name="With friends").click()
    page.get_by_text("More options").click()
    page.get_by_role("switch", name=re.compile("Escape")).check()
    expect(page.get_by_role("switch", name=re.compile("Short game"))).to_be_disabled()
    expect(page.get_by_role("dialog").get_by_text("can’t be combined")).to_be_visible()


def test_options_are_chosen_against_bots_and_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    card = page.get_by_role("article").filter(has_text="Drakon")
    card.get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Number of bots").select_option("3 bots")
    dialog.get_by_role("switch", name=re.compile("Heroes!")).check()
    dialog.get_by_role("switch", name=re.compile("Teams")).check()
    visitor.picture("quick-options")
    assert visitor.violations() == []
    dialog.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    options = visitor.table()["table"]["options"]
    assert (options["heroes"], options["teams"], options["players"]) == (True, True, 4)
    visitor.go("/")
    expect(card).to_contain_text("Heroes!")
    visitor.picture("home-options")
    card.get_by_label("Number of bots").select_option("2 bots")  # teams are impossible among three
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    options = visitor.table()["table"]["options"]
    assert (options["heroes"], options["teams"], options["players"]) == (True, False, 3)


def test_the_name_is_asked_for_once_and_can_be_changed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Zoë")
    page.get_by_role("dialog").get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    visitor.go("/")
    page.get_by_role("button", name="With friends").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Zoë (you)")
    expect(page.get_by_role("dialog").get_by_label("Your name")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Zoe")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    assert visitor.table()["table"]["seats"][0]["name"] == "Zoe"


def test_lists_of_tables_tell_what_matters(visit: Visit) -> None:
    visitor, stranger = visit(), visit()
    page = visitor.page
    bot = {"kind": "bot", "bot": "random"}
    make_table(visitor, device("Anna"), bot, options={"order": "quick"}, start=True)
    assert visitor.play_on(Random(1))
    make_table(
        visitor, device("Anna"), bot, {"kind": "link"}, public=True, clock=60, options={"board": "winter"}
    )
    make_table(visitor, device("Anna"), bot, start=True)
    make_table(visitor, device("Anna"), {"kind": "link"})
    visitor.go("/")
    going = page.locator("section.lists").first.get_by_role("listitem")
    expect(going.first).to_contain_text("Your turn")
    finished = page.get_by_role("link", name=re.compile(r"\d+–\d+"))
    expect(finished).to_be_visible()
    visitor.picture("home-lists")
    assert visitor.violations() == []
    page.get_by_role("button", name="Remove from the list").click()
    expect(finished).to_have_count(0)
    page.reload()
    expect(going.first).to_be_visible()
    expect(finished).to_have_count(0)
    stranger.page.reload()
    row = stranger.page.get_by_role("link", name=re.compile("Anna.*1 free seat")).filter(has_text="Winter")
    expect(row.first).to_contain_text("1 minute")
    expect(row.first).to_contain_text("1 bot")
