"""Bots of the host's own."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from saurian.bots import bots_of, make_bot, registry
from saurian.core import CHANCE, Problem
from saurian.games import find_game
from saurian.server.live.hosted_bots import add_hosted_bots
from tests.server.serving import serving
from tests.server.test_connect import MY_BOT, ask, connect, ended, make_table


@pytest.fixture
def _registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_added", {})
    registry.makers.cache_clear()
    yield
    registry.makers.cache_clear()


@pytest.mark.usefixtures("_registry")
def test_a_bot_that_fails_is_replaced() -> None:
    add_hosted_bots(["tests.arena.players:Raises", "tests.arena.players:First"])
    assert {"Raises", "First"} <= set(bots_of("drakon"))
    state, rng = find_game("draftosaurus").start(), Random(1)
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    view = state.view(0)
    assert make_bot("Raises", "draftosaurus").choose(view, Random(1)) in view.legal()
    assert make_bot("First", "draftosaurus").choose(view, Random(1)) == view.legal()[0]


@pytest.mark.usefixtures("_registry")
def test_one_that_cannot_be_loaded_is_named() -> None:
    with pytest.raises(Problem, match="bad-setting-bots: bot-not-loaded"):
        add_hosted_bots(["./nothing.py:Bot"])


def test_people_can_choose_it(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=1, bots=MY_BOT) as server:
        games = {game["game"]: game for game in ask(server, "/api/games")["games"]}
        assert "MyBot" in games["draftosaurus"]["bots"]
        seats = [{"kind": "device", "name": "Ann"}, {"kind": "bot", "bot": "MyBot"}]
        table = make_table(server, seats, start=True)
        link = f"{server.url}/table/{table['id']}#{table['secrets']['0']}"
        code, _, error = ended(connect(link, "--bot", "random"))
        assert code == 0, error
