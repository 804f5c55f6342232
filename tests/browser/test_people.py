"""People at a table: coming by one link, waiting, leaving, being away, running out of time, playing again."""

from random import Random
from time import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SHORT
from tests.browser.site import PHONE, Visitor
from tests.browser.test_table import BOT, LINK, device, make_table

QUICK = {"order": "quick"}


def sit_down(visitor: Visitor, name: str) -> None:
    """Take a free seat at the table that is open."""
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take the seat").click()
    expect(row(visitor.page, name)).to_contain_text("you")


def row(page: Page, name: str) -> Locator:
    """The seat of somebody in the waiting room."""
    return page.locator("main > ol > li").filter(has_text=name)


def menu_of(page: Page, number: int) -> None:
    """Open what can be done about a seat."""
    page.get_by_role("button", name=f"More for seat {number}").click()


def two_at_a_table(visit: Visit, game: str = "draftosaurus", **wish: object) -> tuple[Visitor, Visitor]:
    """Anna, who is host, and Ben, who came by the table's link, in the waiting room."""
    host = visit()
    make_table(host, device("Anna"), LINK, game=game, **wish)
    guest = visit(f"/table/{host.table_id}")
    sit_down(guest, "Ben")
    return host, guest


def play_to_the_end(*visitors: Visitor) -> None:
    rng, over = Random(3), False
    while not over:
        for visitor in visitors:
            over = visitor.play_on(rng, most=1)


# --- before the game ----------------------------------------------------------------------------------


def test_one_link_seats_everybody_first_come_first_seated(visit: Visit) -> None:
    host = visit()
    make_table(host, device("Anna"), LINK, LINK, options={"board": "winter"})
    invite = host.page.get_by_role("region", name="Invite your friends")
    link = invite.get_by_label("Link", exact=True).input_value()
    assert link == f"{host.url}/table/{host.table_id}"
    expect(invite.get_by_role("img", name="QR code")).to_be_visible()
    host.picture("room-host")
    one, other = visit(link.removeprefix(host.url)), visit(link.removeprefix(host.url), **PHONE)
    other.picture("room-guest-phone")
    sit_down(other, "Cleo")
    sit_down(one, "Ben")
    assert (other.table()["mine"], one.table()["mine"]) == ([1], [2])
    expect(invite).to_be_hidden()
    expect(one.page.get_by_text("Waiting for Anna to start the game.")).to_be_visible()
    late = visit(link.removeprefix(host.url))
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    for visitor in (host, one, other):
        assert visitor.violations() == []
        assert not visitor.too_wide()


