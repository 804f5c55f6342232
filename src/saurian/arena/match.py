"""A match: bots, a game, and a seed, which together settle every game."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from traceback import format_exc
from typing import Any, NamedTuple

from saurian.arena.clock import OutOfTime, decide_within
from saurian.arena.deals import Deal
from saurian.arena.named_bots import named_bot
from saurian.arena.schedule import Lineup, Schedule
from saurian.bots import Bot
from saurian.core import (
    CHANCE,
    Action,
    AnyGame,
    BotFailed,
    Message,
    Options,
    Outcome,
    Player,
    Problem,
    Seat,
    Session,
    State,
)


class Played(NamedTuple):
    """A game that came to its end."""

    number: int
    lineup: Lineup
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    teams: tuple[tuple[Seat, ...], ...]
    parts: tuple[Mapping[str, int], ...] = ()
    """By seat, what its total is made of."""
    decisions: int = 0
    """How many decisions of seats it took."""
    overtime: tuple[int, ...] = ()
    """By seat, how many decisions took longer than the match allows."""
    record: str = ""
    """The whole record, if the match keeps records."""

    def share(self, seat: Seat) -> float:
        """The part of the victory that went to the seat."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)


class GameFailed(Problem):
    """A game did not come to its end, for which the arena is not to blame."""

    def __init__(self, number: int, message: Message, cause: Message | None = None, trace: str = "") -> None:
        super().__init__(message, cause)
        self.args = (number, message, cause, trace)  # what a copy in another process is made from
        self.number = number
        self.trace = trace
        """Where in the bot it happened."""


Result = Played | GameFailed


@dataclass(frozen=True, slots=True)
class Match:
    """What is played. A game depends on this and its number alone, wherever and whenever it is played."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    seed: int
    ladder: bool = False
    make: Callable[[str, str], Bot] = named_bot
    """Makes the bot of a name for a game; the same name, the same bot."""
    rotate: bool = True
    """False: everybody keeps the seat, and every game is a deal of its own."""
    move_seconds: float | None = None
    """How long a decision may take; a bot that takes longer gets a random move instead. None: no limit."""
    keep_records: bool = False
    """Whether results contain the records of their games."""

    @property
    def schedule(self) -> Schedule:
        """The seatings of all games."""
        return Schedule(self.bots, self.options.players, self.ladder, self.rotate)

    def play(self, number: int) -> Result:
        """Play one game."""
        table = Table(self, number)
        try:
            outcome = table.play()
        except GameFailed as failure:
            return failure
        return table.played(outcome, table.session.record() if self.keep_records else "")


class Table:
    """One game of a match. Its bots are new: what they do cannot depend on games before."""

    def __init__(self, match: Match, number: int, bots: bool = True) -> None:
        """Without `bots` it cannot be played, only compared with a record."""
        self.number = number
        self.move_seconds = match.move_seconds
        self.lineup = match.schedule.lineup(number)
        names = [match.bots[bot] for bot in self.lineup]
        self.bots = [match.make(name, match.game.name) for name in names] if bots else []
        self.session = Session(match.game, match.options, [Player(name, name) for name in names])
        deal = Deal(match.seed, match.schedule.deal(number))
        self.luck = [deal.luck(seat) for seat in range(len(names))]
        self.spare_luck = [deal.random("spare", seat) for seat in range(len(names))]
        """By seat, what moves are drawn from that take the place of late ones."""
        self.chance = deal.chance()
        self.overtime = [0] * len(names)

    def play(self) -> Outcome:
        """To the end. Those who decide at the same time all decide before any choice is in."""
        state = self.session.state
        while acting := state.acting():
            choices = [(seat, self._choice(state, seat)) for seat in acting]
            for seat, action in choices:
                self.session.apply(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        return outcome

    def played(self, outcome: Outcome, record: str = "") -> Played:
        """The result, with the record if it is kept."""
        decisions = sum(seat != CHANCE for seat, _ in self.session.moves)
        parts = tuple(map(dict, outcome.parts))
        return Played(
            self.number,
            self.lineup,
            outcome.ranks,
            outcome.totals,
            outcome.teams,
            parts,
            decisions,
            tuple(self.overtime),
            record,
        )

    def _choice(self, state: State[Any], seat: Seat) -> Action:
        if seat == CHANCE:
            return self.chance.draw(state)
        try:
            action = self._decision(state, seat)
            why_not = state.why_not(seat, action)
        except (Exception, SystemExit) as error:
            raise self._failed(seat, "arena-bot-raised", text=_in_one_line(error)) from None
        if why_not is not None:
            move = str(getattr(action, "text", action))
            raise self._failed(seat, "arena-bot-illegal", why_not, move=move)
        return action

    def _decision(self, state: State[Any], seat: Seat) -> Action:
        """What the bot does; a random move if that takes too long."""
        view = state.view(seat)
        if self.move_seconds is None:
            return self.bots[seat].choose(view, self.luck[seat])
        try:
            return decide_within(self.move_seconds, lambda: self.bots[seat].choose(view, self.luck[seat]))
        except OutOfTime:
            self.overtime[seat] += 1
            action: Action = self.spare_luck[seat].choice(view.legal())
            return action

    def _failed(self, seat: Seat, id: str, cause: Message | None = None, **args: str) -> GameFailed:
        message = Message(id, {"bot": self.session.players[seat].name, "number": self.number, **args})
        if cause is None:
            return GameFailed(self.number, message, trace=format_exc())
        return GameFailed(self.number, message, Message(cause.id, dict(cause.args)))


def _in_one_line(error: BaseException) -> str:
    if isinstance(error, BotFailed):  # its sentence says all, without the name of its class
        return str(error).partition(" [")[0]
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(" :")


def whole_deals(results: Iterable[Result], schedule: Schedule) -> Iterator[Sequence[Played]]:
    """The games deal by deal; an unfinished deal does not count. Raises the first failure."""
    deal: list[Played] = []
    for result in results:
        if isinstance(result, GameFailed):
            raise result
        deal.append(result)
        if len(deal) == len(schedule.seatings(schedule.deal(result.number))):
            yield deal
            deal = []
