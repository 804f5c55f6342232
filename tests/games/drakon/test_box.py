"""The box file: what is in it, and that a wrong one is refused with a word that says what is wrong."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saurian.core import CHANCE, Player, Problem, Replay, Session
from saurian.games import find_game
from saurian.games.drakon import DRAKON
from saurian.games.drakon.box import (
    LATER_LIMITS,
    LATER_RULINGS,
    NEWEST,
    SURE,
    box_from_json,
    box_text,
    load_box,
    make_box,
    read_box,
    section_in_full,
)
from saurian.games.drakon.kinds import KIND
from saurian.games.drakon.options import DrakonOptions, options_from_json
from saurian.games.drakon.rule_ids import RULE_IDS
from saurian.games.drakon.state import DrakonState

DATA = tomllib.loads(box_text())
Path = tuple[str | int, ...]


def values(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every single value and where it stands."""
    if not isinstance(data, dict | list):
        yield path, data
        return
    for key, part in data.items() if isinstance(data, dict) else enumerate(data):
        yield from values(part, (*path, key))


def changed(path: Path, value: object) -> Any:
    """The shipped box with another value in one place."""
    copy: Any = deepcopy(DATA)
    part = copy
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return copy


def problem_of(raw: object) -> Problem:
    with pytest.raises(Problem) as caught:
        box_from_json(raw)
    return caught.value


# --- what is in it ---

TABLE = {
    "find-coin": {"I": 4, "S": 2, "C": 4, "T": 2},
    "lose-coin": {"I": 1, "S": 1, "C": 1, "T": 1},
    "steal-coin-left": {"I": 1, "C": 1, "T": 1},
    "steal-coin-right": {"I": 1, "C": 1, "T": 1},
    "steal-chamber": {"S": 1, "C": 1, "T": 1},
    "drakon-move": {"I": 1, "S": 1, "C": 1, "T": 1},
    "destroy": {"I": 1, "S": 1, "C": 1},
    "rotate": {"S": 1, "C": 1, "T": 1},
    "swap": {"I": 1, "S": 1, "C": 1},
    "flying": {"C": 1, "T": 1},
    "escape": {"C": 1, "T": 1},
    "harp": {"I": 1, "S": 1, "C": 1},
    "mind-control": {"I": 1, "C": 1, "T": 1},
    "windstorm": {"S": 1, "T": 1},
    "key": {"0": 2},
    "portal": {"0": 2},
    "empty": {"I": 5, "S": 3, "C": 4, "T": 5},
}


@pytest.mark.rule("K-02", "K-03", "K-90")
def test_the_shipped_box() -> None:
    assert {row["kind"]: row["count"] for row in DATA["chambers"]} == TABLE
    box = load_box()
    assert len(box.pile) == 71
    assert box.coins == (8, 12, 8)
    assert box.entrance.arrows == 15
    totals = {layout: sum(counts.get(layout, 0) for counts in TABLE.values()) for layout in "0ISCT"}
    assert totals == {"0": 4, "I": 17, "S": 13, "C": 20, "T": 17}


@pytest.mark.rule("K-33", "K-40", "K-41", "K-42", "K-43", "K-44", "K-45", "K-46", "K-47", "K-48", "K-49")
@pytest.mark.rule("K-50", "K-51", "K-90")
def test_what_is_may_and_what_is_must() -> None:
    may = {("steal-chamber", "enter"), ("drakon-move", "enter"), ("destroy", "enter"), ("rotate", "enter")}
    may |= {("swap", "enter"), ("flying", "enter"), ("mind-control", "enter"), ("escape", "place")}
    assert load_box().optional == may


@pytest.mark.rule("K-90")
def test_every_value_says_how_sure_it_is_and_names_a_rule() -> None:
    ids = {id for _, some in RULE_IDS for id in some}
    marks = [value for path, value in values(DATA) if path[-1] in ("sure", "count_sure")]
    assert set(marks) <= set(SURE)
    assert all(value in ids for path, value in values(DATA) if path[-1] == "rule")
    assert {row["kind"] for row in DATA["chambers"]} == set(KIND) - {"entrance"}
    assert all(KIND[row["kind"]].rule == row["rule"] for row in DATA["chambers"])


