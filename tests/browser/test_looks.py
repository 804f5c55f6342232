"""How the pages look: nothing sticks out or is too small, and axe finds nothing wrong; in every language."""

from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from saurian.games import GAMES
from saurian.locale import LANGUAGES, load_all_words, load_language
from tests.browser.conftest import Visit
from tests.browser.playing import SHEET, SHORT, asking_box
from tests.browser.site import Json, Visitor
from tests.browser.test_table import BOT, LINK, device, make_table
from tests.server.serving import serving

WIDTHS = {390: 844, 820: 1180, 1440: 900}
LOOKS = [(390, "light"), (820, "dark"), (1440, "light")]
"""Every width, and everything in light and in dark."""
SIZES = [*WIDTHS.items(), (1920, 1080), (2560, 1440), (844, 390), (720, 450), (320, 640)]
"""Large screens, a phone held sideways, a desktop at 200 %, and the smallest phone, too."""
LONGEST_WORDS = "de"
IN_ALL = pytest.mark.parametrize("in_all", [False, pytest.param(True, marks=pytest.mark.soak)])
"""Whether every language is looked at in all sizes, or only the one with the longest words, the others in the
common ones."""
PAD = "/score#winter.international/Anna/SCS,DG,DP,T,,CPG---,P/Ben/SD,D,CG,,P,DTC---,T"
SMALL_TARGETS = """
[...document.querySelectorAll('a, button, select, summary, input[type=range]')]
    .filter((one) => one.checkVisibility() && !one.matches('.skip, p a, td a, li a, [data-cell]'))
    .filter((one) => one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML)
"""
"""Links within a text are as high as its lines; the cells of a lair grow when one zooms in."""
BELOW = """
[...document.querySelectorAll('main button')]
    .filter((one) => one.checkVisibility() && !one.closest('[data-map]'))
    .map((one) => one.closest('.log') ?? one)
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight || one.getBoundingClientRect().top < 0)
    .map((one) => one.outerHTML)
"""
"""What one would have to scroll to; the log scrolls by itself, and only has to be in sight."""
CHOOSE_ELSEWHERE = """(code) => {
    localStorage.setItem('saurian.language', JSON.stringify(code));
    window.dispatchEvent(new StorageEvent('storage', { key: 'saurian.language' }));
}"""
"""As if the language were chosen in another tab."""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What depends on the size of the window has followed it."""
FITS = "document.documentElement.scrollHeight <= innerHeight"
CRAMPED = """
(() => {
    const box = (one) => one.getBoundingClientRect();
    const answers = [...document.querySelectorAll("[aria-label='Your options'] button")];
    const { left, right, top, bottom } = box(document.querySelector('.ask > .ask'));
    const sticksOut = (one) =>
        one.left < left || one.right > right || one.top < top || one.bottom > bottom;
    const meet = (one, two) =>
        one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
    return answers.filter((one) =>
        sticksOut(box(one)) || one.scrollHeight > one.clientHeight + 1
        || answers.some((two) => two !== one && meet(box(one), box(two)))
    ).map((one) => one.outerHTML);
})()
"""
"""Answers that are cut off, or over other answers."""


def _look(visit: Visit, width: int, theme: str, path: str = "/", **options: object) -> Visitor:
    size = {"width": width, "height": WIDTHS[width]}
    return visit(path, viewport=size, color_scheme=theme, **options)


def _assert_good(visitor: Visitor, name: str) -> None:
    visitor.picture(name)
    assert not visitor.too_wide()
    assert visitor.page.evaluate(SMALL_TARGETS) == []
    assert visitor.violations() == []


def _assert_good_at_the_end(visitor: Visitor, name: str) -> None:
    """The score sheet, and the replay."""
    visitor.play_on(Random(1))
    expect(visitor.page.get_by_role("region", name="Score sheet")).to_be_visible()
    _assert_good(visitor, f"end-{name}")
    visitor.go(f"/table/{visitor.table_id}/replay/10")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    _assert_good(visitor, f"replay-{name}")


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_home(visit: Visit, width: int, theme: str) -> None:
    visitor = _look(visit, width, theme)
    page = visitor.page
    _assert_good(visitor, f"home-{width}-{theme}")
    page.get_by_role("button", name="Settings").click()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="With friends").last.click()
    page.get_by_text("More options").click()
    _assert_good(visitor, f"maker-{width}-{theme}")
    visitor.page.goto(visitor.url + "/nowhere")
    expect(page.get_by_role("main").get_by_role("link", name="Home page")).to_be_visible()
    _assert_good(visitor, f"nowhere-{width}-{theme}")


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_draftosaurus(visit: Visit, width: int, theme: str) -> None:
    """From the waiting room to the replay, five at the table, with all that one may open on the way."""
    visitor = _look(visit, width, theme)
    page = visitor.page
    make_table(visitor, device("Anna"), LINK)
    _assert_good(visitor, f"waiting-{width}-{theme}")
    make_table(visitor, device("Anna"), *[BOT] * 4, options={"board": "winter"}, start=True)
    visitor.play_until_asked("choose", after=8)
    expect(page.locator("strong", has_text="Your turn")).to_be_visible()
    page.get_by_role("toolbar", name="Your dinosaurs").get_by_role("button").first.click()
    assert page.evaluate(BELOW) == []
    _assert_good(visitor, f"draftosaurus-{width}-{theme}")
    page.get_by_role("button", name="Enlarge").first.click()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Memory aid").click()
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    _assert_good(visitor, f"hint-{width}-{theme}")
    if width == min(WIDTHS):
        _assert_good_at_the_end(visitor, f"draftosaurus-{width}-{theme}")


@pytest.mark.parametrize("players", [5, *(pytest.param(few, marks=pytest.mark.soak) for few in (2, 3))])
def test_a_season_match_needs_no_scrolling_on_a_phone(visit: Visit, players: int) -> None:
    """Its second game has the most to show, and German the longest words."""
    visitor = _look(visit, 390, "light", locale="de")
    options = {"board": "match", "order": "quick"}
    make_table(visitor, device("Anna"), *[BOT] * (players - 1), options=options, start=True)
    while visitor.play_until_asked(after=0)["view"]["board"] == "summer":
        visitor.play_on(Random(1), most=1)
    page = visitor.page
    page.get_by_role("toolbar", name="Deine Dinosaurier").get_by_role("button").first.click()
    expect(page.locator("[data-spot][data-openness=open]").first).to_be_visible()
    visitor.picture(f"match-{players}")
    assert page.evaluate(BELOW) == []
    assert page.evaluate(FITS)


@pytest.mark.parametrize(("width", "players"), [(390, 2), (820, 3)])
def test_the_board_stays_where_it_is_when_the_advice_changes(visit: Visit, width: int, players: int) -> None:
    visitor = _look(visit, width, "light", locale="de")
    make_table(visitor, device("Anna"), *[BOT] * (players - 1), options={"board": "winter"}, start=True)
    while len(visitor.play_until_asked("choose", after=8)["view"]["legal"]) < 2:  # it picks the only one
        visitor.play_on(Random(1), most=1)
    page = visitor.page
    page.get_by_role("toolbar", name="Deine Dinosaurier").get_by_role("button").first.click()
    first, closed = page.locator("[data-spot]").first, page.locator("[data-spot='pyramid.T']")
    expect(closed).to_have_attribute("data-openness", "closed")
    before = first.bounding_box()
    closed.click(force=True)
    expect(page.locator(".why")).to_be_visible()
    assert first.bounding_box() == before
    assert page.evaluate(BELOW) == []


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_drakon(visit: Visit, width: int, theme: str) -> None:
    """Six in the lair: what a chamber asks, its card, the end; and the device that goes round."""
    visitor = _look(visit, width, theme)
    page = visitor.page
    people, options = [device("Anna"), *[BOT] * 5], {"heroes": True, "first": 0, "box": asking_box()}
    six_sit_down = partial(make_table, visitor, *people, game="drakon", options=options, start=True)
    six_sit_down()
    expect(page.get_by_role("button", name="Knight")).to_be_enabled()
    _assert_good(visitor, f"heroes-{width}-{theme}")
    visitor.play_until_asked("put", after=20, again=six_sit_down)
    expect(page.locator("strong", has_text="Your turn")).to_be_visible()
    assert page.evaluate(BELOW) == []
    _assert_good(visitor, f"drakon-{width}-{theme}")
    page.locator("[data-person]").first.click()
    assert visitor.violations() == []
    asked = visitor.play_until_asked("enter.", after=20, again=six_sit_down)["view"]["now"]["asks"]
    expect(page.get_by_text(load_all_words("en").text(asked["id"], [], **asked["args"]))).to_be_visible()
    assert page.evaluate(BELOW) == []
    assert page.evaluate(CRAMPED) == []
    _assert_good(visitor, f"effect-{width}-{theme}")
    make_table(visitor, device("Anna"), device("Ben"), start=True)
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible()
    _assert_good(visitor, f"hand-over-{width}-{theme}")
    if width == min(WIDTHS):
        make_table(visitor, device("Anna"), BOT, game="drakon", options=SHORT, start=True)
        _assert_good_at_the_end(visitor, f"drakon-{width}-{theme}")


SIDEWAYS = [(844, 390, "light"), (667, 375, "dark"), (932, 430, "light")]
"""Phones that somebody has turned."""


def _assert_good_sideways(visitor: Visitor, name: str) -> None:
    """All that is needed for the decision is in sight on each of them."""
    for width, height, theme in SIDEWAYS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        visitor.picture(f"sideways-{name}-{width}")
        assert visitor.page.evaluate(BELOW) == []
        assert visitor.page.evaluate(FITS)
        assert not visitor.too_wide()
        assert visitor.page.evaluate(SMALL_TARGETS) == []
    assert visitor.violations() == []


def test_draftosaurus_sideways(visit: Visit) -> None:
    """Winter has the highest board, and German the longest words."""
    visitor = visit(viewport={"width": 844, "height": 390}, locale="de", has_touch=True)
    page = visitor.page
    make_table(visitor, device("Anna"), *[BOT] * 4, options={"board": "winter"}, start=True)
    visitor.play_until_asked("choose", after=8)
    page.get_by_role("toolbar", name="Deine Dinosaurier").get_by_role("button").first.click()
    expect(page.locator("[data-spot][data-openness=open]").first).to_be_visible()
    _assert_good_sideways(visitor, "draftosaurus")
    page.get_by_role("button", name="Merkhilfe").click()
    _assert_good_sideways(visitor, "memory")


def test_drakon_sideways(visit: Visit) -> None:
    visitor = visit(viewport={"width": 844, "height": 390}, has_touch=True)
    options = {"heroes": True, "first": 0, "box": asking_box()}
    six_sit_down = partial(
        make_table, visitor, device("Anna"), *[BOT] * 5, game="drakon", options=options, start=True
    )
    six_sit_down()
    expect(visitor.page.get_by_role("button", name="Knight")).to_be_enabled()
    _assert_good_sideways(visitor, "heroes")
    visitor.play_until_asked("enter.", after=20, again=six_sit_down)
    expect(visitor.page.locator("strong", has_text="Your turn")).to_be_visible()
    _assert_good_sideways(visitor, "effect")
    assert visitor.page.evaluate(CRAMPED) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_opens_at_a_table(visit: Visit, game: str) -> None:
    """In the dark, where all else at a table is looked at in the light, too."""
    visitor = _look(visit, 820, "dark")
    page = visitor.page
    page.evaluate("localStorage.setItem('saurian.confirm', 'true')")
    make_table(visitor, device("Anna"), BOT, game=game, options={"first": 0}, start=True)
    for tool in ("Log", "Share", "Settings"):
        if tool != "Log":
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=tool, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        _assert_good(visitor, f"{tool.lower()}-{game}")
        page.keyboard.press("Escape")
    if game == "drakon":
        page.get_by_role("button", name="Knight").click()
    else:
        dinosaur = page.get_by_role("toolbar", name="Your dinosaurs").get_by_role("button").first
        dinosaur.dblclick()
    expect(page.get_by_role("group", name="Confirm")).to_be_visible()
    _assert_good(visitor, f"confirm-{game}")
    if game == "drakon":
        page.get_by_role("group", name="Confirm").get_by_role("button", name="Confirm").click()
        page.get_by_role("button", name="Chambers and rules of this table").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        _assert_good(visitor, "book")


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_pages(visit: Visit, width: int, theme: str) -> None:
    """What there is to read, to learn and to count."""
    visitor = _look(visit, width, theme, "/score")
    _assert_good(visitor, f"score-{width}-{theme}")
    visitor.go(PAD)
    expect(visitor.page.get_by_role("rowheader", name="Pyramid")).to_be_visible()
    _assert_good(visitor, f"pad-{width}-{theme}")
    for page, game in product(("rules", "learn"), GAMES):
        visitor.go(f"/{page}/{game}")
        visitor.page.get_by_role("button").first.wait_for()
        _assert_good(visitor, f"{page}-{game}-{width}-{theme}")


def test_the_server_is_gone(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visitors = [_look(visit, width, theme, server=server) for width, theme in LOOKS[:2]]
        for visitor in visitors:
            make_table(visitor, device("Anna"), device("Ben"), start=True)
    for visitor in visitors:
        expect(visitor.page.get_by_text(load_language("en", "web").text("net-coming-back"))).to_be_visible()
        _assert_good(visitor, f"gone-{visitor.page.viewport_size['width']}")  # type: ignore[index]


@pytest.mark.parametrize("code", LANGUAGES)
def test_languages(visit: Visit, code: str) -> None:
    """The system's language from the first moment, on the start page and straight at a table."""
    words = load_language(code, "web")
    visitor = _look(visit, 390, "light", locale=code)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(words.text("home-headline"))
    expect(visitor.page.locator("html")).to_have_attribute("lang", code)
    make_table(visitor, device("Anna"), BOT, start=True)
    visitor.page.reload()  # its words come along with those of the page
    expect(visitor.page.get_by_text(words.text("status-your-turn"), exact=True)).to_be_visible()


