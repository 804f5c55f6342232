"""Tables follow from their entries."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saurian.core import Replay
from saurian.games import find_game
from saurian.server.domain.entry import Entry
from saurian.server.domain.payloads import show_table
from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.table import Table, create
from tests.server.histories import SEED, add, new_table, play, started

GAMES = st.sampled_from([("draftosaurus", 2), ("draftosaurus", 5), ("drakon", 2), ("drakon", 4)])


def plain(entry: Entry) -> Entry:
    """As it comes back from a database."""
    return entry._replace(data=json.loads(json.dumps(entry.data)))


def history(game: str, players: int, seed: int) -> tuple[list[Entry], Table]:
    """A whole game with everything around it."""
    table, first = new_table(game, players)
    entries = [first]
    before: list[tuple[str, dict[str, Any]]] = [
        ("left", {"seat": 1}),
        ("filled", {"seat": 1, "bot": "greedy"}),
        ("sat", {"seat": 0, "name": "New", "added": "mine"}),
        ("handed", {"seat": 0}),
        ("joined", {"seat": 0}),
        ("agreed", {"options": {"players": players}, "clock": None}),
        ("removed", {"seat": 1}),
        ("sat", {"seat": 1, "name": "B", "added": "", "joined": True}),
        ("swapped", {"seat": 0, "other": 1}),
        ("left", {"seat": 1}),
        ("started", {"filled": [{"seat": 1, "bot": "greedy", "name": "Basalt"}]}),
    ]
    for kind, data in before:
        step = add(table, kind, **data)
        entries.append(step.entry)
        table = step.after
    for step in play(table, Random(seed)):
        entries.append(step.entry)
        table = step.after
    step = add(table, "rematched", table="other", seat=0)
    return [*entries, step.entry], step.after


@settings(max_examples=12)
@given(GAMES, st.integers(0, 10**6), st.integers(0, 10**6))
def test_what_is_stored_gives_the_same_table(which: tuple[str, int], seed: int, cut: int) -> None:
    entries, table = history(*which, seed)
    stored = [plain(entry) for entry in entries]
    again = apply_entries(create(stored[0], SEED), stored[1:])
    assert again == table
    assert [plain(entry) for entry in stored] == [plain(entry) for entry in entries]
    cut %= len(stored)
    some = apply_entries(create(stored[0], SEED), stored[1 : cut + 1])
    assert apply_entries(some, stored[cut + 1 :]) == table


@settings(max_examples=12)
@given(GAMES, st.integers(0, 10**6))
def test_a_table_never_changes_after_it_was_seen(which: tuple[str, int], seed: int) -> None:
    table = started(*which)
    seen = []
    for step in play(table, Random(seed)):
        assert step.before.state is not None
        seen.append((step.before, repr(step.before), step.before.state.clone()))
        assert step.after.seq == step.before.seq + 1
        assert step.after.log.line(step.entry.seq).seq == step.entry.seq
    for before, text, state in seen[:: max(1, len(seen) // 20)]:
        assert repr(before) == text
        assert before.state == state


@settings(max_examples=8)
@given(GAMES, st.integers(0, 10**6))
def test_who_is_asked_is_who_acts_and_all_end_in_a_fair_record(which: tuple[str, int], seed: int) -> None:
    table = started(*which)
    for step in play(table, Random(seed)):
        table = step.after
        assert table.state is not None
        assert set(table.asked) == set(table.state.acting())
        assert all(since <= table.seq for since in table.asked.values())
    replay = Replay(table.record().encode().splitlines(), find_game)
    assert [(step.seat, step.action) for step in replay] == list(table.moves)
    assert replay.state == table.state


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_a_table_tells_which_bot_really_decides(game: str) -> None:
    """Once when the greedy bot begins to, and once when the level is ready."""
    table = new_table(game, 2)[0]
    table = add(table, "filled", seat=1, bot="hard").after
    table = add(table, "started").after
    assert show_table(table)["seats"][1]["plays"] == "hard"
    told, shown = [], []
    for weaker in (True, True, False, False):
        while 1 not in table.asked:
            table = move(table, 0)
        table = move(table, 1, by="bot", **({"weaker": True} if weaker else {}))
        told.append([event.id for event in table.log.newest.events if event.id.endswith("-bot")])
        shown.append(show_table(table)["seats"][1]["plays"])
        assert table.log.newest.about_table >= bool(told[-1])
    assert told == [["table-weaker-bot"], [], ["table-own-bot"], []]
    assert shown == ["greedy", "greedy", "hard", "hard"]
    assert show_table(table)["seats"][0]["plays"] is None


def move(table: Table, seat: int, **data: Any) -> Table:
    """The seat does the first legal thing."""
    assert table.state is not None
    return add(table, "moved", seat=seat, move=table.state.legal(seat)[0].text, **data).after


def test_the_record_of_a_game_under_way_is_not_written() -> None:
    with pytest.raises(AssertionError, match="secrets"):
        started("drakon", 2).record()


def test_other_seeds_and_added_texts_give_other_games() -> None:
    def first_draw(seed: str, added: str) -> object:
        table = add(new_table("draftosaurus", 2, seed)[0], "sat", seat=0, name="A", added=added).after
        return add(table, "started").entry.data["chance"]

    draws = [first_draw(SEED, ""), first_draw(SEED, "x"), first_draw("5b" * 32, "")]
    assert first_draw(SEED, "") == draws[0]
    assert all(a != b for a, b in [(draws[0], draws[1]), (draws[0], draws[2]), (draws[1], draws[2])])
