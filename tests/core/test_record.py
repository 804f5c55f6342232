"""Records: as they are written, read, and refused, line by line."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saurian.core import CHANCE, AnyGame, Message, Player, Problem, RecordProblem, Replay, Session
from saurian.core.record import Source
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from tests.pennies.games import HEADS, PENNIES, TAILS, TOSSES, PenniesOptions
from tests.random_games import choose

GAMES: dict[str, AnyGame] = {"pennies": PENNIES, "draftosaurus": DRAFTOSAURUS}


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Problem(Message("bad-game", {"game": name}))
    return GAMES[name]


def pennies() -> Session:
    """A short game, played to its end."""
    session = Session(PENNIES, PenniesOptions(rounds=1), [Player("Ann"), Player("Bób", "random")])
    session.apply(1, HEADS)
    session.apply(0, TAILS)
    session.apply(CHANCE, TOSSES[0])
    return session


def draftosaurus() -> Session:
    """A long one."""
    session = Session(
        DRAFTOSAURUS, DraftosaurusOptions(2, "winter", order="quick"), [Player("A"), Player("B")]
    )
    rng = Random(1)
    while session.state.acting():
        session.apply(*choose(session.state, rng))
    return session


RECORDS = {session.game.name: session.record() for session in (pennies(), draftosaurus())}
EVERY_RECORD = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


def lines_of(record: str) -> list[bytes]:
    return record.encode().splitlines(keepends=True)


def replayed(source: Source) -> Replay:
    replay = Replay(source, find)
    for _ in replay:
        pass
    return replay


def problem_of(lines: list[bytes]) -> tuple[int, str]:
    """The line and the message of the problem with a record."""
    with pytest.raises(RecordProblem) as caught:
        replayed(lines)
    assert caught.value.message == Message("record-problem", {"line": caught.value.line})
    assert caught.value.cause is not None
    return caught.value.line, caught.value.cause.id


def chained(lines: list[Any]) -> list[bytes]:
    """Lines with a right `check` each: only a forger's work, so that what they say is looked at."""
    written, check = [], ""
    for line in lines:
        if isinstance(line, dict):
            line = {key: value for key, value in line.items() if key != "check"}
            content = json.dumps(line, sort_keys=True)
            check = hashlib.sha256((check + content).encode()).hexdigest()[:8]
            line = {**line, "check": check}
        written.append(json.dumps(line).encode() + b"\n")
    return written


def forged(record: str, number: int, **changes: Any) -> list[bytes]:
    """The record with other values in one line, counted from 1; None drops the field."""
    lines = [json.loads(line) for line in lines_of(record)]
    lines[number - 1] |= changes
    lines[number - 1] = {key: value for key, value in lines[number - 1].items() if value is not None}
    return chained(lines)


# --- writing ---


def test_a_record_is_written_as_documented() -> None:
    lines = [json.loads(line) for line in RECORDS["pennies"].splitlines()]
    assert all(len(line.pop("check")) == 8 for line in lines)
    assert lines == [
        {
            "saurian": 1,
            "game": "pennies",
            "rules": 3,
            "options": {"players": 2, "rounds": 1},
            "seats": [{"name": "Ann"}, {"name": "Bób", "bot": "random"}],
        },
        {"seat": 1, "move": "heads"},
        {"seat": 0, "move": "tails"},
        {"seat": "chance", "move": "toss heads"},
        {"end": {"ranks": [2, 1], "totals": [0, 1], "tie_break": None}},
    ]


def test_the_end_of_a_broken_off_game_is_null() -> None:
    session = Session(PENNIES, PenniesOptions(), [Player("Ann"), Player("Bob")])
    session.apply(0, HEADS)
    lines = session.record().encode().splitlines()
    assert json.loads(lines[-1])["end"] is None
    replay = replayed(lines)
    assert replay.finished
    assert replay.state == session.state


@EVERY_RECORD
def test_a_record_is_read_as_it_was_written(record: str) -> None:
    replay = Replay(lines_of(record), find)
    steps = list(replay)
    assert replay.finished
    assert [step.line for step in steps] == list(range(2, len(steps) + 2))
    session = Session(replay.game, replay.options, replay.players)
    for step in steps:
        assert session.apply(step.seat, step.action) == step.events
    assert session.record() == record


