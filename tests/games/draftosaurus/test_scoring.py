"""What counts: pens, T-Rexes, winners, against the oracle and the worked examples (D-30 to D-62)."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from saurian.core import Outcome
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.games.draftosaurus.scorepad import count, read_sheet, to_json
from saurian.games.draftosaurus.scoring import outcome, scores
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.translate import engine_zoo
from tests.games.draftosaurus.zoos import random_zoos, reachable


def sheet_of(board: str, zoos: list[oracle.Zoo], rules: str = "international") -> dict[str, Any]:
    """What the score pad answers."""
    sheet = read_sheet({"game": "draftosaurus", "board": board, "rules": rules, "zoos": zoos})
    return to_json(sheet, count(sheet))


def points_of(board: str, zoos: list[oracle.Zoo], seat: int = 0) -> dict[str, int]:
    """The parts of one zoo's points."""
    rules = load_rules("international")
    return scores(rules, rules.boards[board], [engine_zoo(rules.boards[board], zoo) for zoo in zoos])[seat]


# --- the worked examples of the rulebooks ---

EXAMPLES = [
    pytest.param(
        "international",
        "summer",
        [
            {
                "love": ["diplodocus", "diplodocus"],
                "sameness": ["triceratops"] * 3,
                "trio": ["spinosaurus", "spinosaurus", "stegosaurus"],
                "differences": ["parasaurolophus", "stegosaurus", "trex", "spinosaurus"],
            },
            {},
        ],
        {
            "sameness": 8,
            "trio": 7,
            "king": 0,
            "love": 5,
            "differences": 10,
            "island": 0,
            "river": 0,
            "trex": 1,
        },
        31,
        marks=pytest.mark.rule("D-60"),
        id="D-60",
    ),
    pytest.param(
        "polish",
        "summer",
        [
            {
                "sameness": ["diplodocus"] * 2,
                "king": ["diplodocus"],
                "trio": ["diplodocus", "trex"],
                "differences": ["diplodocus", "trex", "stegosaurus"],
                "love": ["trex", "trex"],
                "river": ["stegosaurus"],
                "island": ["spinosaurus"],
            },
            {"love": ["diplodocus"] * 3},
        ],
        {
            "sameness": 4,
            "trio": 0,
            "king": 7,
            "love": 5,
            "differences": 6,
            "island": 7,
            "river": 1,
            "trex": 3,
        },
        33,
        marks=pytest.mark.rule("D-61"),
        id="D-61",
    ),
    pytest.param(
        "polish",
        "winter",
        [
            {
                "wood": ["trex", "diplodocus", "trex"],
                "bridge_left": ["triceratops", "spinosaurus"],
                "bridge_right": ["spinosaurus", "triceratops"],
                "lookout": ["stegosaurus"],
                "pyramid": ["trex", "diplodocus", "parasaurolophus", "spinosaurus", None, None],
            },
            {"lookout": ["stegosaurus"]},
            {"bridge_left": ["stegosaurus", "stegosaurus"], "river": ["stegosaurus"]},
        ],
        {"wood": 8, "bridge": 12, "lookout": 6, "pyramid": 10, "river": 0, "trex": 2},
        38,
        marks=pytest.mark.rule("D-62"),
        id="D-62",
    ),
]


@pytest.mark.parametrize(("rules", "board", "zoos", "parts", "total"), EXAMPLES)
def test_the_worked_examples(
    rules: str, board: str, zoos: list[oracle.Zoo], parts: dict[str, int], total: int
) -> None:
    assert len(oracle.everyone(zoos[0])) == 12
    assert sum(parts.values()) == total
    assert points_of(board, zoos) == parts
    on_the_pad = sheet_of(board, zoos, rules)["zoos"][0]
    assert (on_the_pad["parts"], on_the_pad["total"]) == (parts, total)
    assert oracle.parts(board, zoos, 0) == parts


# --- every pen by itself ---


