"""Write what the engine shows in real games: `fixtures.json`, many moments, for the gallery and Vitest; and
for Vitest `recorded.json`, whole games as a seat hears of them.

.venv/bin/python web/src/games/drakon/gallery/make_fixtures.py
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from saurian.bots import make_bot
from saurian.core import CHANCE, Event
from saurian.games.drakon.actions import DECLINE, DrakonAction
from saurian.games.drakon.game import DRAKON
from saurian.games.drakon.state import DrakonState

NAMES = ["Ada", "Benedikt", "Зоряна", "Łucja", "Maximilian", "Jo"]
ALL = {"players": 6, "heroes": True, "teams": True}

Test = Callable[[dict[str, Any]], bool]
Played = tuple[DrakonState, dict[str, Any], list[dict[str, Any]]]
"""A state, where everyone was when seat 0 decided last, and what has happened since."""


class Moment(NamedTuple):
    """The first moment in which seat 0 decides in this phase, with at least `chambers` chambers in play."""

    name: str
    options: dict[str, Any]
    phase: str
    chambers: int = 0
    test: Test = lambda view: True


def has_drakon(view: dict[str, Any]) -> bool:
    """She is in the lair."""
    return view["drakon"] is not None


def can_jump(view: dict[str, Any]) -> bool:
    """The hero is in a Portal."""
    return any(action["kind"] == "at" for action in view["legal"])


def big_hand(view: dict[str, Any]) -> bool:
    """More than one starts with."""
    return bool(view["hand_sizes"][0] > 5)


MOMENTS = [
    Moment("pick", {"players": 4, "heroes": True}, "pick"),
    Moment("first turn", {"players": 2}, "turn"),
    Moment("turn, 3 players", {"players": 3, "short": True}, "turn", 12),
    Moment("turn, 6 players", {"players": 6, "heroes": True}, "turn", 30, has_drakon),
    Moment("turn, large lair", {"players": 5}, "turn", 42),
    Moment("turn, teams", ALL, "turn", 24),
    Moment("turn, portal", {"players": 4, "escape": True}, "turn", 20, can_jump),
    Moment("turn, large hand", {"players": 4}, "turn", 10, big_hand),
    Moment("two actions", {"players": 4, "two_actions": True}, "turn", 10),
    Moment("put", {"players": 4}, "put", 14),
    Moment("steer another", {"players": 5}, "steer", 10, lambda view: view["now"]["hero"] != 0),
    Moment("blown", {"players": 4}, "blown"),
    Moment("steal a chamber", {"players": 6}, "enter.steal-chamber", 14),
    Moment("Drakon moves", {"players": 6}, "enter.drakon-move", 18),
    Moment("Drakon appears", {"players": 4}, "place.drakon-move", 8),
    Moment("destroy", {"players": 4}, "enter.destroy", 14),
    Moment("rotate", {"players": 4}, "enter.rotate", 14),
    Moment("swap", {"players": 4}, "enter.swap", 12),
    Moment("swap, where", {"players": 4}, "swap", 12),
    Moment("fly", {"players": 4}, "enter.flying", 12),
    Moment("mind control", {"players": 6}, "enter.mind-control", 14),
    Moment("escape", {"players": 4}, "place.escape"),
    Moment("shield", {"players": 4, "heroes": True}, "shield"),
    Moment("challenge", {"players": 4, "heroes": True}, "challenge"),
    Moment("magic", {"players": 4, "heroes": True}, "magic"),
    Moment("pilfer", {"players": 4, "heroes": True}, "pilfer", 10, lambda v: len(v["legal"]) > 1),
    Moment("clear", {"players": 4, "heroes": True}, "clear"),
    Moment("waiting", {"players": 5, "drakon_from_start": True}, "enter.mind-control", 12),
    Moment("over", {"players": 4}, "over"),
]


RECORDED: list[tuple[dict[str, Any], int]] = [
    ({"players": 3, "heroes": True}, 6),
    ({"players": 3}, 3),
    ({"players": 3, "short": True, "heroes": True}, 2),
    ({"players": 6, "teams": True, "heroes": True, "drakon_from_start": True}, 4),
    ({"players": 2, "two_actions": True, "heroes": True, "escape": True}, 5),
]
"""Options and seed of the games that are recorded as a whole."""

TESTS = Path(__file__).parents[4] / "tests" / "games" / "drakon"


def main() -> None:
    """Find each moment, as seat 0 sees it; `waiting` and `over` as a spectator does."""
    write(Path(__file__).with_name("fixtures.json"), [shown(moment) for moment in MOMENTS])
    write(TESTS / "recorded.json", [recorded(options, seed) for options, seed in RECORDED])


def write(path: Path, content: object) -> None:
    """Keep it as JSON."""
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


UNRECORDED = {"legal", "puts", "refused", "stack", "now"}
"""Large, and nothing that is told is in it."""


def recorded(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game as seat 0 hears of it: the first view, then by decision what happened and what is seen since."""
    rng = Random(seed)
    state = DRAKON.start(DRAKON.options(options))
    first = view = seen_by_0(state)
    updates = []
    while state.acting():
        events = list[dict[str, Any]]()
        while state.acting():
            seat = state.acting()[0]
            heard = state.apply(seat, state.sample(rng) if seat == CHANCE else lively(state, seat, rng))
            events += [plain(event) for event in heard if event.to is None or 0 in event.to]
            if state.acting()[:1] != (CHANCE,):
                break
        before, view = view, seen_by_0(state)
        updates.append({"events": events, "view": difference(before, view)})
    return {"options": options, "view": first, "updates": updates}


