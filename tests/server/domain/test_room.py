"""Before the game: who comes, who goes, and what the host may arrange."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from saurian.server.domain.absence import Context
from saurian.server.domain.commands import Accept, Agree, Fill, Leave, Remove, Start, Swap
from saurian.server.domain.creation import rematch_plan
from saurian.server.domain.entry import Entry
from saurian.server.domain.table import INVITATION_SECONDS, Series, Table, create
from tests.server.histories import SEED, accept, add, new_table, play, started, verdict


def rematch(asking: set[int], players: int = 3, **changes: Any) -> Table:
    """The table where three people play again; at 2000, seconds since 1970."""
    *_, last = play(started("drakon", players, options={"short": True}), Random(3), retracting=False)
    return rematch_of(last.after._replace(**changes), asking)


def rematch_of(table: Table, asking: set[int]) -> Table:
    plan, series = rematch_plan(table, asking), table.series_now()
    assert series is not None
    data = {
        **plan._asdict(),
        "host": min(asking),
        "commitment": "",
        "series": series._asdict(),
    }
    return create(Entry("again", 0, "create", 2000.0, "created", data), SEED)


def at(now: float) -> Context:
    return Context(now, {})


def names(table: Table) -> list[str]:
    return [sitter.name for sitter in table.sitters]


# --- a rematch ----------------------------------------------------------------------------------------


def test_a_rematch_begins_when_the_last_one_comes_and_no_clock_runs_before() -> None:
    table = rematch({0})._replace(clock=30)
    assert names(table) == ["A", "B", "C"]
    assert table.missing == (1, 2)
    assert table.deadline() is None
    assert verdict(table, 0, Start(id="s")) == "refused-seats-open"
    assert verdict(table, 0, Accept(id="a")) == "refused-not-invited"
    table = accept(table, 2, Accept(id="a")).after
    assert table.stage == "open"
    table = accept(table, 1, Accept(id="a")).after
    assert table.stage == "playing"
    assert table.deadline() is not None
    assert verdict(table, 1, Accept(id="a")) == "refused-started"


def test_the_host_begins_without_those_who_do_not_come_in_time() -> None:
    table = rematch({0})
    start = Start(id="s", bot="greedy")
    assert verdict(table, 0, start, at(2000 + INVITATION_SECONDS - 1)) == "refused-invited"
    fill = Fill(id="f", seat=1, bot="greedy")
    assert verdict(table, 0, fill, at(2000.0)) == "refused-invited"
    assert verdict(table, 1, start, at(3000.0)) == "refused-not-host"
    begun = accept(table, 0, start, at(2000 + INVITATION_SECONDS)).after
    assert begun.stage == "playing"
    assert [sitter.bot for sitter in begun.sitters] == [None, "greedy", "greedy"]
    assert begun.sitters[1].handed_over_at == begun.seq


def test_who_declines_makes_room() -> None:
    table = accept(rematch({0}), 1, Leave(id="l")).after
    assert table.open_seats == (1,)
    assert not isinstance(verdict(table, 0, Fill(id="f", seat=1, bot="greedy"), at(2000.0)), str)
    table = accept(table, 2, Accept(id="a")).after
    assert table.stage == "open"


def test_names_seats_and_bots_stay_and_another_begins() -> None:
    *_, last = play(started("drakon", 3, options={"short": True, "first": 2}), Random(3), retracting=False)
    sitters = (replace(last.after.sitters[0]), replace(last.after.sitters[1], bot="easy", name="Fern"))
    table = rematch_of(last.after._replace(sitters=(*sitters, last.after.sitters[2])), {0})
    assert names(table) == ["A", "Fern", "C"]
    assert [sitter.bot for sitter in table.sitters] == [None, "easy", None]
    assert table.missing == (2,)
    assert table.options.to_json()["first"] == 0


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_the_first_player_of_chance_is_followed_by_the_next(game: str) -> None:
    *_, last = play(started(game, 2), Random(3), retracting=False)
    told = [event for line in last.after.log for event in line.events if event.id.startswith("first-")]
    began = told[0].args["seat"]
    assert last.after.beginner() == began
    assert rematch_of(last.after, {0}).options.to_json()["first"] == 1 - int(str(began))


def test_wins_are_counted_from_game_to_game() -> None:
    table = rematch({0, 1, 2})
    assert table.series is not None
    first = table.series
    assert first.games == 1
    assert sum(first.wins) >= 1
    *_, last = play(add(table, "started").after, Random(4), retracting=False)
    second = last.after.series_now()
    assert second is not None
    assert second.games == 2
    assert last.after.state is not None
    outcome = last.after.state.outcome()
    assert outcome is not None
    assert second.wins == tuple(
        wins + (rank == 1) for wins, rank in zip(first.wins, outcome.ranks, strict=True)
    )


def test_who_comes_instead_of_another_has_won_nothing() -> None:
    table = rematch({0})._replace(series=Series(3, (1, 2, 0)))
    for step in (
        accept(table, 1, Leave(id="l")),
        accept(table, 0, Remove(id="r", seat=1)),
        accept(table, 0, Fill(id="f", seat=1, bot="greedy"), at(3000.0)),
    ):
        assert step.after.series == Series(3, (1, 0, 0))
    swapped = accept(table, 0, Swap(id="s", seat=0, other=1)).after
    assert swapped.series == Series(3, (2, 1, 0))


def test_a_seat_whose_person_has_left_is_free_in_the_rematch() -> None:
    *_, last = play(started("drakon", 3, options={"short": True}), Random(3), retracting=False)
    gone = replace(last.after.sitters[1], gone=True, stand_in="greedy")
    sitters = (last.after.sitters[0], gone, last.after.sitters[2])
    table = rematch_of(last.after._replace(sitters=sitters), {0})
    assert table.open_seats == (1,)
    assert table.missing == (1, 2)
    assert rematch_of(last.after._replace(sitters=sitters), {1}).sitters[1].name == "B"


# --- what the host arranges ---------------------------------------------------------------------------


def test_only_the_host_arranges_and_only_before() -> None:
    table, _ = new_table("drakon", 3)
    arranging = [
        Remove(id="r", seat=2),
        Swap(id="s", seat=1, other=2),
        Agree(id="a", options={"heroes": True}, clock=30),
    ]
    for command in arranging:
        assert verdict(table, 1, command) == "refused-not-host"
        assert not isinstance(verdict(table, 0, command), str)
        assert verdict(add(table, "started").after, 0, command) == "refused-started"


def test_who_is_removed_has_no_right_to_the_seat_any_more() -> None:
    table, _ = new_table("drakon", 3)
    assert verdict(table, 0, Remove(id="r", seat=0)) == "refused-nobody-there"
    assert verdict(table, 0, Remove(id="r", seat=3)) == "refused-nobody-there"
    after = accept(table, 0, Remove(id="r", seat=1)).after
    assert after.open_seats == (1,)
    assert after.sitters[1].chair not in {sitter.chair for sitter in table.sitters}
    assert after.sitters[1].handed_over_at == after.seq
    assert verdict(after, 0, Remove(id="r", seat=1)) == "refused-nobody-there"


def test_the_chair_of_who_left_is_another_unless_an_earlier_version_stored_it() -> None:
    table, _ = new_table("drakon", 3)
    assert accept(table, 1, Leave(id="l")).after.sitters[1].chair != table.sitters[1].chair
    assert add(table, "left", seat=1).after.sitters[1].chair == table.sitters[1].chair


def test_seats_change_places_with_all_that_belongs_to_them() -> None:
    table, _ = new_table("drakon", 3)
    table = add(table, "sat", seat=0, name="Ann", added="luck").after
    after = accept(table, 0, Swap(id="s", seat=0, other=2)).after
    assert names(after) == ["C", "B", "Ann"]
    assert after.host == 2
    assert after.fairness.added == ("", "", "luck")
    assert [sitter.chair for sitter in after.sitters] == [2, 1, 0]
    assert [sitter.handed_over_at for sitter in after.sitters] == [after.seq, 0, after.seq]
    for bad in (Swap(id="s", seat=1, other=1), Swap(id="s", seat=1, other=3)):
        assert verdict(table, 0, bad) == "refused-nobody-there"


def test_options_change_within_the_game() -> None:
    table, _ = new_table("drakon", 3)
    after = accept(table, 0, Agree(id="a", options={"heroes": True}, clock=30)).after
    assert after.options.to_json()["heroes"] is True
    assert after.options.players == 3
    assert after.clock == 30
    assert verdict(table, 0, Agree(id="a", options={"teams": True}, clock=None)) == "bad-teams"
    assert verdict(table, 0, Agree(id="a", options={"winter": True}, clock=None)) == "bad-option"


def test_a_bot_changes_its_level_and_keeps_its_name() -> None:
    table, _ = new_table("drakon", 3)
    table = accept(accept(table, 2, Leave(id="l")).after, 0, Fill(id="f", seat=2, bot="greedy")).after
    assert table.sitters[2].name == "Cycad"
    table = accept(table, 0, Swap(id="s", seat=2, other=1)).after
    table = accept(table, 0, Fill(id="f", seat=1, bot="random")).after
    assert (table.sitters[1].name, table.sitters[1].bot) == ("Cycad", "random")
    table = accept(table, 2, Leave(id="l")).after
    table = accept(table, 0, Fill(id="f", seat=2, bot="greedy")).after
    assert len(set(names(table))) == 3


def test_bots_take_the_free_seats_as_the_game_begins() -> None:
    table = accept(new_table("drakon", 3)[0], 1, Leave(id="l")).after
    step = accept(table, 0, Start(id="s", bot="greedy"))
    assert step.after.stage == "playing"
    assert [sitter.bot for sitter in step.after.sitters] == [None, "greedy", None]
    told = [event.id for event in step.after.log.newest.events]
    assert told[:2] == ["table-filled", "table-started"]
    assert verdict(table, 0, Start(id="s", bot="genius")) == "bad-bot"


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    table = accept(new_table("drakon", 3)[0], 0, Leave(id="l")).after
    assert table.host == 1
    for seat in (1, 2):
        table = accept(table, seat, Leave(id="l")).after
    assert table.host is None
    table = add(table, "sat", seat=2, name="New", added="", joined=True).after
    assert table.host == 2


# --- who leaves while it is played --------------------------------------------------------------------


def test_a_bot_plays_for_who_leaves_if_others_go_on() -> None:
    table = accept(started("draftosaurus", 2), 1, Leave(id="l")).after
    assert table.bots_to_move() == (1,)
    assert [event.id for event in table.log.newest.events] == ["table-left", "table-stood-in"]
    assert verdict(table, 1, Leave(id="l")) == "refused-left"
    alone = accept(table, 0, Leave(id="l")).after
    assert alone.sitters[0].gone
    assert alone.sitters[0].stand_in is None
    assert alone.bots_to_move() == (1,)
