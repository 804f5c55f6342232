"""The pictures of the README, made anew, and a contact sheet of every state: `make pictures`.

Look at them before you commit them.
"""

from base64 import b64decode, b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.contact_sheet import BOOKMARK, make_sheets
from tests.browser.site import FLAGS, PATIENCE, PHONE, STILL, Visitor, build_pages, set_pace
from tests.browser.test_looks import PAD
from tests.browser.test_table import device, make_table
from tests.server.serving import serving
from tools.services import find_browser
from tools.web import ROOT

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PEOPLE = [device("Anna"), *({"kind": "bot", "bot": "easy"} for _ in range(5))]
SIDE_BY_SIDE = """async (pictures) => {
    const gap = 24;
    const images = await Promise.all(pictures.map(async (source) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + source;
        await image.decode();
        return image;
    }));
    const canvas = document.createElement('canvas');
    canvas.width = images.reduce((sum, image) => sum + image.width + gap, -gap);
    canvas.height = Math.max(...images.map((image) => image.height));
    let left = 0;
    for (const image of images) {
        canvas.getContext('2d').drawImage(image, left, 0);
        left += image.width + gap;
    }
    return canvas.toDataURL('image/webp', 0.62).split(',')[1];
}"""


def main() -> None:
    """Play into the middle of both games, and photograph."""
    build_pages()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), bot_workers=1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        large, small = (_visitor(browser, server.url, **size) for size in (DESKTOP, PHONE))
        _keep(browser, "draftosaurus", _zoo(large))
        _keep(browser, "drakon", _lair(large))
        _keep(browser, "phones", _zoo(small), _lair(small), _page(small, PAD), _lesson(small))
        make_sheets(browser, _visitor(browser, server.url))
        browser.close()


def _visitor(browser: Browser, url: str, **size: Any) -> Visitor:
    """Somebody for whom nothing moves, and for whom everything that happened is over."""
    context = browser.new_context(locale="en-GB", **STILL, **size)
    set_pace(context, "instant")
    return Visitor(context, url)


def _keep(browser: Browser, name: str, *pictures: bytes) -> None:
    """Side by side, as small as the browser can make it."""
    page = browser.new_page()
    found = page.evaluate(SIDE_BY_SIDE, [b64encode(picture).decode() for picture in pictures])
    (FOLDER / f"{name}.webp").write_bytes(b64decode(found))
    page.close()


def _zoo(visitor: Visitor) -> bytes:
    make_table(visitor, *PEOPLE[:5], start=True)
    visitor.play_until_asked("choose", after=70)
    visitor.page.get_by_role("toolbar", name="Your dinosaurs").get_by_role("button").first.click()
    return _photograph(visitor)


def _lair(visitor: Visitor) -> bytes:
    def sit_down() -> None:
        make_table(visitor, *PEOPLE, game="drakon", options={"heroes": True}, start=True)

    sit_down()
    visitor.play_until_asked("turn", after=80, again=sit_down)
    expect(visitor.page.locator("strong", has_text="Your turn")).to_be_visible(timeout=PATIENCE)
    return _photograph(visitor)


def _page(visitor: Visitor, path: str) -> bytes:
    visitor.go(path)
    return _photograph(visitor)


def _lesson(visitor: Visitor) -> bytes:
    """The coach, in the middle of the guided first game."""
    visitor.page.evaluate(BOOKMARK, ["saurian.lesson.drakon", "drakon-strikes"])
    visitor.go("/learn/drakon")
    visitor.page.get_by_role("button", name="Continue where you left off").click()
    return _photograph(visitor)


def _photograph(visitor: Visitor) -> bytes:
    """Once all parts are there."""
    visitor.page.wait_for_timeout(1000)
    return visitor.page.screenshot()


if __name__ == "__main__":
    main()
