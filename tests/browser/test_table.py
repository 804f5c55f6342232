"""A table, from the waiting room to the rematch, with real people at their browsers."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from saurian.locale import Language, load_all_words
from tests.browser.conftest import Visit
from tests.browser.playing import SHORT
from tests.browser.site import MOVING, PHONE, Json, Visitor


def make_table(
    visitor: Visitor, *seats: dict[str, str], game: str = "draftosaurus", **wish: object
) -> dict[str, str]:
    """A table of this visitor's; the secrets of its seats by seat."""
    answer = visitor.context.request.post(
        f"{visitor.url}/api/tables", data={"game": game, "seats": list(seats), **wish}
    )
    assert answer.ok, answer.text()
    made = answer.json()
    visitor.go(f"/table/{made['id']}")
    secrets: dict[str, str] = made["secrets"]
    return secrets


def device(name: str) -> dict[str, str]:
    return {"kind": "device", "name": name}


LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
SHORTER: dict[str, dict[str, object]] = {"draftosaurus": {"order": "quick"}, "drakon": SHORT}


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_a_whole_game(visit: Visit, game: str) -> None:
    """Status, log, score sheet, shuffle check, record, replay and rematch follow the game."""
    visitor = visit()
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, game=game, options=SHORTER[game], start=True)
    finished = visitor.table_id
    assert visitor.play_on(Random(1))
    sheet = page.get_by_role("region", name="Score sheet")
    totals = visitor.table()["table"]["outcome"]["totals"]
    for total in totals:
        expect(sheet.locator("tfoot")).to_contain_text(str(total))
    page.get_by_text("Fair dice and draws").click()
    expect(page.get_by_text("Checked: the number matches")).to_be_visible()
    visitor.picture(f"end-{game}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert download.value.suggested_filename.endswith(".jsonl")
    _assert_events_are_worded_as_in_python(visitor)
    _assert_replay(visitor)
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: finished not in address)
    assert visitor.table()["mine"] == [0]


def _assert_events_are_worded_as_in_python(visitor: Visitor) -> None:
    """The single events of a turn, which its line of the log shows when it is opened."""
    table = visitor.table(0)
    names = [seat["name"] for seat in table["table"]["seats"]]
    words = load_all_words("en")
    told = [words.text(_shown_id(event["id"], words), names, **event["args"]) for event in _told(table)]
    log = visitor.page.get_by_role("complementary")
    line = log.locator("[aria-expanded='false']").last
    if not line.is_visible():  # a board's rail has no room for it beside the result
        visitor.page.get_by_role("button", name="Log", exact=True).click()
        log = visitor.page.get_by_role("dialog")
        line = log.locator("[aria-expanded='false']").last
    line.click()
    single = log.get_by_role("list", name="What happened in detail").get_by_role("button")
    expect(single.nth(1)).to_be_visible()
    assert set(single.all_inner_texts()) <= set(told)
    expect(log.locator("time").first).to_have_text(re.compile(r"^\d\d:\d\d$"))
    if visitor.page.get_by_role("dialog").is_visible():
        visitor.page.keyboard.press("Escape")


def _shown_id(id: str, words: Language) -> str:
    """Where the map shows the place, the sentence leaves it out."""
    return f"seen-{id}" if words.has(f"seen-{id}") else id


def _told(table: Json) -> list[Json]:
    return [event for line in table["log"] for event in line["events"] if event["id"] != "decided"]