def test_the_host_arranges_the_table(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "drakon", public=True)
    page = host.page
    expect(page.get_by_role("list", name="Game settings")).to_contain_text("Public table")
    page.get_by_role("button", name="Change options").click()
    page.get_by_role("dialog").get_by_label("Heroes!").check(force=True)
    page.get_by_role("dialog").get_by_label("Time for each decision").select_option("1 minute")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(guest.page.get_by_role("list", name="Game settings")).to_contain_text("1 minute")
    assert guest.table()["table"]["options"]["heroes"] is True

    menu_of(page, 1)
    host.picture("room-menu")
    page.get_by_role("button", name="Move down").click()
    expect(page.locator("main > ol > li").nth(1)).to_contain_text("Anna")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    expect(row(guest.page, "Ben")).to_contain_text("you")
    assert (host.table()["mine"], guest.table()["mine"]) == ([1], [0])

    menu_of(page, 1)
    page.get_by_role("button", name="Remove Ben").click()
    expect(guest.page.get_by_text("You’ve been removed from your seat.")).to_be_visible()
    sit_down(guest, "Ben again")
    menu_of(guest.page, 1)
    guest.page.get_by_role("button", name="Change my name").click()
    guest.page.get_by_role("dialog").get_by_label("Your name").fill("Benedict")
    guest.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(row(page, "Benedict")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(guest.page.get_by_role("list", name="Players")).to_be_attached()


def test_bots_take_free_seats_and_change_their_level(visit: Visit) -> None:
    host = visit()
    page = host.page
    make_table(host, device("Anna"), LINK, LINK)
    page.get_by_role("button", name="Add a bot").first.click()
    row(page, "Basalt").get_by_label("Difficulty").select_option("Bot: Hard")
    expect(page.get_by_role("button", name="Add a bot")).to_have_count(1)
    page.get_by_role("button", name="Start with bots").click()
    expect(page.get_by_role("list", name="Players")).to_be_attached()
    assert [seat["bot"] for seat in host.table()["table"]["seats"]] == [None, "hard", "easy"]


def test_who_leaves_the_waiting_room_is_gone_and_can_come_back(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.wait_for_url(f"{guest.url}/")
    expect(row(host.page, "Ben")).to_have_count(0)
    expect(guest.page.get_by_role("heading", name="Continue playing")).to_have_count(0)
    guest.go(f"/table/{host.table_id}")
    sit_down(guest, "Ben")
    host.page.get_by_role("button", name="Leave the table").click()  # now Ben is the host
    expect(guest.page.get_by_role("button", name="Start with bots")).to_be_visible()


def test_who_learns_the_game_meanwhile_is_called_back(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    with guest.context.expect_page() as opened:
        guest.page.get_by_role("link", name="Learn to play").click()
    lesson = opened.value
    expect(lesson.get_by_role("heading").first).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    expect(lesson.get_by_text("Draftosaurus: your game has started.")).to_be_visible()
    lesson.get_by_role("link", name="To the table").click()
    expect(lesson.get_by_role("list", name="Players")).to_be_attached()


# --- during the game ----------------------------------------------------------------------------------


def test_leaving_leaves_and_a_bot_plays_on_until_one_is_back(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    host.page.get_by_role("button", name="Start the game").click()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    guest.picture("table-menu")
    assert guest.violations() == []
    page.get_by_role("button", name="Leave the table").click()
    dialog = page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("A bot plays for you while the others carry on.")
    dialog.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{guest.url}/")
    assert host.table()["table"]["seats"][1]["stand_in"]
    host.play_on(Random(1), most=3)  # it goes on without a word from anybody
    page.get_by_role("link", name="Draftosaurus Anna and Ben").click()
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    page.get_by_role("button", name="I’m back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_be_hidden()
    assert host.table()["table"]["seats"][1]["stand_in"] is None


def test_who_plays_against_bots_just_goes_and_the_game_waits(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, start=True)
    table = visitor.table_id
    page.get_by_role("button", name="Menu").click()
    visitor.picture("table-menu-phone")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog")).to_contain_text("The game will wait for you")
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{visitor.url}/")
    visitor.go(f"/table/{table}")
    expect(page.locator("strong", has_text="Your turn")).to_be_visible()
    assert visitor.table()["table"]["seats"][0]["gone"] is False


def test_absence_is_seen_soon_with_when_a_bot_can_play(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    host.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.get_by_role("list", name="Players")).to_be_attached()
    guest.go("/")
    missed = host.page.get_by_role("button", name="Away: Ben")
    missed.wait_for()
    missed.click()
    expect(host.page.get_by_role("dialog")).to_contain_text("A bot can play for them in ")
    host.picture("missed-soon")
    guest.go(f"/table/{host.table_id}")
    expect(missed).to_be_hidden()


def test_when_time_is_up_a_bot_finishes_the_turn_and_all_are_told(visit: Visit) -> None:
    host = visit()
    make_table(host, device("Anna"), LINK, clock=5)
    guest = visit(f"/table/{host.table_id}")
    sit_down(guest, "Ben")
    host.page.get_by_role("button", name="Start the game").click()
    clock = host.page.get_by_role("timer")
    expect(clock).to_be_visible()
    assert clock.inner_text().strip() in {"0:05", "0:04", "0:03", "0:02", "0:01", "0:00"}
    told = guest.page.get_by_role("complementary").get_by_text("Ben is out of time: a bot finishes the turn.")
    expect(told.first).to_be_visible()


# --- several people at one device -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_table_stays_in_sight_while_the_device_is_passed_on(visit: Visit, game: str, phone: bool) -> None:
    visitor = visit(**(PHONE if phone else {}))
    page = visitor.page
    options = {"first": 0} if game == "drakon" else {}
    make_table(visitor, device("Anna"), device("Ben"), game=game, options=options, start=True)
    if game == "drakon":  # heroes are no secret: nobody looks away
        page.get_by_role("button", name="Knight").click()
        page.get_by_role("button", name="Thief").click()
        board, hand = page.locator("[data-map]"), page.get_by_role("toolbar", name="Your hand")
    else:
        board, hand = page.locator("[data-spot]").first, page.get_by_label("Your dinosaurs")
    ready = page.get_by_role("button", name="Anna: show my hand")
    expect(ready).to_be_visible()
    expect(page.get_by_text("Anna’s turn", exact=True)).to_be_visible()
    expect(board).to_be_visible()
    expect(hand).to_have_count(0)
    visitor.picture(f"hand-over-{game}-{'phone' if phone else 'wide'}")
    assert visitor.violations() == []
    assert not visitor.too_wide()
    ready.click()
    expect(hand).to_be_visible()
    expect(page.get_by_text("Anna, your turn", exact=True)).to_be_visible()
    while not page.get_by_role("button", name="Ben: show my hand").is_visible():
        seen = visitor.table(0)
        if 0 in seen["acting"]:
            expect(ready).to_be_hidden()  # nothing comes between the decisions of one person
            move = seen["view"]["legal"][0]["move"]
            visitor.command(0, {"type": "move", "move": move, "seen": seen["seq"]})
        page.wait_for_timeout(50)
    expect(hand).to_have_count(0)
    expect(page.get_by_text("Ben’s turn", exact=True)).to_be_visible()


# --- once more ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_a_rematch_begins_when_the_other_joins(visit: Visit, game: str) -> None:
    options = QUICK if game == "draftosaurus" else SHORT
    host, guest = two_at_a_table(visit, game, options=options, clock=60)
    host.page.get_by_role("button", name="Start the game").click()
    play_to_the_end(host, guest)
    finished = host.table_id
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda address: finished not in address)
    expect(host.page.get_by_role("heading", name="Waiting for Ben…")).to_be_visible()
    host.picture(f"rematch-waiting-{game}")
    expect(guest.page.get_by_text("Anna wants to play again.").first).to_be_visible()
    guest.picture(f"rematch-asked-{game}")
    assert guest.violations() == []
    assert host.table()["deadline"] is None
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(lambda address: finished not in address)
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("list", name="Players")).to_be_attached()
    again = guest.table()["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben"]
    play_to_the_end(host, guest)
    expect(host.page.get_by_text("Games won: Anna")).to_be_visible()


def test_the_host_begins_without_who_does_not_come(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, options=QUICK)
    host.page.get_by_role("button", name="Start the game").click()
    play_to_the_end(host, guest)
    host.page.get_by_role("button", name="Play again").click()
    without = host.page.get_by_role("button", name="Start with bots instead")
    expect(without).to_be_enabled()
    waited_until = host.table()["table"]["invitation"]["until"]
    assert time() > waited_until - 1  # the page knows the server's time to a second
    without.click()
    expect(host.page.get_by_role("list", name="Players")).to_be_attached()
    assert host.table()["table"]["seats"][1]["bot"]
    guest.page.get_by_role("button", name="Join").click()  # too late: one can watch
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()


def test_who_declines_makes_room(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, options=QUICK)
    host.page.get_by_role("button", name="Start the game").click()
    play_to_the_end(host, guest)
    host.page.get_by_role("button", name="Play again").click()
    expect(host.page.get_by_role("heading", name="Waiting for Ben…")).to_be_visible()
    guest.go(f"/table/{host.table_id}")
    guest.page.get_by_role("button", name="Not now").click()
    guest.page.wait_for_url(f"{guest.url}/")
    expect(host.page.get_by_role("button", name="Start with bots", exact=True)).to_be_visible()