@EVERY_RECORD
def test_a_record_is_read_from_wherever_it_is(record: str, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    with file.open(encoding="utf-8") as text, file.open("rb") as binary:
        sources = (
            file,
            str(file),
            record,
            record.encode(),
            record.splitlines(),
            lines_of(record),
            text,
            binary,
        )
        assert all(replayed(source).finished for source in sources)
    with pytest.raises(FileNotFoundError):
        Replay(tmp_path / "missing.jsonl", find)
    for wrong in (None, 7):
        with pytest.raises(TypeError, match="a replay takes a path, an open file, the lines or the text"):
            Replay(wrong, find)  # type: ignore[arg-type]


def test_a_name_with_odd_line_ends_stays_in_its_line() -> None:
    session = Session(PENNIES, PenniesOptions(rounds=1), [Player("A\u2028n\x85n"), Player("B")])
    assert replayed(session.record()).players == session.players


def test_line_ends_and_blank_lines_at_the_end_do_not_matter() -> None:
    lines = RECORDS["pennies"].encode().splitlines()
    assert replayed([*lines, b"", b" \r\n"]).finished
    assert replayed([line + b"\r\n" for line in lines]).finished


def test_an_old_record_is_played_by_its_own_rules() -> None:
    assert replayed(forged(RECORDS["pennies"], 1, rules=1)).finished


# --- refusing: the header ---


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"saurian": 2}, "record-too-new"),
        ({"saurian": 0}, "record-bad-version"),
        ({"saurian": True}, "record-bad-field"),
        ({"saurian": "1"}, "record-bad-field"),
        ({"saurian": None}, "record-bad-field"),
        ({"game": "chess"}, "bad-game"),
        ({"game": 7}, "record-bad-field"),
        ({"rules": 4}, "record-rules-too-new"),
        ({"rules": 0}, "bad-rules-version"),
        ({"rules": -1}, "bad-rules-version"),
        ({"rules": 1.0}, "record-bad-field"),
        ({"options": []}, "record-bad-field"),
        ({"options": {"players": 9}}, "bad-option-value"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"seats": [{"name": "Ann"}]}, "record-bad-seats"),
        ({"seats": [{"name": "Ann"}, {"name": 5}]}, "record-bad-field"),
        ({"seats": [{"name": "Ann"}, {}]}, "record-bad-field"),
        ({"seats": [{"name": "Ann"}, {"name": "Bob", "bot": 1}]}, "record-bad-field"),
        ({"seats": [{"name": "Ann"}, {"name": "Bob", "age": "9"}]}, "record-bad-field"),
        ({"seats": ["Ann", "Bob"]}, "record-bad-field"),
        ({"seats": {}}, "record-bad-field"),
        ({"seed": 1}, "record-bad-field"),
        ({"saurian": 10**40}, "record-bad-field"),
        ({"rules": -(10**40)}, "record-bad-field"),
        ({"seats": [{"name": "Ann"}, {"name": "\ud800"}]}, "record-bad-field"),
        ({"seats": [{"name": "Ann"}, {"name": "Bob", "bot": "\udfff"}]}, "record-bad-field"),
        ({"chance": {"commitment": "00", "seed": "00", "added": ["\ud83d", ""]}}, "record-bad-field"),
        ({"chance": {"commitment": "\ud83d", "seed": "00", "added": ["", ""]}}, "record-bad-field"),
    ],
)
def test_a_bad_header_is_refused(changes: dict[str, Any], id: str) -> None:
    assert problem_of(forged(RECORDS["pennies"], 1, **changes)) == (1, id)


@pytest.mark.parametrize("depth", [30, 500, 900, 985, 988, 990, 2000, 100_000])
def test_a_header_that_nests_too_deep_is_refused(depth: int) -> None:
    nested = b'{"options": ' + b"[" * depth + b"]" * depth + b"}"
    assert problem_of([nested]) == (1, "record-not-json")


@pytest.mark.parametrize("version", [0, -1, 2])
def test_draftosaurus_by_other_rules_is_refused(version: int) -> None:
    id = "record-rules-too-new" if version > 1 else "bad-rules-version"
    assert problem_of(forged(RECORDS["draftosaurus"], 1, rules=version)) == (1, id)


# --- refusing: the moves and the end ---


