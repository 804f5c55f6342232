"""`saurian score`."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from saurian.cli import main
from saurian.locale import LANGUAGES

EXAMPLE = {  # D-60
    "game": "draftosaurus",
    "board": "summer",
    "rules": "international",
    "zoos": [
        {
            "love": ["diplodocus", "diplodocus"],
            "sameness": ["stegosaurus"] * 3,
            "trio": ["spinosaurus", "spinosaurus", "triceratops"],
            "differences": ["parasaurolophus", "triceratops", "trex", "spinosaurus"],
        },
        {},
    ],
}


def score(tmp_path: Path, sheet: Any, *words: str) -> int:
    file = tmp_path / "table.json"
    file.write_text(sheet if isinstance(sheet, str) else json.dumps(sheet), encoding="utf-8")
    return main(["score", str(file), *words])


@pytest.mark.rule("D-60")
def test_the_answer_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(tmp_path, EXAMPLE, "--json") == 0
    parts = {"sameness": 8, "trio": 7, "king": 0, "love": 5, "differences": 10, "island": 0, "river": 0}
    assert json.loads(capsys.readouterr().out) == {
        "zoos": [
            {"total": 31, "parts": {**parts, "trex": 1}, "trexes": 1},
            {"total": 0, "parts": dict.fromkeys([*parts, "trex"], 0), "trexes": 0},
        ],
        "winners": [0],
        "tie_break": None,
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_answer_as_a_table(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(tmp_path, EXAMPLE, "--lang", code) == 0
    shown = capsys.readouterr().out
    assert "31" in shown
    assert "{" not in shown


def test_the_sheet_may_come_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(EXAMPLE).encode())))
    assert main(["score", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["winners"] == [0]


WINTER: dict[str, Any] = {"game": "draftosaurus", "board": "winter"}


@pytest.mark.parametrize(
    ("changes", "seat", "pen", "rule"),
    [
        ({"zoos": [{}, {"sameness": ["trex", "diplodocus"]}]}, 1, "sameness", "D-30"),
        ({"zoos": [{}, {"sameness": ["trex"] * 7}]}, 1, "sameness", "D-30"),
        ({"zoos": [{"trio": ["trex"] * 4}, {}]}, 0, "trio", "D-31"),
        ({"zoos": [{"king": ["trex"] * 2}, {}]}, 0, "king", "D-32"),
        ({"zoos": [{"love": ["trex"] * 7}, {}], "rules": "polish"}, 0, "love", "D-33"),
        ({"zoos": [{"differences": ["trex", "trex"]}, {}]}, 0, "differences", "D-34"),
        ({"zoos": [{"island": ["trex"] * 2}, {}]}, 0, "island", "D-35"),
        ({"zoos": [{"river": ["trex", "diplodocus"] * 6 + ["spinosaurus"]}, {}]}, 0, "river", "D-15"),
        ({"zoos": [{"river": ["trex"] * 5}, {"love": ["trex"] * 4}]}, 1, "love", "D-03"),
        ({**WINTER, "zoos": [{"wood": ["trex", "trex"]}, {}]}, 0, "wood", "D-40"),
        ({**WINTER, "zoos": [{"wood": ["trex", "diplodocus", "spinosaurus"]}, {}]}, 0, "wood", "D-40"),
        ({**WINTER, "zoos": [{"lookout": ["trex"] * 2}, {}]}, 0, "lookout", "D-43"),
        ({**WINTER, "zoos": [{}, {"quarantine": ["trex"] * 2}]}, 1, "quarantine", "D-44"),
        (
            {**WINTER, "zoos": [{"pyramid": ["trex", None, None, "diplodocus", None, None]}, {}]},
            0,
            "pyramid",
            "D-47",
        ),
        (
            {**WINTER, "zoos": [{"pyramid": ["trex", "trex", None, None, None, None]}, {}]},
            0,
            "pyramid",
            "D-47",
        ),
        (
            {
                **WINTER,
                "zoos": [{"quarantine": ["trex"], "river": ["diplodocus", "spinosaurus"] * 5 + ["trex"]}, {}],
            },
            0,
            "quarantine",
            "D-46",
        ),
    ],
)
@pytest.mark.rule("D-03", "D-15", "D-30", "D-31", "D-32", "D-33", "D-34", "D-35")
@pytest.mark.rule("D-40", "D-43", "D-44", "D-46", "D-47")
def test_impossible_zoos_are_refused_with_seat_pen_and_rule(
    changes: dict[str, Any],
    seat: int,
    pen: str,
    rule: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert score(tmp_path, {**EXAMPLE, **changes}, "--json") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert f"seat {seat}" in captured.err
    assert pen in captured.err
    assert captured.err.endswith(f" → saurian rules draftosaurus --rule {rule}\n")


@pytest.mark.parametrize(
    ("sheet", "named"),
    [
        ("", "line 1"),
        ("{\n  nonsense", "line 2"),
        ("[" * 100_000, "line 1"),
        ([], "object"),
        ({**EXAMPLE, "game": "drakon"}, "game"),
        ({**EXAMPLE, "board": "autumn"}, "board"),
        ({**EXAMPLE, "rules": "house"}, "rules"),
        ({**EXAMPLE, "zoo": []}, "zoo"),
        ({**EXAMPLE, "zoos": [{}]}, "2"),
        ({**EXAMPLE, "zoos": [{}] * 6}, "5"),
        ({**EXAMPLE, "zoos": [{}, []]}, "1"),
        ({**EXAMPLE, "zoos": [{"lake": []}, {}]}, "lake"),
        ({**EXAMPLE, "zoos": [{"trio": "trex"}, {}]}, "trio"),
        ({**EXAMPLE, "zoos": [{"trio": ["dodo"]}, {}]}, "dodo"),
        ({**EXAMPLE, "zoos": [{"trio": [None]}, {}]}, "trio"),
        ({**EXAMPLE, **WINTER, "zoos": [{"pyramid": ["trex"]}, {}]}, "pyramid"),
    ],
)
def test_what_is_no_sheet_gets_one_line(
    sheet: Any, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(tmp_path, sheet) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert named in captured.err


@pytest.mark.rule("D-52", "D-53")
def test_ties_are_broken_by_fewest_trexes_then_shared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    by_trexes = {**EXAMPLE, "zoos": [{"river": ["trex"]}, {"river": ["spinosaurus"]}]}
    assert score(tmp_path, by_trexes, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["winners"], answer["tie_break"]) == ([1], "trexes")
    assert score(tmp_path, {**EXAMPLE, "zoos": [{}, {}, {}]}, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["winners"], answer["tie_break"]) == ([0, 1, 2], "shared")
