"""Secrecy tests for any game."""

from random import Random
from typing import Any

from saurian.core import Event, Seat, State


def heard(events: list[list[Event]], seat: Seat | None) -> list[Event]:
    """What the seat heard of all this."""
    return [event for step in events for event in step if event.heard_by(seat)]


def check_same_to(seat: Seat | None, state: State[Any], other: State[Any], seed: float) -> None:
    """Nothing that the seat can ask of every game tells the two positions apart."""
    mine, its = state.view(seat), other.view(seat)
    assert mine == its
    assert list(mine.legal()) == list(its.legal())
    assert state.acting() == other.acting()
    if seat is not None:
        assert list(state.legal(seat)) == list(other.legal(seat))
    assert state.resample(seat, Random(seed)) == other.resample(seat, Random(seed))
