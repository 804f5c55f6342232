"""Positions to look at."""

from collections.abc import Iterator
from random import Random
from typing import Any

from saurian.core import CHANCE
from saurian.games.drakon import DRAKON
from saurian.games.drakon.state import DrakonState
from tests.random_games import play_on


def positions(seed: int, every: int, **options: Any) -> Iterator[DrakonState]:
    """Positions of a random game in which a seat must decide."""
    state = DRAKON.start(DRAKON.options(options))
    for number, _ in enumerate(play_on(state, Random(seed))):
        if state.acting() and state.acting() != (CHANCE,) and number % every == 0:
            yield state