@IN_ALL
def test_pages_fit_every_width_in_every_language(visit: Visit, in_all: bool) -> None:
    """To read, to learn and to count, and the waiting room."""
    visitor = visit()
    _assert_fits(visitor, "home", in_all, SIZES)
    visitor.go(PAD)
    _assert_fits(visitor, "pad", in_all)
    for game in GAMES:
        visitor.go(f"/rules/{game}")
        visitor.page.get_by_role("button").first.wait_for()
        _assert_fits(visitor, f"rules-{game}", in_all)
        visitor.go(f"/learn/{game}")
        visitor.page.get_by_role("button").first.wait_for()
        _assert_fits(visitor, f"learn-{game}", in_all)
    make_table(visitor, device("Anna"), LINK, LINK)
    _assert_fits(visitor, "room", in_all)


@IN_ALL
def test_draftosaurus_fits_every_width_in_every_language(visit: Visit, in_all: bool) -> None:
    """With a dinosaur chosen and pens to place it in; then the end, and the replay."""
    visitor = visit()
    page = visitor.page
    make_table(visitor, device("Anna"), *[BOT] * 4, options={"board": "winter", "order": "quick"}, start=True)
    visitor.play_until_asked(after=8)
    page.locator("[data-spot]").first.wait_for()
    page.keyboard.press("1")
    page.locator("[data-spot][data-openness=open]").first.wait_for()
    _assert_fits(visitor, "placing", in_all, SIZES)
    _assert_end_fits(visitor, "draftosaurus", in_all)


