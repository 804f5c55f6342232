"""The line protocol of bots in processes of their own; docs/bot-protocol.md explains it.

> saurian 1
< name My bot
< wants legal
< ready
> game NAME
> legal move north;move east;done
> choose 1234567890
< move done
"""

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from saurian.bots.bot import Bot
from saurian.core import AnyGame, Message, Problem, View
from saurian.core.message import brief
from saurian.games import find_game

VERSION = 1
GREETING = f"saurian {VERSION}"
READY = "ready"
KINDS = ("legal", "view", "data")
"""What a bot can ask to be told: its legal moves, its view as text, its view as JSON."""
SEPARATOR = ";"
"""Between legal moves; no move contains it."""
SEED_BITS = 53
"""Seeds fit into the numbers of every language."""


def tell_view(game: AnyGame, view: View[Any, Any], wanted: Iterable[str]) -> Iterator[str]:
    """The lines that tell a bot what it wants to know of a view."""
    for kind in wanted:
        if kind == "legal":
            yield f"legal {SEPARATOR.join(action.text for action in view.legal())}"
        elif kind == "view":
            yield f"view {game.write_view(view)}"
        else:
            yield f"data {json.dumps(game.describe(view), ensure_ascii=False)}"


def answer_lines(lines: Iterable[str], name: str, make: Callable[[str], Bot]) -> Iterator[str]:
    """Speak the protocol for a bot of Saurian: the answers to these lines. `make` makes it for a game.

    Raises `Problem` for a line that is not part of the protocol.
    """
    game: AnyGame | None = None
    bot: Bot | None = None
    view: View[Any, Any] | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "saurian":
                yield from (f"name {name}", "wants view", READY)
            case "game":
                game, bot, view = find_game(rest), make(rest), None
                bot.prepare()
            case "view" if game is not None:
                view = game.read_view(rest)
            case "choose" if bot is not None and view is not None and rest.isdecimal():
                yield f"move {bot.choose(view, Random(int(rest))).text}"
            case "quit":
                return
            case "":
                continue
            case _:
                raise Problem(Message("process-bad-line", {"text": brief(line.strip())}))
