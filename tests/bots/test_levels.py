"""The levels of Draftosaurus: legal, fair, reproducible, each stronger than the one below. Work is counted,
not timed."""

from itertools import count, islice
from random import Random
from typing import Any

import pytest

from saurian.arena.contest import Contest
from saurian.arena.match import Match
from saurian.arena.named_bots import named_bot
from saurian.arena.workers import play_here
from saurian.bots import Bot, bots_of, levels_of, make_bot, makers
from saurian.bots.draftosaurus import levels, search
from saurian.core import CHANCE, Outcome, State
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.draftosaurus.tables import machines_of
from tests.games.draftosaurus.mixes import MIXES, name_of
from tests.random_games import play_on

pytest.importorskip("numba")

NAMES = levels_of("draftosaurus")
SOME = MIXES[::7]


def bot_for_tests(name: str, iterations: int = 40) -> Bot:
    """A level that thinks little, and never looks at the clock."""
    searches = "iterations" in makers("draftosaurus")[name].settings
    return make_bot(name, "draftosaurus", iterations=iterations if searches else None)


def play(options: DraftosaurusOptions, bots: list[Bot], seed: int) -> Outcome:
    """A game among bots, every decision checked."""
    state: State[Any] = DRAFTOSAURUS.start(options)
    luck, mind = Random(seed), Random(seed + 1)
    while acting := state.acting():
        for seat in acting:
            if seat == CHANCE:
                state.apply(seat, state.sample(luck))
            else:
                action = bots[seat].choose(state.view(seat), mind)
                assert action in state.legal(seat)
                state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def some_positions(options: DraftosaurusOptions, seed: int, every: int) -> list[DraftosaurusState]:
    """Some positions of a random game in which a seat decides."""
    state = DRAFTOSAURUS.start(options)
    moves = islice(play_on(state, Random(seed)), 400)
    return [state.clone() for _ in moves if state.acting() not in ((), (CHANCE,))][::every]


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_no_level_ever_plays_an_illegal_move(options: DraftosaurusOptions) -> None:
    bots = [bot_for_tests(NAMES[seat % len(NAMES)]) for seat in range(options.players)]
    assert play(options, bots, seed=1).winners
    assert play(options, bots[::-1], seed=2).winners


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for state in some_positions(DraftosaurusOptions(players=3, board="match"), 5, every=9):
        seat = state.acting()[0]
        moves = {bot_for_tests(name).choose(state.view(seat), Random(7)) for _ in range(2)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_level_plays_the_same_whatever_is_hidden_from_it(name: str, players: int) -> None:
    rng = Random(3)
    for state in some_positions(DraftosaurusOptions(players=players, board="winter"), 6, every=7):
        seat = rng.choice(state.acting())
        other = state.resample(seat, rng)
        moves = {bot_for_tests(name).choose(each.view(seat), Random(4)) for each in (state, other)}
        assert len(moves) == 1


def wins(name: str, rival: str, players: int, games: int, iterations: int) -> float:
    """The win share of one bot against several of another, each deal from every seat."""
    options = DraftosaurusOptions(players=players)
    won = 0.0
    for number in range(games):
        bots = [bot_for_tests(rival, iterations)] * players
        bots[number % players] = bot_for_tests(name, iterations)
        outcome = play(options, bots, seed=100 + number // players)
        won += (number % players in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(
    ("name", "rival", "players", "least"),
    [
        ("easy", "random", 4, 0.40),
        ("greedy", "easy", 2, 0.50),
        ("medium", "greedy", 2, 0.55),
        ("hard", "medium", 2, 0.55),
        ("hard", "greedy", 4, 0.45),
        ("hard", "random", 4, 0.90),
    ],
)
def test_strength(name: str, rival: str, players: int, least: float) -> None:
    assert wins(name, rival, players, games=24, iterations=100) > least


@pytest.mark.soak
def test_expert_beats_hard() -> None:
    """With a fortieth of their work, so that it ends; the interval must show it."""
    bots = ("expert:iterations=1000", "hard:iterations=300")
    match = Match(DRAFTOSAURUS, DraftosaurusOptions(2, order="quick"), bots, seed=1, make=named_bot)
    contest = Contest(match)
    contest.count(play_here(match, range(1, 161)))
    expert = contest.to_json()["seats"][0]
    assert expert["low"] > expert["par"]


def test_levels_are_registered() -> None:
    assert bots_of("draftosaurus") == ("random", "greedy", "easy", "medium", "hard", "expert")
    for name in bots_of("draftosaurus"):
        make_bot(name, "draftosaurus").prepare()


def test_who_is_prepared_need_not_make_tables_at_the_table() -> None:
    make_bot("hard", "draftosaurus").prepare()
    made = machines_of.cache_info().misses
    for options in SOME:
        view = some_positions(options, 11, every=1)[0].view(0)
        bot_for_tests("hard", iterations=1).choose(view, Random(1))
    assert machines_of.cache_info().misses == made


def test_a_level_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=0.01)  # each reading comes 0.01 s after the one before
    monkeypatch.setattr(search, "perf_counter", lambda: next(clock))
    view = some_positions(DraftosaurusOptions(), 8, every=1)[0].view(0)
    verdicts = search.search(view, search.Budget(10_000_000, seconds=0.3), seed=1)
    assert sum(verdict.trials for verdict in verdicts) == pytest.approx(30 * search.CHUNK, rel=0.1)


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_the_clock_is_looked_at_often_enough(name: str) -> None:
    between_looks = search.CHUNK / levels.ITERATIONS_A_SECOND
    assert between_looks < 0.1 * levels.SECONDS[name], "even if the machine is half as fast"


def test_a_level_works_as_much_as_its_time_allows() -> None:
    for seconds in (0.3, 2.0):
        bot = make_bot("hard", "draftosaurus", seconds=seconds)
        assert isinstance(bot, levels.SearchBot)
        assert (bot.iterations, bot.seconds) == (round(seconds * levels.ITERATIONS_A_SECOND), seconds)
