"""Decisions as data."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from saurian.arena import dataset as module
from saurian.arena.croissant import CONTEXT, FIELDS
from saurian.arena.dataset import CARD, DATA, Dataset, decisions_of
from saurian.arena.match import GameFailed, Table
from saurian.core import CHANCE, Replay
from saurian.games import GAMES, find_game

PLAYERS = 3


def dataset_of(game: str, seed: int = 1, bots: tuple[str, ...] = ("greedy", "random", "random")) -> Dataset:
    found = find_game(game)
    return Dataset(found, found.options({"players": PLAYERS}), bots, seed)


def written(data: Dataset, folder: Path, games: int = 2) -> Any:
    folder.mkdir(exist_ok=True)
    rows = data.write(data.play(games), folder)
    table = pq.read_table(folder / DATA)
    assert table.num_rows == rows
    return table


@pytest.mark.parametrize(("game", "games"), [("draftosaurus", 2), ("drakon", 1)])
def test_rows_are_the_decisions_of_the_games(game: str, games: int, tmp_path: Path) -> None:
    """Each row against the record of its game."""
    data = dataset_of(game)
    rows = written(data, tmp_path, games).to_pylist()
    for number in range(1, games + 1):
        table = Table(data.match, number)
        outcome = table.play()
        mine = [row for row in rows if row["game"] == number]
        steps = list(Replay(table.session.record().encode().splitlines(), find_game))
        told = {(step.line, step.seat): step.action for step in steps if step.seat not in (None, CHANCE)}
        assert [(row["line"], row["seat"]) for row in mine] == list(told)
        rules = data.match.game
        for row in mine:
            assert rules.action(row["action"]) == told[row["line"], row["seat"]]
            assert row["action"] in row["legal"] == sorted(set(row["legal"]))
            assert row["bot"] == data.match.bots[row["seat"]]
            assert row["points"] == outcome.totals[row["seat"]]
            assert row["rank"] == outcome.ranks[row["seat"]]
            assert row["win_share"] == outcome.shares[row["seat"]]


def test_seats_that_choose_at_once_see_nothing_of_each_other(tmp_path: Path) -> None:
    """A later seat's observation is that from before the first one chose."""
    data = dataset_of("draftosaurus")
    game, options = data.match.game, data.match.options
    table = Table(data.match, 1)
    table.play()
    decisions, state = iter(decisions_of(game, options, table.session.moves)), game.start(options)
    moves, together = iter(table.session.moves), 0
    while acting := state.acting():
        seats = [seat for seat in acting if seat != CHANCE]
        together = max(together, len(seats))
        for seat in seats:
            decision = next(decisions)
            assert (decision.seat, decision.observation) == (seat, data.encoder.pack(state.view(seat)))
        for _ in acting:
            state.apply(*next(moves))
    assert together == PLAYERS


@pytest.mark.parametrize("game", GAMES)
def test_the_columns_are_those_of_the_card(game: str, tmp_path: Path) -> None:
    data = dataset_of(game)
    table = written(data, tmp_path, 1)
    card = json.loads((tmp_path / CARD).read_text(encoding="utf-8"))
    assert table.schema.names == list(FIELDS)
    fields = card["recordSet"][0]["field"]
    assert [field["source"]["extract"]["column"] for field in fields] == table.schema.names
    types = {"cr:Int32": "int32", "cr:Int8": "int8", "cr:Float32": "float", "cr:Float64": "double"}
    for field, column in zip(fields, table.schema, strict=True):
        plain = column.type.value_type if field.get("isArray") else column.type
        assert str(plain) == types.get(field["dataType"], "string")
    shapes = {field["name"]: field["arrayShape"] for field in fields if "arrayShape" in field}
    assert shapes == {"observation": str(data.encoder.size), "legal": "-1"}
    about = json.loads(table.schema.metadata[b"saurian"])
    assert tuple(about["observation"]) == data.encoder.names
    assert about["game"] == game
    numbers = np.array(table["observation"].to_pylist(), np.float32)
    assert numbers.shape == (table.num_rows, data.encoder.size)
    assert (numbers >= [entry.low for entry in data.encoder.entries]).all()
    assert (numbers <= [entry.high for entry in data.encoder.entries]).all()


def test_the_card_uses_only_names_of_its_context(tmp_path: Path) -> None:
    """`mlcroissant` itself is not among the packages of the tests: it brings a dozen others."""
    written(dataset_of("draftosaurus"), tmp_path, 1)
    card = json.loads((tmp_path / CARD).read_text(encoding="utf-8"))
    assert card["@context"] == CONTEXT
    assert card["conformsTo"].startswith(CONTEXT["cr"])
    schema_org = {"distribution", "license", "version", "contentUrl", "encodingFormat", "sha256"}

    def check(node: Any, ids: set[str]) -> None:
        for name, value in node.items():
            assert name.startswith("@") or name in CONTEXT or name in schema_org, name
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, dict) and name != "@context":
                    check(one, ids)
        if set(node) == {"@id"}:
            assert node["@id"] in ids, "a reference leads to what the card has"

    check(card, {file["@id"] for file in card["distribution"]})


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    def content(name: str, seed: int) -> list[bytes]:
        written(dataset_of("draftosaurus", seed), tmp_path / name)
        return [file.read_bytes() for file in sorted((tmp_path / name).iterdir())]

    assert content("a", 1) == content("b", 1) != content("c", 2)


def test_rows_are_written_group_by_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROW_GROUP", 150)
    table = written(dataset_of("draftosaurus"), tmp_path, 5)
    file = pq.ParquetFile(tmp_path / DATA).metadata
    sizes = [file.row_group(number).num_rows for number in range(file.num_row_groups)]
    assert len(sizes) == 2
    assert sum(sizes) == table.num_rows
    assert table["game"].to_pylist() == sorted(table["game"].to_pylist())


def test_a_game_that_fails_leaves_nothing(tmp_path: Path) -> None:
    data = dataset_of("draftosaurus", bots=("tests.arena.players:Raises", "random", "random"))
    with pytest.raises(GameFailed):
        data.write(data.play(1), tmp_path)
    assert not list(tmp_path.iterdir())
