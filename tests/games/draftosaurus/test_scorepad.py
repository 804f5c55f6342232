"""The score pad: what it reads, what it refuses, and that nothing it is given can break it."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saurian.core import Problem
from saurian.games.draftosaurus.scorepad import count, read_sheet, to_json
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.zoos import random_zoos

Json = Any


def sheet(*zoos: Json, board: str = "summer", **more: Json) -> dict[str, Json]:
    """A sheet of these zoos, and an empty one if there is only one."""
    return {"game": "draftosaurus", "board": board, "zoos": [*zoos, *[{}] * (2 - len(zoos))], **more}


def answer(raw: Json) -> dict[str, Any]:
    read = read_sheet(raw)
    return to_json(read, count(read))


def problem_of(raw: Json) -> Problem:
    with pytest.raises(Problem) as caught:
        read_sheet(raw)
    return caught.value


# --- what it answers ---


def test_the_answer_is_as_designed() -> None:
    zoo = {"sameness": ["trex"], "trio": [], "river": ["trex", "diplodocus"]}
    assert answer(sheet(zoo, {"river": ["diplodocus"]}, rules="international")) == {
        "zoos": [
            {
                "total": 5,
                "parts": {
                    "sameness": 2,
                    "trio": 0,
                    "king": 0,
                    "love": 0,
                    "differences": 0,
                    "island": 0,
                    "river": 2,
                    "trex": 1,
                },
                "trexes": 2,
            },
            {
                "total": 1,
                "parts": {
                    "sameness": 0,
                    "trio": 0,
                    "king": 0,
                    "love": 0,
                    "differences": 0,
                    "island": 0,
                    "river": 1,
                    "trex": 0,
                },
                "trexes": 0,
            },
        ],
        "winners": [0],
        "tie_break": None,
    }


def test_a_missing_pen_is_empty_and_the_rules_are_international_if_not_said() -> None:
    full: Json = {pen: [] for pen in oracle.WINTER}
    assert answer(sheet({}, board="winter")) == answer(
        sheet(full, full, board="winter", rules="international")
    )
    assert list(answer(sheet({}, board="winter"))["zoos"][0]["parts"]) == [
        "wood",
        "bridge",
        "lookout",
        "pyramid",
        "river",
        "trex",
    ]


def test_the_answer_is_json() -> None:
    zoos = random_zoos(Random(1), "winter", 4)
    result = answer(sheet(*zoos, board="winter"))
    assert json.loads(json.dumps(result)) == result


# --- zoos that cannot be: seat, pen and rule are named ---

T, D, C, S, G, P = oracle.SPECIES
NONE: list[None] = [None]


@pytest.mark.parametrize(
    ("board", "rules", "zoo", "pen", "rule"),
    [
        pytest.param(
            "summer",
            "international",
            {"sameness": [T, D]},
            "sameness",
            "D-30",
            marks=pytest.mark.rule("D-30"),
        ),
        pytest.param(
            "summer",
            "international",
            {"sameness": [T] * 7},
            "sameness",
            "D-30",
            marks=pytest.mark.rule("D-30"),
        ),
        pytest.param(
            "summer", "international", {"trio": [T] * 4}, "trio", "D-31", marks=pytest.mark.rule("D-31")
        ),
        pytest.param(
            "summer", "international", {"king": [T, T]}, "king", "D-32", marks=pytest.mark.rule("D-32")
        ),
        pytest.param("summer", "polish", {"love": [T] * 7}, "love", "D-33", marks=pytest.mark.rule("D-33")),
        pytest.param(
            "summer",
            "polish",
            {"differences": [T, D, T]},
            "differences",
            "D-34",
            marks=pytest.mark.rule("D-34"),
        ),
        pytest.param(
            "summer", "polish", {"island": [T, D]}, "island", "D-35", marks=pytest.mark.rule("D-35")
        ),
        pytest.param(
            "summer", "polish", {"river": [T] * 7 + [D] * 6}, "river", "D-15", marks=pytest.mark.rule("D-15")
        ),
        pytest.param(
            "summer", "international", {"love": [D] * 9}, "love", "D-03", marks=pytest.mark.rule("D-03")
        ),
        pytest.param(
            "winter", "international", {"wood": [T, T]}, "wood", "D-40", marks=pytest.mark.rule("D-40")
        ),
        pytest.param(
            "winter", "international", {"wood": [T, D, C]}, "wood", "D-40", marks=pytest.mark.rule("D-40")
        ),
        pytest.param(
            "winter", "polish", {"lookout": [T, D]}, "lookout", "D-43", marks=pytest.mark.rule("D-43")
        ),
        pytest.param(
            "winter", "polish", {"quarantine": [T, D]}, "quarantine", "D-44", marks=pytest.mark.rule("D-44")
        ),
        pytest.param(
            "winter",
            "polish",
            {"pyramid": [T, T, *NONE * 4]},
            "pyramid",
            "D-47",
            marks=pytest.mark.rule("D-47"),
        ),
        pytest.param(
            "winter",
            "polish",
            {"pyramid": [T, None, D, C, None, None]},
            "pyramid",
            "D-47",
            marks=pytest.mark.rule("D-47"),
        ),
        pytest.param(
            "winter",
            "international",
            {"quarantine": [T], "river": [D] * 6 + [S] * 5},
            "quarantine",
            "D-46",
            marks=pytest.mark.rule("D-46"),
        ),
    ],
)
def test_a_zoo_that_cannot_be_is_refused(board: str, rules: str, zoo: Json, pen: str, rule: str) -> None:
    for seat in range(2):
        zoos: list[Json] = [{}, {}]
        zoos[seat] = zoo
        problem = problem_of(sheet(*zoos, board=board, rules=rules))
        assert problem.message.id == "impossible-zoo"
        assert problem.message.args == {"number": seat, "key": pen}
        assert problem.cause is not None
        assert problem.cause.args["rule"] == rule


@pytest.mark.rule("D-46")
def test_a_full_zoo_may_keep_its_quarantine_by_the_polish_rules() -> None:
    zoo = {"quarantine": [T], "river": [D] * 6 + [S] * 5}
    assert answer(sheet(zoo, board="winter", rules="polish"))["zoos"][0]["total"] == 12


@pytest.mark.rule("D-46")
def test_a_game_under_way_may_have_a_quarantine() -> None:
    assert answer(sheet({"quarantine": [T]}, board="winter"))["zoos"][0]["total"] == 1


@pytest.mark.rule("D-03")
def test_all_zoos_together_have_no_more_than_the_bag() -> None:
    problem = problem_of(sheet({"river": [T] * 3}, {"river": [T] * 3}, {"river": [T]}))
    assert problem.message.args == {"number": 2, "key": "river"}
    assert problem.cause is not None
    assert problem.cause.args == {"species": T, "count": 6, "players": 3, "rule": "D-03"}


# --- what is no sheet at all ---


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        (None, "sheet-not-object"),
        ([], "sheet-not-object"),
        ("summer", "sheet-not-object"),
        ({}, "sheet-bad-field"),
        (sheet({}) | {"game": "drakon"}, "sheet-bad-field"),
        (sheet({}, board="autumn"), "sheet-bad-field"),
        (sheet({}) | {"board": ["summer"]}, "sheet-bad-field"),
        (sheet({}, rules="german"), "sheet-bad-field"),
        (sheet({}, rules=None), "sheet-bad-field"),
        (sheet({}, players=2), "sheet-unknown-field"),
        (sheet({}) | {"zoos": [{}]}, "sheet-bad-zoos"),
        (sheet({}) | {"zoos": [{}] * 6}, "sheet-bad-zoos"),
        (sheet({}) | {"zoos": {}}, "sheet-bad-zoos"),
        (sheet([], {}), "sheet-bad-zoo"),
        (sheet({"wood": []}), "sheet-unknown-pen"),
        (sheet({"trio": "trex"}), "sheet-bad-pen"),
        (sheet({"trio": ["t-rex"]}), "sheet-unknown-species"),
        (sheet({"trio": [None]}), "sheet-unknown-species"),
        (sheet({"trio": [["trex"]]}), "sheet-unknown-species"),
        (sheet({"pyramid": [T]}, board="winter"), "sheet-bad-places"),
        (sheet({"pyramid": [0] * 6}, board="winter"), "sheet-unknown-species"),
    ],
)
def test_what_is_no_sheet_is_refused(raw: Json, id: str) -> None:
    assert problem_of(raw).message.id == id


# --- whatever it is given ---

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANY_JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
LIKELY = st.sampled_from(
    [*oracle.SPECIES, *oracle.SUMMER, *oracle.WINTER, "summer", "winter", "zoos", None, 6]
)


def answers_or_refuses(raw: Json) -> None:
    """An answer or a `Problem`; any other exception fails the test."""
    try:
        result = answer(raw)
    except Problem:
        return
    assert len(result["zoos"]) == len(raw["zoos"])


@given(ANY_JSON)
def test_any_json_is_answered_or_refused(raw: Json) -> None:
    answers_or_refuses(raw)


@given(
    st.fixed_dictionaries(
        {"game": st.just("draftosaurus"), "board": st.sampled_from(["summer", "winter"])},
        optional={"rules": st.sampled_from(["international", "polish"]) | ANY_JSON, "zoos": ANY_JSON},
    )
)
def test_any_sheet_is_answered_or_refused(raw: Json) -> None:
    answers_or_refuses(raw)


@given(
    st.sampled_from(["summer", "winter"]),
    st.lists(
        st.dictionaries(
            st.sampled_from([*oracle.SUMMER, *oracle.WINTER]), st.lists(LIKELY, max_size=7), max_size=5
        ),
        min_size=1,
        max_size=6,
    ),
)
def test_any_zoos_are_answered_or_refused(board: str, zoos: Json) -> None:
    answers_or_refuses({"game": "draftosaurus", "board": board, "zoos": zoos})


@given(st.integers(0, 10**6), st.data())
def test_a_mutated_sheet_is_answered_or_refused(seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    board = rng.choice(["summer", "winter"])
    raw = sheet(*random_zoos(rng, board, rng.randint(2, 5)), board=board)
    for _ in range(rng.randint(1, 3)):
        _mutate(raw, rng, data)
    answers_or_refuses(raw)


def _mutate(raw: Json, rng: Random, data: st.DataObject) -> None:
    """Change one thing somewhere inside."""
    key = rng.choice(list(raw) if isinstance(raw, dict) else range(len(raw)))
    inner = raw[key]
    if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
        _mutate(inner, rng, data)
    elif rng.random() < 0.5:
        raw[key] = data.draw(LIKELY | ANY_JSON)
    elif isinstance(raw, dict) and rng.random() < 0.5:
        del raw[key]
    elif isinstance(raw, list):
        raw.append(inner)
