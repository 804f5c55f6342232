"""Whole games as they have always gone; see `tests.playthroughs`."""

from dataclasses import replace
from pathlib import Path

import pytest

from saurian.games.drakon import DRAKON
from saurian.games.drakon.options import SWITCHES
from tests.games.drakon.mixes import MIXES, name_of
from tests.playthroughs import Playthrough, check_playthrough

GOLDEN = Path(__file__).parent / "golden"
GOLDEN_1 = GOLDEN / "rules-1"
"""Games by version 1 of the rules. They are never written anew: old records must play on as they did."""

SEEDS = {
    "2p": 57,
    "2p-escape-two_actions": 3,
    "2p-short-drakon_from_start": 25,
    "2p-heroes-drakon_from_start-two_actions": 63,
    "2p-heroes-short": 72,
    "3p-two_actions": 134,
    "3p-escape-drakon_from_start": 125,
    "3p-short-drakon_from_start-two_actions": 70,
    "3p-heroes-escape": 27,
    "3p-heroes-short-two_actions": 0,
    "4p-two_actions": 34,
    "4p-teams-drakon_from_start-two_actions": 34,
    "4p-escape-drakon_from_start": 47,
    "4p-short-teams": 47,
    "4p-short-drakon_from_start-two_actions": 111,
    "4p-heroes-teams-two_actions": 90,
    "4p-heroes-escape": 21,
    "4p-heroes-escape-teams-drakon_from_start": 90,
    "4p-heroes-short-two_actions": 142,
    "4p-heroes-short-teams-drakon_from_start-two_actions": 90,
    "5p-escape": 115,
    "5p-short-two_actions": 70,
    "5p-heroes-drakon_from_start": 75,
    "5p-heroes-escape-drakon_from_start-two_actions": 109,
    "6p": 63,
    "6p-teams-drakon_from_start": 63,
    "6p-escape-two_actions": 12,
    "6p-escape-teams-drakon_from_start-two_actions": 75,
    "6p-short-drakon_from_start": 12,
    "6p-heroes-teams": 115,
    "6p-heroes-drakon_from_start-two_actions": 130,
    "6p-heroes-escape-teams-two_actions": 134,
    "6p-heroes-short": 109,
    "6p-heroes-short-teams-drakon_from_start": 139,
}
"""Of which mix of options which seed: games short enough to be read in a diff."""

PLAYTHROUGHS = [
    Playthrough(
        name=name_of(options),
        game=DRAKON,
        options=options.to_json(),
        seed=SEEDS[name_of(options)],
        milestones=("drakon-appeared", "won-by-coins", "won-by-coins-shared"),
        quiet=("chamber-drawn",),
    )
    for options in MIXES
    if name_of(options) in SEEDS
]


VERSION_1 = {path.stem for path in GOLDEN_1.glob("*.txt")}


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_always_has(playthrough: Playthrough, rewrite_playthroughs: bool) -> None:
    check_playthrough(playthrough, GOLDEN, rewrite_playthroughs)


@pytest.mark.parametrize("name", sorted(VERSION_1))
def test_version_1_goes_as_it_always_has(name: str) -> None:
    (playthrough,) = (one for one in PLAYTHROUGHS if one.name == name)
    check_playthrough(replace(playthrough, rules=1), GOLDEN_1, rewrite=False)


def test_version_1_is_played_with_every_option() -> None:
    kept = [one for one in PLAYTHROUGHS if one.name in VERSION_1]
    assert {one.options["players"] for one in kept} == set(range(2, 7))
    for switch in SWITCHES:
        assert {one.options[switch] for one in kept} == {False, True}


def test_every_golden_file_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}


def test_every_option_is_played() -> None:
    assert len(PLAYTHROUGHS) >= 30
    assert {playthrough.options["players"] for playthrough in PLAYTHROUGHS} == set(range(2, 7))
    for switch in SWITCHES:
        assert {playthrough.options[switch] for playthrough in PLAYTHROUGHS} == {False, True}
