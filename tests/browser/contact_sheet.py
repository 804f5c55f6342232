"""All main states on one page each, in every language, width and mode: the second half of `make pictures`.

The sheets are left in `build/contact-sheet`, one per state. Study them before you finish anything visible.
"""

from base64 import b64encode
from collections.abc import Callable
from random import Random

from playwright.sync_api import Browser, Page

from saurian.locale import LANGUAGES
from tests.browser.site import Visitor
from tests.browser.test_looks import PAD, WIDTHS
from tests.browser.test_table import LINK, device, make_table
from tools.web import ROOT

FOLDER = ROOT / "build" / "contact-sheet"
BOT = {"kind": "bot", "bot": "easy"}
BOOKMARK = "([key, step]) => localStorage.setItem(key, JSON.stringify(step))"
THUMBNAIL = 400
"""Pixels by which the height of every picture is limited."""


def _page(path: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.go(path)


def _waiting(visitor: Visitor) -> None:
    make_table(visitor, device("Anna"), LINK, BOT)


def _zoo(board: str, after: int) -> Callable[[Visitor], None]:
    def sit_down(visitor: Visitor) -> None:
        make_table(visitor, device("Anna"), *[BOT] * 3, options={"board": board}, start=True)
        visitor.play_until_asked("choose", after=after)

    return sit_down


def _lair(bots: int, after: int) -> Callable[[Visitor], None]:
    def sit_down(visitor: Visitor) -> None:
        def again() -> None:
            options = {"heroes": True}
            make_table(visitor, device("Anna"), *[BOT] * bots, game="drakon", options=options, start=True)

        again()
        visitor.play_until_asked("turn", after=after, again=again)

    return sit_down


def _heroes(visitor: Visitor) -> None:
    options = {"heroes": True, "first": 0}
    make_table(visitor, device("Anna"), *[BOT] * 3, game="drakon", options=options, start=True)


def _lesson(game: str, step: str) -> Callable[[Visitor], None]:
    def learn(visitor: Visitor) -> None:
        visitor.go(f"/learn/{game}")
        visitor.page.evaluate(BOOKMARK, [f"saurian.lesson.{game}", step])

    return learn


def _end(game: str) -> Callable[[Visitor], None]:
    def play(visitor: Visitor) -> None:
        make_table(visitor, device("Anna"), *[BOT] * 2, game=game, start=True)
        visitor.play_on(Random(1))
        visitor.go(f"/table/{visitor.table_id}")

    return play


def _replay(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        _end(game)(visitor)
        visitor.go(f"/table/{visitor.table_id}/replay/40")

    return show


STATES: dict[str, Callable[[Visitor], None]] = {
    "home": _page("/"),
    "waiting-room": _waiting,
    "draftosaurus-summer": _zoo("summer", 60),
    "draftosaurus-winter": _zoo("winter", 60),
    "draftosaurus-end": _end("draftosaurus"),
    "draftosaurus-replay": _replay("draftosaurus"),
    "drakon-early": _lair(3, 20),
    "drakon-late": _lair(5, 110),
    "drakon-end": _end("drakon"),
    "drakon-replay": _replay("drakon"),
    "drakon-heroes": _heroes,
    "draftosaurus-rules": _page("/rules/draftosaurus"),
    "drakon-rules": _page("/rules/drakon"),
    "draftosaurus-reference": _page("/rules/draftosaurus#D-33"),
    "draftosaurus-sheet": _page("/rules/draftosaurus/print"),
    "drakon-sheet": _page("/rules/drakon/print"),
    "draftosaurus-first-game": _lesson("draftosaurus", "king"),
    "drakon-first-game": _lesson("drakon", "drakon-strikes"),
    "score-pad": _page(PAD),
}


def make_sheets(browser: Browser, visitor: Visitor) -> None:
    """Bring about each state once, and photograph it in all its looks."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, bring_about in STATES.items():
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
        bring_about(visitor)
        _keep(browser, name, [_row(visitor.page, code) for code in LANGUAGES])
    visitor.leave()


def _row(page: Page, code: str) -> list[bytes]:
    """One language: every width in light and in dark."""
    page.evaluate("code => localStorage.setItem('saurian.language', JSON.stringify(code))", code)
    page.reload()
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_timeout(800)
    if "/learn/" in page.url:  # on with the guided game
        page.locator("main .primary").last.click()
    pictures = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(150)
            pictures.append(page.screenshot())
    return pictures


def _keep(browser: Browser, name: str, rows: list[list[bytes]]) -> None:
    """Lay the pictures out in rows, and keep that as one picture."""
    page = browser.new_page(viewport={"width": 2400, "height": 900}, device_scale_factor=1)
    image = '<img src="data:image/png;base64,{}">'
    cells = "".join(
        "<p>" + "".join(image.format(b64encode(one).decode()) for one in row) + "</p>" for row in rows
    )
    style = f"p {{ display: flex; gap: 8px; margin: 8px }} img {{ height: {THUMBNAIL}px }}"
    page.set_content(f"<style>{style}</style>{cells}")
    page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
    page.close()
