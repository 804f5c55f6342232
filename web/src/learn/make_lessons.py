"""Write `lessons.json`: the guided first games, played by the real engine.

.venv/bin/python web/src/learn/make_lessons.py

A lesson is a game whose moves are all written down here. Whatever seat 0 decides is a step: the page shows
the view, says one thing, and waits for exactly that move. Placing a chamber and putting it somewhere is one.
"""

import json
from pathlib import Path
from typing import Any

from saurian.core import CHANCE, Event
from saurian.games import find_game

FILE = Path(__file__).with_name("lessons.json")

OPTIONS: dict[str, dict[str, Any]] = {
    "draftosaurus": {"players": 3, "first": 0},
    "drakon": {"players": 2},
}

MOVES = {
    "draftosaurus": """
        deal TDCCSP; deal TDCGGP; deal TTDSGP
        roll woodlands; 0 C; 1 G; 2 D; 0 @sameness; 1 @sameness; 2 @trio
        roll grasslands; 0 P; 1 D; 2 G; 0 @love; 1 @trio; 2 @love
        roll empty-pen; 0 T; 1 S; 2 S; 0 @trio; 1 @love; 2 @sameness
        roll restrooms; 0 C; 1 P; 2 G; 0 @sameness; 1 @river; 2 @river
        roll no-trex; 0 T; 1 P; 2 D; 0 @river
    """,
    "drakon": """
        first 0; 0 hero knight; draw find-coin/T; draw rotate/T; draw drakon-move/T; draw empty/T
        1 hero thief; draw find-coin/T; draw find-coin/C; draw empty/C; draw empty/S
        0 place find-coin/T; 0 put 0,1:NEW; draw empty/I; 1 place find-coin/C; 1 put 1,0:NE; draw empty/I
        0 go N; coin 3; 1 go E; coin 2
        0 place drakon-move/T; 0 put 0,2:NEW; 0 at 0,0; draw empty/C
        1 place empty/I; 1 put 2,0:E; draw lose-coin/T
        0 go N; 0 at 1,0; coin 2
    """,
}


def main() -> None:
    """Write the file."""
    text = json.dumps(lessons(), ensure_ascii=False, separators=(",", ":"))
    FILE.write_text(text + "\n", encoding="utf-8")


def lessons() -> dict[str, Any]:
    """Game by game."""
    return {game: lesson(game) for game in OPTIONS}


def lesson(name: str) -> dict[str, Any]:
    """All steps of one game, and how it looks after the last one."""
    game = find_game(name)
    options = game.options(OPTIONS[name])
    state = game.start(options)
    steps: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for line in filter(None, (part.strip() for part in MOVES[name].replace("\n", ";").split(";"))):
        who, _, move = line.partition(" ")
        seat, text = (int(who), move) if who.isdigit() else (CHANCE, line)
        if seat == 0 and text.startswith("put "):
            steps[-1]["then"] = text
        elif seat == 0:
            view = game.describe(state.view(0))
            steps.append({"move": text, "then": None, "events": events, "view": view})
            events = []
        told = state.apply(seat, game.read_move(text))
        events += [plain(event) for event in told if event.to is None or 0 in event.to]
    end = {"move": None, "then": None, "events": events, "view": game.describe(state.view(0))}
    return {"options": options.to_json(), "components": game.components(options), "steps": [*steps, end]}


def plain(event: Event) -> dict[str, Any]:
    """The event as the server tells it."""
    return {"id": event.id, "args": dict(event.args)}


if __name__ == "__main__":
    main()
