"""Records: one game as JSON Lines, chance included, so that a replay needs no seed.

    {"saurian": 1, "game": "NAME", "rules": 1, "options": {…}, "seats": [{"name": "Ann"}], "check": …}
    {"seat": "chance", "move": "roll 6", "check": "…"}
    {"seat": 0, "move": "a@b", "check": "…"}
    {"end": {"ranks": [1, 2], "totals": [31, 29], "tie_break": null}, "check": "…"}

A header may also say where chance came from, so that it can be checked (`core.fairness`):

    "chance": {"commitment": "9f86…", "seed": "00ab…", "added": ["", "of my own"]}

`check` chains each line to all before it, so that a slip of the editor is found where it was made. It
is no signature: who means to forge a record can. `end` is null for a game that was broken off.
"""

import hashlib
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeGuard

from saurian.core.action import Action
from saurian.core.fairness import Fairness
from saurian.core.game import AnyGame
from saurian.core.message import Arg, Event, Message, Problem, Seat, brief
from saurian.core.outcome import Outcome
from saurian.core.state import CHANCE, State

FORMAT = 1
CHANCE_NAME = "chance"
DEEPEST = 20
"""How many lists and objects may stand within each other in a line."""
LARGEST = 2**53
"""No number in a record is larger: up to here every reader of JSON has whole numbers right."""


class RecordProblem(Problem):
    """A record is wrong in one line."""

    def __init__(self, line: int, cause: Message) -> None:
        super().__init__(Message("record-problem", {"line": line}), cause)
        self.line = line