# --- a wrong one ---


@pytest.mark.rule("K-90")
@pytest.mark.parametrize(
    ("path", "value", "id"),
    [
        (("chambers", 0, "kind"), "treasure", "bad-box-kind"),
        (("chambers", 0, "kind"), "entrance", "bad-box-kind"),
        (("chambers", 0, "kind"), ["find-coin"], "bad-box-kind"),
        (("chambers", 0, "kind"), "lose-coin", "bad-box-kind-twice"),
        (("chambers", 0, "count", "I"), 5, "bad-box-sum"),
        (("chambers", 0, "count", "I"), -1, "bad-box-number"),
        (("chambers", 0, "count", "I"), 1.5, "bad-box-number"),
        (("chambers", 0, "count", "I"), True, "bad-box-number"),
        (("chambers", 0, "count", "I"), 10**9, "bad-box-number"),
        (("chambers", 0, "count", "X"), 1, "bad-box-layout"),
        (("chambers", 0, "count", "Z"), 1, "bad-box-layout"),
        (("chambers", 0, "count"), 12, "bad-box-type"),
        (("chambers", 0, "enter"), "perhaps", "bad-box-value"),
        (("chambers", 0, "enter"), True, "bad-box-value"),
        (("chambers", 0, "leave"), "must", "bad-box-unknown"),
        (("chambers", 0, "sure"), "D", "bad-box-value"),
        (("chambers", 0, "rule"), 40, "bad-box-type"),
        (("chambers", 0), "find-coin", "bad-box-kind"),
        (("chambers",), {}, "bad-box-type"),
        (("coins", "3"), 9, "bad-box-sum"),
        (("coins", "4"), 1, "bad-box-unknown"),
        (("coins", "1"), "8", "bad-box-number"),
        (("coins",), [8, 12, 8], "bad-box-type"),
        (("entrance", "arrows"), "NN", "bad-box-value"),
        (("entrance", "arrows"), 15, "bad-box-value"),
        (("rulings", "thief_may_trade", "value"), 1, "bad-box-value"),
        (("rulings", "thief_may_trade"), True, "bad-box-type"),
        (("limits", "forced_moves", "value"), 0, "bad-box-number"),
        (("limits", "lair_reach", "value"), 36, "bad-box-number"),
        (("chambers", 2, "victim"), "everybody", "bad-box-value"),
        (("chambers", 2, "victim_sure"), "D", "bad-box-value"),
        (("chambers", 0, "victim"), "left", "bad-box-unknown"),
        (("chambers", 8, "swapped_out"), "pile", "bad-box-value"),
        (("chambers", 10, "trigger"), "leave", "bad-box-value"),
        (("chambers", 10, "enter"), "may", "bad-box-unknown"),
        (("rulings", "met_on_entering", "value"), "yes", "bad-box-value"),
        (("goals", "plain", "value"), None, "bad-box-number"),
        (("hand",), 0, "bad-box-number"),
        (("extra",), 1, "bad-box-unknown"),
    ],
)
def test_a_wrong_box_is_refused(path: Path, value: object, id: str) -> None:
    problem = problem_of(changed(path, value))
    assert problem.message.id == id


@pytest.mark.rule("K-90")
@pytest.mark.parametrize("section", DATA)
def test_a_missing_section_is_named(section: str) -> None:
    problem = problem_of({name: part for name, part in DATA.items() if name != section})
    assert problem.message.id == "bad-box-missing"
    assert problem.message.args["field"] == f"box.{section}"


@pytest.mark.rule("K-90")
def test_the_sums_are_told() -> None:
    problem = problem_of(changed(("chambers", 16, "count", "T"), 6))
    assert problem.message.args == {"field": "chambers", "count": 73, "needed": 72}


@pytest.mark.parametrize("text", ["", "=", "[", "hand = ", "\x00", "[coins]\n[coins]", "a = " + "[" * 5000])
def test_what_is_no_box_file_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        read_box(text)


@given(st.text() | st.text(alphabet='[]{}="\n ab1.#'))
def test_any_text_is_a_box_or_refused(text: str) -> None:
    with pytest.raises(Problem):
        read_box(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.integers(0, 10**6), JSON)
