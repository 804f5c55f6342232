"""How quick the pages are here: `make speed`, or a part: `python -m tests.browser.speed lair`. JSON lines."""

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.site import FLAGS, MOVING, Json, Visitor, build_pages
from tests.browser.test_table import BOT, device, make_table
from tests.server.serving import serving
from tools.services import find_browser

RUNS = 7
WHEN_INTERACTIVE = """
window.interactive = new Promise((resolve) => new MutationObserver((_, observer) => {
    if (!document.querySelector('article button')) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now()));
}).observe(document, { childList: true, subtree: true }));
"""
"""Buttons come with what they do: once the first is painted, the page can be used."""
WHEN_SHOWN = """
window.shown = new Promise((resolve) => document.addEventListener('click', () => {
    const began = performance.now();
    const look = () => {
        if (document.querySelector('.tray .tick')) resolve(performance.now() - began);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}, { capture: true, once: true }));
0
"""
"""From the click to the frame in which the chosen dinosaur is marked."""


CHAMBERS = 70
HEROES = 6
GESTURES = 60
"""How many times the pointer moves or the wheel turns while frames are measured."""
FRAME_MS = 16
BUSY = ("RunTask", "ThreadControllerImpl::RunTask", "RasterTask")
DRAWN = "DirectRenderer::DrawFrame"
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "viz", "cc"]


def main() -> None:
    """Measure and print."""
    wanted = sys.argv[1:] or ["home", "move", "lair"]
    build_pages()
    program = find_browser()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), bot_workers=1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name, measure in {"home.interactive": _home, "move.shown": _move}.items():
            if name.split(".")[0] in wanted:
                found = [measure(browser, server.url) for _ in range(RUNS)]
                _print(name, round(median(found)), runs=RUNS)
        if "lair" in wanted:
            for name, frames in _lair(browser, server.url, Path(folder)):
                _print(
                    f"lair.{name}.frame",
                    _percentile(frames, 0.95),
                    median=_percentile(frames, 0.5),
                    frames=len(frames),
                )
        browser.close()


def _print(name: str, value: float, **more: float) -> None:
    print(json.dumps({"name": name, "value": value, "unit": "ms", **more}))  # noqa: T201


def _home(browser: Browser, url: str) -> float:
    """Milliseconds from the start of the navigation until one can click."""
    context = browser.new_context()
    context.add_init_script(WHEN_INTERACTIVE)
    page = context.new_page()
    page.goto(url)
    found: float = page.evaluate("window.interactive")
    context.close()
    return found


def _move(browser: Browser, url: str) -> float:
    """Milliseconds from the click on "choose" until the choice is seen."""
    visitor = Visitor(browser.new_context(locale="en-GB"), url)
    make_table(visitor, device("Anna"), BOT, start=True)
    visitor.page.locator(".tray").get_by_role("button").first.click()
    visitor.page.evaluate(WHEN_SHOWN)
    visitor.page.locator(".take").click()
    found: float = visitor.page.evaluate("window.shown")
    visitor.leave()
    return found


# --- frames of a large lair ---


def _lair(browser: Browser, url: str, folder: Path) -> Iterator[tuple[str, list[float]]]:
    """By what is done with the map of a large lair, the milliseconds of work in each frame."""
    host = Visitor(browser.new_context(locale="en-GB"), url)
    make_table(host, *(device(f"Hero {seat}") for seat in range(HEROES)), game="drakon", start=True)
    rng = Random(1)
    while len(_decide_once(host, rng, building=True)["view"]["lair"]) < CHAMBERS:
        pass
    size = {"width": 1440, "height": 900}
    watcher = Visitor(browser.new_context(locale="en-GB", viewport=size, **MOVING), url)  # type: ignore[arg-type]
    watcher.go(f"/table/{host.table_id}")
    page = watcher.page
    page.locator("[data-cell]").nth(CHAMBERS - 1).wait_for()
    page.wait_for_timeout(1500)  # the opening is told

    def moves() -> None:
        for _ in range(8):
            _decide_once(host, rng, building=False)
            page.wait_for_timeout(700)

    for name, act in {"pan": lambda: _pan(page), "zoom": lambda: _zoom(page), "beats": moves}.items():
        yield name, _frames(browser, page, folder / "trace.json", act)
    watcher.leave()
    host.leave()


def _decide_once(host: Visitor, rng: Random, *, building: bool) -> Json:
    """One decision of whoever's turn it is: build the lair wherever that is possible, or anything."""
    acting = host.table(0)["acting"][0]
    seen = host.table(acting)
    legal = seen["view"]["legal"]
    liked = [action for action in legal if action["kind"] in ("place", "put")] if building else []
    move = rng.choice(liked or legal)["move"]
    host.command(acting, {"type": "move", "move": move, "seen": seen["seq"]})
    return seen


def _pan(page: Page) -> None:
    box = page.locator("[data-map]").bounding_box()
    assert box
    left, top = box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.8
    page.mouse.move(left, top)
    page.mouse.down()
    for step in range(GESTURES):
        page.mouse.move(left + step % 30 * 8, top - step % 20 * 6)
        page.wait_for_timeout(FRAME_MS)
    page.mouse.up()


def _zoom(page: Page) -> None:
    box = page.locator("[data-map]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for step in range(GESTURES):
        page.mouse.wheel(0, -40 if step < GESTURES / 2 else 40)
        page.wait_for_timeout(FRAME_MS)


def _frames(browser: Browser, page: Page, path: Path, act: Callable[[], None]) -> list[float]:
    """While `act` goes on: between each two frames that were drawn, how long the busiest thread worked. It is
    time of the processor: what else the machine does is not in it."""
    browser.start_tracing(page=page, path=path, categories=CATEGORIES)
    act()
    browser.stop_tracing()
    events = [event for event in json.loads(path.read_text())["traceEvents"] if event.get("ph") == "X"]
    drawn = sorted(event["ts"] for event in events if event["name"] == DRAWN)
    tasks = [event for event in events if event["name"] in BUSY and "tdur" in event]
    tasks.sort(key=lambda event: (event["ts"], -event["dur"]))
    return [max(work.values(), default=0) for work in _work_between(drawn, tasks)]


def _work_between(drawn: list[int], tasks: list[Json]) -> Iterator[dict[tuple[int, int], float]]:
    """By frame, the milliseconds that each thread worked; a task within another one counts once."""
    ends = defaultdict[tuple[int, int], float](float)
    index = 0
    for _, end in pairwise(drawn):
        work = defaultdict[tuple[int, int], float](float)
        while index < len(tasks) and tasks[index]["ts"] < end:
            task, index = tasks[index], index + 1
            thread = (task["pid"], task["tid"])
            if task["ts"] >= ends[thread]:
                ends[thread] = task["ts"] + task["dur"]
                work[thread] += task["tdur"] / 1000
        yield work


def _percentile(values: list[float], part: float) -> float:
    return round(sorted(values)[int(len(values) * part)], 1)


if __name__ == "__main__":
    main()