@pytest.mark.parametrize(
    ("board", "pen"),
    [
        pytest.param("summer", "sameness", marks=pytest.mark.rule("D-30")),
        pytest.param("summer", "trio", marks=pytest.mark.rule("D-31")),
        pytest.param("summer", "love", marks=pytest.mark.rule("D-33")),
        pytest.param("summer", "differences", marks=pytest.mark.rule("D-34")),
        pytest.param("summer", "river", marks=pytest.mark.rule("D-36")),
        pytest.param("winter", "wood", marks=pytest.mark.rule("D-40")),
        pytest.param("winter", "bridge_left", marks=pytest.mark.rule("D-41")),
        pytest.param("winter", "bridge_right", marks=pytest.mark.rule("D-42")),
        pytest.param("winter", "quarantine", marks=pytest.mark.rule("D-44")),
        pytest.param("winter", "pyramid", marks=pytest.mark.rule("D-45")),
        pytest.param("winter", "river", marks=pytest.mark.rule("D-48")),
    ],
)
@pytest.mark.rule("D-50")
def test_a_pen_scores_what_its_rule_says(board: str, pen: str) -> None:
    for contents in reachable(board, pen, False, most=7):
        zoos = [{**oracle.bare(board), pen: list(contents)}, oracle.bare(board)]
        assert points_of(board, zoos) == oracle.parts(board, zoos, 0), contents


@pytest.mark.rule("D-32", "D-51")
def test_the_king_wants_no_other_zoo_to_have_more() -> None:
    for mine, theirs, other in product(range(4), range(6), range(6)):
        zoos = [
            {"king": ["spinosaurus"], "river": ["spinosaurus"] * mine},
            {"river": ["spinosaurus"] * theirs},
            {"love": ["spinosaurus"] * other},
        ]
        assert points_of("summer", zoos)["king"] == (7 if max(theirs, other) <= mine + 1 else 0)


@pytest.mark.rule("D-35", "D-51")
@pytest.mark.parametrize("elsewhere", ["river", "love", "king", "trio", "sameness", "differences"])
def test_the_island_wants_the_only_one_of_its_species(elsewhere: str) -> None:
    alone = {"island": ["trex"], elsewhere: ["diplodocus"]}
    not_alone = {"island": ["trex"], elsewhere: ["trex"]}
    assert points_of("summer", [alone, {"river": ["trex"]}])["island"] == 7
    assert points_of("summer", [not_alone, {}])["island"] == 0


@pytest.mark.rule("D-43", "D-51")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_lookout_looks_to_the_right(players: int) -> None:
    for seat in range(players):
        zoos: list[oracle.Zoo] = [{"lookout": ["trex"]} for _ in range(players)]
        zoos[seat] = {"lookout": ["trex"], "river": ["trex", "trex"], "quarantine": ["diplodocus"]}
        seen = [points_of("winter", zoos, other)["lookout"] for other in range(players)]
        assert seen == [6 if (other - 1) % players == seat else 2 for other in range(players)]


@pytest.mark.rule("D-41", "D-42")
def test_couples_on_the_bridge_are_parted_by_the_river() -> None:
    together = {"bridge_left": ["trex", "trex"]}
    parted = {"bridge_left": ["trex", "trex", "diplodocus"], "bridge_right": ["trex", "spinosaurus", "trex"]}
    assert points_of("winter", [together, parted], 0)["bridge"] == 0
    assert points_of("winter", [together, parted], 1)["bridge"] == 12


@pytest.mark.rule("D-50")
def test_each_pen_with_a_trex_gives_one_more_and_the_river_never() -> None:
    summer = {"sameness": ["trex"] * 4, "love": ["trex", "diplodocus"], "river": ["trex"] * 3}
    winter = {"bridge_left": ["trex"], "bridge_right": ["trex", "trex"], "river": ["trex"]}
    assert points_of("summer", [summer, {}])["trex"] == 2
    assert points_of("winter", [winter, {}])["trex"] == 2


@pytest.mark.rule("D-46", "D-50")
def test_who_stays_in_quarantine_scores_only_as_a_trex() -> None:
    for species in oracle.SPECIES:
        zoos: list[oracle.Zoo] = [{"quarantine": [species]}, {}]
        assert sum(points_of("winter", zoos).values()) == (1 if species == "trex" else 0)


# --- whole zoos ---