def test_a_box_with_any_value_anywhere_is_a_box_or_refused(number: int, value: object) -> None:
    paths = [path for path, _ in values(DATA)]
    path = paths[number % len(paths)]
    for depth in range(1, len(path) + 1):
        try:
            box = box_from_json(changed(path[:depth], value))
        except Problem:
            continue
        assert len(box.pile) == 71


@given(st.integers(0, len(box_text())), st.integers(0, 30), st.text(max_size=5))
def test_a_box_file_with_a_hole_is_a_box_or_refused(start: int, length: int, noise: str) -> None:
    text = box_text()
    try:
        box = read_box(text[:start] + noise + text[start + length :])
    except Problem:
        return
    assert len(box.pile) == 71


# --- a box of one's own ---


def own_box() -> Any:
    data = changed(("chambers", 0, "count", "I"), 14)
    data["chambers"][16]["count"] = {"I": 1, "S": 1, "C": 2, "T": 3}
    data["chambers"][0]["enter"] = "may"
    return data


@pytest.mark.rule("K-90")
def test_a_record_with_a_box_of_ones_own_replays() -> None:
    options = options_from_json({"players": 3, "box": own_box()})
    assert json.loads(json.dumps(options.to_json()))["box"]["chambers"][0]["count"]["I"] == 14
    session = Session(DRAKON, options, [Player("A"), Player("B"), Player("C")])
    rng = Random(1)
    while session.state.acting():
        (seat,) = session.state.acting()
        session.apply(
            seat, session.state.sample(rng) if seat == CHANCE else rng.choice(session.state.legal(seat))
        )
    replay = Replay(session.record().encode().splitlines(keepends=True), find_game)
    assert len(list(replay)) > 50
    assert replay.state == session.state
    assert replay.options == options
    assert isinstance(replay.state, DrakonState)
    text = DRAKON.write_position(replay.state)
    assert DRAKON.read_position(text) == replay.state


@pytest.mark.rule("K-90")
def test_a_box_is_read_as_it_was_written() -> None:
    box = box_from_json(own_box())
    assert box_from_json(box.to_json()) == box
    assert hash(box_from_json(box.to_json())) == hash(box)
    assert box != load_box()
    assert DrakonOptions(box=box) != DrakonOptions()


def test_old_boxes_stay_and_a_new_one_is_not_known_yet() -> None:
    with pytest.raises(Problem):
        load_box(NEWEST + 1)
    assert make_box(DATA) == load_box(NEWEST)
    assert load_box(1) != load_box(NEWEST)


# --- what was settled when ---

VERSION_1 = {
    "robbed_hand_draws": False,
    "drakon_appears_by_swap": True,
    "flying_turns_in_place": False,
    "harp_calls_through_key": True,
    "harp_freezes_in_windstorm": True,
    "met_on_entering": True,
    "one_meeting_a_turn": True,
    "drakon_bars_escape": True,
    "blown_through_escapes": False,
    "knight_takes_chamber": False,
    "thief_may_trade": True,
}
VERSION_2 = VERSION_1 | {
    "flying_turns_in_place": True,
    "harp_freezes_in_windstorm": False,
    "met_on_entering": False,
    "drakon_bars_escape": False,
    "thief_may_trade": False,
}


@pytest.mark.rule("K-49", "K-53", "K-60", "K-80", "K-83", "K-86", "K-90")
@pytest.mark.parametrize(("version", "rulings"), [(1, VERSION_1), (2, VERSION_2)])
def test_the_rulings_of_a_version(version: int, rulings: dict[str, bool]) -> None:
    assert asdict(load_box(version).rulings) == rulings


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("version", [1, 2])
def test_the_limits(version: int) -> None:
    limits = load_box(version).limits
    assert asdict(limits) == {"forced_moves": 20, "idle_rounds": 50, "lair_reach": 35}
    assert 2 * limits.lair_reach + 1 == 71
    assert {entry["rule"] for entry in load_box(version).data["limits"].values()} == {"K-14"}


