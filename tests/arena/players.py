"""Bots that a test needs: predictable ones and bad ones. Processes import it, so it must be a module."""

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

from saurian.bots import Bot, make_bot
from saurian.core import Action, View

MARK = "SAURIAN_TEST_MARK"
"""The variable that names the file by which a bot shows what it has done."""


class First(Bot):
    """Always the first legal action."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        action: Action = view.legal()[0]
        return action


class Raises(Bot):
    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        raise ValueError("no\nidea")


class Exits(Bot):
    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        raise SystemExit


class Cheats(Bot):
    """Does what only chance may do."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        from saurian.games.draftosaurus.actions import FirstRoller

        return FirstRoller(0)


class PlaysNothing(Bot):
    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        return None  # type: ignore[return-value]


class Killer(First):
    """Kills its process, once; the file is there when it has."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, rng)


class Tallies(First):
    """Leaves a byte in the file for each decision, so that a test can see how far it is."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        with Path(os.environ[MARK]).open("ab") as file:
            file.write(b".")
        return super().choose(view, rng)


class Deadly(Bot):
    """Kills its process, always."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


BOTS: dict[str, type[Bot]] = {
    "first": First,
    "raises": Raises,
    "exits": Exits,
    "cheats": Cheats,
    "plays-nothing": PlaysNothing,
    "killer": Killer,
    "deadly": Deadly,
    "tallies": Tallies,
}


def make(name: str, game: str) -> Bot:
    """As `make_bot`, with those; `greedy'` is as `greedy`, under a name of its own."""
    name = name.rstrip("'")
    return BOTS[name]() if name in BOTS else make_bot(name, game)