@dataclass(frozen=True, slots=True)
class Player:
    """The person or bot on a seat."""

    name: str
    bot: str | None = None
    """The bot that plays; None: a person."""

    def to_json(self) -> dict[str, str]:
        """As in the record's header."""
        return {"name": self.name} if self.bot is None else {"name": self.name, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a replayed record and what it led to."""

    line: int
    seat: Seat
    action: Action
    events: list[Event]


# --- writing -----------------------------------------------------------------------------------------


def write_record(
    game: AnyGame,
    state: State[Any],
    rules_version: int,
    options: Mapping[str, Any],
    players: Iterable[Player],
    moves: Iterable[tuple[Seat, Action]],
    fairness: Fairness | None = None,
) -> str:
    """The whole record of a game that has come to `state` by `moves`."""
    header: dict[str, Any] = {
        "saurian": FORMAT,
        "game": game.name,
        "rules": rules_version,
        "options": dict(options),
        "seats": [player.to_json() for player in players],
    }
    if fairness is not None:
        header["chance"] = fairness.to_json()
    lines = [header]
    for seat, action in moves:
        lines.append({"seat": CHANCE_NAME if seat == CHANCE else seat, "move": action.text})
    lines.append({"end": _ending(state.outcome())})
    return "".join(_chained(lines))


def _ending(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"ranks": list(outcome.ranks), "totals": list(outcome.totals), "tie_break": outcome.tie_break}


def _chained(lines: Iterable[dict[str, Any]]) -> Iterator[str]:
    check = ""
    for line in lines:
        check = _check(check, line)
        yield json.dumps({**line, "check": check}, ensure_ascii=False) + "\n"


def _check(before: str, line: Mapping[str, Any]) -> str:
    content = json.dumps(line, sort_keys=True)
    return hashlib.sha256((before + content).encode()).hexdigest()[:8]


# --- reading -----------------------------------------------------------------------------------------


Source = str | bytes | os.PathLike[str] | Iterable[str] | Iterable[bytes]


def _lines_of(source: Source) -> Iterator[bytes]:
    """The lines of a record, whatever it was given as."""
    if isinstance(source, os.PathLike) or (isinstance(source, str) and not source.lstrip().startswith("{")):
        source = Path(source).read_bytes()
    if isinstance(source, str):
        source = source.encode("utf-8", "surrogatepass")
    if isinstance(source, bytes):
        source = source.splitlines()
    if not isinstance(source, Iterable):
        raise TypeError(
            "a replay takes a path, an open file, the lines or the text of a record,"
            f" not {type(source).__name__}"
        )
    return (line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line for line in source)


class Replay:
    """A record read line by line: iterate to play it; `state` follows.

        replay = Replay("evening.jsonl", find_game)     # saurian.games.find_game
        for step in replay:
            print(step.seat, step.action.text)
        print(replay.state.outcome())

    `source` is a path, an open file, the lines, or the whole text as `Session.record` writes it. Raises
    `RecordProblem` at the line that is wrong; what came before has been played.
    """

    def __init__(self, source: Source, find_game: Callable[[str], AnyGame]) -> None:
        self._lines = _lines_of(source)
        self._line = 0
        self._check = ""
        header = self._next_line()
        chance = header.pop("chance", None)
        self._fields(header, {"saurian": int, "game": str, "rules": int, "options": dict, "seats": list})
        if header["saurian"] > FORMAT:
            self._fail("record-too-new", version=header["saurian"], newest=FORMAT)
        if header["saurian"] != FORMAT:
            self._fail("record-bad-version", version=header["saurian"])
        with _at_line(self._line):
            self.game = find_game(header["game"])
        if header["rules"] > self.game.rules_version:
            self._fail("record-rules-too-new", version=header["rules"], newest=self.game.rules_version)
        with _at_line(self._line):
            self.options = self.game.options(header["options"])
            self.rules_version: int = header["rules"]
            self.state: State[Any] = self.game.start(self.options, self.rules_version)
        self.players = tuple(self._player(raw) for raw in header["seats"])
        if len(self.players) != self.options.players:
            self._fail("record-bad-seats", count=len(self.players), players=self.options.players)
        self.commitment: str | None = None
        """What was promised about chance before the game; None: nothing."""
        self.fairness = None if chance is None else self._read_fairness(chance)
        self.finished = False
        """Whether the end line has been reached."""

    def __iter__(self) -> Iterator[Step]:
        while not self.finished:
            line = self._next_line()
            if "end" in line:
                self._end(line)
            else:
                yield self._move(line)

    def _move(self, line: Mapping[str, Any]) -> Step:
        self._fields(line, {"seat": (int, str), "move": str})
        seat = CHANCE if line["seat"] == CHANCE_NAME else line["seat"]
        if isinstance(seat, str) or (seat < 0 and line["seat"] != CHANCE_NAME):
            self._fail("record-bad-field", field="seat")
        with _at_line(self._line):
            action = self.game.read_move(line["move"])
            return Step(self._line, seat, action, self.state.apply(seat, action))

    def _end(self, line: Mapping[str, Any]) -> None:
        self._fields(line, {"end": (dict, type(None))})
        if line["end"] != _ending(self.state.outcome()):
            self._fail("record-wrong-end")
        for extra in self._lines:
            self._line += 1
            if extra.strip():
                self._fail("record-after-end")
        self.finished = True

    def _next_line(self) -> dict[str, Any]:
        self._line += 1
        raw = next(self._lines, None)
        if raw is None:
            self._fail("record-truncated")
        try:
            line = json.loads(raw.decode("utf-8"))
        except (ValueError, RecursionError):
            self._fail("record-not-json")
        if not isinstance(line, dict) or nests_deeper(line, DEEPEST):
            self._fail("record-not-json")
        check = line.pop("check", None)
        self._check = _check(self._check, line)
        if check != self._check:
            self._fail("record-tampered")
        return line

    def _fields(self, line: Mapping[str, Any], types: Mapping[str, type | tuple[type, ...]]) -> None:
        for name, kind in types.items():
            value = line.get(name)
            if not isinstance(value, kind) or isinstance(value, bool) or _is_huge(value):
                self._fail("record-bad-field", field=name)
        for name in line:
            if name not in types:
                self._fail("record-bad-field", field=brief(name))

    def _player(self, raw: object) -> Player:
        if isinstance(raw, dict) and set(raw) <= {"name", "bot"}:
            name, bot = raw.get("name"), raw.get("bot")
            if _is_text(name) and (bot is None or _is_text(bot)):
                return Player(name, bot)
        self._fail("record-bad-field", field="seats")

    def _read_fairness(self, raw: object) -> Fairness:
        if isinstance(raw, dict) and set(raw) == {"commitment", "seed", "added"}:
            commitment, seed, added = raw["commitment"], raw["seed"], raw["added"]
            texts = isinstance(added, list) and all(map(_is_text, added))
            if _is_text(commitment) and _is_hexadecimal(seed) and texts:
                self.commitment = commitment
                return Fairness(seed, tuple(added))
        self._fail("record-bad-field", field="chance")

    def _fail(self, id: str, **args: Arg) -> NoReturn:
        raise RecordProblem(self._line, Message(id, args))


def nests_deeper(value: object, most: int) -> bool:
    """Whether lists and objects in JSON stand within each other more often than so."""
    layer = [value]
    for _ in range(most):
        layer = [inner for outer in layer for inner in _inside(outer)]
        if not layer:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _is_huge(value: object) -> bool:
    return isinstance(value, int) and abs(value) > LARGEST


def _is_text(value: object) -> TypeGuard[str]:
    """Text that can be stored and shown: JSON can also write halves of characters."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _is_hexadecimal(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch("([0-9a-f]{2})+", text) is not None


class _at_line:  # noqa: N801  # reads as a verb: with _at_line(3): …
    """Turns a `Problem` inside into a `RecordProblem` at that line."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, Problem):
            raise RecordProblem(self.line, problem.cause or problem.message) from problem