def _assert_replay(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**/replay/1?as=0")
    page.get_by_role("slider").fill("10")
    page.wait_for_url("**/replay/10?as=0")
    page.get_by_label("View as").select_option("Spectator")
    page.wait_for_url("**/replay/10?as=watch")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("10")
    finished = page.url.removesuffix("/10?as=watch")
    page.goto(f"{finished}/9999")
    expect(page.get_by_role("heading")).to_contain_text(re.compile(r"The game has \d+ moves"))
    page.goto(f"{finished}/10")


def test_a_link_is_followed_where_the_table_is_open_already(visit: Visit) -> None:
    host, guest = visit(), visit()
    secrets = make_table(host, device("Anna"), LINK)
    guest.go(f"/table/{host.table_id}")
    expect(guest.page.get_by_role("heading", name="There’s a seat for you")).to_be_visible()
    assert guest.table()["mine"] == []
    guest.page.goto(f"{guest.page.url}#{secrets['1']}")  # the same page, so nothing is loaded
    expect(guest.page.get_by_role("button", name="More for seat 2")).to_be_visible()
    assert "#" not in guest.page.url


def test_friends_come_by_link(visit: Visit) -> None:
    host = visit()
    page = host.page
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="More for seat 2").click()
    page.get_by_role("button", name="Link to this seat").click()
    link = page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    page.get_by_role("dialog").get_by_role("button", name="QR code").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
    page.keyboard.press("Escape")

    guest = visit(link.removeprefix(host.url), viewport={"width": 390, "height": 844})
    assert "#" not in guest.page.url
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    host.picture("waiting-room")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(guest.page.get_by_role("list", name="Players")).to_contain_text("Ben")

    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_role("button", name="Good luck!").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Good luck!")
    for visitor in (host, guest):
        assert visitor.play_on(Random(2), most=1) is False
    while not (host.play_on(Random(3), most=1) or guest.play_on(Random(4), most=1)):
        pass
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_who_comes_to_a_table_is_told_what_has_been_agreed(visit: Visit) -> None:
    host = visit()
    agreed = host.page.get_by_role("list", name="Game settings").get_by_role("listitem")
    make_table(
        host, device("Anna"), LINK, options={"board": "winter", "order": "quick", "first": 1}, clock=60
    )
    words = load_all_words("en")
    told = [words.text(id) for id in ("board-winter", "rules-international", "order-quick")]
    expect(agreed).to_have_text([*told, "Who goes first: Seat 2", "Time for each decision: 1 minute"])
    make_table(host, device("Anna"), LINK, game="drakon", options={"short": True})
    expect(agreed).to_have_text([words.text("switch-short")])


def test_who_waits_for_a_game_in_pairs_is_told_who_plays_with_whom(visit: Visit) -> None:
    host = visit()
    make_table(host, device("Anna"), LINK, BOT, BOT, game="drakon", options={"teams": True})
    seats = host.page.locator("main > ol > li")
    told = [f"Seat {number} Team {letter}" for number, letter in enumerate("ABAB", start=1)]
    for seat, words in zip(seats.all(), told, strict=True):
        expect(seat).to_contain_text(words, use_inner_text=True)
    make_table(host, device("Anna"), LINK, game="drakon")
    expect(seats.first).to_contain_text("Seat 1")
    expect(seats.first).not_to_contain_text("Team")


def test_strangers_join_a_public_table(visit: Visit) -> None:
    host = visit()
    make_table(host, device("Host"), LINK, public=True)
    stranger = visit()
    stranger.page.get_by_role("link", name=re.compile("Host.*1 free seat")).first.click()
    stranger.page.get_by_label("Your name").fill("Zoë")
    stranger.page.get_by_role("button", name="Take the seat").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Zoë")).to_be_visible()
    expect(stranger.page.get_by_role("listitem").filter(has_text="Zoë")).to_contain_text("you")
    assert stranger.table()["mine"] == [1]


