"""Nothing that a browser receives tells what it may not know."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket

from saurian.server.domain.reducers import apply_entry
from saurian.server.domain.table import Table, create
from tests.browser.site import STILL, Visitor
from tests.browser.test_play_by_hand import PLAYERS, click
from tests.browser.test_table import LINK, device, make_table
from tests.server.histories import stored_entries
from tests.server.serving import serving
from tests.server.test_secrecy import check_text, check_view, look_over

ENOUGH = 12
"""Decisions of both together: several hands go round, several effects ask."""


def listen(visitor: Visitor) -> list[str]:
    """All frames that this browser will get, as they come."""
    frames: list[str] = []

    def on_socket(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    visitor.page.on("websocket", on_socket)
    return frames


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_no_frame_holds_a_secret(browser: Browser, tmp_path: Path, game: str) -> None:
    """Two people and a spectator, each with a browser: what they see fits all worlds that they know."""
    with serving(tmp_path) as server:
        host, guest, spectator = (
            Visitor(browser.new_context(locale="en-GB", **STILL), server.url) for _ in range(3)
        )
        heard = {0: listen(host), 1: listen(guest), None: listen(spectator)}
        secrets = make_table(host, device("Anna"), LINK, game=game)
        guest.go(f"/table/{host.table_id}#{secrets['1']}")
        guest.page.get_by_label("Your name").fill("Ben")
        guest.page.get_by_role("button", name="Take the seat").click()
        spectator.go(f"/table/{host.table_id}")
        host.page.get_by_role("button", name="Start the game").click()
        _play(game, host, guest)
        table_id = host.table_id
        for visitor in (host, guest, spectator):
            visitor.leave()
    seed, tables = _stored(tmp_path, table_id)
    for seat, frames in heard.items():
        views = [json.loads(frame) for frame in frames]
        assert sum("view" in view for view in views) > ENOUGH // 2
        for frame, view in zip(frames, views, strict=True):
            check_text(frame, seat, {"secrets": secrets}, seed, over=look_over(view))
            check_view(view, seat, tables)


def _play(game: str, *visitors: Visitor) -> None:
    """They decide as they are asked; in Draftosaurus the first takes a choice back."""
    players = [PLAYERS[game](visitor.page, click, Random(seat)) for seat, visitor in enumerate(visitors)]
    undo = visitors[0].page.get_by_role("button", name="Undo")
    if game == "draftosaurus":
        players[0].decide()
        undo.click()
    done = 0
    while done < ENOUGH:
        for player in players:
            if offers := player.look():
                assert player.follow(offers)
                done += 1


def _stored(folder: Path, table_id: str) -> tuple[str, list[Table]]:
    """The seed of the table, and how it was after each entry."""

    def read() -> Any:
        return asyncio.run(stored_entries(f"sqlite:///{folder}/tables.sqlite", table_id))

    with ThreadPoolExecutor(1) as pool:  # Playwright has the loop of this thread
        seed, entries = pool.submit(read).result()
    tables = [create(entries[0], seed)]
    for entry in entries[1:]:
        tables.append(apply_entry(tables[-1], entry))
    return seed, tables
