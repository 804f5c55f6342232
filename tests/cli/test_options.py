"""The options of a game on the command line."""

import pytest

from saurian.cli.options import complete_switches


@pytest.mark.parametrize(
    ("words", "complete"),
    [
        ("drakon --heroes", "drakon --heroes yes"),
        ("drakon --heroes --short", "drakon --heroes yes --short yes"),
        ("drakon --heroes no", "drakon --heroes no"),
        ("drakon --heroes=no", "drakon --heroes=no"),
        ("drakon --heroes random greedy", "drakon --heroes yes random greedy"),
        ("drakon --players 3", "drakon --players 3"),
        ("draftosaurus --last-turn-binds-all", "draftosaurus --last-turn-binds-all yes"),
        ("draftosaurus --last-turn-binds-all random", "draftosaurus --last-turn-binds-all random"),
        ("game.jsonl --heroes", "game.jsonl --heroes"),
        ("", ""),
    ],
)
def test_a_switch_alone_is_on(words: str, complete: str) -> None:
    assert complete_switches(words.split()) == complete.split()
