"""What no text settles is data: each ruling, turned round, gives the other behaviour."""

from dataclasses import fields
from random import Random

import pytest

from saurian.core import Outcome
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.legal import placeable
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import Face, Species
from saurian.games.draftosaurus.rules import Rules, Rulings
from saurian.games.draftosaurus.scoring import outcome, scores
from saurian.games.draftosaurus.validate import check_position
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.rules_file import rules_data, with_ruling
from tests.games.draftosaurus.translate import engine_zoo
from tests.random_games import play_on


def spots(rules: Rules, zoo: oracle.Zoo, face: Face | None) -> set[str]:
    """Where a spinosaurus may go on the Winter board."""
    board = rules.boards["winter"]
    return {spot.id for spot in placeable(board, engine_zoo(board, zoo), Species.SPINOSAURUS, face)}


def result(rules: Rules, *games: tuple[str, list[oracle.Zoo]]) -> Outcome:
    """The outcome of one board or a match."""
    boards = [(rules.boards[board], zoos) for board, zoos in games]
    return outcome(rules, [(board, [engine_zoo(board, zoo) for zoo in zoos]) for board, zoos in boards])


def points(rules: Rules, board: str, zoos: list[oracle.Zoo]) -> dict[str, int]:
    """The parts of the first zoo's points."""
    return scores(rules, rules.boards[board], [engine_zoo(rules.boards[board], zoo) for zoo in zoos])[0]


@pytest.mark.rule("D-24")
@pytest.mark.parametrize("bank", ["bridge_left", "bridge_right"])
def test_the_banks_are_two_pens_or_one_for_the_die(bank: str) -> None:
    other = {"bridge_left": "bridge_right", "bridge_right": "bridge_left"}[bank]
    zoo: oracle.Zoo = {bank: ["trex"]}
    for face in (Face.EMPTY_PEN, Face.NO_TREX):
        assert other in spots(with_ruling("banks_are_two_pens", True), zoo, face)
        assert other not in spots(with_ruling("banks_are_two_pens", False), zoo, face)
    assert other in spots(with_ruling("banks_are_two_pens", False), zoo, None)


@pytest.mark.rule("D-47")
def test_a_row_of_the_pyramid_is_filled_in_any_order_or_from_the_left() -> None:
    full = ["trex", "diplodocus", "trex"]
    for below, free in (([None] * 3, {"B1", "B2", "B3"}), (full, {"M1", "M2"})):
        zoo: oracle.Zoo = {"pyramid": [*below, None, None, None]}
        for any_order in (True, False):
            rules = with_ruling("pyramid_row_in_any_order", any_order)
            allowed = {spot.partition(".")[2] for spot in spots(rules, zoo, None) if "pyramid" in spot}
            assert allowed == (free if any_order else {min(free)})


@pytest.mark.rule("D-51")
def test_the_river_counts_in_the_zoo_or_not() -> None:
    zoos: list[oracle.Zoo] = [
        {"king": ["trex"], "island": ["diplodocus"], "river": ["diplodocus"]},
        {"river": ["trex"] * 2},
    ]
    winter: list[oracle.Zoo] = [{"lookout": ["trex"]}, {"river": ["trex"] * 2}]
    tie: list[oracle.Zoo] = [{"river": ["trex"]}, {"river": ["diplodocus"]}]
    counts, does_not = with_ruling("river_counts_in_zoo", True), with_ruling("river_counts_in_zoo", False)
    assert [points(counts, "summer", zoos)[pen] for pen in ("king", "island")] == [0, 0]
    assert [points(does_not, "summer", zoos)[pen] for pen in ("king", "island")] == [7, 7]
    assert points(counts, "winter", winter)["lookout"] == 4
    assert points(does_not, "winter", winter)["lookout"] == 0
    assert result(counts, ("summer", tie)).winners == (1,)
    assert result(does_not, ("summer", tie)).winners == (0, 1)


@pytest.mark.rule("D-46", "D-50")
def test_a_trex_in_quarantine_counts_or_not() -> None:
    zoos: list[oracle.Zoo] = [{"quarantine": ["trex"]}, {}]
    assert points(with_ruling("quarantined_trex_counts", True), "winter", zoos)["trex"] == 1
    assert points(with_ruling("quarantined_trex_counts", False), "winter", zoos)["trex"] == 0


@pytest.mark.rule("D-18")
def test_a_tied_match_goes_to_the_fewest_trexes_or_is_shared() -> None:
    match: list[tuple[str, list[oracle.Zoo]]] = [
        ("summer", [{"river": ["trex"]}, {}]),
        ("winter", [{}, {"river": ["diplodocus"]}]),
    ]
    by_trexes = result(with_ruling("match_tie_break_trexes", True), *match)
    shared = result(with_ruling("match_tie_break_trexes", False), *match)
    assert (by_trexes.winners, by_trexes.tie_break) == ((1,), "trexes")
    assert (shared.winners, shared.tie_break) == ((0, 1), "shared")
    one_board = result(
        with_ruling("match_tie_break_trexes", False),
        ("summer", [{"river": ["trex"]}, {"river": ["diplodocus"]}]),
    )
    assert one_board.winners == (1,), "D-53 is printed: a single game is not ours to rule on"


@pytest.mark.rule("D-18")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_second_game_is_begun_by_the_next_the_first_or_the_last_roller(players: int) -> None:
    for second, expected in (("next", (1 + 12) % players), ("first", 1), ("last", (1 + 11) % players)):
        options = DraftosaurusOptions(players, "match", order="quick", first=1, second_roller=second)
        state = DRAFTOSAURUS.start(options)
        for _ in play_on(state, Random(1)):
            check_position(state)
            if state.board.id == "winter":
                break
        assert state.roller == expected


def test_every_ruling_says_where_it_comes_from() -> None:
    rulings = rules_data()["rulings"]
    assert set(rulings) == {field.name for field in fields(Rulings)}
    for ruling in rulings.values():
        assert set(ruling) == {"value", "rule", "sure"}
        assert ruling["sure"] in ("A", "B", "C", "R")
