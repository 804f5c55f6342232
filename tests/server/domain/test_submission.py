"""A command is accepted once, or not at all, and changes nothing but by its entry."""

from copy import deepcopy
from random import Random

import pytest

from saurian.core import IllegalAction
from saurian.server.domain.absence import Context
from saurian.server.domain.commands import HandOver, Move, Say
from saurian.server.domain.problems import NotYours
from saurian.server.domain.reducers import apply_entry, resolve
from saurian.server.domain.submission import Submission, accept
from tests.server.histories import play, started

NOW = Context(2000.0, {})


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_applying_an_entry_changes_neither_it_nor_the_table(game: str) -> None:
    for step in play(started(game, 2), Random(5)):
        fresh = step.entry._replace(data={k: v for k, v in step.entry.data.items() if k != "chance"})
        given = deepcopy(fresh.data)
        after, entry = resolve(step.before, fresh)
        assert fresh.data == given
        assert entry == step.entry
        again = apply_entry(step.before, step.entry)
        assert again.moves == after.moves == step.after.moves
        assert list(again.log) == list(after.log)


def test_an_illegal_move_is_found_out_by_applying_it() -> None:
    table = started("drakon", 2)
    (seat,) = table.asked
    other = 1 - seat
    assert table.state is not None
    move = table.state.legal(seat)[0].text
    with pytest.raises(IllegalAction):
        accept(table, Submission("k", other, Move(id="m", move=move, seen=table.seq)), NOW)
    accepted = accept(table, Submission("k", seat, Move(id="m", move=move, seen=table.seq)), NOW)
    assert accepted.entry.command == "k"
    assert accepted.table.seq == table.seq + 1 == accepted.table.log.seq_of("k")


def test_whoever_held_the_seat_before_a_handover_is_refused() -> None:
    table = started("drakon", 2)
    hand_over = HandOver(table.sitters[0], table.stage, reopens=False)
    table = accept(table, Submission("h", 0, hand_over), NOW).table
    say = Say(id="s", phrase="hello")
    with pytest.raises(NotYours):
        accept(table, Submission("s", 0, say, held_since=0), NOW)
    assert accept(table, Submission("s", 0, say, held_since=table.seq), NOW).entry.kind == "said"
