"""A game under way together with how it came there."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from saurian.core.action import Action
from saurian.core.game import AnyGame, Options
from saurian.core.message import Event, Seat
from saurian.core.record import Player, write_record
from saurian.core.state import CHANCE, State, settling

if TYPE_CHECKING:
    from saurian.core.svg import Theme


class Session:
    """A state, its players and every move so far. The caller brings the randomness."""

    def __init__(self, game: AnyGame, options: Options, players: Sequence[Player]) -> None:
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.state: State[Any] = game.start(options)
        self.moves: list[tuple[Seat, Action]] = []

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Do it, remember it, and tell what happened."""
        events = self.state.apply(seat, action)
        self.moves.append((seat, action))
        return events

    def settle(self, rng: Random) -> list[Event]:
        """Let chance act until a seat must, or the game is over."""
        events: list[Event] = []
        for action, heard in settling(self.state, lambda state: state.sample(rng)):
            self.moves.append((CHANCE, action))
            events += heard
        return events

    def retract(self, seat: Seat) -> None:
        """Take back the seat's choice that is not revealed yet, and forget it."""
        self.state.retract(seat)
        latest = max(i for i, (by, _) in enumerate(self.moves) if by == seat)
        del self.moves[latest]

    def record(self) -> str:
        """The record so far, as text."""
        return write_record(
            self.game, self.state, self.game.rules_version, self.options.to_json(), self.players, self.moves
        )

    def html(self, theme: "Theme" = "auto") -> str:
        """The game so far as pictures with a slider, all hands open: a page's part that needs no network."""
        from saurian.core.html import playback

        return playback(self.game.start(self.options), self.moves, [one.name for one in self.players], theme)

    def _repr_html_(self) -> str:
        return self.html()