@IN_ALL
def test_drakon_fits_every_width_in_every_language(visit: Visit, in_all: bool) -> None:
    """With at least three ways to go and an ability; then the end, and the replay."""
    visitor = visit()
    options = {**SHORT, "heroes": True, "first": 0}
    sit_down = partial(
        make_table, visitor, device("Anna"), *[BOT] * 3, game="drakon", options=options, start=True
    )
    sit_down()
    while len(_ways_of(visitor.play_until_asked("turn", after=20, again=sit_down))) < 3:
        visitor.play_on(Random(2), most=1)
    visitor.page.locator("[data-map]").wait_for()
    _assert_fits(visitor, "moving", in_all, SIZES)
    _assert_end_fits(visitor, "drakon", in_all)


def _ways_of(asked: Json) -> list[Json]:
    return [action for action in asked["view"]["legal"] if action["kind"] in ("step", "use")]


def _assert_end_fits(visitor: Visitor, name: str, in_all: bool) -> None:
    visitor.play_on(Random(1))
    visitor.page.locator(SHEET).wait_for()
    _assert_fits(visitor, f"end-{name}", in_all)
    visitor.go(f"/table/{visitor.table_id}/replay/10")
    visitor.page.get_by_role("slider").wait_for()
    _assert_fits(visitor, f"replay-{name}", in_all)


def _assert_fits(
    visitor: Visitor, name: str, in_all: bool, sizes: Sequence[tuple[int, int]] = SIZES[:-1]
) -> None:
    """In each language and at each size, without loading anything anew. It ends in English on a desktop."""
    page = visitor.page
    for code in [*LANGUAGES[1:], LANGUAGES[0]]:
        page.evaluate(CHOOSE_ELSEWHERE, code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        for width, height in sizes if in_all or code == LONGEST_WORDS else WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            assert not visitor.too_wide(), f"{name} in {code} at {width} pixels"
    page.set_viewport_size({"width": 1440, "height": 900})


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
    visitor.page.get_by_role("button", name="Switch to dark theme").click()
    visitor.page.reload()
    visitor.page.locator("h1").wait_for()
    assert visitor.page.evaluate(background) != light
