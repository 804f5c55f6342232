"""Bots that are not part of Saurian."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saurian.arena.named_bots import is_bot, name_of, named_bot, split_names
from saurian.bots import plugins
from saurian.core import CHANCE, Problem
from saurian.games import find_game

SOURCE = """
from saurian.bots import Bot
import beside

class Mine(Bot):
    games = ("draftosaurus",)
    def __init__(self, depth=1, *, name="x"):
        if depth < 0:
            raise ValueError("too deep")
        self.settings = (depth, name)
    def choose(self, view, rng):
        return view.legal()[beside.PLACE]

class Needy(Bot):
    def __init__(self, must):
        self.must = must
    def choose(self, view, rng):
        return view.legal()[0]

class Plain(Bot):
    def choose(self, view, rng):
        return view.legal()[0]

class Anything(Plain):
    def __init__(self, **settings):
        self.settings = settings

class Unready:
    def choose(self, view, rng):
        return view.legal()[0]

number = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The working folder, with two modules in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    (tmp_path / "my_bots.py").write_text(SOURCE)
    (tmp_path / "beside.py").write_text("PLACE = -1\n")
    (tmp_path / "broken.py").write_text("import nothing_of_that_name\n")
    yield tmp_path
    for name in set(sys.modules) - before:
        if name in ("my_bots", "beside", "broken") or name.startswith("saurian_bots_"):
            del sys.modules[name]


@pytest.mark.parametrize("path", ["my_bots", "./my_bots.py", "{folder}/my_bots.py"])
def test_a_class_plays_by_its_path(path: str, folder: Path) -> None:
    path = path.format(folder=folder)
    bot: Any = named_bot(f"{path}:Mine", "draftosaurus")
    assert bot.settings == (1, "x")
    state, rng = find_game("draftosaurus").start({"first": 0}), Random(1)
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    assert bot.choose(state.view(0), rng) == state.view(0).legal()[-1]
    set_up: Any = named_bot(f"{path}:Mine(depth=3, name='a,b')", "draftosaurus")
    assert set_up.settings == (3, "a,b")
    assert type(set_up) is type(bot), "it was loaded once"
    assert named_bot(f"{path}:Anything(a=1)", "drakon").settings == {"a": 1}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "id", "part"),
    [
        ("./my_bots.py", "bot-no-class", "./my_bot.py:MyBot"),
        ("./no.py:Mine", "bot-not-loaded", "no.py"),
        ("nowhere:Mine", "bot-not-loaded", "nowhere"),
        ("my_bots:Yours", "bot-not-loaded", "Yours"),
        ("broken:Mine", "bot-not-loaded", "nothing_of_that_name"),
        ("my_bots:number", "bot-not-callable", "number"),
        ("my_bots:Unready", "bot-no-method", "prepare"),
        ("my_bots:Needy", "bot-missing-setting", "must"),
        ("my_bots:Mine(wide=3)", "bot-no-such-setting", "depth, name"),
        ("my_bots:Plain(wide=3)", "bot-no-settings", "wide"),
        ("my_bots:Mine(depth=-1)", "bot-not-made", "too deep"),
        ("my_bots:Mine(3)", "bot-bad-call", "depth=3"),
        ("my_bots:Mine(depth=open('x'))", "bot-bad-call", "depth=3"),
        ("my_bots:Mine(", "arena-bad-bot-name", "Mine("),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_cannot_be_loaded_is_told_in_one_line(text: str, id: str, part: str) -> None:
    with pytest.raises(Problem) as caught:
        named_bot(text, "draftosaurus")
    assert caught.value.message.id == id
    assert part in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.usefixtures("folder")
def test_a_bot_says_which_games_it_plays() -> None:
    with pytest.raises(Problem, match="bot-other-games"):
        named_bot("my_bots:Mine", "drakon")


@pytest.mark.usefixtures("folder")
def test_an_installed_package_offers_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {name: EntryPoint(name, "my_bots:Mine", plugins.GROUP) for name in ("mine", "greedy")}
    monkeypatch.setattr("saurian.arena.named_bots.entry_bots", lambda: entries)
    assert named_bot("mine:depth=4,name=me", "draftosaurus").settings == (4, "me")  # type: ignore[attr-defined]
    assert type(named_bot("greedy", "draftosaurus")).__module__.startswith("saurian.bots."), (
        "ours comes first"
    )
    with pytest.raises(Problem, match="“mine” has no setting “wide”"):
        named_bot("mine:wide=4", "draftosaurus")
    assert is_bot("mine:depth=4", ())


def test_the_entry_points_are_those_of_the_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "clever-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[saurian.bots]\nclever = clever:Bot\n[other]\nx = y:z\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.entry_bots.cache_clear()
    try:
        assert {name: entry.value for name, entry in plugins.entry_bots().items()} == {"clever": "clever:Bot"}
    finally:
        plugins.entry_bots.cache_clear()


def test_a_list_keeps_brackets_and_quotes_together() -> None:
    text = "Ann, ./a.py:Mine(depth=3,name='a,b'),m.n:Plain,hard:iterations=2,seconds=1,(x"
    parts = ["Ann", "./a.py:Mine(depth=3,name='a,b')", "m.n:Plain", "hard:iterations=2,seconds=1", "(x"]
    assert split_names(text) == parts
    assert [name_of(part) for part in parts] == ["Ann", "Mine", "Plain", "hard", "(x"]
    assert [is_bot(part, ("hard",)) for part in parts] == [False, True, True, True, False]
