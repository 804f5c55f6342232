"""Where Drakon's bots and hints see ways: nowhere but where the rules lead."""

from collections.abc import Iterator
from random import Random

import pytest

from saurian.bots.drakon.greedy import GreedyBot, steps_to_go
from saurian.bots.drakon.ways import way_out, way_to_coin
from saurian.core import Action, Seat
from saurian.games.drakon.actions import At, Step
from saurian.games.drakon.box import Box
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.legal import destinations, ends_of
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import BLOWN, TURN
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.table import Pending
from tests.bots.drakon_cases import Case
from tests.games.drakon.lairs import box_with, move, scene
from tests.random_games import play_on
from tests.sim.drakon_boxes import box_of

PATHS = ("windstorm", "key", "portal", "harp", "empty", "drakon-move")


# --- against the engine -------------------------------------------------------------------------------


def random_lairs(box: Box, games: int) -> Iterator[DrakonState]:
    """Lairs of random games, with the heroes where they came to."""
    for seed in range(games):
        state = DrakonState.start(DrakonOptions(players=3), box)
        for number, _ in enumerate(play_on(state, Random(seed))):
            if number % 9 == 0 and state.now.phase is TURN:
                yield state


def ends_of_move(state: DrakonState, seat: Seat, action: Action) -> list[str]:
    """Where the engine lets a move end that begins so, whatever is chosen then."""
    after = state.clone()
    events = after.apply(seat, action)  # type: ignore[arg-type]
    if after.now.phase is BLOWN:
        return [end for second in after.legal(seat) for end in ends_of_move(after, seat, second)]
    return [str(event.args["cell"]) for event in events if event.id == "hero-moved"][:1]


def at_every_chamber(state: DrakonState) -> Iterator[tuple[DrakonState, Cell]]:
    """The same lair, with the hero whose turn it is in each chamber."""
    for cell in state.lair:
        moved = state.clone()
        moved.cells[state.turn] = cell
        moved.now = Pending(TURN, state.turn)
        yield moved, cell


@pytest.mark.rule("K-30", "K-52", "K-53", "K-54", "K-55")
@pytest.mark.parametrize("freezes", [False, True])
@pytest.mark.parametrize("calls", [False, True])
def test_moves_end_where_they_are_seen_to_end(freezes: bool, calls: bool) -> None:
    box = box_of(PATHS, harp_freezes_in_windstorm=freezes, harp_calls_through_key=calls)
    blown = 0
    for state in random_lairs(box, games=6):
        for moved, cell in at_every_chamber(state):
            seen: list[Cell] = []
            for action in moved.legal(state.turn):
                if isinstance(action, Step | At):
                    ends = ends_of(moved, cell, action)
                    seen += ends
                    assert sorted(map(write_cell, ends)) == sorted(ends_of_move(moved, state.turn, action))
            assert sorted(destinations(moved, cell)) == sorted(seen)
            blown += len(seen) > 0 and moved.lair[cell].kind == "windstorm"
    assert blown > 20


# --- coins that the wind blows past -------------------------------------------------------------------

PAST_A_COIN = "Wi>@0 Fi> Em> Fi> Em En@1"
"""Out of the Windstorm one is blown past the first coin; the second is one move further."""


@pytest.mark.rule("K-53")
def test_a_coin_that_the_wind_blows_past_is_not_one_move_away() -> None:
    state = scene(PAST_A_COIN)
    way = way_to_coin(state, 0)
    assert way is not None
    assert (way.steps, write_cell(way.cell)) == (2, "-2,0")
    assert steps_to_go(state, 0) == 2


@pytest.mark.rule("K-53")
def test_a_hint_promises_no_coin_that_the_wind_blows_past() -> None:
    case = Case("", "En> Wi> Fi> Em^", "go E", more={"hands": {1: "empty/I"}})
    assert "hint-leads-to" not in [message.id for message in case.reasons()]
    case = Case("", "En> Wi> Em> Fi^", "go E", more={"hands": {1: "empty/I"}})
    assert "hint-leads-to" in [message.id for message in case.reasons()]


@pytest.mark.rule("K-53")
def test_the_greedy_bot_does_not_walk_after_it() -> None:
    picture = """
        Em  Wi>   Fi>  Em
        .   En^>  Em>  Fi
        """
    state = scene(picture, hands={1: "empty/I"})
    assert GreedyBot().choose(state.view(0), Random(1)) == move("go E")


# --- a way out past Drakon ----------------------------------------------------------------------------


@pytest.mark.rule("K-80")
@pytest.mark.parametrize("bars", [True, False])
def test_drakon_is_in_the_way_out_only_if_she_bars_it(bars: bool) -> None:
    box = box_with(drakon_bars_escape=bars)
    state = scene("En> Em> Po!", coins={0: (0, 1, 2)}, escape=True, box=box)
    way = way_out(state, state.cells[0])
    assert (way is None) == bars


@pytest.mark.rule("K-42")
def test_whom_one_may_choose_to_rob_counts() -> None:
    coins = {2: (1, 0, 0)}
    assert way_to_coin(scene("En> Sl^", coins=coins, players=4), 0) is None
    state = scene("En> Sl^", coins=coins, players=4, box=box_with(victim="choice"))
    assert way_to_coin(state, 0) is not None


@pytest.mark.rule("K-60")
def test_the_greedy_bot_does_not_end_its_turn_with_drakon() -> None:
    state = scene(
        "En> Fi!> Em^",
        hands={1: "empty/I"},
        coins={0: (1, 0, 1)},
        heroes="ranger thief",
        abilities=True,
    )
    state.apply(0, move("go E"))
    assert GreedyBot().choose(state.view(0), Random(1)) == move("use")
