"""Sessions: a game under way, its moves, and taking back."""

from random import Random

import pytest

from saurian.core import CHANCE, IllegalAction, Player, Replay, Session
from tests.pennies.games import HEADS, PENNIES, TAILS, TOSSES, PenniesOptions


@pytest.fixture
def session() -> Session:
    return Session(PENNIES, PenniesOptions(), [Player("Ann"), Player("Bob", "random")])


def test_moves_are_remembered(session: Session) -> None:
    session.apply(1, HEADS)
    session.apply(0, TAILS)
    events = session.apply(CHANCE, TOSSES[0])
    assert [event.id for event in events] == ["pennies-tossed"]
    assert session.moves == [(1, HEADS), (0, TAILS), (CHANCE, TOSSES[0])]


def test_a_refused_move_is_not_remembered(session: Session) -> None:
    with pytest.raises(IllegalAction):
        session.apply(CHANCE, TOSSES[0])
    assert session.moves == []


def test_settle_lets_chance_act_until_a_seat_must(session: Session) -> None:
    assert session.settle(Random(1)) == []
    session.apply(0, HEADS)
    session.apply(1, HEADS)
    assert [event.id for event in session.settle(Random(1))] == ["pennies-tossed"]
    assert session.state.acting() == (0, 1)


def test_what_is_taken_back_is_forgotten(session: Session) -> None:
    """The latest move of that seat, even if others have moved since."""
    session.apply(0, HEADS)
    session.apply(1, HEADS)
    session.settle(Random(1))
    before = list(session.moves)
    session.apply(1, TAILS)
    session.apply(0, TAILS)
    session.retract(1)
    assert session.moves == [*before, (0, TAILS)]
    assert session.state.acting() == (1,)
    assert list(Replay(session.record().encode().splitlines(), lambda _: PENNIES))[-1].action == TAILS


def test_what_was_not_done_cannot_be_taken_back(session: Session) -> None:
    with pytest.raises(IllegalAction):
        session.retract(0)
    assert session.moves == []
