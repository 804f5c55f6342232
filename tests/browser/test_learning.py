"""The guided first games."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.site import PHONE

COACH = "[data-coach]"
LIGHT = "[data-light]"
END = "[data-lesson-end]"
MOST_BUBBLES = 40


def test_the_first_game_of_draftosaurus(visit: Visit) -> None:
    """What is lit is all that one needs to press. Mistakes are explained, and one can go on after a pause."""
    visitor = visit("/learn/draftosaurus")
    page = visitor.page
    page.get_by_role("button", name="Let’s play").click()
    follow(page, press_light, until="The Prairie of Love")
    assert visitor.violations() == []

    page.locator("[data-spot=trio]").click(force=True)  # the die closes it
    expect(page.locator(COACH)).to_contain_text("The die (“Grasslands”) does not allow")
    page.locator("[data-spot=differences]").click()
    expect(page.locator(COACH)).to_contain_text("For now, let’s stick to the plan")
    expect(page.locator(COACH)).to_contain_text("Take a parasaurolophus")
    follow(page, press_light, until="Half-time")

    page.reload()
    page.get_by_role("button", name="Continue where you left off (step 8 of 15)").click()
    expect(page.locator(COACH)).to_contain_text("Half-time")
    page.get_by_role("button", name="Back one step").click()
    expect(page.locator(COACH)).to_contain_text("Watch out for T-Rex")
    follow(page, press_light)

    expect(page.locator(END)).to_contain_text("35")
    page.get_by_role("button", name="Play against easy bots now").click()
    page.wait_for_url("**/table/*")


def test_the_first_game_of_drakon_by_keys(visit: Visit) -> None:
    """The focus is always where the coach points."""
    visitor = visit("/learn/drakon")
    page = visitor.page
    expect(page.get_by_role("button", name="Let’s play")).to_be_focused()
    page.keyboard.press("Enter")
    follow(page, press_enter, until="Follow the call of the Harp")
    assert visitor.violations() == []

    page.locator("[data-cell='0,3']").click()
    expect(page.locator(COACH)).to_contain_text("A Magic Harp calls: you can’t go north now")
    page.reload()
    page.get_by_role("button", name="Continue where you left off (step 10 of 21)").press("Enter")
    follow(page, press_enter)

    expect(page.locator(END)).to_contain_text("10")
    page.get_by_role("button", name="Play against an easy bot now").click()
    page.wait_for_url("**/table/*")


def test_the_coach_covers_nothing_it_talks_about_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/drakon", **PHONE).page
    page.get_by_role("button", name="Let’s play").tap()
    for until in ("You start at the entrance", "In your turn", "Put it above", "Now move!"):
        follow(page, tap_light, until=until)
        light, coach = page.locator(LIGHT).bounding_box(), page.locator(COACH).bounding_box()
        assert light is not None
        assert coach is not None
        assert coach["y"] + coach["height"] <= light["y"] or light["y"] + light["height"] <= coach["y"]
        assert coach["x"] >= 0
        assert coach["x"] + coach["width"] <= PHONE["viewport"]["width"]


def test_a_finished_lesson_begins_anew(visit: Visit) -> None:
    page = visit("/learn/drakon").page
    page.evaluate("localStorage['saurian.lesson.drakon'] = JSON.stringify('win')")
    page.reload()
    page.get_by_role("button", name="Continue where you left off").click()
    follow(page, press_light)
    page.reload()
    expect(page.get_by_role("button", name="Let’s play")).to_be_visible()


def follow(page: Page, act: Callable[[Page], None], until: str | None = None) -> None:
    """Do what the coach asks for, until it says something, or the game is over."""
    said = ""
    for _ in range(MOST_BUBBLES):
        page.wait_for_function(NEWS, arg=[COACH, LIGHT, END, said])
        if page.locator(END).count():
            assert until is None, f"the coach never said “{until}”"
            return
        said = page.locator(COACH).inner_text()
        if until is not None and until in said:
            return
        act(page)
    raise AssertionError("the lesson does not end")


NEWS = """([coach, light, end, said]) => document.querySelector(end)
    || (document.querySelector(light) && document.querySelector(coach)?.innerText !== said)"""


def press_light(page: Page) -> None:
    """Click at what is lit, or on the button of the coach."""
    button = page.locator(COACH).get_by_role("button")
    if button.count():
        button.click()
    else:
        page.mouse.click(*middle_of_light(page))


def tap_light(page: Page) -> None:
    """Tap at what is lit, twice if it takes that, or on the button of the coach."""
    button = page.locator(COACH).get_by_role("button")
    if button.count():
        return button.tap()
    twice = "Tap twice" in page.locator(COACH).inner_text()
    for _ in range(1 + twice):
        page.touchscreen.tap(*middle_of_light(page))


def press_enter(page: Page) -> None:
    """Press Enter as soon as the focus has come to where the coach points."""
    page.wait_for_function(FOCUSED, arg=[COACH, LIGHT])
    page.keyboard.press("Enter")


FOCUSED = """([coach, light]) => {
    if (document.querySelector(coach + ' button')) return document.activeElement.closest(coach);
    const lit = document.querySelector(light).getBoundingClientRect();
    const has = document.activeElement.getBoundingClientRect();
    return lit.left <= has.left && has.right <= lit.right && lit.top <= has.top && has.bottom <= lit.bottom;
}"""


def middle_of_light(page: Page) -> tuple[float, float]:
    """Where the light rests."""
    light = page.locator(LIGHT).element_handle()
    light.wait_for_element_state("stable")
    box = light.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
