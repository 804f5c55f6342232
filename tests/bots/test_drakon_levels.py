"""The levels of Drakon: legal, fair, reproducible, each stronger than the one below. Work is counted, not
timed."""

from itertools import count, islice
from random import Random
from typing import Any

import pytest

from saurian.bots import Bot, bots_of, levels_of, make_bot, makers
from saurian.bots.drakon import levels, search
from saurian.core import CHANCE, Outcome, State
from saurian.games.drakon import DRAKON
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from tests.games.drakon.mixes import MIXES, name_of
from tests.random_games import play_on

pytest.importorskip("numba")

NAMES = levels_of("drakon")
SOME = MIXES[5::17]


def bot_for_tests(name: str, iterations: int = 20) -> Bot:
    """A level that thinks little, and never looks at the clock."""
    searches = "iterations" in makers("drakon")[name].settings
    return make_bot(name, "drakon", iterations=iterations if searches else None)


def play(options: DrakonOptions, bots: list[Bot], seed: int) -> Outcome:
    """A game among bots, every decision checked."""
    state: State[Any] = DRAKON.start(options)
    luck, mind = Random(seed), Random(seed + 1)
    while acting := state.acting():
        (seat,) = acting
        if seat == CHANCE:
            state.apply(seat, state.sample(luck))
        else:
            action = bots[seat].choose(state.view(seat), mind)
            assert action in state.legal(seat)
            state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def some_positions(options: DrakonOptions, seed: int, every: int) -> list[DrakonState]:
    """Some positions of a random game in which a seat decides."""
    state = DRAKON.start(options)
    moves = islice(play_on(state, Random(seed)), 400)
    return [state.clone() for _ in moves if state.acting() not in ((), (CHANCE,))][::every]


@pytest.mark.parametrize("options", SOME[::2], ids=name_of)
def test_no_level_ever_plays_an_illegal_move(options: DrakonOptions) -> None:
    bots = [bot_for_tests(NAMES[seat % len(NAMES)]) for seat in range(options.players)]
    assert play(options, bots, seed=1).winners


@pytest.mark.parametrize("options", SOME[::3], ids=name_of)
def test_no_level_is_ever_at_a_loss(options: DrakonOptions) -> None:
    """Random games get into positions that good players avoid: effects within effects, huge hands."""
    for state in some_positions(options, 4, every=5):
        (seat,) = state.acting()
        for name in NAMES:
            assert bot_for_tests(name).choose(state.view(seat), Random(1)) in state.legal(seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for state in some_positions(DrakonOptions(players=3, heroes=True), 5, every=9):
        (seat,) = state.acting()
        moves = {bot_for_tests(name).choose(state.view(seat), Random(7)) for _ in range(2)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "options", [DrakonOptions(2), DrakonOptions(4, heroes=True, teams=True)], ids=name_of
)
def test_a_level_plays_the_same_whatever_is_hidden_from_it(name: str, options: DrakonOptions) -> None:
    rng = Random(3)
    for state in some_positions(options, 6, every=7):
        (seat,) = state.acting()
        other = state.resample(seat, rng)
        moves = {bot_for_tests(name).choose(each.view(seat), Random(4)) for each in (state, other)}
        assert len(moves) == 1


def wins(name: str, rival: str, games: int, iterations: int, short: bool = False) -> float:
    """The share of wins of one against three of another, each deal from every seat."""
    won, players = 0.0, 4
    for number in range(games):
        bots = [make_bot(rival, "drakon")] * players
        bots[number % players] = bot_for_tests(name, iterations)
        outcome = play(DrakonOptions(players, short=short), bots, seed=100 + number // players)
        won += (number % players in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(
    ("name", "rival", "games", "least"),
    [
        ("easy", "random", 24, 0.40),
        ("hard", "random", 8, 0.80),
        ("hard", "easy", 8, 0.40),
        ("hard", "greedy", 8, 0.30),
    ],
)
def test_strength(name: str, rival: str, games: int, least: float) -> None:
    assert wins(name, rival, games, iterations=50, short=True) > least


@pytest.mark.soak
def test_hard_beats_greedy() -> None:
    assert wins("hard", "greedy", games=120, iterations=1500) > 0.4


@pytest.mark.soak
def test_hard_beats_medium() -> None:
    """Among those who play by the net, too, not only among greedy players."""
    assert wins("hard", "medium", games=120, iterations=600) > 0.25


@pytest.mark.soak
def test_expert_beats_hard() -> None:
    expert, hard = bot_for_tests("expert", 4000), bot_for_tests("hard", 400)
    won, games = 0.0, 200
    for number in range(games):
        bots = [hard, expert] if number % 2 else [expert, hard]
        outcome = play(DrakonOptions(players=2), bots, seed=number // 2)
        won += (number % 2 in outcome.winners) / len(outcome.winners)
    assert won / games > 0.5


def test_levels_are_registered() -> None:
    assert bots_of("drakon") == ("random", "greedy", "easy", "medium", "hard", "expert")
    for name in bots_of("drakon"):
        make_bot(name, "drakon").prepare()


def test_a_level_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=0.01)  # each reading comes 0.01 s after the one before
    monkeypatch.setattr(search, "perf_counter", lambda: next(clock))
    state = some_positions(DrakonOptions(), 8, every=1)[-1]
    verdicts = search.search(state.view(state.acting()[0]), search.Budget(10_000_000, seconds=0.3), seed=1)
    looks = 30 - search.WORLDS  # after each of the first worlds it looks, too
    assert sum(verdict.visits for verdict in verdicts) == pytest.approx(looks * search.CHUNK, rel=0.1)


@pytest.mark.parametrize("name", levels.SECONDS)
def test_the_clock_is_looked_at_often_enough(name: str) -> None:
    between_looks = search.CHUNK / levels.ITERATIONS_A_SECOND[name]
    assert between_looks < 0.1 * levels.SECONDS[name], "even if the machine is half as fast"
