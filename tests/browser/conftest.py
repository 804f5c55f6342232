"""A browser for the tests here, one for every module."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.site import FLAGS, PATIENCE, STILL, Visitor, build_pages, set_pace
from tests.server.serving import Server
from tools.services import find_browser

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. It ends with the module: while it runs, no other test may have an event loop."""
    program = find_browser()
    if program is None:
        pytest.skip("there is no Chromium here (on Debian: install chromium)")
    build_pages()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, bot_server: Server, pictures: Path | None) -> Iterator[Visit]:
    """Opens a browser of somebody's own: `visit(path)`, with options of Playwright's contexts. Whatever goes
    wrong in its page fails the test. Nothing moves, and what happened is shown at once, unless a test asks
    for a `pace`: to paint is much work."""
    visitors: list[Visitor] = []

    def visit(
        path: str = "/", server: Server | None = None, pace: str = "instant", **options: Any
    ) -> Visitor:
        options = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **STILL, **options}
        context = browser.new_context(**options)
        set_pace(context, pace)
        visitor = Visitor(context, (server or bot_server).url, pictures)
        visitors.append(visitor)
        visitor.go(path)
        return visitor

    yield visit
    for visitor in visitors:
        visitor.leave()


@pytest.fixture(scope="session")
def pictures(request: pytest.FixtureRequest) -> Path | None:
    """Where pictures of the pages are kept for people to look at, with `--pictures`; not in git."""
    if not request.config.getoption("--pictures"):
        return None
    folder = request.config.rootpath / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
