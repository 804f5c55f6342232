"""The words that every game shares."""

from saurian.core.action import Action, ActionTable
from saurian.core.fairness import SEED_BYTES, Fairness, commitment_to
from saurian.core.game import AnyGame, Game, Options
from saurian.core.game_record import GameRecord
from saurian.core.message import Arg, BotFailed, Event, IllegalAction, Message, Problem, Seat
from saurian.core.options import check_names, check_option
from saurian.core.outcome import Outcome, ranks_of
from saurian.core.record import Player, RecordProblem, Replay, Step, write_record
from saurian.core.session import Session
from saurian.core.state import CHANCE, State, View

__all__ = [
    "CHANCE",
    "SEED_BYTES",
    "Action",
    "ActionTable",
    "AnyGame",
    "Arg",
    "BotFailed",
    "Event",
    "Fairness",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Message",
    "Options",
    "Outcome",
    "Player",
    "Problem",
    "RecordProblem",
    "Replay",
    "Seat",
    "Session",
    "State",
    "Step",
    "View",
    "check_names",
    "check_option",
    "commitment_to",
    "ranks_of",
    "write_record",
]
