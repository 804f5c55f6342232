"""Positions and views as Python objects: copied, sent to other processes, hashed, printed."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from copy import copy, deepcopy
from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE, State
from saurian.games import GAMES, find_game
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.drakon import DRAKON
from saurian.games.drakon.state import DrakonState
from tests.games.draftosaurus.rules_file import with_ruling
from tests.games.drakon.mixes import tiny_box
from tests.random_games import play_on

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
MOST_CHARACTERS = 1000


def positions(name: str, every: int = 9) -> Iterator[State[Any]]:
    """Some positions of a random game, the first and the last included."""
    state = find_game(name).start()
    yield state
    for number, _ in enumerate(play_on(state, Random(1))):
        if number % every == 0:
            yield state
    yield state


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


# --- copies -------------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("make", [pickled, deepcopy, copy])
def test_a_copy_of_a_state_equals_its_original(name: str, make: Any) -> None:
    for state in positions(name):
        other = make(state)
        assert other == state
        assert other is not state
        assert other.acting() == state.acting()
        assert other.outcome() == state.outcome()


@EVERY_GAME
def test_a_copy_shares_nothing_that_can_change(name: str) -> None:
    for state in positions(name):
        if state.acting():
            other, before = deepcopy(state), state.clone()
            next(play_on(other, Random(2)))
            assert state == before != other


@EVERY_GAME
@pytest.mark.parametrize("make", [pickled, deepcopy, copy])
def test_a_copy_of_a_view_equals_its_original(name: str, make: Any) -> None:
    for state in positions(name):
        for seat in (None, 0, 1):
            view = state.view(seat)
            assert make(view) == view
            assert hash(make(view)) == hash(view)


@EVERY_GAME
def test_views_can_be_keys(name: str) -> None:
    states = [state.clone() for state in positions(name)]
    table = {state.view(0): number for number, state in enumerate(states[:-1])}
    assert len(table) == len(states) - 1
    assert all(table[state.view(0)] == number for number, state in enumerate(states[:-1]))


def test_what_is_the_same_in_every_game_does_not_travel() -> None:
    assert pickled(DRAFTOSAURUS.start()).rules is DRAFTOSAURUS.start().rules
    assert pickled(DRAKON.start()).box is DRAKON.start().box
    assert pickled(DRAKON.start()).now.phase is DRAKON.start().now.phase


def test_rules_and_boxes_of_ones_own_travel_too() -> None:
    rules = with_ruling("pyramid_row_in_any_order", False)
    zoo = DraftosaurusState.start(DRAFTOSAURUS.options(board="winter"), rules)
    assert pickled(zoo) == zoo
    assert zoo != DRAFTOSAURUS.start({"board": "winter"})
    box = tiny_box({"empty": {"S": 3}, "find-coin": {"I": 2}}, (3, 3, 3))
    lair = DrakonState.start(DRAKON.options(players=2), box)
    assert pickled(lair) == lair
    assert lair != DRAKON.start({"players": 2})


@EVERY_GAME
def test_a_state_plays_on_in_another_process(name: str, tmp_path: Any) -> None:
    """One that begins with nothing imported; the end of a game is still known as such."""
    *_, last = positions(name)
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps(last))
    code = f"import pickle; print(pickle.load(open({str(file)!r}, 'rb')).outcome().totals)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    outcome = last.outcome()
    assert outcome is not None
    assert answer.stdout.strip() == str(outcome.totals)


# --- text ---------------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_state_shows_its_position(name: str) -> None:
    game = find_game(name)
    for state in positions(name):
        position = game.write_position(state)
        assert repr(state).startswith(f"<{type(state).__name__} {position[:80]}")
        assert len(repr(state)) < MOST_CHARACTERS


@EVERY_GAME
def test_a_state_is_printed_as_a_table(name: str) -> None:
    for state in positions(name):
        lines = str(state).splitlines()
        players = state.view(None).options.players  # type: ignore[attr-defined]
        assert [line.split()[0].rstrip("*") for line in lines[-players:]] == list(map(str, range(players)))
        acting = {int(line.split("*")[0]) for line in lines[-players:] if line.split()[0].endswith("*")}
        assert acting == set(state.acting()) - {CHANCE}


@EVERY_GAME
def test_a_view_shows_no_more_than_its_seat_knows(name: str) -> None:
    """Neither text tells apart two worlds that the seat cannot."""
    for state in positions(name, every=25):
        for seat in (None, 0):
            view = state.view(seat)
            other = view.resample(Random(3)).view(seat)
            assert (repr(view), str(view)) == (repr(other), str(other))
            assert len(repr(view)) < MOST_CHARACTERS


def test_parts_of_a_position_are_short_too() -> None:
    draftosaurus, drakon = DRAFTOSAURUS.start(), DRAKON.start()
    shown = [repr(draftosaurus.rules), repr(draftosaurus.board), repr(draftosaurus.phase)]
    assert shown == ["<Rules international v1>", "<Board summer>", "<Phase first>"]
    assert [repr(pen) for pen in draftosaurus.board.pens][:1] == ["<Pen sameness>"]
    assert [repr(spot) for spot in draftosaurus.board.spots][:1] == ["<Spot sameness>"]
    shown = [repr(drakon.box), repr(drakon.lair), repr(drakon.now.phase)]
    assert shown == ["<Box of 72 chambers and 28 coins>", "<Lair of 1 chambers>", "<Phase first>"]


# --- seats --------------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("seat", [CHANCE, -2, 4, 7])
def test_who_does_not_sit_there_sees_nothing(name: str, seat: int) -> None:
    for state in positions(name):
        with pytest.raises(
            ValueError, match=r"there is no seat (CHANCE|-?\d): seats are 0 to 3, None is a spectator"
        ):
            state.view(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            state.resample(seat, Random(1))
        if seat != CHANCE:
            with pytest.raises(ValueError, match="there is no seat"):
                state.legal(seat)
