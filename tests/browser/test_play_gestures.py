"""Ways to play beside pressing: dragging, turning, moving the map, thinking again, passing the device on."""

from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import HAND_OVER, SHORT
from tests.browser.site import PATIENCE, PHONE, Visitor
from tests.browser.test_play_by_hand import PLAYERS, click
from tests.browser.test_table import BOT, device, make_table

DINOSAURS = "[aria-label='Your dinosaurs'] button[aria-disabled=false]"
OPEN_PEN = "[data-spot][data-openness=open]"
CHAMBERS = "[aria-label='Your hand'] button[aria-disabled=false]"
PUT = "[data-cell][data-can=put]"


def middle(thing: Locator) -> tuple[float, float]:
    """Where one points at it."""
    box = box_of(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def wait_for_width(thing: Locator, side: str, width: float) -> None:
    """Until it is that large, or that small."""
    grown = "([element, width, way]) => way * (element.getBoundingClientRect().width - width) > 0"
    way = 1 if side == "above" else -1
    thing.page.wait_for_function(grown, arg=[thing.element_handle(), width, way])


class Fingers:
    """Fingers on the glass, as the browser gets them."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def glide(self, *places: list[tuple[float, float]]) -> None:
        """Put them down at the first places, glide over the others, lift them at the last."""
        for number, points in enumerate(places):
            self._send("touchMove" if number else "touchStart", points)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[tuple[float, float]]) -> None:
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


# --- Draftosaurus ---


def test_a_dinosaur_is_dragged_by_mouse(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    make_table(visitor, device("Anna"), device("Ben"), options={"order": "quick", "first": 0}, start=True)
    page.locator(HAND_OVER).click()
    page.mouse.move(*middle(page.locator(DINOSAURS).first))
    page.mouse.down()
    page.mouse.move(300, 300, steps=3)
    page.mouse.move(*middle(page.locator(OPEN_PEN).first))
    page.mouse.up()
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()


def test_a_dinosaur_is_dragged_by_finger(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    make_table(visitor, device("Anna"), device("Ben"), options={"order": "quick", "first": 0}, start=True)
    page.locator(HAND_OVER).tap()
    x, y = middle(page.locator(DINOSAURS).first)
    river = middle(page.locator("[data-spot=river]"))
    Fingers(page).glide([(x, y)], [(x + 12, y + 12)], [river])
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()


def test_a_dinosaur_that_is_dropped_elsewhere_stays_in_the_hand(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, options={"order": "quick"}, start=True)
    hand = page.locator(DINOSAURS)
    hand.first.wait_for()
    size = hand.count()
    page.mouse.move(*middle(hand.first))
    page.mouse.down()
    page.mouse.move(5, 300, steps=3)
    page.mouse.up()
    expect(hand).to_have_count(size)


# --- Drakon ---


def before_the_lair(visitor: Visitor) -> Page:
    """Anna is to take a hero."""
    make_table(visitor, device("Anna"), BOT, game="drakon", options={**SHORT, "first": 0}, start=True)
    return visitor.page


def take_hero(page: Page) -> None:
    """Until it is Anna's turn, and all of the map is there."""
    page.get_by_role("button", name="Knight").click()
    page.locator(CHAMBERS).first.wait_for()
    page.locator("[data-cell='0,0']").wait_for()


def pick_with_arrows(page: Page) -> Locator:
    """Pick a chamber that looks different when it is turned."""
    chambers = page.locator(CHAMBERS)
    index = next(
        at for at in range(4) if "no arrows" not in (chambers.nth(at).get_attribute("aria-label") or "")
    )
    chambers.nth(index).click()
    return page.locator("[aria-label='Your hand'] button[aria-pressed=true]")


def test_undo_first_puts_back_what_is_only_picked(visit: Visit) -> None:
    visitor = visit()
    page = before_the_lair(visitor)
    take_hero(page)
    seq = visitor.table(0)["seq"]
    for by_key in (False, True):
        picked = pick_with_arrows(page)
        expect(picked).to_have_count(1)
        if by_key:
            page.keyboard.press("u")
        else:
            page.get_by_role("button", name="Undo").click()
        expect(picked).to_have_count(0)
    assert visitor.table(0)["seq"] == seq, "a decision was taken back"


def test_a_chamber_is_turned(visit: Visit) -> None:
    """By key, by button and by wheel; four quarters are a whole."""
    page = before_the_lair(visit())
    take_hero(page)
    picked = pick_with_arrows(page)
    seen = [picked.get_attribute("aria-label")]
    lair = page.locator("[data-map]")
    page.mouse.move(*middle(lair.locator("[data-cell='0,0']")))
    for key in ("r", "R"):
        page.keyboard.press(key)
        seen.append(picked.get_attribute("aria-label"))
    page.locator("[data-lay=turn]").click()
    seen.append(picked.get_attribute("aria-label"))
    assert len(set(seen)) == len(seen)
    page.mouse.move(*middle(lair.locator("[data-cell='0,0']")))
    page.mouse.wheel(0, 100)
    expect(picked).to_have_attribute("aria-label", seen[0] or "")
    page.get_by_role("button", name="Chambers and rules of this table").click()
    page.keyboard.press("Escape")  # what is open in front of the lair closes first
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)


