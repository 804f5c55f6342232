"""Write `replays.json` beside it: whole games of both kinds as the server tells them to who looks back.

.venv/bin/python web/tests/replay/make_replays.py
"""

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from saurian.bots import make_bot
from saurian.core import CHANCE, Event, Seat, State
from saurian.core.message import describe_message
from saurian.games import find_game

Json = dict[str, Any]
HERE = Path(__file__).parent
LEFT_OUT: Json = {"legal": [], "places": {}, "puts": {}, "refused": {}, "words": {}}
"""What a replay does not look at."""


class Wish(NamedTuple):
    """A game to play, and who looks back at it."""

    game: str
    bot: str
    seed: int
    seat: Seat | None
    options: Json


WISHES = [
    Wish("draftosaurus", "greedy", 1, 0, {"players": 3}),
    Wish("draftosaurus", "random", 2, None, {"players": 2, "board": "winter"}),
    Wish("drakon", "random", 3, 0, {"players": 4, "heroes": True, "drakon_from_start": True}),
    Wish("drakon", "greedy", 1, None, {"players": 2}),
]
"""Without a seat, everything lies open."""


def main() -> None:
    """Play each game and write its steps."""
    text = json.dumps([played(wish) for wish in WISHES], ensure_ascii=False, separators=(",", ":"))
    (HERE / "replays.json").write_text(text + "\n", encoding="utf-8")


def played(wish: Wish) -> Json:
    """The steps of a game, as `GET /api/tables/<id>/replay/steps` answers them."""
    game = find_game(wish.game)
    state: State[Any] = game.start(game.options(wish.options))
    rng, bot = Random(wish.seed), make_bot(wish.bot, wish.game)
    before: Json = {}
    steps: list[Json] = []

    def note(by: Seat, move: str | None, events: list[Event]) -> None:
        nonlocal before
        view = {**game.describe(state.open_view() if wish.seat is None else state.view(wish.seat))}
        view |= {key: value for key, value in LEFT_OUT.items() if key in view}
        changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
        told = [describe_message(event) for event in events if wish.seat is None or event.heard_by(wish.seat)]
        steps.append({"seat": None if by == CHANCE else by, "move": move, "events": told, "view": changed})
        before = view

    note(CHANCE, None, [])
    while acting := state.acting():
        seat = acting[0]
        action = state.sample(rng) if seat == CHANCE else bot.choose(state.view(seat), rng)
        note(seat, action.text, state.apply(seat, action))
    return {"game": wish.game, "seat": wish.seat, "steps": steps}


if __name__ == "__main__":
    main()
