"""What `import saurian` offers: games, single games, records, matches."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest

import saurian
from saurian.core import CHANCE, Action, Problem, RecordProblem, View
from saurian.core import frames as frames_module
from saurian.games import GAMES, find_game
from saurian.games.draftosaurus.options import DraftosaurusKeywords
from saurian.games.drakon.options import DrakonKeywords

HEAVY = ("numpy", "numba", "fluent", "rich", "typing", "dataclasses", "json", "random", "saurian.core")


class First:
    """A bot that takes the first legal action."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        action: Action = view.legal()[0]
        return action


class Counting(First):
    """A bot that remembers: games must not share it."""

    def __init__(self) -> None:
        self.seen = 0

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        self.seen += 1
        legal = view.legal()
        action: Action = legal[self.seen % len(legal)]
        return action


def run(program: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# --- importing ----------------------------------------------------------------------------------------


def test_the_import_loads_nothing_heavy() -> None:
    loaded = run(
        "import sys; before = set(sys.modules); import saurian; print(*sorted(set(sys.modules) - before))"
    )
    assert not set(HEAVY) & set(loaded.split()), "what was not loaded by Python itself"


@pytest.mark.parametrize(
    "program",
    [
        "import saurian; print(saurian.games())",
        "from saurian import games; print(games())",
        "from saurian.games import find_game; import saurian; print(saurian.games())",
        "import saurian; saurian.games(); from saurian.games import find_game; print(saurian.games())",
        "import saurian.games; print(saurian.games())",
        "from saurian import *; print(games())",
    ],
)
def test_the_games_are_listed_in_every_order_of_imports(program: str) -> None:
    assert run(program).strip() == str(tuple(GAMES))


def test_every_public_name_is_there() -> None:
    assert dir(saurian) == sorted(saurian.__all__)
    assert all(getattr(saurian, name) is not None for name in saurian.__all__)
    with pytest.raises(AttributeError, match="no attribute 'analyze'"):
        _ = saurian.analyze  # type: ignore[attr-defined]


# --- starting and playing -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "keywords"), [("draftosaurus", DraftosaurusKeywords), ("drakon", DrakonKeywords)]
)
def test_the_typed_keywords_are_the_options(name: str, keywords: type) -> None:
    assert list(get_type_hints(keywords)) == [field.name for field in find_game(name).option_fields()]
    for field in find_game(name).option_fields():
        named = getattr(get_type_hints(keywords)[field.name], "__args__", ())
        if named and isinstance(named[0], str | int):
            assert named == field.choices


def test_a_state_starts_with_options() -> None:
    assert saurian.start("drakon", players=3, heroes=True).options.heroes
    with pytest.raises(Problem, match="bad-option"):
        saurian.start("drakon", board="winter")
    with pytest.raises(Problem, match="bad-game"):
        saurian.start("chess")


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_by_name_object_and_class(game: str) -> None:
    record = saurian.play(game, ["greedy", First(), Counting, "random"], seed=7)
    assert [player.name for player in record.players] == ["greedy", "First", "Counting", "random"]
    assert record.outcome is not None
    assert record.outcome.totals == record.state.points()
    assert record.text == saurian.play(game, ["greedy", First(), Counting(), "random"], seed=7).text
    assert record.text != saurian.play(game, ["greedy", First(), Counting(), "random"], seed=8).text


def test_an_object_is_not_changed_by_a_game() -> None:
    bot = Counting()
    saurian.play("draftosaurus", [bot, bot, Counting()], seed=1)
    assert bot.seen == 0


def test_bots_of_one_class_have_names_of_their_own() -> None:
    record = saurian.play("draftosaurus", [Counting(), Counting(), First, First], seed=1)
    assert [player.name for player in record.players] == ["Counting", "Counting 2", "First", "First"]


def test_bad_bots_are_refused() -> None:
    with pytest.raises(Problem, match="bad-bot"):
        saurian.play("drakon", ["greedy", "clever"])
    with pytest.raises(Problem, match="arena-bad-seats"):
        saurian.play("drakon", ["greedy", "easy"], players=3)
    with pytest.raises(TypeError, match="not int"):
        saurian.play("drakon", ["greedy", 3])  # type: ignore[list-item]


def test_a_failing_bot_is_named_with_its_traceback() -> None:
    class Failing(First):
        def choose(self, view: View[Any, Any], rng: Random) -> Action:
            raise LookupError("no idea")

    with pytest.raises(saurian.GameFailed, match=r"Failing.*no idea") as raised:
        saurian.play("draftosaurus", [Failing(), "random"])
    assert "in choose" in raised.value.__notes__[0]


