"""Taking decisions back: who may, how far, and that the game goes on as if they had never been made."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE
from saurian.server.domain.authorisation import can_undo
from saurian.server.domain.commands import Move, Undo
from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.table import Table, create
from tests.server.histories import SEED, Step, accept, add, new_table, started, verdict

UNDO = Undo(id="u")


def with_bots(table: Table) -> Table:
    """The same table, where all but seat 0 are bots."""
    first, *others = table.sitters
    return table._replace(sitters=(first, *(replace(sitter, bot="greedy") for sitter in others)))


def decide(table: Table, rng: Random, seat: int | None = None) -> Step:
    assert table.state is not None
    who = rng.choice(list(table.asked)) if seat is None else seat
    move = rng.choice(table.state.legal(who)).text
    return accept(table, who, Move(id="m", move=move, seen=table.seq))


def position(table: Table) -> Any:
    assert table.state is not None
    return table.game.write_position(table.state)


def test_a_decision_in_drakon_can_be_taken_back_until_somebody_acts_or_chance_does() -> None:
    table, rng, seen = started("drakon", 3), Random(4), {"taken back": 0, "too late": 0}
    for _ in range(300):
        if table.stage != "playing":
            break
        (seat,) = table.asked
        before, table = table, decide(table, rng).after
        shown = any(event.id == "hand-shown" for event in table.log.newest.events)
        is_newest = table.moves[-1][0] == seat and not shown
        assert can_undo(table, seat) == (is_newest and table.stage == "playing")
        if is_newest and table.stage == "playing":
            undone = accept(table, seat, UNDO).after
            assert position(undone) == position(before)
            assert undone.moves == before.moves
            assert undone.draws == before.draws
            assert set(undone.asked) == {seat}
            seen["taken back"] += 1
        else:
            assert verdict(table, seat, UNDO) in ("refused-undo", "refused-over")
            seen["too late"] += 1
        assert not any(can_undo(table, other) for other in range(3) if other != seat)
    assert min(seen.values()) > 20, seen


def test_what_was_chosen_at_once_cannot_be_taken_back_after_the_reveal() -> None:
    table, rng = started("draftosaurus", 2), Random(1)
    table = decide(table, rng, 0).after
    assert can_undo(table, 0)
    assert accept(table, 0, UNDO).entry.kind == "retracted"
    table = decide(table, rng, 1).after
    assert table.asked.keys() == {0, 1}, "both are to place what was revealed"
    assert verdict(table, 0, UNDO) == verdict(table, 1, UNDO) == "refused-undo"


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_against_bots_the_latest_decision_can_be_taken_back_past_bots_and_chance(game: str) -> None:
    table, rng, undone = with_bots(started(game, 3)), Random(2), 0
    for _ in range(400):
        if table.stage != "playing":
            break
        if 0 in table.asked and table.checkpoints and rng.random() < 0.3:
            latest = table.checkpoints[-1]
            back = accept(table, 0, UNDO).after
            assert back.moves == table.moves[: latest.moves]
            assert 0 in back.asked
            table, undone = back, undone + 1
        table = decide(table, rng).after
    assert undone > 10
    assert not any(can_undo(table, seat) for seat in (1, 2)), "bots take nothing back"


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_chance_brings_the_same_again_and_can_be_checked(game: str) -> None:
    """The record of a game with decisions taken back is a record like any other."""
    table, rng = with_bots(started(game, 2)), Random(3)
    while table.stage == "playing":
        if 0 in table.asked and table.checkpoints and rng.random() < 0.2:
            table = accept(table, 0, UNDO).after
        table = decide(table, rng).after
    assert sum(seat == CHANCE for seat, _ in table.moves) == table.draws
    state, drawn = table.game.start(table.options, table.rules), 0
    for seat, action in table.moves:
        if seat == CHANCE:
            assert state.sample(table.fairness.draw(drawn)) == action
            drawn += 1
        state.apply(seat, action)
    assert state.outcome() == (table.state and table.state.outcome())


def test_the_history_tells_of_it_and_can_be_read_again() -> None:
    made, created = new_table("drakon", 2)
    step = add(made, "started")
    entries, table, rng = [created, step.entry], step.after, Random(6)
    for _ in range(60):
        seat = next(iter(table.asked))
        undoes = can_undo(table, seat) and rng.random() < 0.4
        step = accept(table, seat, UNDO) if undoes else decide(table, rng)
        entries.append(step.entry)
        table = step.after
    assert any(entry.kind == "undone" for entry in entries)
    assert any(event.id == "table-undone" for line in table.log for event in line.events)
    again = apply_entries(create(created, SEED), entries[1:])
    assert position(again) == position(table)
    assert again.moves == table.moves
