"""The table of Draftosaurus: what it tells and when, what a placement is worth, what happens by itself."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import ASKED, ZooKeeper
from tests.browser.site import A_MOMENT, MOVING, PATIENCE, PHONE, Json, Visitor
from tests.browser.test_play_by_hand import click
from tests.browser.test_table import BOT, LINK, device, make_table

DINOSAURS = "[aria-label='Your dinosaurs'] button[aria-disabled=false]"
OPEN_PEN = "[data-spot][data-openness=open]"
LISTEN = """
window.told = [];
window.WebSocket = class extends WebSocket {
    constructor(...address) {
        super(...address);
        window.socket = this;
    }
};
document.addEventListener('beat', ({detail}) => window.told.push(...detail));
"""
TOTAL = ".advice [data-points]"


def told(page: Page) -> list[Json]:
    """The events of all beats so far."""
    found: list[Json] = page.evaluate("window.told")
    return found


def logged(visitor: Visitor) -> list[Json]:
    """What the server's log tells seat 0, without that somebody has decided."""
    log = visitor.table(0)["log"]
    events = [event for entry in log for event in entry["events"] if event["id"] != "decided"]
    return [event for event in events if not event["id"].startswith(("table-", "seat-"))]


def sit_down(visitor: Visitor, *others: dict[str, str], **options: object) -> Page:
    """Anna plays against bots, and every beat is written down."""
    visitor.context.add_init_script(LISTEN)
    make_table(visitor, device("Anna"), *others, options={"first": 0, **options}, start=True)
    visitor.page.locator(f"{ASKED} {DINOSAURS}").first.wait_for()
    return visitor.page


# --- beats ---


def test_every_event_has_its_beat(visit: Visit) -> None:
    """Each once and in order, over a whole game; the board shows what is true when it is over."""
    visitor = visit(pace="brisk", **MOVING)
    page = sit_down(visitor, BOT, BOT, order="quick")
    known = len(logged(visitor))
    ZooKeeper(page, click, Random(3)).play()
    assert told(page) == logged(visitor)[known:]
    assert page.evaluate("document.querySelector('.sky')?.childElementCount ?? 0") == 0
    expect(page.locator("[data-podium='0'] b")).to_have_text(str(visitor.table(0)["view"]["totals"][0]))


def test_who_acts_early_sees_nothing_twice(visit: Visit) -> None:
    """Whatever is skipped is left out; what is told comes once, in order, and the newest state is shown."""
    visitor = visit(pace="brisk", **MOVING)
    page = sit_down(visitor, BOT, BOT, order="quick")
    player = ZooKeeper(page, click, Random(3))
    for _ in range(4):
        player.decide()
        page.wait_for_function("count => window.told.length > count", arg=len(told(page)))
        page.keyboard.press("Escape")
    log = iter(logged(visitor))
    assert all(event in log for event in told(page)), "an event is told twice, or too early"
    assert visitor.table(0)["view"]["turn"] == 5
    expect(page.locator(".advice .turn")).to_contain_text("turn 5/6")


def test_a_lost_connection_makes_no_event_told_twice(visit: Visit) -> None:
    visitor = visit(pace="brisk", **MOVING)
    page = sit_down(visitor, BOT, order="quick", board="winter")
    known = len(logged(visitor))
    player = ZooKeeper(page, click, Random(5))
    player.decide()
    page.evaluate("window.socket.close()")
    player.decide()
    page.evaluate("window.socket.close()")
    player.look(PATIENCE)
    events = told(page)
    assert events == logged(visitor)[known : known + len(events)]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_points_are_shown_on_their_way(visit: Visit, motion: str) -> None:
    """Where nothing moves, too."""
    visitor = visit(pace="calm", reduced_motion=motion)
    page = sit_down(visitor, BOT, order="quick")
    page.evaluate("""() => new MutationObserver((changes) => changes.forEach(({addedNodes}) =>
        addedNodes.forEach((one) => (window.shown = [...(window.shown ?? []), one.textContent]))))
        .observe(document.querySelector('.sky'), {childList: true})""")
    page.locator(DINOSAURS).first.click()
    page.locator("[data-spot=river]").click()
    page.wait_for_function("() => window.shown?.includes('+1')")


def test_a_new_round_is_announced(visit: Visit) -> None:
    """In a banner that takes no taps, with the bag; the new hand comes after it."""
    visitor = visit(pace="brisk")
    page = sit_down(visitor, BOT, order="quick")
    page.evaluate("""() => new MutationObserver(() => {
        window.announced ??= document.querySelector('[data-banner]')?.textContent;
    }).observe(document.querySelector('.frame'), {childList: true})""")
    player = ZooKeeper(page, click, Random(2))
    while visitor.table(0)["view"]["round"] == 1:
        player.decide()
    page.wait_for_function("() => window.announced?.includes('Round 2')")


# --- what it is worth ---


def test_a_chip_tells_exactly_what_a_placement_changes(visit: Visit) -> None:
    visitor = visit()
    page = sit_down(visitor, BOT, order="quick")
    page.locator(DINOSAURS).first.click()
    chips = page.locator(f"{OPEN_PEN} [data-gain]")
    expect(chips).to_have_count(page.locator(OPEN_PEN).count())
    changes = visitor.get(f"/tables/{visitor.table_id}/preview?seat=0")["changes"]
    species = next(iter(changes))  # the hand is in the order of the species
    shown = page.locator(OPEN_PEN).evaluate_all(
        "all => all.map((one) => [one.dataset.spot, Number(one.querySelector('[data-gain]').dataset.gain)])"
    )
    assert dict(shown) == {spot: gain["points"] for spot, gain in changes[species].items()}
    before = visitor.table(0)["view"]["totals"][0]
    page.locator("[data-spot=sameness], [data-spot=river]").locator("visible=true").last.click()
    expect(page.locator(TOTAL)).to_have_text(str(before + 1))


