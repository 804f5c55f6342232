"""Bots of the host's own, which people at this server can choose beside Saurian's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import structlog

from saurian.arena.named_bots import name_of, named_bot
from saurian.bots import Bot, make_bot, stand_in_of
from saurian.bots.registry import BotMaker, add_bot
from saurian.core import Action, Message, Problem, View
from saurian.games import GAMES

log = structlog.get_logger()

OTHER_GAMES = "bot-other-games"


def add_hosted_bots(texts: Sequence[str]) -> None:
    """Let this process know these bots, written as on the command line, by the name of their class.

    Raises `Problem` for one that cannot be loaded.
    """
    for text in texts:
        for game in GAMES:
            try:
                named_bot(text, game)
            except Problem as problem:
                if problem.message.id != OTHER_GAMES:
                    raise Problem(Message("bad-setting-bots", {"text": text}), problem.message) from None
            else:
                add_bot(name_of(text), game, HostedMaker(text, game=game))


@dataclass(frozen=True, slots=True)
class HostedMaker(BotMaker):
    """How a bot of the host is made; its `path` is its text."""

    game: str = ""

    def make(self, settings: Mapping[str, Any]) -> Bot:
        """The bot; its settings are in its text."""
        return HostedBot(self.path, self.game)


class HostedBot(Bot):
    """A bot of the host. If it fails, another one moves, for people wait."""

    def __init__(self, text: str, game: str) -> None:
        self.text = text
        self.game = game
        self.bot = named_bot(text, game)

    def prepare(self) -> None:
        """As the bot does."""
        self.bot.prepare()

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        """What the bot does, if that is legal."""
        try:
            action = self.bot.choose(view, rng)
            why = view.why_not(action)
            if why is None:
                return action
            reason = why.id
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
        log.warning("bot-failed", bot=self.text, game=self.game, reason=reason)
        return make_bot(stand_in_of(self.game), self.game).choose(view, rng)