# --- records ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_record_can_be_had(game: str) -> None:
    record = saurian.play(game, ["random", "random"], seed=3)
    state = find_game(game).start({"players": 2})
    for number, step in enumerate(record):
        assert record.at(number) == state
        assert state.apply(step.seat, step.action) == step.events
    assert record.at(len(record)) == record.state == state
    assert record.at(5) == record.at(5), "a position handed out is a copy"
    record.at(5).settle(Random(1))
    assert record.outcome == state.outcome()
    for wrong in (-1, len(record) + 1):
        with pytest.raises(IndexError, match="no position"):
            record.at(wrong)


@pytest.mark.parametrize("suffix", ["", ".gz", ".bz2", ".xz"])
def test_a_record_is_saved_and_loaded(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"game.jsonl{suffix}"
    record = saurian.play("drakon", ["greedy", "random"], seed=2, short=True)
    record.save(file)
    loaded = saurian.load(file)
    assert loaded.text == record.text
    assert (loaded.players, loaded.moves, loaded.options) == (record.players, record.moves, record.options)
    assert repr(loaded) == repr(record)


def test_many_games_of_one_file(tmp_path: Path) -> None:
    records = [saurian.play("draftosaurus", ["random", "random"], seed=seed) for seed in range(3)]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(record.text for record in records))
    assert [loaded.text for loaded in saurian.load(file, many=True)] == [record.text for record in records]
    with pytest.raises(Problem, match="3 games"):
        saurian.load(file)
    lines = file.read_text().splitlines()
    place = len(records[0].text.splitlines()) + 4
    lines[place] = lines[place].replace('"move": "', '"move": "x')
    file.write_text("\n".join(lines))
    with pytest.raises(RecordProblem, match=f"line {place + 1}"):
        saurian.load(file, many=True)


@pytest.mark.parametrize("text", ["", "\n", "nonsense\n"])
def test_a_file_without_a_record_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(text)
    with pytest.raises(RecordProblem):
        saurian.load(tmp_path / "a.jsonl")


# --- matches ------------------------------------------------------------------------------------------


def test_a_match_counts_wins() -> None:
    result = saurian.match("draftosaurus", [First, "greedy"], games=19, seed=1)
    assert result.games == 20, "whole deals"
    assert [one.bot for one in result.bots] == ["First", "greedy"]
    assert sum(one.win_share for one in result.bots) == pytest.approx(1)
    greedy = result["greedy"]
    assert greedy.low < greedy.win_share <= greedy.high
    assert greedy.par == 0.5
    assert "greedy" in str(result)
    with pytest.raises(KeyError):
        result["hard"]
    with pytest.raises(Problem, match="bad-number"):
        saurian.match("drakon", ["greedy", "random"], games=0)


def test_processes_play_the_same_match() -> None:
    alone, together = (
        saurian.match("draftosaurus", [First, Counting(), "random"], games=9, workers=workers, rules="polish")
        for workers in (1, 2)
    )
    assert alone == together


def test_a_bot_of_the_prompt_stays_in_its_process() -> None:
    told = run(
        "import saurian\n"
        "class Mine:\n    def choose(self, view, rng): return view.legal()[0]\n"
        "try: saurian.match('drakon', [Mine, 'random'], games=2, workers=2)\n"
        "except saurian.Problem as problem: print(problem)"
    )
    assert "Mine" in told
    assert "workers=1" in told


# --- notebooks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", saurian.games())
def test_a_record_shows_with_a_slider(game: str) -> None:
    record = saurian.play(game, ["random", First], seed=2)
    shown = record._repr_html_()
    assert f'max="{len(record)}"' in shown
    assert "First: " in shown
    assert "http" not in shown.replace("http://www.w3.org/", "")


def test_a_result_shows_bars() -> None:
    shown = saurian.match("draftosaurus", ["random", "greedy"], games=2)._repr_html_()
    assert shown.count('class="bar"') == 2
    assert "greedy" in shown


# --- data frames --------------------------------------------------------------------------------------


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_records_and_results_become_frames(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip(library)
    monkeypatch.setattr(frames_module, "LIBRARIES", (library,))
    record = saurian.play("draftosaurus", ["random", "random"], seed=3)
    frame = record.to_frame()
    assert list(frame["move"]) == [action.text for _, action in record.moves]
    assert len(frame) == len(record)
    figures = saurian.match("draftosaurus", ["random", "greedy"], games=2).to_frame()
    assert list(figures["bot"]) == ["random", "greedy"]


def test_without_both_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("pandas", "polars"):
        monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match="pip install pandas"):
        saurian.play("draftosaurus", ["random", "random"], seed=3).to_frame()


def test_chance_is_in_the_record() -> None:
    assert saurian.play("drakon", ["random", "random"]).moves[0][0] == CHANCE
