"""What the learned judgement of Drakon sees of a position."""

from typing import Any

import pytest

from saurian.bots.drakon.sight import (
    AHEAD,
    CAN_SEND_DRAKON,
    DRAKON_NEAR,
    FEATURES,
    HAND_AT,
    OPEN_AT,
    ORDER_AT,
    PART,
    RICH,
    ROBBERS_AT,
    STUCK,
    THINKS,
    THREATENED,
    WINNING_COIN,
    Sight,
    make_sight,
    see,
)
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.tables import flat_tables
from tests.bots.test_drakon_levels import some_positions
from tests.games.drakon.lairs import scene

pytest.importorskip("numba")

HANDS = {0: "key/0 find-coin/I find-coin/C", 1: "empty/I"}
MOST = 20
"""Hands of random players grow long; all other numbers are smaller."""


def seen(state: DrakonState) -> Sight:
    """The position, seat 0 next."""
    sight = make_sight()
    see(from_state(state), flat_tables(state.options, state.box), 0, sight)
    return sight


def look(lair: str, **more: Any) -> Sight:
    """A small lair, looked at."""
    return seen(scene(lair, **{"hands": HANDS, **more}))


@pytest.mark.parametrize(
    ("lair", "coins"),
    [
        ("En> Em^", [0] * 8),
        ("En> Fi^", [1] * 8),
        ("En> Em> Fi^", [0] + [1] * 7),
        ("En> Em> Fi^!", [0] * 8),  # Drakon is avoided
        ("En> Fi> Em> Fi^", [1, 1] + [2] * 6),
        ("En> Lo> Fi^", [0] + [1] * 7),  # there is no coin to lose yet
        ("Em> Fiv \n En^ Em<", [0, 1, 1, 1, 1, 2, 2, 2]),  # a ring works again and again (K-32)
        ("En> Wi> Em> Fi^", [0, 1, 1, 1, 1, 1, 1, 1]),  # out of a Windstorm two steps are one move (K-53)
    ],
)
def test_coins_are_counted_by_number_of_moves(lair: str, coins: list[int]) -> None:
    assert list(look(lair).gathered[0, 1:]) == coins


def test_a_coin_may_be_lost_on_the_way() -> None:
    assert list(look("En> Lo> Fi> Fi^", coins={0: (1, 0, 0)}).gathered[0, 1:]) == [0, 0] + [1] * 6


def test_a_portal_leads_everywhere() -> None:
    assert look("Em> Po En< Fi^").gathered[0, 3] == 1


def test_who_plays_by_what_was_learned_is_marked() -> None:
    marked = make_sight()
    marked.thinks[1] = 1
    state = scene("En> Fi^", hands=HANDS)
    see(from_state(state), flat_tables(state.options, state.box), 0, marked)
    assert list(marked.rows[:, THINKS]) == [0, 1, 0, 0, 0, 0]
    assert not look("En> Fi^").rows[:, THINKS].any()


def test_what_a_seat_has_is_seen() -> None:
    row = look("En> Fi^", coins={0: (1, 1, 0)}).rows[0]
    assert row[PART] == pytest.approx(0.3)
    assert row[HAND_AT + KINDS.index("find-coin")] == 2
    assert row[HAND_AT + KINDS.index("key")] == 1
    assert row[ORDER_AT] == 1


def test_who_needs_one_more_coin_is_known() -> None:
    assert look("En> Fi^", coins={0: (0, 0, 3)}).rows[0, WINNING_COIN] == 1
    assert look("En> Fi^", coins={0: (0, 1, 2)}).rows[0, WINNING_COIN] < 1
    assert look("En> Po", coins={0: (0, 0, 3)}, escape=True).rows[0, RICH] == 1


def test_a_dead_end_is_seen() -> None:
    rows = look("En> Em^@1 Em<").rows
    assert [rows[0, STUCK], rows[1, STUCK]] == [0, 1]
    assert rows[1, OPEN_AT + 1] == 1


def test_threats_are_seen() -> None:
    """The seats that can be robbed in one move, and those that Drakon can be sent to."""
    assert look("En> Sl^", coins={1: (1, 0, 0)}).rows[1, ROBBERS_AT] == 1
    sight = look("En> Dr^ Em^! Em^@1", coins={1: (1, 0, 0)})
    assert sight.rows[0, CAN_SEND_DRAKON] == 1
    assert sight.rows[1, DRAKON_NEAR] == 1
    assert sight.rows[1, THREATENED] > 0


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_number_of_every_row_is_small(players: int) -> None:
    for state in some_positions(DrakonOptions(players, heroes=True), 31, every=9):
        sight = seen(state)
        assert sight.rows.shape[1] == FEATURES
        assert abs(sight.rows).max() <= MOST
        assert (sight.gathered[:players, 1:] >= sight.gathered[:players, :-1]).all()
        assert sight.gathered.max() <= AHEAD