def lively(state: DrakonState, seat: int, rng: Random) -> DrakonAction:
    """As often one kind of action as another: who only builds the lair gets nowhere in it."""
    legal = state.legal(seat)
    kind = rng.choice(sorted({type(action).__name__ for action in legal if action != DECLINE} or {"Decline"}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def difference(before: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """What has changed; of the lair, only the chambers that came, and the cells that are empty now."""
    changed = {key: value for key, value in view.items() if value != before[key]}
    if "lair" in changed:
        occupied = [lying["cell"] for lying in view["lair"]]
        gone = [lying["cell"] for lying in before["lair"] if lying["cell"] not in occupied]
        came = [lying for lying in view["lair"] if lying not in before["lair"]]
        changed["lair"] = {"gone": gone, "came": came}
    return changed


def seen_by_0(state: DrakonState) -> dict[str, Any]:
    """What seat 0 sees, without what is only asked."""
    view = DRAKON.describe(state.view(0))
    return {key: value for key, value in view.items() if key not in UNRECORDED}


def shown(moment: Moment) -> dict[str, Any]:
    """The moment, what led to it since seat 0 decided last, and where the figures were then."""
    seat = None if moment.name in ("waiting", "over") else 0
    options = DRAKON.options(moment.options)
    for rng_seed in range(400):
        for state, before, events in play(options.to_json(), rng_seed):
            if state.now.phase.name != moment.phase or not (acting(state) or moment.phase == "over"):
                continue
            view = DRAKON.describe(state.view(seat))
            mine = DRAKON.describe(state.view(0))
            if view["phase"] == moment.phase and len(view["lair"]) >= moment.chambers and moment.test(mine):
                return {
                    "name": moment.name,
                    "options": options.to_json(),
                    "names": NAMES[: options.players],
                    "components": DRAKON.components(options),
                    "before": before,
                    "events": events,
                    "view": view,
                }
    raise LookupError(f"{moment.name}: no game comes to it")


def acting(state: DrakonState) -> bool:
    """Whether seat 0 decides."""
    return tuple(state.acting()) == (0,)


def play(options: dict[str, Any], seed: int) -> Iterator[Played]:
    """A game of random bots, state by state."""
    rng = Random(seed)
    state = DRAKON.start(DRAKON.options(options))
    bot = make_bot("random", DRAKON.name)
    before, events = places(state), list[dict[str, Any]]()
    while state.acting():
        seat = state.acting()[0]
        if seat == 0:
            before, events = places(state), []
        action = state.sample(rng) if seat == CHANCE else bot.choose(state.view(seat), rng)
        events += [plain(event) for event in state.apply(seat, action) if event.to is None or 0 in event.to]  # type: ignore[arg-type]  # the view's own legal action
        yield state, before, events
    yield state, before, events


def places(state: DrakonState) -> dict[str, Any]:
    """Where everyone is."""
    view = DRAKON.describe(state.view(None))
    return {"cells": view["cells"], "drakon": view["drakon"]}


def plain(event: Event) -> dict[str, Any]:
    """The event as the server tells it."""
    return {"id": event.id, "args": dict(event.args)}


if __name__ == "__main__":
    main()
