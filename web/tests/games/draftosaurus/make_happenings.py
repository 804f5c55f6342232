"""Write `happenings.json`: what seat 0 sees before and after each thing that happens in whole games.

.venv/bin/python web/tests/games/draftosaurus/make_happenings.py
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from saurian.bots import make_bot
from saurian.core import CHANCE, Event
from saurian.core.message import describe_message
from saurian.games.draftosaurus.game import DRAFTOSAURUS
from saurian.games.draftosaurus.state import DraftosaurusState

GAMES: dict[str, dict[str, Any]] = {
    "Summer, four players, as printed": {"players": 4},
    "Winter, two players, as printed": {"players": 2, "board": "winter"},
    "match, three players, quick": {"players": 3, "board": "match", "order": "quick"},
}
LEFT_OUT = ("places", "unseen")
"""Much to write, and nothing that beats depend on."""


def main() -> None:
    """Play each game and write it down."""
    games = [{"name": name, "happenings": play(options)} for name, options in GAMES.items()]
    text = json.dumps(games, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("happenings.json").write_text(text + "\n", encoding="utf-8")


def play(raw: dict[str, Any]) -> list[dict[str, Any]]:
    """What happened, as seat 0 is told it: a decision, and what chance adds at once."""
    rng = Random(4)
    state = DRAFTOSAURUS.start(DRAFTOSAURUS.options(raw))
    bot = make_bot("greedy", DRAFTOSAURUS.name)
    follow_chance(state, rng)
    happenings = []
    while acting := list(state.acting()):
        before = seen(state)
        seat = acting[-1]  # seat 0 decides last, as people do among bots
        action: Any = bot.choose(state.view(seat), rng)
        events = state.apply(seat, action) + follow_chance(state, rng)
        told = [describe_message(event) for event in events if event.heard_by(0)]
        if any(event["id"] != "decided" for event in told):
            happenings.append({"before": before, "after": seen(state), "events": told})
    return happenings


def follow_chance(state: DraftosaurusState, rng: Random) -> list[Event]:
    """Let chance act until somebody is asked, or the game is over."""
    events: list[Event] = []
    while list(state.acting()) == [CHANCE]:
        events += state.apply(CHANCE, state.sample(rng))
    return events


def seen(state: DraftosaurusState) -> dict[str, Any]:
    """The table as seat 0 sees it."""
    view = DRAFTOSAURUS.describe(state.view(0))
    return {key: {} if key in LEFT_OUT else value for key, value in view.items()}


if __name__ == "__main__":
    main()
