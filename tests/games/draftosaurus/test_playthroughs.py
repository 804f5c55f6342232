"""Whole games as they have always gone; see `tests.playthroughs`."""

from pathlib import Path

import pytest

from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from tests.games.draftosaurus.mixes import all_mixes, name_of
from tests.playthroughs import Playthrough, check_playthrough

GOLDEN = Path(__file__).parent / "golden"


def _can_be_read(options: DraftosaurusOptions) -> bool:
    """A match of many players is too long to be read in a diff."""
    return options.board != "match" or options.players < 4


PLAYTHROUGHS = [
    Playthrough(
        name=name_of(options),
        game=DRAFTOSAURUS,
        options=options.to_json(),
        seed=number,
        milestones=("passed", "round-over", "counted"),
        quiet=("decided",),
    )
    for number, options in enumerate(filter(_can_be_read, all_mixes()))
    if number % 5 in (0, 3)
]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_always_has(playthrough: Playthrough, rewrite_playthroughs: bool) -> None:
    check_playthrough(playthrough, GOLDEN, rewrite_playthroughs)


def test_every_golden_file_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}


def test_every_option_is_played() -> None:
    assert len(PLAYTHROUGHS) >= 30
    for option in ("players", "board", "rules", "order", "last_turn_binds_all"):
        seen = {playthrough.options[option] for playthrough in PLAYTHROUGHS}
        assert seen == {getattr(options, option) for options in all_mixes()}