TABLES = list(product(("summer", "winter"), range(2, 6), RULE_SETS))


@pytest.mark.parametrize(("board", "players", "rules"), TABLES)
@pytest.mark.rule("D-32", "D-35", "D-43", "D-50", "D-51", "D-52", "D-53")
def test_random_zoos_score_as_the_oracle_says(board: str, players: int, rules: str) -> None:
    rng = Random(players)
    tie_breaks = Counter[str | None]()
    for round_ in range(160):
        zoos = random_zoos(rng, board, players, rules == "polish", most=12 if round_ % 2 else 3)
        answer = sheet_of(board, zoos, rules)
        verdict = oracle.verdict([(board, zoos)])
        assert [zoo["parts"] for zoo in answer["zoos"]] == [
            oracle.parts(board, zoos, seat) for seat in range(players)
        ]
        assert [zoo["total"] for zoo in answer["zoos"]] == verdict["totals"]
        assert [zoo["trexes"] for zoo in answer["zoos"]] == verdict["trexes"]
        assert (answer["winners"], answer["tie_break"]) == (verdict["winners"], verdict["tie_break"])
        tie_breaks[answer["tie_break"]] += 1
    assert set(tie_breaks) == {None, "trexes", "shared"}, "every kind of ending came up"


def match_of(games: list[tuple[str, list[oracle.Zoo]]]) -> Outcome:
    rules = load_rules("international")
    boards = [(rules.boards[board], zoos) for board, zoos in games]
    return outcome(rules, [(board, [engine_zoo(board, zoo) for zoo in zoos]) for board, zoos in boards])


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.rule("D-18", "D-52", "D-53")
def test_random_matches_end_as_the_oracle_says(players: int) -> None:
    rng = Random(players)
    tie_breaks = Counter[str | None]()
    for _ in range(300):
        games = [(board, random_zoos(rng, board, players, most=2)) for board in ("summer", "winter")]
        result, verdict = match_of(games), oracle.verdict(games)
        assert list(result.totals) == verdict["totals"]
        assert list(result.winners) == verdict["winners"]
        assert list(result.ranks) == verdict["ranks"]
        assert result.tie_break == verdict["tie_break"]
        assert [sum(parts.values()) for parts in result.parts] == verdict["totals"]
        tie_breaks[result.tie_break] += 1
    assert set(tie_breaks) == {None, "trexes", "shared"}, "every kind of ending came up"


# --- who wins ---


@pytest.mark.rule("D-52")
def test_most_points_win() -> None:
    answer = sheet_of("summer", [{"river": ["trex"]}, {"river": ["diplodocus"] * 2}, {}])
    assert (answer["winners"], answer["tie_break"]) == ([1], None)


@pytest.mark.rule("D-53", "D-51")
def test_of_the_best_the_one_with_fewest_trexes_wins() -> None:
    answer = sheet_of("summer", [{"river": ["trex"] * 2}, {"river": ["diplodocus", "trex"]}, {}])
    assert (answer["winners"], answer["tie_break"]) == ([1], "trexes")


@pytest.mark.rule("D-53")
def test_if_still_tied_the_victory_is_shared() -> None:
    answer = sheet_of("summer", [{"river": ["trex"]}, {"river": ["trex"]}, {}])
    assert (answer["winners"], answer["tie_break"]) == ([0, 1], "shared")


@pytest.mark.rule("D-53")
def test_some_of_the_best_may_share_after_the_trexes_are_counted() -> None:
    answer = sheet_of("summer", [{"river": ["trex"]}, {"river": ["diplodocus"]}, {"river": ["stegosaurus"]}])
    assert (answer["winners"], answer["tie_break"]) == ([1, 2], "shared")


@pytest.mark.rule("D-18")
def test_a_tied_match_goes_to_the_fewest_trexes_over_both_games() -> None:
    summer: list[oracle.Zoo] = [{"river": ["trex", "trex"]}, {"river": ["trex"]}]
    winter: list[oracle.Zoo] = [{}, {"river": ["diplodocus"]}]
    result = match_of([("summer", summer), ("winter", winter)])
    assert (result.totals, result.winners, result.tie_break) == ((2, 2), (1,), "trexes")
