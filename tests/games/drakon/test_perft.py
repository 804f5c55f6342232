"""Exact numbers of ways a tiny game can go; a slip in any rule of play would change them."""

from dataclasses import dataclass

import pytest

from saurian.games.drakon.box import Box
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from tests.games.drakon.mixes import tiny_box


@dataclass(frozen=True)
class Perft:
    """A tiny game, and how many ways it can have gone after 1, 2, 3 … moves, heroes picked."""

    name: str
    options: DrakonOptions
    box: Box
    ways: list[int]


PERFTS = [
    Perft(
        "coins",
        DrakonOptions(2, first=0),
        tiny_box({"find-coin": {"I": 2, "T": 1}}, (1, 1, 0)),
        [1, 12, 12, 24, 264, 636, 5016],
    ),
    Perft(
        "theft",
        DrakonOptions(2, first=0),
        tiny_box({"find-coin": {"S": 2}, "steal-coin-left": {"S": 2}}, (1, 1, 1)),
        [1, 4, 4, 8, 40, 52, 176, 472, 1244, 6048],
    ),
    Perft(
        "drakon",
        DrakonOptions(2, first=0),
        tiny_box({"drakon-move": {"C": 2}, "find-coin": {"C": 1}}, (1, 0, 0)),
        [1, 8, 8, 8, 16, 128, 400, 2672, 6688],
    ),
    Perft(
        "minds",
        DrakonOptions(3, first=0),
        tiny_box({"mind-control": {"T": 3}, "key": {"0": 1}}, (1, 0, 0)),
        [1, 4, 4, 8, 68, 200, 1236, 4212],
    ),
    Perft(
        "lair",
        DrakonOptions(2, first=0),
        tiny_box({"destroy": {"I": 1}, "rotate": {"I": 1}, "swap": {"I": 2}}, (1, 0, 0)),
        [1, 12, 12, 24, 264, 492, 1068, 7544],
    ),
    Perft(
        "flight",
        DrakonOptions(2, first=0, two_actions=True),
        tiny_box({"flying": {"I": 3}}, (1, 0, 0)),
        [1, 12, 12, 24, 384, 876, 17620],
    ),
    Perft(
        "flight-1",
        DrakonOptions(2, first=0, two_actions=True),
        tiny_box({"flying": {"I": 3}}, (1, 0, 0), version=1),
        [1, 12, 12, 24, 360, 828, 15940],
    ),
    Perft(
        "wind",
        DrakonOptions(2, first=0, two_actions=True),
        tiny_box({"windstorm": {"S": 2}, "harp": {"S": 1}}, (1, 0, 0)),
        [1, 4, 4, 8, 36, 88, 336, 568, 1000, 552, 688, 0],
    ),
    Perft(
        "escape",
        DrakonOptions(2, first=0, escape=True),
        tiny_box({"escape": {"C": 2}, "portal": {"0": 1}}, (1, 0, 0)),
        [1, 8, 16, 16, 32, 248, 520, 1648, 5360],
    ),
    Perft(
        "heroes",
        DrakonOptions(2, first=0, heroes=True),
        tiny_box({"lose-coin": {"I": 1}, "find-coin": {"I": 2}}, (2, 0, 0)),
        [1, 12, 12, 36, 264, 516, 1092, 7016],
    ),
]


def start(perft: Perft) -> DrakonState:
    """The first turn: heroes are picked, each hand is the first that can be drawn."""
    state = DrakonState.start(perft.options, perft.box)
    while state.now.phase.name != "turn":
        (seat,) = state.acting()
        state.apply(seat, state.legal(seat)[0])
    return state


def ways(state: DrakonState, moves: int) -> int:
    """The number of move sequences of a length, chance included."""
    if moves == 0:
        return 1
    total = 0
    for seat in state.acting():
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            total += ways(after, moves - 1)
    return total


@pytest.mark.rule("K-10", "K-20", "K-21", "K-22", "K-30")
@pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)
def test_a_tiny_game_can_go_so_many_ways(perft: Perft) -> None:
    state = start(perft)
    assert [ways(state, moves) for moves in range(1, len(perft.ways) + 1)] == perft.ways
