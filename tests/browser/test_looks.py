"""How the pages look: nothing sticks out or is too small, and axe finds nothing wrong; in every language."""

from random import Random

import pytest
from playwright.sync_api import expect

from saurian.locale import LANGUAGES, load_language
from tests.browser.conftest import Visit
from tests.browser.site import Visitor
from tests.browser.test_table import BOT, LINK, device, make_table

WIDTHS = {390: 844, 820: 1180, 1440: 900}
THEMES = ("light", "dark")
PICTURED = "label-content-name-mismatch"
"""A rule about text on buttons; on a board it is a picture, which the name of the button tells in words."""
SMALL_TARGETS = """
[...document.querySelectorAll('a, button, select, summary')]
    .filter((one) => one.checkVisibility() && !one.matches('.skip'))
    .filter((one) => one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML)
"""


def _look(visit: Visit, width: int, theme: str, **options: object) -> Visitor:
    size = {"width": width, "height": WIDTHS[width]}
    return visit(viewport=size, color_scheme=theme, reduced_motion="reduce", **options)


def _assert_good(visitor: Visitor, name: str, *without: str) -> None:
    visitor.picture(name)
    assert not visitor.too_wide()
    assert visitor.violations(*without) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_home(visit: Visit, width: int, theme: str) -> None:
    visitor = _look(visit, width, theme)
    _assert_good(visitor, f"home-{width}-{theme}")
    visitor.page.get_by_role("button", name="Settings").click()
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="With friends").first.click()
    visitor.page.get_by_text("More options").click()
    _assert_good(visitor, f"maker-{width}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_table(visit: Visit, width: int, theme: str) -> None:
    visitor = _look(visit, width, theme)
    make_table(visitor, device("Anna"), LINK)
    _assert_good(visitor, f"waiting-{width}-{theme}")
    make_table(visitor, device("Anna"), BOT, BOT, start=True)
    visitor.play_on(Random(1), most=8)
    expect(visitor.page.get_by_text("Your turn", exact=True)).to_be_visible()
    _assert_good(visitor, f"table-{width}-{theme}", PICTURED)
    visitor.play_on(Random(1))
    expect(visitor.page.get_by_role("region", name="Score sheet")).to_be_visible()
    _assert_good(visitor, f"end-{width}-{theme}", PICTURED)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_languages(visit: Visit, code: str, width: int) -> None:
    """The system's language from the first moment; all words fit."""
    words = load_language(code, "web")
    visitor = _look(visit, width, "light", locale=code)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(words.text("home-headline"))
    expect(visitor.page.locator("html")).to_have_attribute("lang", code)
    visitor.picture(f"home-{code}-{width}")
    assert not visitor.too_wide()
    make_table(visitor, device("Anna"), BOT, start=True)
    expect(visitor.page.get_by_text(words.text("status-your-turn"), exact=True)).to_be_visible()
    assert not visitor.too_wide()


def test_another_language_is_remembered(visit: Visit) -> None:
    visitor = visit()
    visitor.page.get_by_label("Language").select_option("Polski")
    headline = load_language("pl", "web").text("home-headline")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(headline)
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(headline)


def test_light_and_dark_are_remembered(visit: Visit) -> None:
    visitor = visit()
    background = "getComputedStyle(document.body).backgroundColor"
    light = visitor.page.evaluate(background)
    visitor.page.get_by_role("button", name="Dark").click()
    visitor.page.reload()
    visitor.page.locator("h1").wait_for()
    assert visitor.page.evaluate(background) != light


@pytest.mark.parametrize("width", WIDTHS)
def test_targets_are_large_enough(visit: Visit, width: int) -> None:
    """Whatever can be tapped on the start page and in the shell of a table is at least 44 pixels high."""
    visitor = _look(visit, width, "light")
    assert visitor.page.evaluate(SMALL_TARGETS) == []
