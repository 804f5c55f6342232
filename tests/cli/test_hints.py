"""`h` in a game: a hint, and then the person decides."""

import re
from random import Random
from typing import Any

import pytest

from saurian.bots import hints, levels_of
from saurian.bots.hints import hint
from saurian.games import GAMES, find_game
from saurian.locale import LANGUAGES, load_all_words
from tests.cli.person import Person
from tests.cli.piped import Played, play_through_pipe
from tests.random_games import play_on

SEATS = ("--seats", "Anna,random,random", "--seed", "2", "--first", "0")
UP_TO_A_DECISION = {"draftosaurus": "", "drakon": "1\n\n"}
"""What is typed before a hint is asked for."""
SEARCHING = [game for game in GAMES if hints.LEVEL in levels_of(game)]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def play(game: str, typed: str = "h\n", lang: str = "en", columns: int = 80) -> Played:
        answers = UP_TO_A_DECISION[game] + typed
        return play_through_pipe(game, "", monkeypatch, capsys)(
            *SEATS, answers=answers, lang=lang, columns=columns
        )

    return play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_where_nothing_can_be_searched_there_are_no_figures(
    game: str, code: str, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "COMPILED", False)
    words, seen = load_all_words(code), ask(game, lang=code)
    assert (seen.code, seen.complaint) == (0, "")
    for id in ("hint-thinking", "hint-title", "hint-no-figures", "hint-why"):
        assert words.text(id) in seen.out
    assert words.text("hint-says", move="") in seen.out


@pytest.mark.parametrize("game", SEARCHING)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_moves_are_compared(game: str, code: str, ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(hints, "_usual_iterations", lambda game: 2000)
    words, seen = load_all_words(code), ask(game, lang=code)
    for id in ("hint-move", "hint-wins", "hint-averages"):
        assert words.text(id) in seen.out
    share = re.escape(words.text("hint-share", wins=7)).replace("7", r"\d+", 1)
    assert 2 <= len(re.findall(rf"{share} +\d+[.,]\d$", seen.out, re.MULTILINE)) <= 6


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_it_fits(game: str, columns: int, ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "_usual_iterations", lambda game: 50)
    seen = ask(game, columns=columns)
    page = seen.out[seen.out.index("\nHint\n") :].partition("\nWhy\n")[0]
    assert max(map(len, page.splitlines())) <= columns


@pytest.mark.parametrize("game", GAMES)
def test_the_person_is_reminded_until_the_decision_is_made(
    game: str, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "COMPILED", False)
    assert ask(game, "h\nm\n").out.count("\nHint: ") == 2
    assert ask(game, "h\n1\nu\n").out.count("\nHint: ") >= 2
    assert "Hint: " not in ask(game, "h\n1\n\n2\n\n2\n").out.rpartition("Where do you")[2]


@pytest.mark.parametrize("game", GAMES)
def test_help_names_the_key(game: str, ask: Any) -> None:
    seen = ask(game, "?\n").out
    assert "· h hint ·" in seen
    assert re.search(r"^h +a hint", seen, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_on_a_real_screen(game: str) -> None:
    warm_up(game)
    with Person("play", game, *SEATS, lines=24) as anna:
        anna.types(*UP_TO_A_DECISION[game].split("\n")[:-1])
        table = anna.types("h", "")
        assert "Hint: " in table.splitlines()[-2], table
        assert table.splitlines()[0].strip(), "the page still fits"


def warm_up(game: str) -> None:
    """What is compiled now is not compiled while somebody waits."""
    state = find_game(game).start(find_game(game).options({}))
    moves = play_on(state, Random(1))
    while not state.legal(0):
        next(moves)
    hint(state.view(0), game, 1)
