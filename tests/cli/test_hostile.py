"""Files and words that mean no good: every command answers in one line, and the terminal shows only text."""

import io
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saurian.cli import main
from saurian.core import Player, Session, write_record
from saurian.core.fairness import Fairness
from saurian.core.record import _chained
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.drakon.box import box_text
from saurian.locale import printable
from tests.random_games import play_on

ODD = [
    "[/b]",
    "[bold red]Eve",
    "[link=https://example.org]x[/link]",
    ":smile:",
    "\x1b[31mred\x07",
    "\u202eevil",
]
ODD += ["x" * 3000, "{ $seat }", "\x85\u2028", "\ud800"]
TEXTS = st.one_of(
    st.sampled_from(ODD), st.text(st.characters(), max_size=30), st.text("[]/b{}$\x1b", max_size=12)
)
NUMBERS = st.one_of(st.integers(), st.sampled_from([10**40, -(10**40), 10**400, 2**53]))
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
FEW = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Ran:
    """What came of a command."""

    def __init__(self, *words: str, data: bytes = b"") -> None:
        before = sys.stdin, sys.stdout, sys.stderr
        out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
        sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(data), "utf-8"), out, err
        try:
            self.code = main([*words, "--lang", "en"])
        finally:
            sys.stdin, sys.stdout, sys.stderr = before
        self.out, self.err = (stream.buffer.getvalue().decode() for stream in (out, err))

    def check(self) -> None:
        """It went well, or one line says why not; nothing steers the terminal."""
        assert self.code in (0, 1, 2)
        assert "went wrong inside" not in self.err
        assert self.err.count("\n") == (1 if self.code == 2 else 0), self.err
        assert "\x1b" not in self.out + self.err
        assert "\u202e" not in self.out + self.err


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("SAURIAN_DEBUG", raising=False)


def game() -> Session:
    """One that came to its end."""
    session = Session(DRAFTOSAURUS, DRAFTOSAURUS.options(players=2), [Player("A"), Player("B")])
    for seat, action, _ in play_on(session.state, Random(1)):
        session.moves.append((seat, action))
    return session


GAME = game()


def record(names: list[str], **header: Any) -> bytes:
    """Its record under these names, with other things in its header."""
    session = GAME
    players = [Player(name) for name in names]
    text = write_record(session.game, session.state, 1, session.options.to_json(), players, session.moves)
    lines = [json.loads(line) for line in text.split("\n") if line]
    lines[0] |= header
    for line in lines:
        line.pop("check")
    return "".join(_chained(lines)).encode("utf-8", "surrogatepass")


# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ODD[:7], ids=range(7))
def test_a_name_is_shown_as_it_is_or_made_harmless(name: str) -> None:
    ran = Ran("replay", "-", data=record([name, "B"]))
    ran.check()
    assert ran.code == 0
    assert printable(name)[:20] in ran.out


@FEW
@given(TEXTS, TEXTS)
def test_any_names(one: str, other: str) -> None:
    data = record([one, other])
    Ran("replay", "-", data=data).check()
    Ran("replay", "-", "--json", data=data).check()


# --- records ------------------------------------------------------------------------------------------


@FEW
@given(st.sampled_from(["saurian", "game", "rules", "options", "seats", "chance", "other"]), JSON)
def test_any_header(field: str, value: Any) -> None:
    data = record(["A", "B"], **{field: value})
    Ran("replay", "-", data=data).check()
    Ran("verify", "-", data=data).check()


@FEW
@given(st.lists(TEXTS, max_size=3), TEXTS)
def test_any_chance(added: list[str], commitment: str) -> None:
    chance = {**Fairness("00" * 32, ("", "")).to_json(), "added": added, "commitment": commitment}
    Ran("verify", "-", data=record(["A", "B"], chance=chance)).check()


@FEW
@given(TEXTS)
def test_any_commitment(commitment: str) -> None:
    data = record(["A", "B"], chance=Fairness("00" * 32, ("", "")).to_json())
    if not commitment.startswith("-"):
        Ran("verify", "-", "--commitment", commitment, data=data).check()


