"""No viewpoint is told what it may not know, and each is told what it may."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saurian.core import Problem, Seat
from saurian.server.domain import payloads
from saurian.server.domain.reducers import apply_entry
from saurian.server.domain.table import Table
from tests.server.histories import SEED, Step, play, started

GAMES = pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("draftosaurus", 2, {"board": "winter"}),
        ("draftosaurus", 4, {"order": "printed"}),
        ("drakon", 3, {}),
        ("drakon", 4, {"teams": True, "heroes": True}),
    ],
)

LONG_ENOUGH = 200
"""Steps of a game that are looked at."""


def viewers(table: Table) -> Iterator[Seat | None]:
    yield None
    yield from range(len(table.sitters))


def update(table: Table, seat: Seat | None, since: int) -> dict[str, Any]:
    """What a seat is told; as text it says the same, even if that was made for another."""
    update = payloads.Update(table, since)
    for other in viewers(table):
        assert json.loads(update.text_for(other)) == json.loads(json.dumps(whole(update, table, other)))
    return whole(update, table, seat)


def whole(update: payloads.Update, table: Table, seat: Seat | None) -> dict[str, Any]:
    """What a seat is told, made for it alone and from its whole view."""
    message = update._without_view(seat)
    if not update._is_quiet_for(seat):
        message["undo"] = payloads.show_undo(table, seat)
        message["view"] = payloads.show_view(table, seat)
    return message


def steps(game: str, players: int, options: dict[str, Any], every: int) -> Iterator[Step]:
    """Some steps of a random game, from its start."""
    return islice(play(started(game, players, options=options), Random(6)), 0, LONG_ENOUGH, every)


@GAMES
def test_what_a_viewer_does_not_know_makes_no_difference(game: str, players: int, options: Any) -> None:
    rng = Random(1)
    for step in steps(game, players, options, every=10):
        for seat in viewers(step.after):
            assert step.after.state is not None
            other = step.after._replace(state=step.after.state.resample(seat, rng))
            for since in (-1, step.before.seq):
                assert payloads.hello(other, seat, since) == payloads.hello(step.after, seat, since)
                assert update(other, seat, since) == update(step.after, seat, since)


@GAMES
def test_a_secret_choice_cannot_be_told_from_another(game: str, players: int, options: Any) -> None:
    compared = 0
    for step in steps(game, players, options, every=1):
        assert step.before.state is not None
        if step.entry.kind == "moved" and step.after.log.newest.quiet:
            who = step.entry.data["seat"]
            for action in step.before.state.legal(who):
                entry = step.entry._replace(data={"seat": who, "move": action.text})
                other = apply_entry(step.before, entry)
                for seat in viewers(other):
                    if seat != who:
                        told = update(other, seat, step.before.seq)
                        assert told == update(step.after, seat, step.before.seq)
                        assert "view" not in told
                        compared += 1
    assert (compared > 0) == (game == "draftosaurus")


@GAMES
def test_the_log_tells_no_more_than_the_view(game: str, players: int, options: Any) -> None:
    """In another world that looks the same before and after, the same is heard."""
    rng, compared = Random(2), 0
    for step in steps(game, players, options, every=3):
        for seat in viewers(step.before):
            assert step.before.state is not None
            before = step.before._replace(state=step.before.state.resample(seat, rng))
            try:
                other = apply_entry(before, step.entry)
            except (Problem, IndexError):  # in that world it could not happen so
                continue
            if payloads.show_view(other, seat) == payloads.show_view(step.after, seat):
                compared += 1
                heard = payloads.show_log(other, seat, before.seq)
                assert heard == payloads.show_log(step.after, seat, before.seq)
    assert compared > 20


@GAMES
def test_the_seed_is_told_when_the_game_is_over_and_not_before(game: str, players: int, options: Any) -> None:
    for step in play(started(game, players, options=options), Random(6)):
        over = step.after.stage == "over"
        assert (SEED in json.dumps(payloads.show_table(step.after))) == over
    assert over


@settings(max_examples=4)
@given(st.sampled_from([("draftosaurus", 3), ("drakon", 3)]), st.integers(0, 10**6))
def test_updates_add_up_to_hello(which: tuple[str, int], seed: int) -> None:
    """A reader of updates, some of them combined, knows as much as one who comes later."""
    table, rng = started(*which), Random(seed)
    known = {seat: payloads.hello(table, seat, -1) for seat in viewers(table)}
    for step in play(table, rng):
        table = step.after
        for seat, hello in known.items():
            if rng.random() < 0.5 or table.stage == "over":
                new = update(table, seat, hello["seq"])
                log = [*hello["log"], *new["log"]]
                known[seat] = {**hello, **new, "type": "hello", "log": log}
    for seat, hello in known.items():
        assert hello == payloads.hello(table, seat, -1)
