"""Tables that earlier versions stored play on. Files are never changed; a new version adds its own.

Each line is an entry, but for the first, which is the seed. `make golden` writes what is missing.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saurian.server.domain.entry import Entry
from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.table import Table, create
from tests.server.histories import SEED, add, new_table, play

FOLDER = Path(__file__).parent / "old"
GAMES = [("draftosaurus", 3), ("drakon", 3)]


def history(game: str, players: int) -> list[Entry]:
    """The first half of a game, with everything that can stand in an entry."""
    table, first = new_table(game, players, clock=3600)
    entries = [first]
    before: list[tuple[str, dict[str, Any]]] = [
        ("left", {"seat": 1}),
        ("filled", {"seat": 1, "bot": "greedy"}),
        ("sat", {"seat": 0, "name": "Ann", "added": "luck"}),
        ("handed", {"seat": 0}),
        ("joined", {"seat": 2}),
        ("started", {}),
        ("left", {"seat": 2}),
        ("stood-in", {"seat": 2, "bot": "greedy"}),
        ("returned", {"seat": 2}),
        ("said", {"seat": 2, "phrase": "hello"}),
    ]
    for kind, data in before:
        step = add(table, kind, **data)
        entries.append(step.entry)
        table = step.after
    moves = [step.entry for step in play(table, Random(7))]
    return entries + moves[: len(moves) // 2]


def read(file: Path) -> Table:
    """The table that a file tells."""
    seed, *lines = file.read_text(encoding="utf-8").splitlines()
    entries = [Entry(*json.loads(line)) for line in lines]
    return apply_entries(create(entries[0], seed), entries[1:])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_playthrough_of_this_version_is_kept(game: str, players: int, rewrite_playthroughs: bool) -> None:
    file = FOLDER / f"{game}-0.1.jsonl"
    if rewrite_playthroughs and not file.exists():
        lines = [SEED, *(json.dumps(entry, ensure_ascii=False) for entry in history(game, players))]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert file.exists()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.jsonl")), ids=lambda file: file.stem)
def test_an_old_table_plays_on(file: Path) -> None:
    table = read(file)
    assert table.stage == "playing"
    kinds = {json.loads(line)[4] for line in file.read_text(encoding="utf-8").splitlines()[1:]}
    assert {"created", "sat", "filled", "started", "moved", "left", "handed"} <= kinds
    *_, last = play(table, Random(1))
    assert last.after.stage == "over"
    assert last.after.record()
