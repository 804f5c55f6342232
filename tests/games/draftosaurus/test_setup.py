"""Set-up and what can be agreed (D-01 to D-05, D-16)."""

from typing import Any

import pytest

from saurian.core import Problem
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import NO_HERD, Face, Species
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.mixes import MIXES, name_of


@pytest.mark.rule("D-01")
@pytest.mark.parametrize("players", [*range(-1, 2), 6, 7, "2", 2.0, True, None])
def test_two_to_five_play(players: Any) -> None:
    with pytest.raises(Problem):
        DRAFTOSAURUS.options({"players": players})


@pytest.mark.rule("D-01")
@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_everyone_starts_with_a_bare_board_of_the_same_side(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    assert state.zoos == [state.board.bare_zoo] * options.players
    assert state.board.id == ("winter" if options.board == "winter" else "summer")
    assert state.hands == [NO_HERD] * options.players


@pytest.mark.rule("D-01")
@pytest.mark.parametrize("board", oracle.BOARDS)
def test_a_board_has_its_pens_in_their_zones(board: str) -> None:
    for name in RULE_SETS:
        pens = load_rules(name).boards[board].pens
        assert {pen.id: (pen.accept_rule, pen.zone, pen.side) for pen in pens} == oracle.BOARDS[board]
        assert [spot.id for spot in load_rules(name).boards[board].spots if spot.id != "river"] == [
            spot
            for pen in pens
            for spot in oracle.spots(board)
            if spot.partition(".")[0] == pen.id != "river"
        ]


@pytest.mark.rule("D-02")
def test_there_are_six_species_ten_each() -> None:
    assert [species.id for species in Species] == oracle.SPECIES
    assert [species.letter for species in Species] == list(oracle.LETTERS)
    assert all(load_rules(name).box_per_species == oracle.BOX for name in RULE_SETS)


@pytest.mark.rule("D-03")
@pytest.mark.parametrize(("players", "each"), [(2, 8), (3, 6), (4, 8), (5, 10)])
def test_the_bag_has_so_many_of_each_species(players: int, each: int) -> None:
    assert DRAFTOSAURUS.start(DraftosaurusOptions(players=players)).bag == (each,) * 6


@pytest.mark.rule("D-04")
def test_the_first_roller_is_random_or_chosen() -> None:
    for players in range(2, 6):
        assert DRAFTOSAURUS.start(DraftosaurusOptions(players=players)).roller is None
        for first in range(players):
            state = DRAFTOSAURUS.start(DraftosaurusOptions(players=players, first=first))
            assert state.roller == first
            assert state.phase.name == "deal"


@pytest.mark.rule("D-05")
def test_the_die_has_these_faces() -> None:
    assert [str(face) for face in Face] == oracle.FACES


@pytest.mark.parametrize(
    "raw",
    [
        {"board": "autumn"},
        {"board": None},
        {"rules": "german"},
        {"order": "slow"},
        {"order": ["quick"]},
        {"first": 4},
        {"first": -1},
        {"first": "0"},
        {"first": False},
        {"last_turn_binds_all": "yes", "players": 5},
        {"last_turn_binds_all": 1, "players": 5},
        {"seats": 4},
    ],
)
def test_options_that_cannot_be_are_refused(raw: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        DRAFTOSAURUS.options(raw)


@pytest.mark.rule("D-16")
@pytest.mark.parametrize("players", range(2, 5))
def test_the_last_turn_can_bind_all_only_with_five(players: int) -> None:
    with pytest.raises(Problem) as caught:
        DRAFTOSAURUS.options({"players": players, "last_turn_binds_all": True})
    assert caught.value.message.id == "bad-last-turn-option"


@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_options_are_read_as_they_were_written(options: DraftosaurusOptions) -> None:
    assert DRAFTOSAURUS.options(options.to_json()) == options


def test_what_is_not_agreed_takes_its_default() -> None:
    assert DRAFTOSAURUS.options({}) == DraftosaurusOptions(
        4, "summer", "international", "printed", None, False
    )


@pytest.mark.parametrize("version", [-1, 0, 2, 99])
def test_rules_of_another_version_are_refused(version: int) -> None:
    with pytest.raises(Problem):
        DRAFTOSAURUS.start(DraftosaurusOptions(), version)
