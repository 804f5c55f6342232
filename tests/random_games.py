"""Random play of any game: what the properties of whole games are tested on."""

from collections import deque
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from saurian.core import CHANCE, Action, Event, Game, Seat, State
from saurian.core.action import A
from saurian.core.game import O
from saurian.core.state import S


class Move(NamedTuple):
    """One step of a game, and what was heard of it."""

    seat: Seat
    action: Action
    events: list[Event]


def choose(state: State[Any], rng: Random) -> tuple[Seat, Action]:
    """Some seat that owes a decision, and something that it may do; chance acts by its odds."""
    seat = rng.choice(state.acting())
    if seat == CHANCE:
        return seat, state.sample(rng)
    return seat, rng.choice(state.legal(seat))


def play_on(state: State[Any], rng: Random) -> Iterator[Move]:
    """Play at random to the end of the game; `state` follows, step by step."""
    while state.acting():
        seat, action = choose(state, rng)
        yield Move(seat, action, state.apply(seat, action))


def random_game(game: Game[S, A, O, Any], options: O, seed: int) -> tuple[S, list[Move]]:
    """A whole random game: its last position and all its moves."""
    state = game.start(options)
    moves = list(play_on(state, Random(seed)))
    return state, moves


def random_position(game: Game[S, A, O, Any], options: O, rng: Random, most: int) -> S:
    """The position after a random number of random moves, at most `most`."""
    state = game.start(options)
    deque(islice(play_on(state, rng), rng.randrange(most + 1)), maxlen=0)
    return state
