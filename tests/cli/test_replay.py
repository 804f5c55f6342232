"""`saurian replay`."""

import json
from pathlib import Path
from random import Random

import pytest

from saurian.cli import main
from saurian.core import CHANCE, Player, Session
from saurian.core.record import _chained
from saurian.games import find_game
from saurian.locale import LANGUAGES


def played(seed: int = 1, steps: int = 10_000, bot: str = "Bo") -> str:
    """The record of a random game of two, or of its first steps."""
    game, rng = find_game("draftosaurus"), Random(seed)
    session = Session(game, game.options({"players": 2}), [Player("Anna"), Player(bot, "random")])
    while steps > 0 and (acting := session.state.acting()):
        seat = acting[0]
        state = session.state
        session.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
        steps -= 1
    return session.record()


def replay(tmp_path: Path, record: str | bytes, *words: str) -> int:
    file = tmp_path / "game.jsonl"
    file.write_bytes(record if isinstance(record, bytes) else record.encode())
    return main(["replay", str(file), *words])


@pytest.mark.parametrize("code", LANGUAGES)
def test_shows_the_game_in_every_language(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(tmp_path, played(), "--lang", code) == 0
    shown = capsys.readouterr().out
    assert "Anna" in shown
    assert "{" not in shown


def test_a_servers_bot_has_its_name_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(steps=5, bot="Basalt")
    for code, name in (("en", "Basalt"), ("uk", "Базальт")):
        assert replay(tmp_path, record, "--lang", code) == 0
        assert name in capsys.readouterr().out


def test_tells_the_outcome_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    assert replay(tmp_path, record, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    end = json.loads(record.splitlines()[-1])["end"]
    assert answer["moves"] == record.count("\n") - 2
    assert answer["totals"] == end["totals"]
    assert answer["finished"]


def test_a_game_broken_off_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(steps=20)
    assert replay(tmp_path, record, "--json") == 0
    assert not json.loads(capsys.readouterr().out)["finished"]
    assert replay(tmp_path, record) == 0


def complaint(tmp_path: Path, record: str | bytes, capsys: pytest.CaptureFixture[str]) -> str:
    assert replay(tmp_path, record, "--json") == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


def test_tampering_is_found_in_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = played().splitlines(keepends=True)
    for number in (1, 2, 6, 30, len(lines)):
        changed = lines.copy()
        changed[number - 1] = changed[number - 1].replace('": ', '": 1', 1)
        assert f"line {number}:" in complaint(tmp_path, "".join(changed), capsys)
    swapped = [*lines[:6], lines[7], lines[6], *lines[8:]]
    assert "line 7:" in complaint(tmp_path, "".join(swapped), capsys)
    assert "line 7:" in complaint(tmp_path, "".join(lines[:6] + lines[7:]), capsys)
    assert "line 8:" in complaint(tmp_path, "".join(lines[:7] + lines[6:]), capsys)


def test_a_truncated_record_is_told_by_the_line_that_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played()
    lines = record.splitlines(keepends=True)
    assert "line 31:" in complaint(tmp_path, "".join(lines[:30]), capsys)
    assert "line 30:" in complaint(tmp_path, "".join(lines[:30])[:-20], capsys)
    assert "line 1:" in complaint(tmp_path, "", capsys)


def rewritten(record: str, number: int, **changes: object) -> str:
    """The record with a line changed and all checks right."""
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        del line["check"]
    lines[number - 1].update(changes)
    return "".join(_chained(lines))


@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (1, {"saurian": 2}),
        (1, {"saurian": 0}),
        (1, {"rules": 2}),
        (1, {"rules": 0}),
        (1, {"game": "chess"}),
        (1, {"options": {"players": 9}}),
        (1, {"options": {"colour": "red"}}),
        (1, {"seats": [{"name": "Anna"}]}),
        (1, {"seats": "Anna"}),
        (1, {"more": 1}),
        (2, {"move": "first 4"}),
        (2, {"move": "first"}),
        (2, {"seat": 0}),
        (2, {"seat": -1}),
        (2, {"seat": "nature"}),
        (2, {"seat": True}),
        (2, {"move": 3}),
        (6, {"move": "roll woodlands"}),
        (6, {"seat": 7}),
    ],
)
def test_what_is_too_new_or_illegal_is_told_by_its_line(
    number: int, changes: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"line {number}:" in complaint(tmp_path, rewritten(played(), number, **changes), capsys)


def test_a_wrong_end_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    last = record.count("\n")
    for end in (None, {"ranks": [1, 1], "totals": [9, 9], "tie_break": "shared"}):
        assert f"line {last}:" in complaint(tmp_path, rewritten(record, last, end=end), capsys)
    assert f"line {last + 1}:" in complaint(tmp_path, record + '{"seat": 0}\n', capsys)


def test_what_is_no_record_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for nonsense in (b"\xff\xfe", b"[]\n", b"3\n", b"[" * 100_000, b'{"saurian": ' + b"9" * 5000 + b"}"):
        assert "line 1:" in complaint(tmp_path, nonsense, capsys)


def test_what_was_right_is_shown_before_the_complaint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played().splitlines(keepends=True)
    assert replay(tmp_path, "".join(lines[:30])) == 2
    captured = capsys.readouterr()
    assert "Anna" in captured.out
    assert captured.err.count("\n") == 1
