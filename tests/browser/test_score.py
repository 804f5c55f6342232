"""The score pad: filled by tapping, counted at once, remembered, shared."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Visitor

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
    visitor.page.get_by_role("button", name="Take a dinosaur out").click()
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
    expect(
        visitor.page.get_by_text("Only one species may live in the Forest of Sameness (D-30)", exact=True)
    ).to_be_visible()


def test_a_link_has_the_whole_pad(visit: Visit) -> None:
    visitor = visit(HELD)
    expect(visitor.page.get_by_role("group", name="Zoos")).to_contain_text("Anna")
    assert totals(visitor) == ["9", "7"]
    visitor.page.get_by_role("button", name="Share").click()
    assert visitor.page.get_by_label("Link", exact=True).input_value().endswith(HELD)


def test_the_winter_board(visit: Visit) -> None:
    visitor = visit("/score")
    visitor.page.get_by_label("Winter").check(force=True)
    tap(visitor, "T-Rex", "pyramid.B2", "bridge_left", "bridge_right")
    assert totals(visitor)[0] == str(2 + 6 + 3)
