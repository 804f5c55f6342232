"""`BotCheck` finds each fault, and none in a good bot."""

import random
import sys
from random import Random
from time import sleep
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from saurian.arena.bot_check import BotCheck, option_mixes
from saurian.bots import Bot, make_bot
from saurian.core import CHANCE, Action, State
from saurian.games import GAMES, find_game
from tests.arena.players import First

POSITIONS = 12


class Global(Bot):
    def choose(self, view: Any, rng: Random) -> Action:
        action: Action = random.choice(view.legal())
        return action


class OfNumPy(Bot):
    def choose(self, view: Any, rng: Random) -> Action:
        np.random.rand()
        action: Action = view.legal()[0]
        return action


class Unseeded(Bot):
    def choose(self, view: Any, rng: Random) -> Action:
        action: Action = Random().choice(view.legal())
        return action


class Spy(Bot):
    """Looks for the state in the callers' variables, and decides by what it finds there."""

    def choose(self, view: Any, rng: Random) -> Action:
        legal = view.legal()
        secrets = [
            find_game(GAME).write_position(frame.f_locals["state"])
            for frame in _frames()
            if isinstance(frame.f_locals.get("state"), State)
        ]
        action: Action = legal[crc32(secrets[0].encode()) % len(legal)]
        return action


GAME = "draftosaurus"


def _frames() -> list[Any]:
    frame: Any = sys._getframe()
    found = []
    while frame is not None:
        found.append(frame)
        frame = frame.f_back
    return found


class Local(Bot):
    def __init__(self) -> None:
        self.cannot_be_pickled = lambda: None

    def choose(self, view: Any, rng: Random) -> Action:
        action: Action = view.legal()[0]
        return action


class Scribbler(First):
    def choose(self, view: Any, rng: Random) -> Action:
        action = super().choose(view, rng)
        view.zoos = ()
        return action


class Slow(First):
    def choose(self, view: Any, rng: Random) -> Action:
        sleep(0.02)
        return super().choose(view, rng)


class Stubborn(Bot):
    """Plays the first legal action of its first decision for ever."""

    def __init__(self) -> None:
        self.action: Action | None = None

    def choose(self, view: Any, rng: Random) -> Action:
        self.action = self.action or view.legal()[0]
        return self.action


class Raises(Bot):
    def choose(self, view: Any, rng: Random) -> Action:
        raise SystemExit("no\nidea")


def failures(bot: type[Bot], **settings: Any) -> set[str]:
    check = BotCheck(lambda game: bot(), (GAME,), seed=1, **settings)
    check.run(POSITIONS)
    return {one["name"] for one in check.to_json()["checks"] if one["passed"] is False}


@pytest.mark.parametrize(
    ("bot", "faults"),
    [
        (First, set()),
        (Global, {"isolated", "deterministic", "secret", "picklable"}),
        (OfNumPy, {"isolated"}),
        (Unseeded, {"deterministic", "secret", "picklable"}),
        (Spy, {"secret"}),
        (Local, {"picklable"}),
        (Scribbler, {"unchanged"}),
        (Stubborn, {"legal"}),
        (Raises, {"legal"}),
    ],
)
def test_each_fault_is_found(bot: type[Bot], faults: set[str]) -> None:
    assert failures(bot) == faults


def test_a_slow_bot_fails_only_against_a_limit() -> None:
    assert failures(Slow) == set()
    assert failures(Slow, move_seconds=0.01) == {"in-time"}
    assert failures(Slow, move_seconds=60) == set()


def test_the_global_generators_are_left_as_they_were() -> None:
    random.seed(5)
    before = random.getstate()
    failures(Global)
    assert random.getstate() == before


def test_a_report_tells_where_it_failed_first() -> None:
    check = BotCheck(lambda game: Raises(), tuple(GAMES), seed=1)
    check.run(4)
    legal = check.to_json()["checks"][0]
    assert (legal["tried"], legal["failed"]) == (4, 4)
    first = legal["first"]
    assert first["text"] == "SystemExit: no idea"
    state = find_game(first["game"]).read_position(first["position"])
    assert first["seat"] in state.acting()
    assert check.to_json()["milliseconds"] is None


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_saurian_pass(game: str) -> None:
    check = BotCheck(lambda name: make_bot("easy", name), (game,), seed=2)
    check.run(20)
    report = check.to_json()
    assert check.passed, report
    assert report["positions"] == 20
    assert report["milliseconds"]["mean"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_every_option_comes_up(name: str) -> None:
    game = find_game(name)
    fields = [one for one in game.option_fields() if one.choices]
    mixes = option_mixes(game, Random(1))
    first_round = [next(mixes).to_json() for _ in range(sum(len(one.choices) for one in fields))]
    for one in fields:
        assert {mix[one.name] for mix in first_round} >= set(one.choices) - {None}
    assert CHANCE not in {mix["first"] for mix in first_round}
