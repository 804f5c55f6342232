"""Write `games/GAME/lesson.json`: the guided first games, played by the real engine.

.venv/bin/python web/src/learn/make_lessons.py

A lesson is a whole game whose moves are all written down in `games/GAME/lesson.toml`. Besides moves, a script
has three kinds of lines:

    read KEY TARGET    the coach explains something and points at TARGET
    step KEY           the learner makes the next move of seat 0, guided by the coach
    then MOVE          the second half of the learner's step

All other moves are shown to the learner, those of seat 0 included. The words are in `web-learn.ftl`, under
the KEY.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from saurian.core import CHANCE, Event, Game, State
from saurian.core.outcome import describe_outcome
from saurian.games import find_game

GAMES = Path(__file__).parents[1] / "games"


def main() -> None:
    """Write the files."""
    for name in games():
        text = json.dumps(lesson(name), ensure_ascii=False, separators=(",", ":"))
        file_of(name).write_text(text + "\n", encoding="utf-8")


def games() -> list[str]:
    """The games that have a lesson."""
    return sorted(path.parent.name for path in GAMES.glob("*/lesson.toml"))


def file_of(name: str) -> Path:
    """Where the lesson of a game is kept."""
    return GAMES / name / "lesson.json"


def lesson(name: str) -> dict[str, Any]:
    """All steps of one game, what happens between them, and the outcome."""
    game, written = find_game(name), tomllib.loads((GAMES / name / "lesson.toml").read_text(encoding="utf-8"))
    options = game.options(written["options"])
    narrator = Narrator(game, game.start(options))
    for line in filter(None, (part.strip() for part in written["script"].replace("\n", ";").split(";"))):
        narrator.follow(line)
    narrator.end_scene()
    outcome = narrator.state.outcome()
    assert outcome is not None, f"the lesson of {name} stops before the end"
    return {
        "options": options.to_json(),
        "components": game.components(options),
        "steps": narrator.steps,
        "ending": narrator.scenes,
        "outcome": describe_outcome(outcome),
    }


class Narrator:
    """Plays a script and notes its steps, each with the scenes that are shown before it."""

    def __init__(self, game: Game[Any, Any, Any, Any], state: State[Any]) -> None:
        self.game = game
        self.state = state
        self.steps: list[dict[str, Any]] = []
        self.scenes: list[dict[str, Any]] = []
        """What is shown before the next step: after each decision, its events and the view."""
        self._events: list[dict[str, Any]] = []
        self._key: str | None = None
        """The step whose move comes next; None: the move is only shown."""
        self._deciding: set[int] = set()
        """The seats that decide at the same time in the current scene and have not done so yet."""

    def follow(self, line: str) -> None:
        """Do what a line of the script says."""
        word, _, rest = line.partition(" ")
        if word == "read":
            key, target = rest.split()
            self._add_step(key, about=target, move=None)
        elif word == "step":
            self._key = rest
        elif word == "then":
            self.steps[-1]["then"] = rest
            self._apply(0, rest)
        elif word.isdigit():
            self._decide(int(word), rest)
        else:
            self._apply(CHANCE, line)

    def end_scene(self) -> None:
        """Whatever happened since the last scene is a scene."""
        self._deciding = set(self.state.acting())
        view = self.game.describe(self.state.view(0))
        if self._events or not (self.scenes or self.steps):
            self.scenes.append({"events": self._events, "view": view})
            self._events = []
        elif self.scenes:
            self.scenes[-1]["view"] = view  # a decision without events has changed who is to act

    def _decide(self, seat: int, move: str) -> None:
        if self._key is not None:
            self._add_step(self._key, about=None, move=move)
            self._key = None
        elif seat not in self._deciding:
            self.end_scene()
        self._deciding.discard(seat)
        self._apply(seat, move)

    def _add_step(self, key: str, about: str | None, move: str | None) -> None:
        self.end_scene()
        step = {"key": key, "about": about, "move": move, "then": None, "scenes": self.scenes}
        self.steps.append(step)
        self.scenes = []

    def _apply(self, seat: int, move: str) -> None:
        told = self.state.apply(seat, self.game.read_move(move))
        self._events += [plain(event) for event in told if event.to is None or 0 in event.to]


def plain(event: Event) -> dict[str, Any]:
    """The event as the server tells it."""
    return {"id": event.id, "args": dict(event.args)}


if __name__ == "__main__":
    main()
