"""Write `log.json` beside the tests of each game: whole logs of real games, as one seat reads them.

.venv/bin/python web/tests/games/make_logs.py
"""

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from saurian.bots import make_bot
from saurian.core import CHANCE, Event, Seat
from saurian.core.message import describe_message
from saurian.games import find_game

Json = dict[str, Any]
HERE = Path(__file__).parent
BEGAN_AT = 1_700_000_000


class Wish(NamedTuple):
    """A game to play; the seed is chosen so that the log has what is rare."""

    bot: str
    seed: int
    seat: Seat | None
    options: Json


WISHES = {
    "draftosaurus": [
        Wish("greedy", 1, 0, {"players": 3}),
        Wish("greedy", 2, 1, {"players": 2, "board": "winter", "order": "quick"}),
    ],
    "drakon": [
        Wish("random", 5, 0, {"players": 4, "heroes": True, "drakon_from_start": True}),
        Wish("greedy", 1, 0, {"players": 3}),
        Wish("random", 3, None, {"players": 4, "teams": True}),
    ],
}


def main() -> None:
    """Play each game and write its log."""
    for game, wishes in WISHES.items():
        text = json.dumps([played(game, wish) for wish in wishes], ensure_ascii=False, separators=(",", ":"))
        (HERE / game / "log.json").write_text(text + "\n", encoding="utf-8")


def played(name: str, wish: Wish) -> Json:
    """The log of a game, a line for each decision and the chance that follows it, as the server tells it."""
    game = find_game(name)
    options = game.options(wish.options)
    state, rng, bot = game.start(options), Random(wish.seed), make_bot(wish.bot, name)
    log: list[Json] = []
    while state.acting():
        seat = state.acting()[0]
        action = state.sample(rng) if seat == CHANCE else bot.choose(state.view(seat), rng)
        told = [describe_message(event) for event in state.apply(seat, action) if _hears(event, wish.seat)]
        if seat == CHANCE and log:
            log[-1]["events"] += told
        else:
            log.append({"seq": len(log), "at": BEGAN_AT + len(log), "events": told})
    return {"seat": wish.seat, "options": options.to_json(), "log": log}


def _hears(event: Event, seat: Seat | None) -> bool:
    return event.heard_by(seat)


if __name__ == "__main__":
    main()
