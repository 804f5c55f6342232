"""Bots as a command line names them.

greedy                              a bot of Saurian, or an entry point of an installed package
hard:iterations=2000,seconds=0.3    with settings
my_package.bots:Clever(depth=3)     a class in a module
./my_bot.py:Clever                  a class in a file
exec:node my_bot.mjs                a program that speaks the protocol of docs/bot-protocol.md
"""

import ast
import re
from collections.abc import Collection
from typing import NamedTuple

from saurian.bots import Bot, bots_of, build_bot
from saurian.bots.plugins import FILE_SUFFIX, entry_bots, make_plugin
from saurian.core import Message, Problem
from saurian.core.message import brief
from saurian.games import check_game

PATH = re.compile(
    r"(?P<path>(?P<module>[^(]+):(?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)*))\s*(?P<call>\(.*\))?", re.DOTALL
)
"""`module:Class` or `module:Class(depth=3)`."""


EXEC = "exec:"
"""How a bot begins that is a program."""
LONGEST_COMMAND_NAME = 20
"""Characters of a command that are shown as the name of its bot."""


class BotText(NamedTuple):
    """A bot on the command line, taken apart."""

    name: str
    """That of a bot of Saurian or of an entry point, or the path of a class."""
    settings: dict[str, object]
    is_path: bool = False


def named_bot(text: str, game: str) -> Bot:
    """The bot of that text for that game. Raises `Problem` if there is none."""
    check_game(game)
    if text.startswith(EXEC):
        from saurian.bots.process import ProcessBot  # a browser (Pyodide) has no processes

        return ProcessBot(text.removeprefix(EXEC).strip(), game)
    found = read_bot(text, game)
    if found.is_path:
        return make_plugin(found.name, game, found.settings)
    if found.name in entry_bots() and found.name not in bots_of(game):
        return make_plugin(entry_bots()[found.name].value, game, found.settings, found.name)
    return build_bot(found.name, game, found.settings)


def read_bot(text: str, game: str) -> BotText:
    """The text taken apart; nothing is loaded. Raises `Problem` if it is no bot's."""
    name, colon, rest = text.partition(":")
    known = name in bots_of(game) or name in entry_bots()
    path = None if known else PATH.fullmatch(text.strip())
    if path is not None:
        return BotText(path["path"], _keywords(text, path["call"] or "()"), is_path=True)
    if text.endswith(FILE_SUFFIX):
        raise Problem(Message("bot-no-class", {"text": brief(text)}))
    return BotText(name, _settings(text, rest) if colon else {})


def is_bot(text: str, bots: Collection[str]) -> bool:
    """Whether the text names one of these bots, an entry point or a class; it may still be impossible to
    make."""
    return _is_path(text) or name_of(text) in bots or name_of(text) in entry_bots()


def _is_path(text: str) -> bool:
    return text.startswith(EXEC) or PATH.fullmatch(text) is not None or text.endswith(FILE_SUFFIX)


def name_of(text: str) -> str:
    """The bot's name without its settings; for a class, its name, and for a program, its command."""
    if text.startswith(EXEC):
        return text.removeprefix(EXEC).strip()[:LONGEST_COMMAND_NAME]
    path = PATH.fullmatch(text)
    return text.partition(":")[0] if path is None else path["name"]


SETTINGS = re.compile(r"\s*[\w-]+:\w+=")
"""How a bot with settings begins."""


def split_names(text: str) -> list[str]:
    """The parts of a list like `Ann,hard:iterations=200,seconds=1,./my.py:Bot(depth=2,wide=True)`.

    Settings stay with their bot, and what is in brackets or quotes stays together.
    """
    parts: list[str] = []
    for word in _outer_words(text):
        key, equals, _ = word.partition("=")
        if parts and SETTINGS.match(parts[-1]) and equals and key.isidentifier():
            parts[-1] += f",{word}"
        else:
            parts.append(word)
    return [_unquoted(part.strip()) for part in parts]


def _unquoted(text: str) -> str:
    """Without the quotes around all of it, which keep the commas of a command together."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text


OUTER_WORD = re.compile(r"""(?:[^,("']|\([^)]*\)|"[^"]*"|'[^']*'|[("'])*""")


def _outer_words(text: str) -> list[str]:
    words, place = [], 0
    while True:
        found = OUTER_WORD.match(text, place)
        assert found is not None
        words.append(found[0])
        place = found.end() + 1
        if found.end() == len(text):
            return words


def _keywords(text: str, call: str) -> dict[str, object]:
    """The settings of `(depth=3, name="x")`: literals, by name alone."""
    try:
        tree = ast.parse(f"f{call}", mode="eval").body
        if not isinstance(tree, ast.Call) or tree.args or any(one.arg is None for one in tree.keywords):
            raise ValueError
        return {str(one.arg): ast.literal_eval(one.value) for one in tree.keywords}
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        raise Problem(Message("bot-bad-call", {"text": brief(text)})) from None


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
