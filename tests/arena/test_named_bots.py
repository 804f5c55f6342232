"""Bots with settings, as a command line names them."""

from typing import Any

import pytest

from saurian.arena.named_bots import name_of, named_bot, split_names
from saurian.core import Problem


def test_settings_go_to_the_bot() -> None:
    bot: Any = named_bot("hard:iterations=2000,seconds=0.3", "drakon")
    assert (bot.iterations, bot.seconds) == (2000, 0.3)
    assert name_of("hard:iterations=2000") == name_of("hard") == "hard"


@pytest.mark.parametrize("text", ["greedy:", "greedy:x", "greedy:x=", "greedy:x=1,", "hard:=1"])
def test_what_is_not_a_setting(text: str) -> None:
    with pytest.raises(Problem, match="arena-bad-bot-name"):
        named_bot(text, "draftosaurus")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("hard:depth=3", "bot-no-such-setting"),
        ("greedy:iterations=5", "bot-no-settings"),
        ("random:seconds=5", "bot-no-settings"),
        ("medium:iterations=5", "bot-no-such-setting"),
        ("hard:iterations=0", "bot-bad-iterations"),
        ("hard:iterations=-5", "bot-bad-iterations"),
        ("hard:iterations=2.5", "bot-bad-iterations"),
        ("hard:iterations=much", "bot-bad-iterations"),
        ("hard:seconds=0", "bot-bad-seconds"),
        ("hard:seconds=nan", "bot-bad-seconds"),
        ("hard:seconds=inf", "bot-bad-seconds"),
        ("medium:tables=/no/such/file.npz", "bad-tables"),
        ("clever:iterations=5", "bad-bot"),
    ],
)
def test_a_setting_that_will_not_do_is_named(text: str, id: str) -> None:
    with pytest.raises(Problem) as caught:
        named_bot(text, "draftosaurus")
    assert caught.value.message.id == id


def test_a_list_keeps_settings_with_their_bot() -> None:
    text = "Ann, hard:iterations=200,seconds=1 ,greedy,a=b,medium:tables=x.npz"
    parts = ["Ann", "hard:iterations=200,seconds=1", "greedy", "a=b", "medium:tables=x.npz"]
    assert split_names(text) == parts
