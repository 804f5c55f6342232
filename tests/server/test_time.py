"""When the time for a decision is up."""

from saurian.server.domain.commands import Move, Retract
from saurian.server.domain.table import Table
from tests.server.histories import Step, accept, add, started


def decide(table: Table, seat: int, **how: str) -> Step:
    """Any decision of a seat; `by` says who made it, if not the person."""
    assert table.state is not None
    return add(table, "moved", seat=seat, move=table.state.legal(seat)[0].text, **how)


def told(table: Table) -> list[str]:
    return [event.id for event in table.log.newest.events]


def test_a_bot_finishes_the_turn_of_who_was_too_late() -> None:
    table = started("draftosaurus", 2, clock=30)
    table = decide(table, 0).after
    late = decide(table, 1, by="clock", bot="greedy").after
    assert told(late)[0] == "table-time-up"
    assert late.asked_at + 30 == late.deadline()  # for the other, who also places
    assert late.bots_to_move() == (1,)
    finished = decide(late, 1, by="bot").after
    assert "table-time-up" not in told(finished)
    table = decide(finished, 0).after
    while table.late:  # what is discarded belongs to the turn, too
        seat = min(table.asked)
        table = decide(table, seat, **({"by": "bot"} if seat == 1 else {})).after
    assert set(table.asked) == {0, 1}
    assert table.bots_to_move() == ()


def test_a_whole_turn_in_drakon() -> None:
    table = started("drakon", 2, clock=30, options={"first": 0})
    for seat in (0, 1):
        table = decide(table, seat).after
    table = decide(table, 0, by="clock", bot="greedy").after
    for _ in range(20):
        if 0 not in table.asked:
            break
        assert table.bots_to_move() == (0,)
        assert table.deadline() is None
        table = decide(table, 0, by="bot").after
    assert table.bots_to_move() == ()
    assert table.deadline() == table.asked_at + 30


def test_who_was_late_for_a_hero_plays_the_first_turn() -> None:
    table = started("drakon", 2, clock=30, options={"first": 0})
    table = decide(table, 0, by="clock", bot="greedy").after
    table = decide(table, 1).after
    assert tuple(table.asked) == (0,)
    assert table.bots_to_move() == ()


def test_a_person_who_comes_back_in_time_decides_again() -> None:
    table = decide(started("draftosaurus", 3, clock=30), 1, by="clock", bot="greedy").after
    table = accept(table, 1, Retract(id="r")).after
    assert table.bots_to_move() == ()
    assert table.state is not None
    move = Move(id="m", move=table.state.legal(1)[0].text, seen=table.seq)
    assert accept(table, 1, move).after.late == {}