@pytest.mark.parametrize(
    ("number", "changes", "id"),
    [
        (2, {"move": "edge"}, "bad-move"),
        (2, {"move": "toss heads"}, "why-wrong-step"),
        (2, {"seat": 2}, "why-wrong-step"),
        (2, {"seat": "chance"}, "why-wrong-step"),
        (2, {"seat": -1}, "record-bad-field"),
        (2, {"seat": "1"}, "record-bad-field"),
        (2, {"seat": True}, "record-bad-field"),
        (2, {"seat": 1.0}, "record-bad-field"),
        (2, {"seat": None}, "record-bad-field"),
        (2, {"seat": 10**40}, "record-bad-field"),
        (2, {"move": None}, "record-bad-field"),
        (2, {"move": ["heads"]}, "record-bad-field"),
        (2, {"note": "!"}, "record-bad-field"),
        (3, {"seat": 1}, "why-wrong-step"),
        (4, {"seat": -1}, "record-bad-field"),
        (5, {"end": {"ranks": [1, 2], "totals": [0, 1], "tie_break": None}}, "record-wrong-end"),
        (5, {"end": {}}, "record-wrong-end"),
        (5, {"end": 3}, "record-bad-field"),
        (5, {"end": None, "seat": 0, "move": "heads"}, "why-wrong-step"),
        (5, {"note": "!"}, "record-bad-field"),
    ],
)
def test_a_bad_line_is_refused(number: int, changes: dict[str, Any], id: str) -> None:
    assert problem_of(forged(RECORDS["pennies"], number, **changes)) == (number, id)


def test_what_came_before_a_bad_line_has_been_played() -> None:
    replay = Replay(forged(RECORDS["pennies"], 4, move="toss edge"), find)
    steps = iter(replay)
    assert [next(steps).line, next(steps).line] == [2, 3]
    with pytest.raises(RecordProblem):
        next(steps)
    assert replay.state.acting() == (CHANCE,)
    assert not replay.finished


@pytest.mark.parametrize(
    "line", [b"", b"[]", b"3", b"{", b"\xff\xfe", b'{"a": 1} {"b": 2}', b"[" * 10**5, b"9" * 5000]
)
def test_a_line_that_is_no_object_is_refused(line: bytes) -> None:
    lines = lines_of(RECORDS["pennies"])
    assert problem_of([*lines[:2], line, *lines[2:]]) == (3, "record-not-json")
    assert problem_of([line]) == (1, "record-not-json")


def test_nothing_may_come_after_the_end() -> None:
    lines = lines_of(RECORDS["pennies"])
    assert problem_of([*lines, b"\n", lines[-1]]) == (7, "record-after-end")


# --- refusing: what an accident does to a file ---


@EVERY_RECORD
def test_a_truncated_record_is_refused(record: str) -> None:
    lines = lines_of(record)
    for kept in range(len(lines)):
        assert problem_of(lines[:kept]) == (kept + 1, "record-truncated")


@EVERY_RECORD
def test_a_record_with_a_line_missing_doubled_or_exchanged_is_refused(record: str) -> None:
    lines = lines_of(record)
    for at in range(len(lines) - 1):
        assert problem_of(lines[:at] + lines[at + 1 :]) == (at + 1, "record-tampered")
        assert problem_of(lines[: at + 1] + lines[at:]) == (at + 2, "record-tampered")
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert problem_of(swapped) == (at + 1, "record-tampered")


@given(st.sampled_from(sorted(RECORDS)), st.integers(0, 10**6), st.integers(0, 10**6), st.binary(max_size=3))
def test_a_slip_in_a_line_is_found_in_that_line(name: str, number: int, at: int, slip: bytes) -> None:
    """Or does not matter, like one more space between two words."""
    lines = lines_of(RECORDS[name])
    number %= len(lines)
    line = lines[number].rstrip(b"\n")
    at %= len(line)
    lines[number] = line[:at] + slip + line[at + 1 :]
    try:
        replay = replayed(lines)
    except RecordProblem as problem:
        found = problem.line
    else:
        found = number + 1
        assert replay.finished
        assert json.loads(lines[number]) == json.loads(line)
    assert found == number + 1


@given(st.lists(st.binary(max_size=40), max_size=4))
def test_any_bytes_are_refused(lines: list[bytes]) -> None:
    with pytest.raises(RecordProblem):
        replayed(lines)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.floats()
    | st.sampled_from(["pennies", "chance", "heads", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "players", "x"]), inner)
    ),
    max_leaves=4,
)
FIELDS = ["saurian", "game", "rules", "options", "seats", "seat", "move", "end"]


@given(st.integers(1, 5), st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=3))
def test_any_forged_line_is_played_or_refused_in_that_line_or_later(
    number: int, changes: dict[str, Any]
) -> None:
    try:
        replayed(forged(RECORDS["pennies"], number, **changes))
    except RecordProblem as problem:
        line = problem.line
    else:
        line = number
    assert line >= number
