"""Whole games of both kinds by the keyboard alone."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SHORT
from tests.browser.test_play_by_hand import play
from tests.browser.test_table import LINK, device, make_table

NEXT_KEY = """(target) => {
    const here = document.activeElement;
    if (here === target) return null;
    const group = (element) => element.closest('[role=toolbar], [role=group], [data-map]');
    const isRoving = target.tabIndex < 0;
    if (isRoving && group(here) === group(target)) {
        const middle = ({x, y, width, height}) => [x + width / 2, y + height / 2];
        const [from, to] = [here, target].map((one) => middle(one.getBoundingClientRect()));
        const [right, down] = [to[0] - from[0], to[1] - from[1]];
        const keys = [right > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp'];
        if (Math.abs(down) > Math.abs(right)) keys.reverse();
        if (window.way?.target !== target) window.way = {target, times: new Map()};
        const times = window.way.times.get(here) ?? 0;
        window.way.times.set(here, times + 1);
        return keys[times % 2];
    }
    const entry = isRoving ? group(target).querySelector('[tabindex="0"]') : target;
    return entry.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
}"""
"""The key that brings the focus nearer to its target; null: it is there. Back at a place, try another."""
FAR = 40
"""Nobody presses more keys than this to reach a thing."""


def press_by_key(thing: Locator) -> None:
    """Go there with Tab and the arrow keys, and press Enter."""
    page = thing.page
    for _ in range(FAR):
        key = thing.evaluate(NEXT_KEY)
        if key is None:
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)
    raise AssertionError(f"cannot be reached: {thing.get_attribute('aria-label') or thing.inner_text()}")


@pytest.mark.parametrize(
    ("game", "options"), [("draftosaurus", {"order": "quick", "rules": "polish"}), ("drakon", SHORT)]
)
def test_by_keys(visit: Visit, game: str, options: dict[str, Any]) -> None:
    play(visit(), game, press_by_key, options)


def test_a_dinosaur_is_put_where_it_is_meant_to_go(visit: Visit) -> None:
    """Without another key, also when others think for longer, and the question comes late."""
    host = visit()
    page = host.page
    secrets = make_table(host, device("Anna"), LINK, options={"first": 0})
    guest = visit(f"/table/{host.table_id}#{secrets['1']}")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name="Start the game").click()
    press_by_key(page.get_by_role("toolbar", name="Your dinosaurs").get_by_role("button").first)
    press_by_key(page.locator("[data-spot=river]"))
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    guest.play_on(Random(1), most=1)
    expect(page.locator("[data-out]").first).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    guest.play_on(Random(1), most=1)
    expect(page.get_by_role("complementary")).to_contain_text(re.compile("You place a .+ in the River"))
