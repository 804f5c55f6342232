"""Bots with settings."""

from typing import Any

import pytest

from saurian.arena import named_bots
from saurian.arena.named_bots import named_bot
from saurian.core import Problem
from tests.arena.players import First


def test_settings_go_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def make_bot(name: str, game: str, iterations: int = 0, seconds: float = 0) -> First:
        made.append((name, game, iterations, seconds))
        return First()

    monkeypatch.setattr(named_bots, "make_bot", make_bot)
    named_bot("hard:iterations=2000,seconds=0.3", "drakon")
    named_bot("hard", "drakon")
    assert made == [("hard", "drakon", 2000, 0.3), ("hard", "drakon", 0, 0)]
    with pytest.raises(Problem, match="arena-bad-setting"):
        named_bot("hard:depth=3", "drakon")


@pytest.mark.parametrize("text", ["greedy:", "greedy:x", "greedy:x=", "greedy:x=much", "greedy:x=1,"])
def test_what_is_not_a_setting(text: str) -> None:
    with pytest.raises(Problem, match="arena-bad-bot-name"):
        named_bot(text, "draftosaurus")
