"""The end of a game: the count, the headline, the picture, and the list of finished games."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import SHORT
from tests.browser.site import A_MOMENT, Json, Visitor
from tests.browser.test_table import BOT, device, make_table

GAMES = {"draftosaurus": {"order": "quick"}, "drakon": SHORT}
PNG = b"\x89PNG\r\n\x1a\n"
LEAST_PICTURE = 20_000


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_counted_told_and_shared(visit: Visit, game: str) -> None:
    visitor = visit(pace="brisk")
    page = visitor.page
    make_table(visitor, device("Anna"), BOT, game=game, options=GAMES[game], start=True)
    assert visitor.play_on(Random(1))
    _hurry_to_the_count(page)
    title = page.locator("#end-title")
    expect(page.locator("[data-finale='1'], [data-finale='2']")).to_be_visible()  # it goes on by itself
    expect(title).to_be_hidden()
    page.locator("[data-finale]").click()  # a tap skips, and presses nothing
    expect(page.get_by_role("dialog")).to_have_count(0)
    outcome = visitor.table()["table"]["outcome"]
    expect(title).to_have_text(_headline(outcome))
    _assert_scores(page, game, outcome)
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Highlights")).to_be_visible()
    assert not visitor.violations()
    assert not visitor.too_wide()
    visitor.picture(f"finale-{game}")
    _assert_picture(page)

    page.reload()  # who comes back sees the result at once, and may count again
    expect(title).to_be_visible()
    page.get_by_role("button", name="Count again").click()
    expect(page.locator("[data-finale='0']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(title).to_be_visible()
    _assert_listed(visitor, outcome)


def _hurry_to_the_count(page: Page) -> None:
    """Skip the story of the last moves; that does not skip the count."""
    while not page.locator("[data-finale]").count():
        page.locator(".bar strong").click()
        page.wait_for_timeout(A_MOMENT)


def _headline(outcome: Json) -> re.Pattern[str]:
    if outcome["winners"] == [0]:
        return re.compile("^You win")
    return re.compile("^You share the win" if 0 in outcome["winners"] else "wins")


def _assert_scores(page: Page, game: str, outcome: Json) -> None:
    """On the podium, or in coins that are all turned over."""
    for seat, total in enumerate(outcome["totals"]):
        if game == "draftosaurus":
            expect(page.locator(f"[data-podium='{seat}'] b")).to_have_text(str(total))
            expect(page.locator(f"[data-zoo='{seat}'] .head b")).to_have_text(str(total))
        else:
            row = page.locator(f"[data-contender='{seat}']")
            coins = row.locator("[data-coin]").evaluate_all("all => all.map(one => Number(one.dataset.coin))")
            assert sum(coins) == total
            assert coins == sorted(coins)
            expect(row.locator(".total")).to_have_text(str(total))


def _assert_picture(page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > LEAST_PICTURE
    assert download.value.suggested_filename.endswith(".png")


def _assert_listed(visitor: Visitor, outcome: Json) -> None:
    totals = sorted(outcome["totals"], reverse=True)
    score = "–".join(map(str, totals))
    visitor.go("/")
    expect(visitor.page.get_by_role("link", name=re.compile(score))).to_be_visible()


def test_people_at_one_device_are_told_by_name(visit: Visit) -> None:
    """And so is a spectator."""
    visitor = visit()
    make_table(visitor, device("Anna"), device("Ben"), options=GAMES["draftosaurus"], start=True)
    assert visitor.play_on(Random(2))
    spectator = visit(f"/table/{visitor.table_id}")
    for page in (visitor.page, spectator.page):
        expect(page.locator("#end-title")).to_have_text(re.compile("^(Anna wins|Ben wins|Anna and Ben)"))
