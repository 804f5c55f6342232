"""The score pad: filled by tapping, counted at once, remembered, shared."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from saurian.games.draftosaurus.scorepad import count, read_sheet
from tests.browser.conftest import Visit
from tests.browser.site import PHONE, Visitor

HELD = "/score#summer.international/Anna/CCC,,,,,,T/Ben/,GGG,,,,,"


def tap(visitor: Visitor, species: str, *spots: str) -> None:
    """Put one dinosaur of the species onto each of the spots."""
    visitor.page.get_by_role("button", name=f"{species},").click()
    for spot in spots:
        visitor.page.locator(f'[data-spot="{spot}"]').click(force=True)


def totals(visitor: Visitor) -> list[str]:
    """The points of the zoos, as they are shown."""
    shown = visitor.page.get_by_role("group", name="Zoos").locator("strong").all_inner_texts()
    return [text.split()[-1] for text in shown]


def test_a_pad_is_filled_corrected_and_remembered(visit: Visit) -> None:
    visitor = visit("/score")
    tap(visitor, "Triceratops", "sameness", "sameness", "sameness")
    assert totals(visitor)[0] == "8"
    visitor.page.get_by_role("button", name="Undo").click()
    assert totals(visitor)[0] == "4"
    visitor.page.get_by_role("button", name="Remove a dinosaur").click()
    visitor.page.locator('[data-spot="sameness"]').click()
    assert totals(visitor)[0] == "2"
    visitor.go("/score")
    expect(visitor.page.get_by_role("group", name="Zoos")).to_contain_text("2")


def test_a_new_pad_leaves_the_old_one_at_hand(visit: Visit) -> None:
    visitor = visit("/score")
    tap(visitor, "Triceratops", "sameness", "sameness")
    visitor.page.get_by_role("button", name="New pad").click()
    assert totals(visitor)[0] == "0"
    earlier = visitor.page.locator("section", has_text="Earlier pads on this device").last
    earlier.get_by_role("button").first.click()
    assert totals(visitor)[0] == "4"


def test_what_the_rules_forbid_is_refused_with_the_reason(visit: Visit) -> None:
    visitor = visit("/score")
    tap(visitor, "Triceratops", "sameness")
    tap(visitor, "Stegosaurus", "sameness")
    notice = visitor.page.locator(".notice")
    expect(notice).to_contain_text("Forest of Sameness")
    expect(notice.get_by_role("link", name="Read the rule")).to_have_attribute(
        "href", "/rules/draftosaurus#D-30"
    )


def test_a_link_has_the_whole_pad_and_a_picture_shows_it(visit: Visit) -> None:
    visitor = visit(HELD)
    expect(visitor.page.get_by_role("group", name="Zoos")).to_contain_text("Anna")
    assert totals(visitor) == ["9", "7"]
    visitor.page.get_by_role("button", name="Share").click()
    assert visitor.page.get_by_label("Link", exact=True).input_value().endswith(HELD)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Share a picture").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_the_winter_board(visit: Visit) -> None:
    visitor = visit("/score")
    visitor.page.get_by_label("Winter").check(force=True)
    tap(visitor, "T-Rex", "pyramid.B2", "bridge_left", "bridge_right")
    assert totals(visitor)[0] == str(2 + 6 + 3)


FOUR_ZOOS = (
    {"sameness": "S", "trio": "TGP", "king": "G", "love": "SSDDG", "island": "C", "river": "G"},
    {
        "sameness": "CC",
        "trio": "SSP",
        "king": "D",
        "love": "CCG",
        "differences": "C",
        "island": "T",
        "river": "C",
    },
    {
        "sameness": "G",
        "trio": "STP",
        "king": "T",
        "love": "TG",
        "differences": "TP",
        "island": "D",
        "river": "PP",
    },
    {"sameness": "D", "trio": "TSG", "king": "T", "love": "SDDP", "differences": "PD", "island": "C"},
)
"""A real game on the Summer board: by pen, the letters of its dinosaurs."""
SPECIES = {
    "T": "T-Rex",
    "D": "Diplodocus",
    "C": "Triceratops",
    "S": "Spinosaurus",
    "G": "Stegosaurus",
    "P": "Parasaurolophus",
}
MOST_TAPS = 60


def hold(page: Page, place: Locator, standing: Locator, number: int) -> None:
    """Press the place until `number` stand there."""
    place.hover()
    page.mouse.down()
    expect(standing).to_have_count(number)
    page.mouse.up()


def test_a_table_of_four_is_entered_in_sixty_taps(visit: Visit) -> None:
    """A held place fills up; the next species comes when none is left, the next zoo when one is full."""
    visitor = visit("/score", **PHONE)
    page = visitor.page
    palette = page.get_by_role("group", name="Dinosaur to add")
    page.locator("summary").click()
    page.get_by_label("4", exact=True).check(force=True)
    taps = 2
    for zoo in FOUR_ZOOS:
        missing = {(pen, letter): n for pen, herd in zoo.items() for letter, n in Counter(herd).items()}
        standing: Counter[str] = Counter()
        while missing:
            pressed = palette.locator("[aria-pressed='true']")
            tool = (pressed.get_attribute("aria-label") or "") if pressed.count() else ""
            letter = next((one for one, name in SPECIES.items() if tool.startswith(name)), "")
            if all(letter != other for _, other in missing):
                letter = next(other for _, other in missing)
                palette.get_by_role("button", name=SPECIES[letter]).click()
                taps += 1
            pen = next(pen for pen, other in missing if other == letter)
            number = 1 if pen == "river" else missing[pen, letter]
            standing[pen] += number
            place = page.locator(f"[data-spot='{pen}'] .spot").nth(standing[pen] - 1)
            place.click() if number == 1 else hold(
                page, place, page.locator(f"[data-at='{pen}']"), standing[pen]
            )
            taps += 1
            missing[pen, letter] -= number
            missing = {key: left for key, left in missing.items() if left}
    assert taps <= MOST_TAPS
    expect(page.get_by_text("of 48 dinosaurs entered")).to_have_count(0)
    ids = {letter: name.lower().replace("-", "") for letter, name in SPECIES.items()}
    zoos = [{pen: [ids[one] for one in herd] for pen, herd in zoo.items()} for zoo in FOUR_ZOOS]
    result = count(read_sheet({"game": "draftosaurus", "board": "summer", "zoos": zoos}))
    assert totals(visitor) == [str(total) for total in result.totals]


def test_holding_a_pen_down_adds_one_after_the_other(visit: Visit) -> None:
    visitor = visit("/score")
    visitor.page.get_by_role("button", name="Stegosaurus,").click()
    visitor.page.locator('[data-spot="river"]').hover()
    visitor.page.mouse.down()
    expect(visitor.page.locator('[data-at="river"]').nth(2)).to_be_visible()
    visitor.page.mouse.up()
    here = visitor.page.locator('[data-at="river"]').count()
    assert totals(visitor)[0] == str(here)


def test_a_name_is_given_by_tapping_the_tab(visit: Visit) -> None:
    page = visit("/score").page
    tab = page.get_by_role("group", name="Zoos").get_by_role("button").first
    tab.click()
    page.get_by_label("Name for zoo 1").fill("Anna")
    page.keyboard.press("Enter")
    expect(tab).to_contain_text("Anna")
    expect(tab).to_be_focused()
