"""Making a bot: what it can be told, and what is refused."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from saurian.bots import bots_of, make_bot, makers
from saurian.bots.training import find_training, train
from saurian.core import Problem
from saurian.games import GAMES, find_game
from tests.without_numba import run_without_numba

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def problem_of(*args: Any, **settings: Any) -> str:
    with pytest.raises(Problem) as caught:
        make_bot(*args, **settings)
    assert not str(caught.value).startswith(caught.value.message.id), "it is worded"
    return caught.value.message.id


@EVERY_GAME
@pytest.mark.parametrize("name", ["hard", "expert"])
@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("iterations", [0, -5, 2.5, "5", True, 10**12]),
        ("seconds", [0, -1, "5", float("nan"), float("inf"), True]),
        ("tables", [3, ["x"]]),
    ],
)
def test_a_value_that_will_not_do_is_refused(game: str, name: str, setting: str, values: list[Any]) -> None:
    for value in values:
        assert problem_of(name, game, **{setting: value}) == f"bot-bad-{setting}"


@EVERY_GAME
def test_a_bot_has_only_its_own_settings(game: str) -> None:
    for name in bots_of(game):
        for setting, value in (("iterations", 5), ("seconds", 1.0), ("tables", "x.npz")):
            known = makers(game)[name].settings
            if setting not in known:
                wanted = "bot-no-such-setting" if known else "bot-no-settings"
                assert problem_of(name, game, **{setting: value}) == wanted


def test_bots_of_games_that_are_not_there_are_refused() -> None:
    assert [problem_of(name, "chess") for name in ("random", "greedy", "hard")] == ["bad-game"] * 3


# --- tables of one's own ------------------------------------------------------------------------------


def choices(bot: Any, game: str) -> list[str]:
    """What the bot decides at the beginning of some games."""
    found = []
    for seed in range(12):
        state, rng = find_game(game).start({"players": 2}), Random(seed)
        state.settle(rng)
        found.append(bot.choose(state.view(state.acting()[0]), Random(seed)).text)
    return found


def test_a_bot_plays_by_the_tables_it_is_given(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    file = tmp_path / "mine.npz"
    usual = choices(make_bot("medium", "draftosaurus"), "draftosaurus")
    learned = []
    for games in (1, 600):  # the file changes, and what is played by it does
        train("draftosaurus", games=games, seed=1, path=file)
        learned.append(choices(make_bot("medium", "draftosaurus", tables=file), "draftosaurus"))
    assert usual != learned[0] != learned[1]
    assert choices(make_bot("medium", "draftosaurus"), "draftosaurus") == usual
    search = make_bot("hard", "draftosaurus", iterations=50, tables=str(file))
    assert len(choices(search, "draftosaurus")) == 12


@EVERY_GAME
def test_the_tables_of_the_package_are_like_any_other(game: str) -> None:
    pytest.importorskip("numba")
    file = find_training(game).FILE
    given, usual = make_bot("medium", game, tables=file), make_bot("medium", game)
    assert choices(given, game) == choices(usual, game)


@EVERY_GAME
def test_a_file_that_holds_no_tables_is_refused(game: str, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    (tmp_path / "text.npz").write_text("not a file of NumPy")
    (tmp_path / "empty.npz").touch()
    (tmp_path / "cut.npz").write_bytes(find_training(game).FILE.read_bytes()[:2000])
    np.save(tmp_path / "one.npy", np.zeros(3))
    np.savez(tmp_path / "pickled.npz", made=np.array([{"a": 1}], dtype=object))
    names = ["text.npz", "empty.npz", "cut.npz", "one.npy", "pickled.npz", "missing.npz", "."]
    assert [problem_of("hard", game, tables=tmp_path / name) for name in names] == ["bad-tables"] * len(names)
    (other,) = set(GAMES) - {game}
    assert problem_of("hard", game, tables=find_training(other).FILE) == "bad-tables-of-other-game"


# --- without Numba ------------------------------------------------------------------------------------


@EVERY_GAME
def test_without_numba_a_level_is_refused_unless_a_stand_in_will_do(game: str) -> None:
    code = f"""
from random import Random
from saurian.bots import make_bot
from saurian.bots.{game}.greedy import GreedyBot
from saurian.bots.hints import hint
from saurian.core import Problem
from saurian.games import find_game

for level in ("medium", "hard", "expert"):
    try:
        make_bot(level, "{game}")
    except Problem as problem:
        assert problem.message.id == "bot-needs-numba", problem
        assert "random, greedy, easy" in str(problem)
    else:
        raise AssertionError(level)
    assert type(make_bot(level, "{game}", stand_in=True)) is GreedyBot
    assert type(make_bot("easy", "{game}", stand_in=True)) is not GreedyBot
state, rng = find_game("{game}").start(), Random(1)
while state.acting() == (-1,):
    state.apply(-1, state.sample(rng))
seat = state.acting()[0]
assert make_bot("easy", "{game}").choose(state.view(seat), rng) in state.legal(seat)
assert hint(state.view(seat), "{game}").best.action in state.legal(seat)
"""
    done = run_without_numba(code)
    assert done.returncode == 0, done.stderr
