"""Write `fixtures.json`: what the engine shows in many moments of real games, for the gallery and the tests.

.venv/bin/python web/src/games/draftosaurus/gallery/make_fixtures.py
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from saurian.bots import make_bot
from saurian.core import CHANCE
from saurian.games.draftosaurus.game import DRAFTOSAURUS
from saurian.games.draftosaurus.state import DraftosaurusState

NAMES = ["Ada", "Benedikt", "Зоряна", "Łucja", "Maximilian"]

MOMENTS: list[tuple[str, dict[str, Any], str, int, int]] = [
    ("2 players, choosing", {"players": 2}, "choose", 2, 2),
    ("2 players, discarding", {"players": 2, "board": "winter"}, "discard", 2, 2),
    ("3 players, first turn", {"players": 3}, "choose", 1, 1),
    ("3 players, placing", {"players": 3, "board": "winter"}, "place", 1, 5),
    ("3 players, quick", {"players": 3, "order": "quick"}, "draft", 2, 3),
    ("4 players, choosing", {"players": 4, "board": "winter"}, "choose", 2, 4),
    ("4 players, placing", {"players": 4}, "place", 2, 5),
    ("5 players, choosing", {"players": 5}, "choose", 2, 2),
    ("5 players, quick", {"players": 5, "board": "winter", "order": "quick"}, "draft", 2, 5),
    ("5 players, Polish last turn", {"players": 5, "rules": "polish"}, "choose", 1, 6),
    ("4 players, leaving quarantine", {"players": 4, "board": "winter", "rules": "polish"}, "rehome", 0, 0),
    ("4 players, match, second board", {"players": 4, "board": "match"}, "choose", 1, 3),
    ("4 players, over", {"players": 4}, "over", 0, 0),
]
"""Name, options, phase, round and turn (0: any)."""


def main() -> None:
    """Find each moment, as seat 0 and as a spectator see it, and after the secret choice of seat 0."""
    moments = [fixture for moment in MOMENTS for fixture in shown(*moment)]
    options = [DRAFTOSAURUS.options(raw) for _, raw, *_ in MOMENTS]
    components = {kit(one.to_json()): DRAFTOSAURUS.components(one) for one in options}
    text = json.dumps({"components": components, "moments": moments}, ensure_ascii=False)
    Path(__file__).with_name("fixtures.json").write_text(text + "\n", encoding="utf-8")


def kit(options: dict[str, Any]) -> str:
    """What the components depend on."""
    return f"{options['rules']} {options['board']}"


def shown(name: str, raw: dict[str, Any], phase: str, round: int, turn: int) -> Iterator[dict[str, Any]]:
    """The moment of that name in the first game that has it, as fixtures."""
    options = DRAFTOSAURUS.options(raw).to_json()
    state = find(raw, phase, round, turn)
    table = {"options": options, "kit": kit(options), "names": NAMES[: options["players"]]}
    yield table | {"name": name, "view": DRAFTOSAURUS.describe(state.view(0))}
    if 0 in state.acting():
        state.apply(0, state.legal(0)[0])
        if 0 not in state.acting():
            yield table | {"name": f"{name}, decided", "view": DRAFTOSAURUS.describe(state.view(0))}
    yield table | {"name": f"{name}, spectator", "view": DRAFTOSAURUS.describe(state.view(None))}


def find(raw: dict[str, Any], phase: str, round: int, turn: int) -> DraftosaurusState:
    """The first state of that phase, round and turn in which seat 0 is to act, in one game after another."""
    for seed in range(100):
        for state in play(raw, seed):
            view = DRAFTOSAURUS.describe(state.view(0))
            begun = not state.acting() or (0 in state.acting() and not view["decided"])
            last_board = len(view["past"]) + 1 == len(DRAFTOSAURUS.components(state.options)["match"])
            when = round in (0, view["round"]) and turn in (0, view["turn"])
            if view["phase"] == phase and begun and last_board and when:
                return state
    raise LookupError(f"{raw}: no game comes to {phase}")


def play(raw: dict[str, Any], seed: int) -> Iterator[DraftosaurusState]:
    """A game of bots who are greedy more often than not, state by state."""
    rng = Random(seed)
    options = DRAFTOSAURUS.options(raw)
    state = DRAFTOSAURUS.start(options)
    bots = [make_bot(name, DRAFTOSAURUS.name) for name in ("greedy", "greedy", "greedy", "random")]
    while state.acting():
        seat = state.acting()[0]
        action = state.sample(rng) if seat == CHANCE else rng.choice(bots).choose(state.view(seat), rng)
        state.apply(seat, action)  # type: ignore[arg-type]  # the view's own legal action
        yield state
    yield state


if __name__ == "__main__":
    main()
