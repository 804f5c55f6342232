"""Bots as a command line names them: `greedy`, or with settings, `hard:iterations=2000,seconds=0.3`."""

from saurian.bots import SETTINGS, Bot, build_bot
from saurian.core import Message, Problem
from saurian.core.message import brief


def named_bot(text: str, game: str) -> Bot:
    """The bot of that name, with those settings, for that game. Raises `Problem` if there is none."""
    name, colon, rest = text.partition(":")
    return build_bot(name, game, _settings(text, rest) if colon else {})


def name_of(text: str) -> str:
    """The bot's name without its settings."""
    return text.partition(":")[0]


def split_names(text: str) -> list[str]:
    """The parts of a list like `Ann,hard:iterations=200,seconds=1,greedy`: settings stay with their bot."""
    parts: list[str] = []
    for word in text.split(","):
        key, equals, _ = word.partition("=")
        if parts and ":" in parts[-1] and equals and key in SETTINGS:
            parts[-1] += f",{word}"
        else:
            parts.append(word)
    return [part.strip() for part in parts]


def _settings(text: str, rest: str) -> dict[str, object]:
    settings = {}
    for word in rest.split(","):
        key, _, value = word.partition("=")
        if not key or not value:
            raise Problem(Message("arena-bad-bot-name", {"text": brief(text)}))
        settings[key] = _number(value) if key != "tables" else value
    return settings


def _number(text: str) -> object:
    """The number that the text is; the text itself if it is none, for the bot to refuse."""
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError:
        return text
