"""Messages, events and problems."""

from enum import StrEnum

import pytest

from saurian.core import Event, IllegalAction, Message, Problem, RecordProblem, message
from saurian.core.message import brief, describe_message
from saurian.games import find_game
from tests.games.plain import assert_plain


def test_an_event_to_nobody_in_particular_is_heard_by_all() -> None:
    event = Event("rolled")
    assert event.heard_by(0)
    assert event.heard_by(None)


def test_an_event_to_some_seats_is_heard_by_them_alone() -> None:
    event = Event("drawn", to=(1, 3))
    assert [seat for seat in (None, 0, 1, 2, 3) if event.heard_by(seat)] == [1, 3]


def test_an_event_to_no_seat_is_heard_by_nobody() -> None:
    assert not any(Event("secret", to=()).heard_by(seat) for seat in (None, 0))


def test_a_problem_says_what_and_where() -> None:
    where, what = Message("line", {"number": 3}), Message("why")
    assert str(Problem(what)) == "why"
    assert str(Problem(where, what)) == "line (number=3): why"
    assert (Problem(where, what).message, Problem(where, what).cause) == (where, what)


def test_a_problem_that_has_words_says_them() -> None:
    with pytest.raises(Problem) as caught:
        find_game("chess")
    assert str(caught.value) == ("there is no game “chess”; choose from: draftosaurus, drakon [bad-game]")
    assert str(RecordProblem(3, Message("record-truncated"))).endswith("[record-problem: record-truncated]")


def test_without_the_words_a_problem_says_its_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "LOCALE", "saurian.missing")
    assert str(Problem(Message("bad-game", {"game": "chess"}))) == "bad-game (game=chess)"


def test_whatever_a_user_gives_can_be_quoted() -> None:
    for value in ("x" * 5000, 10**5000, [[[[[[[[1]]]]]]]] * 900, {"a": ["b"] * 5000}, None, 2.5):
        assert 0 < len(brief(value)) <= 81


def test_an_illegal_action_is_a_problem() -> None:
    with pytest.raises(Problem):
        raise IllegalAction(Message("why-not-now"))


def test_arguments_that_are_not_given_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        Message("hello").args["name"] = "Ann"  # type: ignore[index]


def test_messages_and_events_are_shown_as_plain_data() -> None:
    colour = StrEnum("colour", ["RED"])
    shown = describe_message(Event("seen", {"seat": 1, "what": ("a", "b"), "colour": colour.RED}, to=(1,)))
    assert_plain(shown)
    assert shown == {"id": "seen", "args": {"seat": 1, "what": ["a", "b"], "colour": "red"}}
    assert describe_message(Message("quiet")) == {"id": "quiet", "args": {}}
