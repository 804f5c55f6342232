"""The decisions of many games as one Parquet file, with a card that describes it. Needs pyarrow.

A game is played as in a simulation; then its moves are gone through once more, to write down what each seat
saw when it decided. One row group is in memory at a time.
"""

import hashlib
import json
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from saurian import __version__
from saurian.arena.croissant import make_card
from saurian.arena.match import GameFailed, Match, Table
from saurian.arena.workers import play_on_processes
from saurian.core import CHANCE, Action, AnyGame, Message, Options, Outcome, Problem, Seat
from saurian.core.encoder import Encoder

DATA = "decisions.parquet"
CARD = "croissant.json"
ROW_GROUP = 4096
"""How many rows are written together, and the rest of the last game among them."""
FIRST_LINE = 2
"""The line of a record that has the first move."""


class Decision(NamedTuple):
    """What a seat saw, could do, and did."""

    line: int
    seat: Seat
    observation: bytes
    action: int
    legal: list[int]


class Decided(NamedTuple):
    """The decisions of a game, and how it ended."""

    number: int
    decisions: list[Decision]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class DecidedGames:
    """The games of a match with all their decisions, one by one."""

    match: Match

    def play(self, number: int) -> Decided | GameFailed:
        """Play one."""
        table = Table(self.match, number)
        try:
            outcome = table.play()
        except GameFailed as failure:
            return failure
        moves = table.session.moves
        return Decided(number, decisions_of(self.match.game, self.match.options, moves), outcome)


def decisions_of(game: AnyGame, options: Options, moves: Iterable[tuple[Seat, Action]]) -> list[Decision]:
    """The decisions of seats in a whole game. Those at the same time all come from before any choice."""
    encoder, state, coming = game.encoder(options), game.start(options), iter(moves)
    decisions, line = [], FIRST_LINE
    while acting := state.acting():
        together = [next(coming) for _ in acting]
        for place, (seat, action) in enumerate(together):
            if seat != CHANCE:
                view = state.view(seat)
                legal = sorted(map(game.code, view.legal()))
                decisions.append(Decision(line + place, seat, encoder.pack(view), game.code(action), legal))
        for seat, action in together:
            state.apply(seat, action)
        line += len(together)
    return decisions


class Dataset:
    """Games of bots that keep their seats, every game with a deal of its own."""

    def __init__(self, game: AnyGame, options: Options, bots: tuple[str, ...], seed: int) -> None:
        """Raises `Problem` for a game without an encoder."""
        self.match = Match(game, options, bots, seed, rotate=False)
        try:
            self.encoder: Encoder[Any] = game.encoder(options)
        except NotImplementedError:
            raise Problem(Message("dataset-no-encoder", {"game": game.name})) from None

    def play(self, games: int, workers: int = 1) -> Generator[Decided | GameFailed, None, None]:
        """Play, here or on processes, with results in order."""
        playable, numbers = DecidedGames(self.match), range(1, games + 1)
        workers = min(workers, games)
        if workers > 1:
            yield from play_on_processes(playable, numbers, workers)
        else:
            yield from map(playable.play, numbers)

    def write(self, results: Iterable[Decided | GameFailed], folder: Path) -> int:
        """Write the file and its card into a folder that exists; how many decisions there are.

        The same games give the same bytes. Raises `GameFailed`, and then leaves nothing behind.
        """
        data = folder / DATA
        try:
            rows, games = self._write_data(results, data)
            with data.open("rb") as file:
                digest = hashlib.file_digest(file, "sha256").hexdigest()
            card = make_card(self.facts(), games, rows, self.encoder.size, DATA, digest)
            text = json.dumps(card, indent=2, ensure_ascii=False) + "\n"
            (folder / CARD).write_text(text, encoding="utf-8", newline="\n")
        except BaseException:
            data.unlink(missing_ok=True)
            raise
        return rows

    def facts(self) -> dict[str, Any]:
        """What was played, and by which version."""
        return {
            "saurian": __version__,
            "game": self.match.game.name,
            "options": self.match.options.to_json(),
            "bots": list(self.match.bots),
            "seed": self.match.seed,
            "encoder": self.encoder.version,
            "actions": self.match.game.seat_codes,
        }

    @property
    def schema(self) -> pa.Schema:
        """The columns. The metadata has the facts, and the names of the numbers in an observation."""
        facts = self.facts() | {"observation": self.encoder.names}
        return pa.schema(
            [
                ("game", pa.int32()),
                ("line", pa.int32()),
                ("seat", pa.int8()),
                ("bot", pa.string()),
                ("observation", pa.list_(pa.float32(), self.encoder.size)),
                ("action", pa.int32()),
                ("legal", pa.list_(pa.int32())),
                ("points", pa.int32()),
                ("rank", pa.int8()),
                ("win_share", pa.float64()),
            ],
            metadata={"saurian": json.dumps(facts)},
        )

    def _write_data(self, results: Iterable[Decided | GameFailed], data: Path) -> tuple[int, int]:
        rows, games, waiting = 0, 0, list[Decided]()
        schema = self.schema
        with pq.ParquetWriter(data, schema, compression="zstd") as writer:
            for result in results:
                if isinstance(result, GameFailed):
                    raise result
                waiting.append(result)
                games += 1
                rows += len(result.decisions)
                if sum(len(game.decisions) for game in waiting) >= ROW_GROUP:
                    writer.write_table(self._rows(waiting, schema))
                    waiting = []
            if waiting:
                writer.write_table(self._rows(waiting, schema))
        return rows, games

    def _rows(self, games: list[Decided], schema: pa.Schema) -> pa.Table:
        every = [(game, decision) for game in games for decision in game.decisions]
        seats = [decision.seat for _, decision in every]
        packed = pa.py_buffer(b"".join(decision.observation for _, decision in every))
        numbers = pa.Array.from_buffers(pa.float32(), len(every) * self.encoder.size, [None, packed])
        columns = {
            "game": [game.number for game, _ in every],
            "line": [decision.line for _, decision in every],
            "seat": seats,
            "bot": [self.match.bots[seat] for seat in seats],
            "observation": pa.FixedSizeListArray.from_arrays(numbers, self.encoder.size),
            "action": [decision.action for _, decision in every],
            "legal": [decision.legal for _, decision in every],
            "points": [game.outcome.totals[decision.seat] for game, decision in every],
            "rank": [game.outcome.ranks[decision.seat] for game, decision in every],
            "win_share": [game.outcome.shares[decision.seat] for game, decision in every],
        }
        return pa.table(columns, schema=schema)
