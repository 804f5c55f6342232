"""Bots as a match names them: `greedy`, or with settings, `hard:iterations=2000,seconds=0.3`."""

from collections.abc import Callable
from inspect import signature

from saurian.bots import Bot, make_bot
from saurian.core import Message, Problem


def named_bot(text: str, game: str) -> Bot:
    """The bot of that name, with those settings, for that game. Raises `Problem` if there is none."""
    name, colon, rest = text.partition(":")
    settings = _settings(text, rest) if colon else {}
    make: Callable[..., Bot] = make_bot
    try:
        signature(make).bind(name, game, **settings)
    except TypeError:
        raise Problem(Message("arena-bad-setting", {"bot": name, "text": rest})) from None
    return make(name, game, **settings)


def _settings(text: str, rest: str) -> dict[str, float]:
    settings = {}
    for word in rest.split(","):
        key, _, value = word.partition("=")
        try:
            settings[key] = int(value) if value.isdecimal() else float(value)
        except ValueError:
            raise Problem(Message("arena-bad-bot-name", {"text": text})) from None
    return settings
