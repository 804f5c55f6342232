"""Whole games of both kinds as people play them: by mouse, and by touch at phone size."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SHEET, SHORT, Adventurer, Player, Press, ZooKeeper, other_box
from tests.browser.site import PHONE, Visitor
from tests.browser.test_table import device, make_table

EASY = {"kind": "bot", "bot": "easy"}
PLAYERS: dict[str, type[Player]] = {"draftosaurus": ZooKeeper, "drakon": Adventurer}


def click(thing: Locator) -> None:
    """The caller has seen that nothing covers it: Playwright need not wait to find out."""
    thing.click(force=True)


def tap(thing: Locator) -> None:
    """Likewise, with a finger."""
    thing.tap(force=True)


def play(visitor: Visitor, game: str, press: Press, options: dict[str, Any]) -> None:
    """A whole game against an easy bot, and what the table says of it."""
    make_table(visitor, device("Anna"), EASY, game=game, options={"first": 0, **options}, start=True)
    player = PLAYERS[game](visitor.page, press, Random(7))
    player.play()
    outcome = visitor.table()["table"]["outcome"]
    for total in outcome["totals"]:
        expect(visitor.page.locator(SHEET).locator("tfoot")).to_contain_text(str(total))


OTHER = {**SHORT, "heroes": True, "box": other_box()}
"""With a box that settles otherwise what can be settled."""


@pytest.mark.parametrize(
    ("game", "options"), [("draftosaurus", {"board": "winter"}), ("drakon", SHORT), ("drakon", OTHER)]
)
def test_by_mouse(visit: Visit, game: str, options: dict[str, Any]) -> None:
    play(visit(), game, click, options)


@pytest.mark.parametrize(
    ("game", "options"), [("draftosaurus", {"order": "quick"}), ("drakon", {**SHORT, "heroes": True})]
)
def test_by_touch(visit: Visit, game: str, options: dict[str, Any]) -> None:
    play(visit(**PHONE), game, tap, options)


def test_in_teams(visit: Visit) -> None:
    """Two against two: partners share their coins, and win together."""
    visitor = visit()
    options = {**SHORT, "teams": True, "heroes": True, "first": 0}
    make_table(visitor, device("Anna"), EASY, EASY, EASY, game="drakon", options=options, start=True)
    Adventurer(visitor.page, click, Random(2)).play()
    winners = visitor.table()["table"]["outcome"]["winners"]
    assert winners in ([0, 2], [1, 3], [0, 1, 2, 3])
