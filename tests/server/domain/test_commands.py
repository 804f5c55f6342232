"""Which commands are allowed for whom, and when."""

import unicodedata
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from saurian.core import Problem
from saurian.server.domain import authorisation
from saurian.server.domain.absence import Context
from saurian.server.domain.authorisation import check_room
from saurian.server.domain.commands import Command, Fill, Leave, Move, Retract, Return, Say, StandIn, Start
from saurian.server.domain.names import LONGEST_NAME, clean_name
from saurian.server.domain.reducers import APPLY
from saurian.server.domain.table import Table
from tests.server.histories import accept, add, new_table, play, started, verdict


def legal(table: Table, seat: int) -> str:
    assert table.state is not None
    text: str = table.state.legal(seat)[0].text
    return text


def move(table: Table, seat: int, seen: int | None = None) -> Move:
    return Move(id="m", move=legal(table, seat), seen=table.seq if seen is None else seen)


def test_a_decision_counts_only_for_what_was_seen() -> None:
    table = started("draftosaurus", 3)
    early = move(table, 0)
    for seat in (0, 1):
        table = accept(table, seat, move(table, seat)).after
    assert not isinstance(
        verdict(table, 2, move(table, 2, seen=1)), str
    )  # others' choices do not make it late
    table = accept(table, 2, move(table, 2, seen=1)).after
    assert verdict(table, 0, early) == "refused-late"
    assert not isinstance(verdict(table, 0, move(table, 0)), str)


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    table = started("draftosaurus", 2)
    table = accept(table, 0, move(table, 0)).after
    assert isinstance(verdict(table, 1, Retract(id="r")), str)
    table = accept(table, 0, Retract(id="r")).after
    assert set(table.asked) == {0, 1}
    assert verdict(table, 0, move(table, 0, seen=table.seq - 1)) == "refused-late"
    for seat in (0, 1):
        table = accept(table, seat, move(table, seat)).after
    assert isinstance(verdict(table, 0, Retract(id="r")), str)


def test_only_the_host_starts_and_fills_and_only_before() -> None:
    table, _ = new_table("drakon", 3)
    table = add(table, "left", seat=2).after
    assert verdict(table, 1, Fill(id="f", seat=2, bot="greedy")) == "refused-not-host"
    assert verdict(table, 1, Start(id="s")) == "refused-not-host"
    assert verdict(table, 0, Start(id="s")) == "refused-seats-open"
    assert verdict(table, 0, Fill(id="f", seat=1, bot="greedy")) == "refused-seat-taken"
    assert verdict(table, 0, Fill(id="f", seat=3, bot="greedy")) == "refused-seat-taken"
    assert verdict(table, 0, Fill(id="f", seat=2, bot="genius")) == "bad-bot"
    table = accept(table, 0, Fill(id="f", seat=2, bot="greedy")).after
    table = accept(table, 0, Start(id="s")).after
    assert table.stage == "playing"
    assert verdict(table, 0, Start(id="s")) == "refused-started"
    assert verdict(table, 0, Fill(id="f", seat=2, bot="greedy")) == "refused-started"


def test_a_bot_stands_in_only_for_who_keeps_others_waiting() -> None:
    table = started("draftosaurus", 2, grace=60)
    call = StandIn(id="i", seat=1)
    for now, seen_at, allowed in [
        (table.asked_at + 59, {}, False),
        (table.asked_at + 61, {}, True),
        (table.asked_at + 61, {1: table.asked_at + 2}, False),
        (table.asked_at + 61, {0: table.asked_at + 61}, True),
    ]:
        context = Context(now, seen_at)
        assert (verdict(table, 0, call, context) == "refused-not-away") is not allowed
    chosen = accept(table, 1, move(table, 1)).after
    assert verdict(chosen, 0, call, Context(1e12, {})) == "refused-not-away"
    never = started("draftosaurus", 2, grace=None)
    assert verdict(never, 0, call, Context(1e12, {})) == "refused-not-away"
    gone = add(never, "left", seat=1).after  # as earlier versions stored it
    table = accept(gone, 0, call).after
    assert table.bots_to_move() == (1,)
    assert verdict(table, 0, call) == "refused-not-away"
    assert accept(table, 1, Return(id="b")).after.bots_to_move() == ()


def test_who_decides_himself_is_back() -> None:
    left = add(started("draftosaurus", 2), "left", seat=1).after
    stood_in = accept(started("draftosaurus", 2), 1, Leave(id="l")).after
    for table in (left, stood_in):
        step = accept(table, 1, move(table, 1))
        sitter, line = step.after.sitters[1], step.after.log.newest
        assert not sitter.is_away
        assert [event.id for event in line.events] == ["table-returned", "decided"]
        assert line.about_table
        assert not line.quiet
        assert "returns" not in accept(step.after, 1, Retract(id="r")).entry.data
    chosen = add(stood_in, "moved", seat=1, move=move(stood_in, 1).move, by="bot").after
    assert chosen.sitters[1].is_away
    taken_back = accept(chosen, 1, Retract(id="r")).after
    assert not taken_back.sitters[1].is_away
    assert taken_back.bots_to_move() == ()


def test_a_history_that_is_too_long_takes_only_what_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started("draftosaurus", 2)
    monkeypatch.setattr(authorisation, "LONGEST_HISTORY", table.seq + 1)
    for kind in APPLY:
        check_room(table, kind)
    table = accept(table, 0, move(table, 0)).after
    for kind in APPLY:
        if kind in authorisation.ENDLESS:
            with pytest.raises(Problem, match="refused-history"):
                check_room(table, kind)
        else:
            check_room(table, kind)


def test_nothing_is_decided_before_or_after() -> None:
    table, _ = new_table("draftosaurus", 2)
    any_move = Move(id="m", move="T", seen=0)
    decisions = [any_move, Retract(id="r"), StandIn(id="i", seat=0)]
    for command in decisions:
        assert verdict(table, 0, command) == "refused-open"
    *_, last = play(add(table, "started").after, Random(1), retracting=False)
    for late in (*decisions, Leave(id="l")):
        assert verdict(last.after, 0, late) == "refused-over"
    assert not isinstance(verdict(last.after, 0, Say(id="s", phrase="good-game")), str)


@given(st.text())
def test_a_name_is_clean_or_refused(raw: str) -> None:
    try:
        name = clean_name(raw)
    except Problem:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert name == clean_name(name)
    assert name == " ".join(name.split(" "))
    assert not any(unicodedata.category(char).startswith("C") for char in name)


@pytest.mark.parametrize(
    "raw",
    [
        *("", " ", "\u200b\u202e", "\x00", "x" * 25),
        *("\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u180b", "\ufe0f", "\u0301"),  # blank
        "a" + "\u0301" * 9,  # a pile of marks
    ],
)
def test_some_names_are_none(raw: str) -> None:
    with pytest.raises(Problem, match="bad-name"):
        clean_name(raw)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "null",
        "[]",
        '"move"',
        '{"type": "move"}',
        '{"type": "move", "id": "x", "move": "T"}',
        '{"type": "move", "id": "x", "move": "T", "seen": "1"}',
        '{"type": "move", "id": "x", "move": "T", "seen": 1, "seat": 1}',
        '{"type": "move", "id": "", "move": "T", "seen": 1}',
        '{"type": "move", "id": "a b", "move": "T", "seen": 1}',
        '{"type": "started", "id": "x"}',
        '{"type": "stand-in", "id": "x", "seat": -1}',
        '{"type": "say", "id": "x", "phrase": "anything"}',
    ],
)
def test_what_is_not_a_command_is_none(raw: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Command).validate_json(raw)
