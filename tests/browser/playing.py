"""People who play at the table as one does: they look what is lit, and press it. They know no rules."""

import tomllib
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

from saurian.games.drakon.box import box_text
from tests.browser.site import PATIENCE

Press = Callable[[Locator], None]
Offers = dict[str, list[int]]
"""By the name of a kind of thing, which of them can be pressed."""

LOOK = """async ([kinds, patience]) => {
    const isFree = (element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const map = element.closest('[data-map]')?.getBoundingClientRect() ?? box;
        const isInMap = map.left <= x && x <= map.right && map.top <= y && y <= map.bottom;
        const top = document.elementFromPoint(x, y);
        return box.width > 0 && isInMap && (top === null || element.contains(top));
    };
    const look = () => Object.entries(kinds).flatMap(([name, selector]) => {
        const isSeen = name === 'end' ? (one) => one.checkVisibility() : isFree; // nobody presses the end
        const free = [...document.querySelectorAll(selector)].flatMap((one, at) => isSeen(one) ? [at] : []);
        return free.length ? [[name, free]] : [];
    });
    const end = performance.now() + patience;
    while (!look().length && performance.now() < end) await new Promise(requestAnimationFrame);
    return Object.fromEntries(look());
}"""
"""Wait until something can be pressed that nothing covers and no map cuts off. One may have to scroll."""

SHEET = "[aria-labelledby='end-title']"
HAND_OVER = "[data-hand-over]"


def lively_box() -> Any:
    """Coins in every second chamber and no thieves, many ways out of each, and few coins are enough."""
    box = tomllib.loads(box_text())
    rows = {row["kind"]: row for row in box["chambers"]}
    for row in rows.values():
        row["count"] = {list(row["count"])[-1]: sum(row["count"].values())}
    for kind in ("empty", "lose-coin", "steal-coin-left", "steal-coin-right"):
        rows["find-coin"]["count"]["T"] += rows[kind]["count"].pop("T")
    box["goals"]["short"]["value"] = 4
    return box


def asking_box() -> Any:
    """What is empty in others, or is about coins, asks a question in this one."""
    box = tomllib.loads(box_text())
    counts = {row["kind"]: row["count"] for row in box["chambers"]}
    changes = {
        "empty": "rotate",
        "find-coin": "rotate",
        "lose-coin": "swap",
        "steal-coin-left": "destroy",
        "steal-coin-right": "steal-chamber",
    }
    for plain, asking in changes.items():
        for layout, count in counts[plain].items():
            counts[asking][layout] = counts[asking].get(layout, 0) + count
        counts[plain].clear()
    return box


def other_box() -> Any:
    """As lively, and everything that may be settled differently is."""
    box = lively_box()
    rows = {row["kind"]: row for row in box["chambers"]}
    for kind, settings in {
        "steal-coin-left": {"victim": "choice"},
        "steal-coin-right": {"victim": "left"},
        "swap": {"swapped_out": "gone"},
        "escape": {"trigger": "enter"},
    }.items():
        rows[kind] |= settings
        rows[kind]["count"]["T"] = rows[kind]["count"].get("T", 0) + 5
        rows["find-coin"]["count"]["T"] -= 5
    for entry in box["rulings"].values():
        entry["value"] = not entry["value"]
    return box


SHORT: dict[str, Any] = {"short": True, "box": lively_box()}
"""Options of a game of Drakon that does not last long."""


class Player:
    """Somebody at a table: `press` is how, the generator is the mood."""

    kinds: ClassVar[dict[str, str]]
    """What one may press, by kind: selectors of what everybody can see or hear."""

    def __init__(self, page: Page, press: Press, rng: Random) -> None:
        self.page = page
        self.press = press
        self.rng = rng
        self.decisions = 0

    def play(self, most: int = 400) -> None:
        """Decide until the game is over."""
        while self.decisions < most and self.decide():
            self.decisions += 1
        assert self.page.locator(SHEET).is_visible(), f"not over after {self.decisions} decisions"

    def decide(self) -> bool:
        """Wait for a question and answer it; false: the game is over."""
        offers = self.look(PATIENCE)
        assert offers, "nothing can be done, and it is not over"
        return self.follow(offers)

    def follow(self, offers: Offers) -> bool:
        """Do one of the things that are offered; false: the game is over."""
        if "hand over" in offers:
            self.press(self.page.locator(HAND_OVER))
        elif "end" not in offers:
            self.answer(offers)
        return "end" not in offers

    def answer(self, offers: Offers) -> None:
        """Answer what the game asks."""
        raise NotImplementedError

    def look(self, patience: int = 0) -> Offers:
        """What can be pressed now, or as soon as anything can."""
        found: Offers = self.page.evaluate(
            LOOK, [{**self.kinds, "end": SHEET, "hand over": HAND_OVER}, patience]
        )
        return found

    def press_one(self, kind: str, offers: Offers) -> None:
        """Press one of that kind."""
        self.press(self.page.locator(self.kinds[kind]).nth(self.rng.choice(offers[kind])))


ASKED = ".frame:not([data-coming])"
"""A table of Draftosaurus at which nothing is about to happen by itself."""


class ZooKeeper(Player):
    """Plays Draftosaurus."""

    kinds: ClassVar = {
        "dinosaur": f"{ASKED} [aria-label='Your dinosaurs'] button[aria-disabled=false]",
        "pen": f"{ASKED} [data-spot][data-openness=open]",
        "take": f"{ASKED} button.take:enabled",
    }

    def answer(self, offers: Offers) -> None:
        if "pen" not in offers:
            self.press_one("dinosaur", offers)
            offers = self.look()
        kinds = [kind for kind in ("pen", "take") if kind in offers]
        self.press_one(self.rng.choice(kinds), offers)


class Adventurer(Player):
    """Plays Drakon."""

    kinds: ClassVar = {
        "hero": ".picker button:enabled",
        "word": "[aria-label='Your options'] button:enabled:not([data-lay])",
        "person": "[data-person][data-lit]",
        "coin": "[aria-label='Your coins'] button",
        "chamber": "[aria-label='Your hand'] button[aria-disabled=false]",
        "cell": "[data-cell][data-can]",
        "more": "[data-map] > .more",
        "turn": "[data-lay=turn]:enabled",
        "lay": "[data-lay=do]:enabled",
        "act": "[data-act]",
    }

    def answer(self, offers: Offers) -> None:
        answers = [kind for kind in offers if kind not in ("more", "turn", "lay", "act")]
        self.press_one(self.rng.choice(answers or ["more"]), offers)
        offers = self.look()
        if "turn" in offers:
            self._lay(offers)
        elif "act" in offers:  # a finger reads first: then the card does it
            self.press_one("act", offers)

    def _lay(self, offers: Offers) -> None:
        """A chamber is picked, or aimed: turn it, find it a place, lay it."""
        if self.rng.random() < 0.5:
            self.press_one("turn", offers)
        while "lay" not in (offers := self.look()):
            self.press_one("cell" if "cell" in offers else "more", offers)
            if "turn" not in self.look():  # a mouse that is over a place has aimed already: its click lays
                return
        self.press_one("lay", offers)