@pytest.mark.rule("K-42", "K-48", "K-51")
@pytest.mark.parametrize("version", [1, 2])
def test_what_a_shipped_box_settles_about_chambers(version: int) -> None:
    assert load_box(version).settings == {
        ("steal-coin-left", "victim"): "left",
        ("steal-coin-right", "victim"): "right",
        ("swap", "swapped_out"): "hand",
        ("escape", "trigger"): "place",
    }


def first_box() -> Any:
    """A box as the first release wrote it: without what was made data later."""
    data = load_box(1).to_json()
    for name in LATER_RULINGS:
        del data["rulings"][name]
    for name in LATER_LIMITS:
        del data["limits"][name]
    for row in data["chambers"]:
        for name in ("victim", "swapped_out", "trigger"):
            row.pop(name, None)
            row.pop(f"{name}_sure", None)
    return data


@pytest.mark.rule("K-90")
def test_a_box_that_says_less_is_played_as_version_1() -> None:
    box = box_from_json(first_box())
    assert box.rulings == load_box(1).rulings
    assert box.limits == load_box(1).limits
    assert box.settings == load_box(1).settings
    assert box.to_json() == first_box(), "it is kept as it was written"
    assert section_in_full(box, "rulings") == load_box(1).data["rulings"]
    assert section_in_full(box, "goals") == load_box(1).data["goals"]


@pytest.mark.rule("K-90")
def test_what_was_always_data_must_not_be_missing() -> None:
    data = first_box()
    del data["rulings"]["robbed_hand_draws"]
    assert problem_of(data).message.args == {"field": "rulings.robbed_hand_draws"}


@pytest.mark.rule("K-51", "K-90")
@pytest.mark.parametrize("flag", ["place", "enter"])
def test_the_flag_of_an_escape_that_acts_on_entering(flag: str) -> None:
    data = deepcopy(DATA)
    row = next(row for row in data["chambers"] if row["kind"] == "escape")
    row["trigger"] = "enter"
    row[flag] = row.pop("place").replace("may", "must")
    box = box_from_json(data)
    assert box.triggers["escape"] == ("enter",)
    assert not {pair for pair in box.optional if pair[0] == "escape"}


SURE_IN_VERSION_2 = {
    "find-coin": "A",
    "lose-coin": "A",
    "steal-coin-left": "A",
    "steal-coin-right": "A",
    "steal-chamber": "B",
    "drakon-move": "A",
    "destroy": "A",
    "rotate": "A",
    "swap": "B",
    "flying": "C",
    "escape": "C",
    "harp": "A",
    "mind-control": "B",
    "windstorm": "C",
    "key": "A",
    "portal": "A",
    "empty": "A",
}


@pytest.mark.rule("K-90", "K-46")
def test_how_sure_version_2_is() -> None:
    rows = {row["kind"]: row for row in DATA["chambers"]}
    assert {kind: row["sure"] for kind, row in rows.items()} == SURE_IN_VERSION_2
    assert {row["count_sure"] for row in rows.values()} == {"R"}
    assert rows["destroy"]["enter_sure"] == "B"
    settled = [row[f"{name}_sure"] for row in rows.values() for name in KIND[row["kind"]].settings]
    assert settled == ["C"] * 4
    assert (DATA["coins"]["sure"], DATA["entrance"]["sure"]) == ("R", "B")
    marks = {name: (entry["rule"], entry["sure"]) for name, entry in DATA["rulings"].items()}
    assert marks == {
        "robbed_hand_draws": ("K-43", "B"),
        "drakon_appears_by_swap": ("K-45", "R"),
        "flying_turns_in_place": ("K-49", "C"),
        "harp_calls_through_key": ("K-53", "R"),
        "harp_freezes_in_windstorm": ("K-53", "A"),
        "met_on_entering": ("K-60", "A"),
        "one_meeting_a_turn": ("K-60", "R"),
        "drakon_bars_escape": ("K-80", "A"),
        "blown_through_escapes": ("K-80", "R"),
        "knight_takes_chamber": ("K-83", "B"),
        "thief_may_trade": ("K-86", "B"),
    }
    assert {entry["sure"] for entry in DATA["limits"].values()} == {"R"}
