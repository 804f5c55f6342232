"""How quick the pages are here: `make speed`. Prints JSON lines, each the median of several cold browsers."""

import json
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import FLAGS, Visitor, build_pages
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


def main() -> None:
    """Measure and print."""
    build_pages()
    program = find_browser()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), bot_workers=1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name, measure in {"home.interactive": _home, "move.shown": _move}.items():
            found = [measure(browser, server.url) for _ in range(RUNS)]
            print(json.dumps({"name": name, "value": round(median(found)), "unit": "ms", "runs": RUNS}))  # noqa: T201
        browser.close()


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
    visitor = Visitor(browser.new_context(locale="en-GB"), url, Path())
    make_table(visitor, device("Anna"), BOT, start=True)
    visitor.page.locator(".tray").get_by_role("button").first.click()
    visitor.page.evaluate(WHEN_SHOWN)
    visitor.page.locator(".take").click()
    found: float = visitor.page.evaluate("window.shown")
    visitor.leave()
    return found


if __name__ == "__main__":
    main()