def test_a_spectator_sees_no_secret(visit: Visit) -> None:
    host, frames = visit(), list[str]()
    make_table(host, device("Anna"), BOT, start=True)
    spectator = visit()
    spectator.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    spectator.go(f"/table/{host.table_id}")
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    assert host.play_on(Random(5))
    expect(spectator.page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert frames
    assert not any('"drawn"' in frame for frame in frames)


def test_a_choice_is_taken_back(visit: Visit) -> None:
    visitor = visit(**MOVING)
    make_table(visitor, device("Anna"), device("Ben"), BOT, start=True)
    page = visitor.page
    page.get_by_role("button", name="Anna: show my hand").click()
    seen = visitor.table(0)
    move = seen["view"]["legal"][0]["move"]
    visitor.command(0, {"type": "move", "move": move, "seen": seen["seq"]})
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    expect(page.locator("article[data-seat='0']")).to_contain_text("ready")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Anna, your turn", exact=True)).to_be_visible()


def test_a_device_is_passed_on(visit: Visit) -> None:
    """Nothing of the one's hand is on the screen when the other gets the device."""
    visitor = visit(**MOVING)
    page = visitor.page
    make_table(visitor, device("Anna"), device("Ben"), start=True)
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible()
    expect(page.get_by_label("Your dinosaurs")).to_have_count(0)
    page.get_by_role("button", name="Anna: show my hand").click()
    expect(page.get_by_label("Your dinosaurs")).to_be_visible()
    seen = visitor.table(0)
    visitor.command(0, {"type": "move", "move": seen["view"]["legal"][0]["move"], "seen": seen["seq"]})
    heading = page.get_by_role("heading", name="Pass the device to Ben")
    expect(heading).to_be_visible()
    expect(page.get_by_label("Your dinosaurs")).to_have_count(0)
    visitor.picture("hand-over")
    page.get_by_role("button", name="Ben: show my hand").click()
    expect(heading).to_be_hidden()
    expect(page.get_by_role("list", name="Players").get_by_text("Ben (you, ")).to_be_visible()


def test_a_hint_is_explained_and_can_be_done(visit: Visit) -> None:
    visitor = visit(**MOVING)
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, start=True)
    seq = visitor.table()["seq"]
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    visitor.picture("hint")
    hint.get_by_role("button", name="Play this move").click()
    expect(hint).to_be_hidden()
    assert visitor.table()["seq"] > seq
    visitor.play_until_asked(after=seq + 4)
    log = page.get_by_role("complementary")
    placed = [one for one in _told(visitor.table(0)) if one["id"] == "placed" and one["args"]["seat"] == 0]
    expect(log.get_by_text(re.compile("^You place"))).to_have_count(len(placed))
    log.get_by_text(re.compile("^You place")).first.hover()
    expect(page.locator("[data-spot][data-marked]")).to_be_visible()
    log.get_by_text(re.compile(" places ")).first.hover()
    expect(page.locator("article[data-seat='1'].marked [data-marked]")).to_be_visible()


def test_the_log_follows_what_is_new_but_never_slips_away_under_the_pointer(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 600})
    make_table(visitor, device("Anna"), BOT, BOT, start=True)
    visitor.play_until_asked(after=20)
    log = visitor.page.get_by_role("complementary").locator(".log")
    line = log.get_by_text(re.compile("^You place")).first
    marked = visitor.page.locator("[data-spot][data-marked]")
    line.hover()
    expect(marked).to_be_visible()
    place = _place_in(log, line)
    _play_until_told(visitor, log)
    expect(marked).to_be_visible()
    assert _place_in(log, line) == place
    visitor.page.mouse.move(5, 300)
    expect(marked).to_be_hidden()
    _play_until_told(visitor, log)
    assert _place_in(log, line) == place
    log.evaluate("log => log.scrollTo({ top: log.scrollHeight })")
    _play_until_told(visitor, log)
    expect(log.locator("li").last).to_be_in_viewport()


def _place_in(log: Locator, line: Locator) -> float:
    """How far below the upper edge of the log the line is; the page around it may still be loading."""
    edges: list[float] = [one.evaluate("one => one.getBoundingClientRect().y") for one in (log, line)]
    return round(edges[1] - edges[0])


def _play_until_told(visitor: Visitor, log: Locator) -> None:
    lines = log.locator("li").count()
    visitor.play_until_asked(after=visitor.table(0)["seq"] + 6)
    expect(log.locator("li").nth(lines)).to_be_attached()


def test_a_hint_says_and_shows_where_a_chamber_goes(visit: Visit) -> None:
    visitor = visit(**MOVING)
    page = visitor.page
    options = {"first": 0, "short": True}
    make_table(visitor, device("Anna"), BOT, game="drakon", options=options, start=True)
    page.get_by_role("button", name="Knight").click()
    expect(page.locator("strong", has_text="Your turn")).to_be_visible()
    lair = len(visitor.table(0)["view"]["lair"])
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(re.compile("of your hero|next to"))
    expect(page.locator(".ghost.suggested")).to_be_visible()
    expect(hint.locator("ol li + li:not(:has(.bar))")).to_have_count(0)
    visitor.picture("hint-drakon")
    rows = hint.locator("ol button")
    for place in (*range(1, rows.count()), 0):
        rows.nth(place).hover()
        expect(rows.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".ghost.suggested, .advised")).to_have_count(1)
    hint.get_by_role("button", name="Play this move").click()
    expect(page.locator("[data-cell] > .tile").nth(lair)).to_be_visible()
    told = [event["args"] for event in _told(visitor.table(0)) if event["id"] == "chamber-placed"]
    (cell,) = [args["cell"] for args in told if args["seat"] == 0]
    _assert_log_points_at_the_map(page, cell)