@FEW
@given(TEXTS, JSON)
def test_any_move(move: str, seat: Any) -> None:
    lines = [json.loads(line) for line in record(["A", "B"]).decode().split("\n") if line]
    lines[1] |= {"move": move, "seat": seat}
    for line in lines:
        line.pop("check")
    data = "".join(_chained(lines)).encode("utf-8", "surrogatepass")
    Ran("replay", "-", data=data).check()
    Ran("verify", "-", data=data).check()


# --- the other commands -------------------------------------------------------------------------------


@FEW
@given(st.sampled_from(["game", "board", "rules", "zoos", "other"]), JSON)
def test_any_score_sheet(field: str, value: Any) -> None:
    sheet = {"game": "draftosaurus", "board": "summer", "zoos": [{}, {}], field: value}
    Ran("score", "-", data=json.dumps(sheet).encode()).check()
    zoo = {"game": "draftosaurus", "board": "summer", "zoos": [{}, {"sameness": value}]}
    Ran("score", "-", data=json.dumps(zoo).encode()).check()


@pytest.mark.parametrize("depth", [30, 500, 985, 990, 2000])
def test_a_deep_sheet(depth: int) -> None:
    ran = Ran("score", "-", data=b'{"zoos": ' + b"[" * depth + b"]" * depth + b"}")
    ran.check()
    assert ran.code == 2


@FEW
@given(TEXTS)
def test_any_words(text: str) -> None:
    if not text.startswith("-"):
        Ran("rules", text).check()
        Ran("rules", "drakon", "--rule", text).check()
        Ran("replay", text).check()
        Ran("box", "check", text).check()
        Ran("arena", "draftosaurus", "greedy", text).check()


VALUES = [
    "7",
    "1.5",
    "[1]",
    '"[/b]"',
    "2024-01-01",
    "true",
    "{a = 1}",
    '"""a\nb"""',
    '"\\u001b[31m"',
    "0x" + "f" * 5000,
]
VALUES += ["9" * 5000, "[" * 900 + "]" * 900, '"' + "x" * 3000 + '"', "[[[[[[[[[[1]]]]]]]]]]"]


@pytest.mark.parametrize("key", ["value", "rule", "sure", "kind", "count", "hand", "1"])
def test_any_value_in_a_box(key: str) -> None:
    """The first line with that key gets every value in turn."""
    lines = box_text().splitlines()
    place = next(
        n for n, line in enumerate(lines) if line.strip().startswith(f"{key} =") or f"{key} = " in line
    )
    for value in VALUES:
        start = lines[place].index(f"{key} =")
        changed = [*lines[:place], f"{lines[place][:start]}{key} = {value}", *lines[place + 1 :]]
        data = "\n".join(changed).encode()
        for words in (["check", "-"], ["check", "-", "--json"], ["show", "-"], ["show", "-", "--json"]):
            ran = Ran("box", *words, data=data)
            assert ran.code in (0, 2)
            assert "went wrong inside" not in ran.err
            assert "\x1b" not in ran.out + ran.err


@pytest.mark.parametrize("row", ["3", '"text"', "[]", "{}", '{kind = "key"}', "{kind = 3}"])
def test_a_row_that_is_none_after_a_kind_that_is_listed_twice(row: str) -> None:
    """Rows as one list, so that any value can be among them."""
    usual = json.dumps("empty")
    text = f"chambers = [{{kind = {usual}}}, {{kind = {usual}}}, {row}]\n"
    head = box_text().split("[[chambers]]")[0]
    ran = Ran("box", "check", "-", data=(text + head).encode())
    assert ran.code == 2
    assert "went wrong inside" not in ran.err
    assert all(line.startswith("saurian: -: ") for line in ran.err.splitlines())


def test_a_box_with_a_note_of_its_owner_is_shown(tmp_path: Path) -> None:
    text = box_text()
    first = next(line for line in text.splitlines() if line.startswith("rule = "))
    changed = text.replace(first, 'rule = "[/b] mine\\u001b[31m"', 1)
    ran = Ran("box", "show", "-", data=changed.encode())
    ran.check()
    assert ran.code == 0
    assert "[/b] mine" in ran.out
