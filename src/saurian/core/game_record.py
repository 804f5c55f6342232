"""A whole game in memory: its options, players and moves, every position of it, and its outcome."""

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from saurian.core.action import Action, kind_of
from saurian.core.fairness import Fairness
from saurian.core.frames import make_frame
from saurian.core.game import AnyGame, Options
from saurian.core.message import Seat
from saurian.core.outcome import Outcome
from saurian.core.record import Player, Replay, Step, write_record
from saurian.core.record_files import open_records
from saurian.core.session import Session
from saurian.core.state import CHANCE, State

if TYPE_CHECKING:
    from saurian.core.svg import Theme

FIRST_MOVE_LINE = 2
"""Of a record; the header is line 1."""


class GameRecord:
    """One game, finished or broken off: `saurian.play` and `saurian.load` return it.

        record.outcome                    # None: it was broken off
        record.at(31).view(0)             # the position after 31 moves, those of chance included
        for step in record:               # seat, action and events of each move
            print(step.seat, step.action.text)

    In `for number, step in enumerate(record)`, the position before the step is `record.at(number)`.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: Iterable[Player],
        moves: Iterable[tuple[Seat, Action]],
        rules_version: int | None = None,
        fairness: Fairness | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.moves: Sequence[tuple[Seat, Action]] = tuple(moves)
        """Seats and their actions in order; chance is the seat `CHANCE`."""
        self.rules_version = game.rules_version if rules_version is None else rules_version
        self.fairness = fairness
        """Where chance came from, if that can be verified."""
        self._reached: tuple[int, State[Any]] = 0, self._start()

    @classmethod
    def from_session(cls, session: Session) -> "GameRecord":
        """The game that a session has come to."""
        return cls(session.game, session.options, session.players, session.moves)

    @classmethod
    def from_replay(cls, replay: Replay) -> "GameRecord":
        """The game of a replay, which is played to its end. Raises `RecordProblem`."""
        moves = [(step.seat, step.action) for step in replay]
        return cls(replay.game, replay.options, replay.players, moves, replay.rules_version, replay.fairness)

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Step]:
        state = self._start()
        for line, (seat, action) in enumerate(self.moves, FIRST_MOVE_LINE):
            yield Step(line, seat, action, state.apply(seat, action))

    def at(self, number: int) -> State[Any]:
        """The position after that many moves: 0 is the start, `len(record)` the end. Raises `IndexError`."""
        if not 0 <= number <= len(self.moves):
            raise IndexError(f"the game has {len(self.moves)} moves; there is no position after {number}")
        reached, state = self._reached if self._reached[0] <= number else (0, self._start())
        for seat, action in self.moves[reached:number]:
            state.apply(seat, action)
        self._reached = number, state
        return state.clone()

    @property
    def state(self) -> State[Any]:
        """The last position."""
        return self.at(len(self.moves))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it was broken off."""
        return self.state.outcome()

    @property
    def text(self) -> str:
        """The record as JSON Lines."""
        return write_record(
            *(self.game, self.state, self.rules_version, self.options.to_json(), self.players, self.moves),
            self.fairness,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, which is replaced; the suffixes .gz, .bz2, .xz and .zst compress it."""
        with open_records(path, "w") as file:
            file.write(self.text.encode())

    def to_frame(self) -> Any:
        """A data frame of pandas or polars, with a row for each move. Raises `ImportError` without both."""
        return make_frame(list(self._rows()))

    def _rows(self) -> Iterator[dict[str, Any]]:
        state = self._start()
        for number, (seat, action) in enumerate(self.moves):
            yield {
                "number": number,
                "seat": None if seat == CHANCE else seat,
                "player": None if seat == CHANCE else self.players[seat].name,
                "phase": state.phase_name,
                "kind": kind_of(type(action)),
                "move": action.text,
                "legal": None if seat == CHANCE else len(state.legal(seat)),
            }
            state.apply(seat, action)

    def _start(self) -> State[Any]:
        state: State[Any] = self.game.start(self.options, self.rules_version)
        return state

    def html(self, theme: "Theme" = "auto") -> str:
        """The game as pictures with a slider, all hands open: a page's part that needs no network."""
        from saurian.core.html import playback

        return playback(self._start(), self.moves, [player.name for player in self.players], theme)

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        players = ", ".join(player.name for player in self.players)
        outcome = self.outcome
        ending = "broken off" if outcome is None else "-".join(map(str, outcome.totals))
        return f"<GameRecord {self.game.name}: {players}; {len(self)} moves, {ending}>"
