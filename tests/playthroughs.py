"""Golden playthroughs: whole games written out, so that a change of the rules shows in the diff.

A `Playthrough` names a game, its options and a seed; its text stands in a file `golden/NAME.txt`. A test
calls `check_playthrough`, which fails with a unified diff. `pytest --rewrite-playthroughs` writes them anew.

How to read one, line by line:

    chance: roll woodlands   of 6          who did what, of how many ways
    2: @trio   of @king,river,trio         who did what, of all that was legal: @king @river @trio
    0: put 1,0:N   of 57 #1f3a             … of 57, if they are too many to read; # changes when they do
       placed seat=2 species=trex          an event and its arguments
       drawn seat=0 dinosaurs=trex (to 0)  one that only some may hear
    = v1 summer …                          the position, one line for each part between its bars
"""

import difflib
import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from saurian.core import CHANCE, AnyGame, Arg, Event, Outcome, State
from tests.random_games import choose

MOST_LISTED = 24
"""As many legal moves a reader takes in."""


@dataclass(frozen=True)
class Playthrough:
    """One game to be written out."""

    name: str
    game: AnyGame
    options: Mapping[str, Any]
    seed: int
    milestones: Collection[str]
    """The events after which the position is written."""
    quiet: Collection[str] = ()
    """The events that say nothing new and are left out."""
    rules: int | None = None
    """The version of the rules; None: the newest."""


def check_playthrough(playthrough: Playthrough, folder: Path, rewrite: bool) -> None:
    """Fail with a unified diff if the game does not go as its file says; or write the file anew."""
    path = folder / f"{playthrough.name}.txt"
    new = write_playthrough(playthrough)
    if rewrite:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(new, encoding="utf-8")
        return
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if old != new:
        changes = difflib.unified_diff(
            old.splitlines(), new.splitlines(), f"golden/{path.name}", "as played now", lineterm=""
        )
        raise AssertionError("\n".join(["the game goes otherwise", *changes]))


def write_playthrough(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "".join(f"{line}\n" for line in _lines(playthrough))


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game, rng = playthrough.game, Random(playthrough.seed)
    options = game.options(playthrough.options)
    rules = game.rules_version if playthrough.rules is None else playthrough.rules
    state: State[Any] = game.start(options, rules)
    yield f"{game.name}, rules {rules}, seed {playthrough.seed}"
    yield " ".join(f"{name}={value}" for name, value in options.to_json().items())
    yield from _position(game, state)
    while state.acting():
        seat, action = choose(state, rng)
        legal = [other.text for other in state.legal(seat)]
        assert action.text in legal
        who, of = ("chance", f"{len(legal)}") if seat == CHANCE else (f"{seat}", _of(legal))
        events = state.apply(seat, action)
        yield f"{who}: {action.text}   of {of}"
        yield from (f"   {_event(event)}" for event in events if event.id not in playthrough.quiet)
        if any(event.id in playthrough.milestones for event in events):
            yield from _position(game, state)
    outcome = state.outcome()
    assert outcome is not None, "a game in which nobody acts is over"
    yield from _outcome(outcome)


def _of(legal: list[str]) -> str:
    if len(legal) <= MOST_LISTED:
        return abbreviated(legal)
    return f"{len(legal)} #{hashlib.sha256(' '.join(legal).encode()).hexdigest()[:4]}"


def abbreviated(texts: Iterable[str]) -> str:
    """Many moves in little room: what they begin with alike, up to a sign, is said once.

    >>> abbreviated(["T@trio", "T@king", "D@king", "pass"])
    'T@trio,king D@king pass'
    """
    parts = (_split_at_sign(text) for text in texts)
    groups = groupby(parts, key=lambda part: part[0])
    return " ".join(head + ",".join(tail for _, tail in group) for head, group in groups)


def _split_at_sign(text: str) -> tuple[str, str]:
    """`T@trio` into `T@` and `trio`; a text without a sign stands for itself."""
    end = next((i for i, letter in enumerate(text) if not letter.isalnum()), len(text) - 1) + 1
    return text[:end], text[end:]


def _event(event: Event) -> str:
    words = [event.id, *(f"{name}={_arg(value)}" for name, value in event.args.items())]
    if event.to is not None:
        words.append(f"(to {','.join(map(str, event.to))})")
    return " ".join(words)


def _arg(value: Arg) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _position(game: AnyGame, state: State[Any]) -> list[str]:
    text: str = game.write_position(state)
    return ("= " + text.replace(" | ", "\n  | ")).splitlines()


def _outcome(outcome: Outcome) -> Iterator[str]:
    yield f"over: tie_break={outcome.tie_break}"
    for seat, parts in enumerate(outcome.parts):
        details = " ".join(f"{part}={points}" for part, points in parts.items())
        yield f"{seat}: rank {outcome.ranks[seat]}, {outcome.totals[seat]} points: {details}"
