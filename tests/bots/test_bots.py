"""Bots play legal games, see nothing they may not, and greed pays."""

from itertools import product
from random import Random
from typing import Any

import pytest

from saurian.bots import make_bot
from saurian.core import CHANCE, Outcome, Problem, Seat, State
from saurian.games import GAMES, find_game

BOTS = ("random", "greedy")


def play(game: str, options: dict[str, Any], bots: list[str], rng: Random) -> Outcome:
    """A game among bots; each gets its view alone."""
    players = [make_bot(name, game) for name in bots]
    state = find_game(game).start(find_game(game).options(options))
    while acting := state.acting():
        seat = rng.choice(acting)
        state.apply(seat, decision(state, seat, players, rng))
    outcome: Outcome | None = state.outcome()
    assert outcome is not None
    return outcome


def decision(state: State[Any], seat: Seat, players: list[Any], rng: Random) -> Any:
    if seat == CHANCE:
        return state.sample(rng)
    action = players[seat].choose(state.view(seat), rng)
    assert action in state.legal(seat)
    return action


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("players", "board", "rules", "order"),
    list(
        product((2, 3, 5), ("summer", "winter", "match"), ("international", "polish"), ("printed", "quick"))
    )[::3],
)
def test_bots_play_whole_games(bot: str, players: int, board: str, rules: str, order: str) -> None:
    options = {"players": players, "board": board, "rules": rules, "order": order}
    assert play("draftosaurus", options, [bot] * players, Random(1)).winners


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("order", ["printed", "quick"])
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(board: str, order: str, players: int) -> None:
    rng, wins = Random(2), 0.0
    options = {"players": players, "board": board, "order": order}
    for number in range(12):
        bots = ["random"] * players
        bots[number % players] = "greedy"
        outcome = play("draftosaurus", options, bots, rng)
        wins += (number % players in outcome.winners) / len(outcome.winners)
    assert wins > 7


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "heroes": True, "escape": True},
        {"players": 4, "teams": True, "short": True, "heroes": True},
        {"players": 6, "two_actions": True, "drakon_from_start": True},
    ],
)
def test_bots_play_whole_games_of_drakon(bot: str, options: dict[str, Any]) -> None:
    assert play("drakon", options, [bot] * options["players"], Random(1)).winners


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_in_drakon(players: int) -> None:
    rng, wins = Random(2), 0.0
    for number in range(6):
        bots = ["random"] * players
        bots[number % players] = "greedy"
        outcome = play("drakon", {"players": players}, bots, rng)
        wins += (number % players in outcome.winners) / len(outcome.winners)
    assert wins >= 5


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(game: str, bot: str) -> None:
    rng = Random(3)
    state = find_game(game).start(find_game(game).options({}))
    for _ in range(120):
        if not (acting := state.acting()):
            break
        seat = rng.choice(acting)
        if seat != CHANCE:
            other = state.resample(seat, rng)
            choices = [make_bot(bot, game).choose(each.view(seat), Random(4)) for each in (state, other)]
            assert choices[0] == choices[1]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Problem, match="bad-bot"):
        make_bot("clever", "draftosaurus")