@pytest.mark.parametrize(("motion", "glides"), [("no-preference", 1), ("reduce", 0)])
def test_the_map_is_in_its_place_when_it_appears(visit: Visit, motion: str, glides: int) -> None:
    """It does not glide there under the player's finger; later it does, unless one wants less motion."""
    page = before_the_lair(visit(reduced_motion=motion))
    page.evaluate("""() => {
        window.glides = 0
        document.addEventListener('transitionrun', ({target}) => (window.glides += target.matches('.world')))
    }""")
    take_hero(page)
    entrance = page.locator("[data-cell='0,0']")
    before = box_of(entrance)
    page.get_by_role("button", name="Zoom out").click()
    wait_for_width(entrance, "below", before["width"])
    assert page.evaluate("window.glides") == glides


def test_the_map_is_moved_and_zoomed(visit: Visit) -> None:
    page = before_the_lair(visit())
    take_hero(page)
    lair, entrance = page.locator("[data-map]"), page.locator("[data-cell='0,0']")
    follow = page.get_by_role("button", name="Follow the game")
    before = box_of(entrance)
    corner = box_of(lair)["x"] + 40, box_of(lair)["y"] + 120
    page.mouse.move(*corner)
    page.mouse.down()
    page.mouse.move(corner[0] + 90, corner[1] + 30, steps=4)
    page.mouse.up()
    moved = box_of(entrance)
    assert (round(moved["x"] - before["x"]), round(moved["y"] - before["y"])) == (90, 30)
    expect(follow).to_have_attribute("aria-pressed", "false")
    page.mouse.wheel(0, -300)
    wait_for_width(entrance, "above", 1.2 * before["width"])
    page.get_by_role("button", name="Zoom out").click()
    wait_for_width(entrance, "below", 1.3 * before["width"])
    follow.click()
    wait_for_width(entrance, "below", 1.01 * before["width"])
    assert box_of(entrance) == before


def test_the_map_is_pinched(visit: Visit) -> None:
    page = before_the_lair(visit(**PHONE))
    take_hero(page)
    entrance = page.locator("[data-cell='0,0']")
    before = box_of(entrance)["width"]
    x, y = middle(page.locator("[data-map]"))
    Fingers(page).glide(*([(x - apart, y), (x + apart, y)] for apart in (30, 40, 50, 60)))
    wait_for_width(entrance, "above", 1.5 * before)


def test_laying_a_chamber_is_confirmed_once(visit: Visit) -> None:
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('saurian.confirm', 'true')")
    page = before_the_lair(visitor)
    confirm = page.get_by_role("group", name="Confirm")
    page.get_by_role("button", name="Knight").click()
    confirm.get_by_role("button", name="Confirm").click()
    page.locator(CHAMBERS).first.click()
    page.locator(PUT).first.click()
    confirm.get_by_role("button", name="Go back").click()
    expect(confirm).to_be_hidden()
    page.locator("[data-lay=do]").click()
    before = page.locator("[data-cell]:not(.free)").count()
    confirm.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-cell]:not(.free)")).not_to_have_count(before)
    expect(confirm).to_be_hidden()


# --- one device for two ---


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_two_people_share_a_device(visit: Visit, game: str) -> None:
    """Nothing secret is on the screen while the device goes from one to the other."""
    visitor = visit()
    page = visitor.page
    options = SHORT if game == "drakon" else {}
    make_table(visitor, device("Anna"), device("Ben"), game=game, options={**options, "first": 0}, start=True)
    player = PLAYERS[game](page, click, Random(3))
    holders = set()
    for _ in range(14):
        offers = player.look(PATIENCE)
        if "hand over" in offers:
            assert list(offers) == ["hand over"]
            assert page.get_by_role("toolbar", name="Your").count() == 0
            holders.add(page.locator(HAND_OVER).inner_text())
        player.follow(offers)
    assert holders == {"Anna: show my hand", "Ben: show my hand"}