def test_the_map_makes_room_for_a_hint_on_a_phone_as_long_as_it_is_open(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, game="drakon", options={"first": 0}, start=True)
    page.get_by_role("button", name="Knight").click()
    expect(page.locator("strong", has_text="Your turn")).to_be_visible()
    entrance = page.locator("[data-cell='0,0']")
    before = entrance.bounding_box()
    page.get_by_role("button", name="Hint").click()
    hint, ghost = page.get_by_role("region", name="Hint"), page.locator(".ghost.suggested")
    expect(hint).to_be_visible()
    visitor.picture("hint-phone")
    above, below = hint.bounding_box(), ghost.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    hint.get_by_role("button", name="Close").click()
    expect(ghost).to_be_hidden()
    assert entrance.bounding_box() == before


def _assert_log_points_at_the_map(page: Page, cell: str) -> None:
    """By mouse and by keys beside the board; on a phone by a tap, which closes the log."""
    log = page.get_by_role("complementary")
    line = log.get_by_text(re.compile("^You place"))
    told = line.inner_text()
    assert not re.search(r"\d", told)
    marked = page.locator("[data-cell].marked")
    line.hover()
    expect(marked).to_have_attribute("data-cell", cell)
    page.mouse.move(5, 300)
    expect(marked).to_have_count(0)
    log.locator("button[tabindex='0']").focus()
    for _ in range(10):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(log.locator(":focus")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(told).click()
    expect(dialog).to_be_hidden()
    expect(marked).to_have_attribute("data-cell", cell)
    expect(marked).to_be_in_viewport()


def test_a_bot_stands_in_and_the_person_comes_back(visit: Visit) -> None:
    host = visit()
    secrets = make_table(host, device("Anna"), LINK, grace=30)
    guest = visit(f"/table/{host.table_id}#{secrets['1']}")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take the seat").click()
    host.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.get_by_role("list", name="Players")).to_be_attached()
    guest.go("/")
    host.page.get_by_role("button", name="Away: Ben").click()
    missed = host.page.get_by_role("dialog", name="Players who are away")
    assert host.violations() == []
    missed.get_by_role("button", name="Let a bot play").click()
    expect(missed.get_by_text("bot playing", exact=True)).to_be_visible()
    host.picture("missed")
    guest.go(f"/table/{host.table_id}")
    guest.page.get_by_role("button", name="I’m back").click()
    expect(missed).to_be_hidden()


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_nothing_moves_when_people_come_and_go(visit: Visit, game: str) -> None:
    host = visit(**PHONE)
    secrets = make_table(host, device("Anna"), LINK, game=game)
    guest = visit(f"/table/{host.table_id}#{secrets['1']}")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take the seat").click()
    host.page.get_by_role("button", name="Start the game").click()
    missed, board = host.page.get_by_role("button", name="Away: Ben"), host.page.get_by_role("main")
    expect(guest.page.get_by_role("list", name="Players")).to_be_attached()
    expect(missed).to_be_hidden()
    before = board.bounding_box()
    guest.go("/")
    expect(missed).to_be_visible()
    assert board.bounding_box() == before
    guest.go(f"/table/{host.table_id}")
    expect(missed).to_be_hidden()
    assert board.bounding_box() == before


def test_the_title_calls(visit: Visit) -> None:
    visitor = visit()
    make_table(visitor, device("Anna"), BOT, start=True)
    expect(visitor.page).to_have_title("● Your turn · Draftosaurus")


@pytest.mark.parametrize("path", ["/table/nothing-here", "/nowhere", "/table/x/replay/3"])
def test_what_is_not_there_is_said(visit: Visit, path: str) -> None:
    visitor = visit("/")
    visitor.page.goto(visitor.url + path)
    expect(visitor.page.get_by_role("main").get_by_role("link", name="Home page")).to_be_visible()
