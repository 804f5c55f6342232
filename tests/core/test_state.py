"""What every state and view offers: points, common moves, chance, keys, errors in words."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE, IllegalAction, Outcome, State
from saurian.games import GAMES, find_game
from tests.random_games import play_on, random_position
from tests.without_numba import run_without_numba

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "draftosaurus": [{"players": 2}, {"players": 3, "order": "quick"}, {"players": 5, "board": "match"}],
    "drakon": [{"players": 2}, {"players": 4, "teams": True, "heroes": True}, {"players": 6, "escape": True}],
}
GAMES_AND_OPTIONS = [(game, options) for game in GAMES for options in OPTIONS[game]]


def positions(name: str, options: dict[str, Any], count: int) -> list[State[Any]]:
    game = find_game(name)
    return [random_position(game, game.options(options), Random(seed), 150) for seed in range(count)]


@pytest.mark.parametrize(("name", "options"), GAMES_AND_OPTIONS)
def test_points_become_the_totals(name: str, options: dict[str, Any]) -> None:
    state = find_game(name).start(options)
    assert state.points() == (0,) * options["players"]
    for _ in play_on(state, Random(3)):
        assert len(state.points()) == options["players"]
    outcome = state.outcome()
    assert outcome is not None
    assert state.points() == outcome.totals


@pytest.mark.parametrize("name", GAMES)
def test_all_acting_seats_decide_at_once(name: str) -> None:
    one, rng = find_game(name).start({"players": 3}), Random(4)
    one.settle(rng)
    other = one.clone()
    while acting := one.acting():
        actions = {
            seat: one.sample(rng) if seat == CHANCE else rng.choice(one.legal(seat)) for seat in acting
        }
        events = one.apply_all(actions)
        assert events == [event for seat in acting for event in other.apply(seat, actions[seat])]
    assert one == other


def test_nothing_changes_unless_all_of_them_may() -> None:
    state = find_game("draftosaurus").start({"players": 2})
    state.settle(Random(1))
    before = state.clone()
    legal, illegal = state.legal(0)[0], find_game("draftosaurus").read_move("@river")
    with pytest.raises(IllegalAction):
        state.apply_all({0: legal, 1: illegal})
    with pytest.raises(ValueError, match=r"acting seats are \[0, 1\], the actions are for \[0\]"):
        state.apply_all({0: legal})
    assert state == before


@pytest.mark.parametrize("name", GAMES)
def test_settle_lets_chance_act_until_a_seat_must(name: str) -> None:
    state = find_game(name).start()
    assert state.acting() == (CHANCE,)
    assert state.settle(Random(1))
    assert CHANCE not in state.acting()
    assert state.settle(Random(1)) == []


def test_shares_of_the_win() -> None:
    def shares(*ranks: int) -> tuple[float, ...]:
        return Outcome(ranks, ranks, ({},) * len(ranks)).shares

    assert shares(2, 1, 3) == (0, 1, 0)
    assert shares(1, 3, 1) == (0.5, 0, 0.5)


@pytest.mark.parametrize("name", GAMES)
def test_codes_below_seat_codes_are_those_of_seats(name: str) -> None:
    game = find_game(name)
    assert 0 < game.seat_codes < game.codes
    for seed in range(5):
        for move in play_on(game.start(), Random(seed)):
            assert (game.code(move.action) < game.seat_codes) == (move.seat != CHANCE)


# --- keys of views ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), GAMES_AND_OPTIONS)
def test_views_have_the_same_key_exactly_if_they_are_equal(name: str, options: dict[str, Any]) -> None:
    states = positions(name, options, 6)
    worlds = [state.resample(0, Random(5)) for state in states]
    views = [state.view(seat) for state in (*states, *worlds) for seat in (None, 0, 1)]
    keys = [view.key() for view in views]
    for one, key in zip(views, keys, strict=True):
        assert [other == one for other in views] == [other == key for other in keys]


@pytest.mark.parametrize(("name", "options"), GAMES_AND_OPTIONS)
def test_a_key_tells_nothing_that_is_hidden(name: str, options: dict[str, Any]) -> None:
    for state in positions(name, options, 8):
        for seat in (None, *range(options["players"])):
            assert state.view(seat).key() == state.resample(seat, Random(6)).view(seat).key()


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_the_same_in_other_processes(name: str) -> None:
    states = positions(name, OPTIONS[name][1], 3)
    assert [pickle.loads(pickle.dumps(state.view(0))).key() for state in states] == [
        state.view(0).key() for state in states
    ]
    program = (
        "from tests.core.test_state import OPTIONS, positions\n"
        f"for state in positions({name!r}, OPTIONS[{name!r}][1], 3): print(state.view(0).key())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [str(state.view(0).key()) for state in states]


# --- errors in words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seat", "move", "told"),
    [
        ("draftosaurus", 1, "@river", "seat 1 cannot play @river in phase choose: "),
        ("drakon", 0, "done", "seat 0 cannot play done in phase "),
        ("draftosaurus", CHANCE, "roll food-court", "chance cannot play roll food-court in phase choose: "),
    ],
)
def test_an_illegal_action_says_seat_move_and_phase(name: str, seat: int, move: str, told: str) -> None:
    game = find_game(name)
    state = game.start({"players": 2})
    state.settle(Random(1))
    with pytest.raises(IllegalAction) as raised:
        state.apply(seat, game.read_move(move))
    problem = raised.value
    assert str(problem).startswith(told)
    assert str(problem).endswith(f" [{problem.message.id}]")
    assert (problem.seat, problem.move, problem.phase) == (seat, move, state.phase_name)


def test_it_does_so_without_words_too() -> None:
    done = run_without_numba(
        "sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "import saurian\n"
        "state = saurian.games.find_game('drakon').start()\n"
        "try: state.apply(0, saurian.games.find_game('drakon').read_move('done'))\n"
        "except saurian.IllegalAction as problem: print(problem)"
    )
    assert done.stdout.strip() == "seat 0 cannot play done in phase first: why-not-your-turn (seat=0)", (
        done.stderr
    )
