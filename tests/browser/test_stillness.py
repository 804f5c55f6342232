"""Nothing on a page moves by itself: not while it loads, and no heading over another one."""

from typing import Any

import pytest
from playwright.sync_api import Page

from saurian.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.test_table import BOT, LINK, device, make_table

SIZES = [(390, 844), (820, 1180), (1440, 900), (1440, 600)]
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML ?? node?.nodeValue)]);
}).observe({ type: 'layout-shift', buffered: true });
"""
SETTLED = """new Promise((done) => {
    let last = performance.now();
    const observer = new MutationObserver(() => { last = performance.now(); });
    observer.observe(document, { childList: true, subtree: true });
    const look = () => (performance.now() - last > 300 ? done() : setTimeout(look, 50));
    look();
})"""
"""Nothing has come or gone for a while."""
NEGLIGIBLE = 0.0005
"""A few pixels of a small part; the limit for a good page is 0.1."""
OVERLAPPING = """(log) => {
    const found = [];
    for (let top = 0; top < log.scrollHeight; top += 5) {
        log.scrollTo({ top });
        const boxes = [...log.querySelectorAll('h3')].map((one) => one.getBoundingClientRect());
        boxes.forEach((one, at) => {
            if (at && one.top < boxes[at - 1].bottom - 1) found.push([top, at]);
        });
    }
    return found;
}"""


def _load(page: Page, ready: str) -> tuple[list[Any], float]:
    """What shifted while the page loaded, and how far it scrolled."""
    page.add_init_script(WATCH)
    page.reload()
    page.locator(ready).first.wait_for()
    page.evaluate(SETTLED)
    shifts: list[Any] = page.evaluate("window.shifts")
    return [shift for shift in shifts if shift[0] > NEGLIGIBLE], page.evaluate("scrollY")


@pytest.mark.parametrize("size", SIZES)
def test_a_table_stands_still_while_it_loads(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    for game in GAMES:
        make_table(visitor, device("Anna"), *[BOT] * 3, game=game, options={"first": 0}, start=True)
        visitor.play_until_asked(after=12)
        assert _load(visitor.page, "[aria-label='Your hand'], [aria-label='Your dinosaurs']") == ([], 0)


def test_pages_stand_still_while_they_load(visit: Visit) -> None:
    visitor = visit(viewport={"width": 820, "height": 1180})
    make_table(visitor, device("Anna"), LINK)
    assert _load(visitor.page, "main") == ([], 0)
    for path in ("/", "/score", *(f"/{page}/{game}" for page in ("rules", "learn") for game in GAMES)):
        visitor.go(path)
        assert _load(visitor.page, "main") == ([], 0), path


def test_one_heading_of_the_log_pushes_the_other_out(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 760})
    make_table(visitor, device("Anna"), BOT, game="drakon", options={"first": 0}, start=True)
    visitor.play_until_asked("turn", after=40)
    log = visitor.page.get_by_role("complementary", name="Game log").locator(".log")
    log.locator("h3").nth(2).wait_for()
    assert log.evaluate(OVERLAPPING) == []
