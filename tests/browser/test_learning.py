"""The rules and the guided first games."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import PHONE
from tools import web

LESSONS = json.loads((web.WEB / "src" / "learn" / "lessons.json").read_text())


def test_a_rule_has_an_address_and_can_be_searched_for(visit: Visit) -> None:
    visitor = visit("/rules/draftosaurus#D-33")
    expect(visitor.page.locator("#D-33")).to_be_in_viewport()
    visitor.page.get_by_label("Search the rules").fill("couple bank left")
    expect(visitor.page.locator("#D-41")).to_be_visible()
    expect(visitor.page.locator("#D-33")).to_have_count(0)
    assert visitor.violations() == []


def test_the_first_game_of_draftosaurus(visit: Visit) -> None:
    visitor = visit("/learn/draftosaurus")
    species = {one["letter"]: one["id"] for one in LESSONS["draftosaurus"]["components"]["species"]}
    for step in LESSONS["draftosaurus"]["steps"][:-1]:
        move = step["move"]
        if move.startswith("@"):
            visitor.page.locator(f'[data-spot="{move[1:]}"]').click()
        else:
            name = species[move].capitalize() if move != "T" else "T-Rex"
            dinosaur = visitor.page.get_by_role("toolbar").get_by_role("button", name=name).first
            dinosaur.click()
            dinosaur.click()
    visitor.page.get_by_role("button", name="Play against easy bots").click()
    visitor.page.wait_for_url("**/table/*")


def test_the_first_game_of_drakon(visit: Visit) -> None:
    """What is marked is all that one needs to press."""
    page = visit("/learn/drakon").page
    place = page.locator("[data-cell].marked")
    marked = {
        "hero": [page.get_by_role("button", name="Knight")],
        "place": [page.locator("[aria-label='Your hand'] .suggested"), place],
        "go": [page.locator("[aria-label='What you may do'] .suggested")],
        "at": [place],
    }
    steps = LESSONS["drakon"]["steps"][:-1]
    for number, step in enumerate(steps, start=1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        for thing in marked[step["move"].split()[0]]:
            thing.click()
    page.get_by_role("button", name="Play against easy bots").click()
    page.wait_for_url("**/table/*")


def test_a_lesson_shows_the_whole_lair_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/drakon", **PHONE).page
    page.get_by_role("button", name="Knight").click()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    ghost, entrance = page.locator(".ghost.suggested"), page.locator("[data-cell='0,0']")
    expect(ghost).to_be_visible()
    tools = page.get_by_role("button", name="Nearer").bounding_box()
    boxes = ghost.bounding_box(), entrance.bounding_box()
    assert tools is not None
    assert all(box is not None and box["y"] + box["height"] < tools["y"] for box in boxes)


def test_a_lesson_waits_for_what_it_asks(visit: Visit) -> None:
    visitor = visit("/learn/draftosaurus")
    other = visitor.page.get_by_role("toolbar").get_by_role("button", name="T-Rex")
    other.click()
    other.click()
    expect(visitor.page.get_by_text("For now, do what is marked.")).to_be_visible()
    expect(visitor.page.get_by_text("Step 1 of 10")).to_be_visible()


def test_the_board_stays_where_it_is_from_step_to_step(visit: Visit) -> None:
    """German has long words for one step and short ones for another."""
    page = visit("/learn/draftosaurus", viewport={"width": 820, "height": 1180}, locale="de").page
    dinosaur = page.get_by_role("toolbar").get_by_role("button", name="Triceratops").first
    pen = page.locator('[data-spot="sameness"]')
    dinosaur.click()
    before = pen.bounding_box()
    dinosaur.click()
    pen.click()
    expect(page.get_by_text("Schritt 3 von 10")).to_be_visible()
    assert pen.bounding_box() == before
