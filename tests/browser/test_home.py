"""The start page: understood at once, and one click from a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


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


def test_number_and_strength_of_bots_are_remembered(visit: Visit) -> None:
    visitor = visit()
    card = visitor.page.get_by_role("article").first
    card.get_by_label("How many bots").select_option("4 bots")
    card.get_by_label("How strong").select_option("Hard")
    card.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/table/*")
    assert [seat["bot"] for seat in visitor.table()["table"]["seats"]] == [None, *["hard"] * 4]
    visitor.go("/")
    expect(card.get_by_label("How strong")).to_have_value("hard")


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
    dialog.get_by_role("combobox", name="Who begins").select_option("Seat 2")
    if game == "Draftosaurus":
        dialog.get_by_role("radio", name="5", exact=True).check(force=True)
        dialog.get_by_role("combobox", name="Board").select_option("Winter")
        dialog.get_by_role("combobox", name="Rules").select_option("Polish rules")
        dialog.get_by_role("combobox", name="Order of a turn").select_option(
            "Quick: choose and place in one secret step"
        )
        dialog.get_by_role("combobox", name=re.compile("last turn")).select_option("Yes")
        wished = {"players": 5, "board": "winter", "rules": "polish", "order": "quick", "first": 1}
        wished |= {"last_turn_binds_all": True}
    else:
        dialog.get_by_role("radio", name="4", exact=True).check(force=True)
        for switch in ("Heroes!", "Short game", "Teams", "Drakon waits", "Two actions"):
            dialog.get_by_role("switch", name=re.compile(switch)).check()
        wished = {"players": 4, "heroes": True, "short": True, "teams": True, "first": 1}
        wished |= {"drakon_from_start": True, "two_actions": True}
    dialog.get_by_role("combobox", name="Time for each decision").select_option("3 minutes")
    dialog.get_by_role("switch", name=re.compile("Public")).check()
    dialog.get_by_role("button", name="Make the table").click()
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
    expect(page.get_by_role("dialog").get_by_text("Either this goal")).to_be_visible()
