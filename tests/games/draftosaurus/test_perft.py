"""Exact numbers of ways a tiny game can go; a slip in any rule of play would change them."""

from dataclasses import dataclass

import pytest

from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.mixes import Tiny, herd, name_of


@dataclass(frozen=True)
class Perft:
    """A tiny game, and how many ways it can have gone after 1, 2, 3 … moves."""

    tiny: Tiny
    ways: list[int]


PERFTS = [
    Perft(  # two draw two each, choose, place and discard
        Tiny(DraftosaurusOptions(2, "summer", first=0), herd("TDDC"), rounds=1, turns=1, hand=2),
        [4, 4, 24, 42, 72, 504, 2520, 2520, 2520, 0],
    ),
    Perft(  # the quarantine may keep its dinosaur
        Tiny(DraftosaurusOptions(2, "winter", "polish", "quick", 1), herd("TTDD"), rounds=1, turns=1, hand=2),
        [3, 3, 18, 152, 2052, 2052, 2052, 3780, 1944, 0],
    ),
    Perft(
        Tiny(DraftosaurusOptions(3, "summer", first=0), herd("TTD"), rounds=1, turns=1, hand=1),
        [2, 3, 3, 18, 18, 18, 18, 126, 630, 3402, 0],
    ),
    Perft(  # hands of two that go round
        Tiny(DraftosaurusOptions(3, "summer", order="quick", first=0), herd("TTDDCC"), 1, turns=2, hand=2),
        [6, 21, 21, 126, 1386, 11340],
    ),
    Perft(  # the quarantine must give up its dinosaur
        Tiny(DraftosaurusOptions(3, "winter", first=0), herd("TDC"), rounds=1, turns=1, hand=1),
        [3, 6, 6, 36, 36, 36, 36, 324, 2052, 14364, 32736],
    ),
    Perft(  # chance names the first roller
        Tiny(DraftosaurusOptions(3, "winter", "polish", "quick"), herd("TTD"), rounds=1, turns=1, hand=1),
        [3, 6, 9, 9, 54, 390, 2850, 21546],
    ),
    Perft(  # a second board
        Tiny(DraftosaurusOptions(3, "match", order="quick", first=0), herd("TTT"), rounds=1, turns=1, hand=1),
        [1, 1, 1, 6, 42, 210, 1134, 1134, 1134, 1134, 6804],
    ),
    Perft(
        Tiny(DraftosaurusOptions(4, "summer", order="quick"), herd("TTTD"), rounds=1, turns=1, hand=1),
        [4, 8, 12, 16, 16, 96, 528, 2976, 17376],
    ),
    Perft(  # nobody is free
        Tiny(
            DraftosaurusOptions(5, "summer", "polish", "quick", 0), herd("TTTTT"), rounds=1, turns=1, hand=1
        ),
        [1, 1, 1, 1, 1, 6, 30, 162, 942, 5826],
    ),
    Perft(  # the roller is
        Tiny(DraftosaurusOptions(5, order="quick", first=0), herd("TTTTT"), rounds=1, turns=1, hand=1),
        [1, 1, 1, 1, 1, 6, 42, 210, 1134, 6594],
    ),
    Perft(  # a second round
        Tiny(DraftosaurusOptions(3, "summer", order="quick", first=2), herd("TTTTTT"), 2, turns=1, hand=1),
        [1, 1, 1, 6, 30, 162, 1134, 1134, 1134, 1134, 6804],
    ),
]
EVERY_PERFT = pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: name_of(perft.tiny.options))


def ways(state: DraftosaurusState, moves: int) -> int:
    """The number of move sequences of a length, seats in their order, chance included."""
    total = 0
    for seat in state.acting()[:1]:
        if moves == 1:
            return len(state.legal(seat))
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            total += ways(after, moves - 1)
    return total


def oracle_ways(table: oracle.Table, moves: int) -> int:
    """The same, counted by the oracle."""
    total = 0
    for who in oracle.to_act(table)[:1]:
        if moves == 1:
            return len(oracle.moves(table, who))
        for move in oracle.moves(table, who):
            after = oracle.copy_of(table)
            oracle.play(after, who, move)
            total += oracle_ways(after, moves - 1)
    return total


@EVERY_PERFT
@pytest.mark.rule("D-11", "D-12", "D-16", "D-17", "D-18", "D-46")
def test_a_tiny_game_can_go_so_many_ways(perft: Perft) -> None:
    start = perft.tiny.start()
    assert [ways(start, moves) for moves in range(1, len(perft.ways) + 1)] == perft.ways


@EVERY_PERFT
def test_the_oracle_counts_as_many(perft: Perft) -> None:
    start = perft.tiny.oracle_start()
    depths = [depth for depth, number in enumerate(perft.ways, start=1) if number < 12_000]
    assert [oracle_ways(start, depth) for depth in depths] == [perft.ways[depth - 1] for depth in depths]


@pytest.mark.soak
@EVERY_PERFT
def test_both_count_the_same_two_moves_deeper(perft: Perft) -> None:
    for depth in (len(perft.ways) + 1, len(perft.ways) + 2):
        assert ways(perft.tiny.start(), depth) == oracle_ways(perft.tiny.oracle_start(), depth)
