"""Everything that can be agreed about a game can be chosen when a table is made."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from saurian.games.drakon.box import box_text
from saurian.locale import load_all_words
from tests.browser.conftest import Visit
from tests.browser.site import Json, Visitor

WORDS = load_all_words("en")
GAMES = ["draftosaurus", "drakon"]


def open_maker(visitor: Visitor, game: str, players: int) -> Locator:
    """The dialog of a table with bots for everybody else, all of it unfolded."""
    page = visitor.page
    page.get_by_role("button", name="With friends").nth(GAMES.index(game)).click()
    maker = page.get_by_role("dialog")
    maker.get_by_role("radio", name=str(players), exact=True).check(force=True)
    for seat in range(2, players + 1):
        choice(maker, f"Seat {seat}").select_option("Bot: Easy")
    maker.get_by_text("More options").click()
    return maker


def make(maker: Locator, visitor: Visitor) -> Json:
    """Make the table; what was agreed."""
    maker.get_by_role("button", name="Create table").click()
    visitor.page.wait_for_url("**/table/*")
    options: Json = visitor.table()["table"]["options"]
    return options


def choice(maker: Locator, label: str) -> Locator:
    """The list of choices that has this label."""
    return maker.get_by_role("combobox", name=re.compile(f"^{label}"))


def choose_value(maker: Locator, option: str, value: str) -> None:
    """Choose a value of an option by its words."""
    choice(maker, WORDS.text(f"field-{option}", [])).select_option(WORDS.text(f"{option}-{value}", []))


def switch(maker: Locator, option: str) -> Locator:
    """The switch of an option of Drakon."""
    return maker.get_by_role("switch", name=WORDS.text(f"switch-{option.replace('_', '-')}", []))


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_its_words(visit: Visit, game: str) -> None:
    """Nothing that the server knows is left out, and every choice can be told from the others."""
    visitor = visit()
    fields = next(one for one in visitor.get("/games")["games"] if one["game"] == game)["options"]
    most = max(next(field for field in fields if field["name"] == "players")["choices"])
    maker = open_maker(visitor, game, most)
    for field in (field for field in fields if field["name"] not in ("players", "box")):
        if field["choices"] == [False, True]:
            expect(switch(maker, field["name"])).not_to_be_checked()
            continue
        label = WORDS.text(f"field-{field['name'].replace('_', '-')}", [])
        for other, value in field["only_with"].items():
            expect(choice(maker, label)).to_be_hidden()
            choose_value(maker, other, value)
        choices = choice(maker, label).locator("option").all_inner_texts()
        assert len(set(choices)) == len(field["choices"]), choices
    expect(choice(maker, "Time for each decision").locator("option")).to_have_count(5)
    expect(maker.get_by_role("switch", name="Public table")).to_be_visible()


SAME_ROLLER = WORDS.text("second-roller-first", [])


@pytest.mark.parametrize(
    ("players", "chosen", "agreed"),
    [
        (
            2,
            {
                "Board": "Winter",
                "Rules": "Polish rules",
                "How a turn is played": "Quick",
                "Who goes first": "Seat 2",
            },
            {"board": "winter", "rules": "polish", "order": "quick", "first": 1},
        ),
        (
            5,
            {
                "Board": "Summer/Winter mode",
                "In the last turn of a round": "Yes",
                "Who rolls first in the second game": SAME_ROLLER,
            },
            {"board": "match", "last_turn_binds_all": True, "second_roller": "first"},
        ),
    ],
)
def test_options_of_draftosaurus(visit: Visit, players: int, chosen: dict[str, str], agreed: Json) -> None:
    visitor = visit()
    maker = open_maker(visitor, "draftosaurus", players)
    for label, wish in chosen.items():
        field = choice(maker, label)
        text = next(one for one in field.locator("option").all_inner_texts() if one.startswith(wish))
        field.select_option(text)
    assert make(maker, visitor).items() >= agreed.items()
    expect(visitor.page.get_by_role("button", name="Memory aid")).to_be_visible()


@pytest.mark.parametrize(
    ("players", "switches"),
    [(4, ["teams", "heroes", "escape"]), (2, ["short", "drakon_from_start", "two_actions"])],
)
def test_options_of_drakon(visit: Visit, tmp_path: Path, players: int, switches: list[str]) -> None:
    visitor = visit()
    maker = open_maker(visitor, "drakon", players)
    choice(maker, "Who goes first").select_option("Seat 1")
    for option in switches:
        switch(maker, option).check()
    box = tmp_path / "box.toml"
    box.write_text(box_text())
    maker.get_by_label("Your own set").set_input_files(box)
    options = make(maker, visitor)
    assert [name for name, value in options.items() if value is True] == sorted(
        switches, key=list(options).index
    )
    _assert_book(visitor.page, switches)


def _assert_book(page: Page, switches: list[str]) -> None:
    """The book at the table tells what was agreed."""
    page.get_by_role("button", name="Knight").click()
    page.get_by_role("button", name="Chambers and rules of this table").click()
    book = page.get_by_role("dialog")
    for option in switches:
        expect(book).to_contain_text(WORDS.text(f"switch-{option.replace('_', '-')}", []))
    expect(book).to_contain_text("Custom set of chambers and coins")
    expect(book.get_by_role("link", name="Find a Coin")).to_have_attribute("href", "/rules/drakon#K-40")


def test_only_what_can_be_agreed_is_offered(visit: Visit) -> None:
    visitor = visit()
    maker = open_maker(visitor, "drakon", 4)
    switch(maker, "teams").check()
    maker.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(switch(maker, "teams")).to_be_disabled()
    expect(switch(maker, "teams")).not_to_be_checked()
    expect(maker.get_by_text("Only available with four or six players.")).to_be_visible()
    switch(maker, "escape").check()
    expect(switch(maker, "short")).to_be_disabled()
    switch(maker, "escape").uncheck()
    expect(switch(maker, "short")).to_be_enabled()
    assert make(maker, visitor)["teams"] is False


def test_the_die_binds_all_only_in_a_game_of_five(visit: Visit) -> None:
    visitor = visit()
    maker = open_maker(visitor, "draftosaurus", 4)
    field = choice(maker, "In the last turn of a round")
    expect(field.locator("option")).to_have_count(2)
    expect(maker.get_by_text("Only available with five players")).to_be_visible()
    maker.get_by_role("radio", name="5", exact=True).check(force=True)
    expect(field.locator("option")).to_have_count(3)
    expect(maker.get_by_text("Only available with five players")).to_be_hidden()


def test_what_cannot_be_made_is_said_in_front_of_the_dialog(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    maker = open_maker(visitor, "drakon", 3)
    box = tmp_path / "box.toml"
    box.write_text(box_text().replace('kind = "harp"', 'kind = "trumpet"'))
    maker.get_by_label("Your own set").set_input_files(box)
    maker.get_by_role("button", name="Create table").click()
    notice = maker.get_by_role("status").get_by_text("trumpet")
    expect(notice).to_be_visible()
    assert _is_in_front(notice)


def test_nobody_begins_who_is_not_there(visit: Visit) -> None:
    visitor = visit()
    maker = open_maker(visitor, "drakon", 3)
    begins = choice(maker, "Who goes first")
    begins.select_option("Seat 3")
    maker.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(begins.locator("option")).to_have_text(["Random player", "Seat 1", "Seat 2"])
    assert make(maker, visitor)["first"] is None


def _is_in_front(thing: Locator) -> Any:
    return thing.evaluate("""element => {
        const box = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }""")