def test_spectators_see_no_chips(visit: Visit) -> None:
    host = visit()
    sit_down(host, BOT, order="quick")
    spectator = visit(f"/table/{host.table_id}")
    expect(spectator.page.locator("[data-spot]").first).to_be_visible()
    assert spectator.page.locator("[data-gain]").count() == 0


# --- what happens by itself ---


@pytest.fixture
def paused(visit: Visit) -> Visitor:
    """Anna, who has chosen a dinosaur for the River, before a clock that stands still; all have revealed."""
    host = visit()
    page = host.page
    secrets = make_table(host, device("Anna"), LINK, options={"first": 0})
    guest = visit(f"/table/{host.table_id}#{secrets['1']}")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(DINOSAURS).first.click()
    page.locator("[data-spot=river]").click()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    guest.play_on(Random(1), most=1)
    expect(page.locator("[data-coming=intended]")).to_be_attached()
    return host


def choice(visitor: Visitor) -> str | None:
    """Where Anna has decided to place the dinosaur."""
    found: Json | None = visitor.table(0)["view"]["choice"]
    return None if found is None else str(found["spot"])


def stored_choice(visitor: Visitor) -> str:
    """The same, when it has reached the server: the page shows it at once."""
    for _ in range(PATIENCE // A_MOMENT):
        if (found := choice(visitor)) is not None:
            return found
        visitor.page.wait_for_timeout(A_MOMENT)
    raise AssertionError("the server has heard of no choice")


def test_the_place_is_chosen_along_with_the_dinosaur(paused: Visitor) -> None:
    """One gesture; after the reveal the dinosaur goes there by itself, and one sees that it will."""
    expect(paused.page.locator(".ring")).to_be_visible()
    paused.page.clock.run_for(3000)
    expect(paused.page.locator(OPEN_PEN)).to_have_count(0)
    assert stored_choice(paused) == "river"


def test_another_pen_can_be_tapped_meanwhile(paused: Visitor) -> None:
    paused.page.locator(f"{OPEN_PEN}:not([data-spot=river])").first.click()
    expect(paused.page.locator(OPEN_PEN)).to_have_count(0)
    assert stored_choice(paused) != "river"


def test_escape_stops_what_would_happen_by_itself(paused: Visitor) -> None:
    paused.page.keyboard.press("Escape")
    paused.page.clock.run_for(3000)
    expect(paused.page.locator(OPEN_PEN).first).to_be_visible()
    assert choice(paused) is None


def test_forced_moves_play_themselves(visit: Visit) -> None:
    """Of the last dinosaur of a hand nobody is asked."""
    visitor = visit()
    page = sit_down(visitor, BOT, BOT)
    while (seen := visitor.table(0))["view"]["turn"] < 6:
        if 0 in seen["acting"]:
            visitor.play_on(Random(1), most=1)
        else:
            page.wait_for_timeout(A_MOMENT)
    mine = page.get_by_role("complementary").get_by_role("button", name=re.compile("^You (reveal|place) "))
    expect(mine).to_have_count(6)  # one line for each turn


# --- reading ---


def test_the_rule_of_a_pen_can_be_reached_with_the_mouse(visit: Visit) -> None:
    visitor = visit()
    page = sit_down(visitor, BOT, order="quick")
    page.locator("[data-spot=love]").hover()
    expect(page.get_by_role("heading", name="Prairie of Love")).to_be_visible()
    expect(page.locator(".frame .words")).not_to_contain_text("Polish")
    page.get_by_role("link", name=re.compile("Read the rule")).hover()
    expect(page.get_by_role("heading", name="Prairie of Love")).to_be_visible()


def test_a_pointer_at_rest_hides_no_question(visit: Visit) -> None:
    """A pointer that rests where a pen appears does not hide what is asked."""
    visitor = visit()
    page = sit_down(visitor, BOT, order="quick")
    page.locator("[data-spot=love]").hover()
    page.reload()
    page.locator(DINOSAURS).first.wait_for()
    expect(page.locator(".prompt")).to_be_visible()


def test_closed_pens_leave_their_dinosaurs_as_they_are(visit: Visit) -> None:
    visitor = visit()
    page = sit_down(visitor, BOT, BOT, order="quick")
    page.locator(DINOSAURS).first.click()
    page.locator("[data-spot=king], [data-spot=island]").locator("visible=true").first.click()
    dinosaur = page.locator("[data-spot][data-openness=closed] .dinosaur")
    dinosaur.first.wait_for()
    faded = """async (one) => {
        for (let at = one; at; at = at.parentElement) {
            await Promise.allSettled(at.getAnimations().map(({finished}) => finished));  // it appears
            if (getComputedStyle(at).opacity !== '1' ||
                (at !== one && getComputedStyle(at).filter !== 'none')) return at.className;
        }
        return null;
    }"""
    assert dinosaur.first.evaluate(faded) is None


# --- keys ---


def test_digits_pick_and_letters_help(visit: Visit) -> None:
    visitor = visit()
    page = sit_down(visitor, BOT, order="quick")
    expect(page.locator(":focus")).to_have_attribute("aria-disabled", "false")  # the hand, at once
    page.keyboard.press("2")
    expect(page.locator(f"{DINOSAURS}[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(":focus")).to_have_attribute("data-openness", "open")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Pick a dinosaur")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()


def test_the_rules_can_be_reached_on_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = sit_down(visitor, BOT, order="quick")
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
