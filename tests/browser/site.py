"""People in front of a browser."""

import fcntl
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from tools import web

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
PATIENCE = 60_000
"""Milliseconds for anything to appear; a guard, not an expectation."""
A_MOMENT = 20
"""Milliseconds after which to ask again whether others have decided."""

Json = dict[str, Any]


def build_pages() -> None:
    """Build the client as the sources are now; one worker does it, the others wait."""
    lock = web.ROOT / "build" / "pages.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        web.build()


def set_pace(context: BrowserContext, pace: str) -> None:
    """Let what happened be presented at this pace, unless somebody chooses another."""
    remember = f"localStorage['saurian.pace'] ??= JSON.stringify({pace!r})"
    context.add_init_script(f"if (location.protocol !== 'about:') {remember}")


class Visitor:
    """A person with their own browser: a cookie, a storage, a page."""

    def __init__(self, context: BrowserContext, url: str, pictures: Path | None = None) -> None:
        self.context = context
        self.url = url
        self._pictures = pictures
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._on_console)

    def _on_console(self, message: ConsoleMessage) -> None:
        answered = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not answered:  # what the server refuses, the page explains
            self.troubles.append(message.text)

    def go(self, path: str) -> None:
        """Open an address and wait until there is something to read."""
        self.page.goto(self.url + path)
        self.page.locator("h1").first.wait_for(state="attached")

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong."""
        self.context.close()
        assert not self.troubles, self.troubles

    # --- at a table ---

    @property
    def table_id(self) -> str:
        """Which table it is, by its address."""
        return self.page.url.partition("/table/")[2].partition("/")[0].partition("#")[0]

    def get(self, path: str) -> Any:
        """What the server tells this person."""
        answer = self.context.request.get(f"{self.url}/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, seat: int | None = None) -> Json:
        """The table as the server has it."""
        found: Json = self.get(f"/tables/{self.table_id}" + ("" if seat is None else f"?seat={seat}"))
        return found

    def play_on(self, rng: Random, most: int = 10_000) -> bool:
        """Decide for all seats of this person, at random, until the game is over or enough is done. The moves
        go past the board, which has tests of its own; everything else must follow them."""
        first = self.table()["mine"][0]
        for _ in range(most):
            seen = self.table(first)
            if seen["table"]["stage"] == "over":
                return True
            mine = set(seen["mine"]) & set(seen["acting"])
            if not mine:
                self.page.wait_for_timeout(A_MOMENT)
            for seat in mine:
                self._decide(seat, seen if seat == first else self.table(seat), rng)
        return False

    def _decide(self, seat: int, seen: Json, rng: Random) -> None:
        """As often one kind of action as another: who only builds the lair gets nowhere in it."""
        legal = seen["view"]["legal"]
        if legal:
            kind = rng.choice(sorted({action["kind"] for action in legal}))
            move = rng.choice([action["move"] for action in legal if action["kind"] == kind])
            self.command(seat, {"type": "move", "move": move, "seen": seen["seq"]})

    def play_until_asked(self, *phases: str, after: int, again: Callable[[], object] | None = None) -> Json:
        """Play until seat 0 is asked in such a phase, not too early; if the game is over before, `again`."""
        rng = Random(1)
        for _ in range(2000):
            seen = self.table(0)
            is_there = seen["seq"] > after and str(seen["view"]["phase"]).startswith(phases or "")
            if seen["table"]["stage"] == "over":
                assert again is not None, "over before it was asked"
                again()
            elif 0 not in seen["acting"]:
                self.page.wait_for_timeout(A_MOMENT)
            elif is_there:
                return seen
            else:
                self._decide(0, seen, rng)
        raise AssertionError("not asked")

    def command(self, seat: int, command: Json) -> None:
        """Send a command of a seat; it may come too late."""
        path = f"{self.url}/api/tables/{self.table_id}/seats/{seat}/commands"
        answer = self.context.request.post(path, data={"id": f"t{Random().getrandbits(64)}", **command})
        assert answer.ok or answer.status == 409, answer.text()

    # --- how it looks ---

    def too_wide(self) -> bool:
        """Whether one would have to scroll sideways, the page or what is open in front of it."""
        sticks_out = "(all) => all.some((one) => one.scrollWidth > one.clientWidth)"
        found: bool = self.page.locator("html, dialog[open]").evaluate_all(sticks_out)
        return found

    def violations(self, *without: str) -> list[str]:
        """What axe finds wrong with the page as it is, by all its rules but some."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        rules = {rule: {"enabled": False} for rule in without}
        found = self.page.evaluate("rules => axe.run({rules, resultTypes: ['violations']})", rules)
        return [f"{one['id']}: {[node['html'] for node in one['nodes']]}" for one in found["violations"]]

    def picture(self, name: str) -> None:
        """Keep what it looks like, if somebody wants to see it: painting whole pages takes long."""
        if self._pictures:
            self.page.screenshot(path=self._pictures / f"{name}.png", full_page=True)
