"""Where a dinosaur may stand: each pen's own rule and the die, against the oracle (D-12 to D-47)."""

from collections.abc import Iterator
from random import Random

import pytest

from saurian.core import Message
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import PLACE
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import BY_ID, TREX, Face, Species
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.translate import engine_zoo
from tests.games.draftosaurus.zoos import Contents, reachable
from tests.random_games import play_on

EVERY_PEN = pytest.mark.parametrize(
    ("board", "pen"),
    [
        pytest.param("summer", "sameness", marks=pytest.mark.rule("D-30")),
        pytest.param("summer", "trio", marks=pytest.mark.rule("D-31")),
        pytest.param("summer", "king", marks=pytest.mark.rule("D-32")),
        pytest.param("summer", "love", marks=pytest.mark.rule("D-33")),
        pytest.param("summer", "differences", marks=pytest.mark.rule("D-34")),
        pytest.param("summer", "island", marks=pytest.mark.rule("D-35")),
        pytest.param("summer", "river", marks=pytest.mark.rule("D-13", "D-36")),
        pytest.param("winter", "wood", marks=pytest.mark.rule("D-40")),
        pytest.param("winter", "bridge_left", marks=pytest.mark.rule("D-41")),
        pytest.param("winter", "bridge_right", marks=pytest.mark.rule("D-42")),
        pytest.param("winter", "lookout", marks=pytest.mark.rule("D-43")),
        pytest.param("winter", "quarantine", marks=pytest.mark.rule("D-44")),
        pytest.param("winter", "pyramid", marks=pytest.mark.rule("D-45", "D-47")),
        pytest.param("winter", "river", marks=pytest.mark.rule("D-13", "D-48")),
    ],
)
EVERY_RULE_SET = pytest.mark.parametrize("rules", RULE_SETS)
FREE, BOUND = 0, 1
"""The seats of the roller and of one who must obey the die."""


def spots_of(board: str, pen: str) -> list[str]:
    return [spot for spot in oracle.spots(board) if spot.partition(".")[0] == pen]


# --- each pen's own rule ---


@EVERY_RULE_SET
@EVERY_PEN
def test_a_pen_accepts_what_its_rule_says(rules: str, board: str, pen: str) -> None:
    engine_board, polish = load_rules(rules).boards[board], rules == "polish"
    for contents in reachable(board, pen, polish, most=7):
        zoo = {**oracle.bare(board), pen: list(contents)}
        here = engine_zoo(engine_board, zoo)[engine_board.pen[pen].index]
        for name in spots_of(board, pen):
            spot = engine_board.spot[name]
            for species in oracle.SPECIES:
                accepted = spot.pen.why_not(here, BY_ID[species], spot.place) is None
                assert accepted == oracle.accepts(zoo, species, name, polish), (contents, species, name)


@EVERY_RULE_SET
@pytest.mark.rule("D-33", "D-36", "D-41", "D-42")
@pytest.mark.parametrize(
    ("board", "pen"),
    [("summer", "love"), ("summer", "river"), ("winter", "bridge_left"), ("winter", "bridge_right")],
)
def test_a_pen_without_limit_holds_a_whole_zoo(rules: str, board: str, pen: str) -> None:
    spot = load_rules(rules).boards[board].spot[pen]
    held = next((n for n in range(12) if spot.pen.why_not((TREX,) * n, TREX, 0) is not None), 12)
    assert held == (6 if pen == "love" and rules == "polish" else 12)


# --- pen and die together, through a table ---


def placing(board: str, rules: str) -> DraftosaurusState:
    """A table at which everyone places; seat 0 has rolled."""
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, board=board, rules=rules, first=FREE))
    for _ in play_on(state, Random(0)):
        if state.phase.name == "place":
            break
    return state


def enough(contents: tuple[Contents, ...], most: int = 250) -> list[Contents]:
    """All of them, or a fair sample if they are too many for the die."""
    return Random(0).sample(contents, min(len(contents), most))


def tables(state: DraftosaurusState, zoo: oracle.Zoo) -> Iterator[tuple[Species, Face]]:
    """Both seats have this zoo and each species in turn to place under each face in turn."""
    state.zoos[FREE] = state.zoos[BOUND] = engine_zoo(state.board, zoo)
    for species in Species:
        state.show(FREE, species)
        state.show(BOUND, species)
        for face in Face:
            state.die = face
            yield species, face


@EVERY_RULE_SET
@EVERY_PEN
@pytest.mark.rule("D-12", "D-20", "D-21", "D-22", "D-23")
def test_who_must_obey_the_die_may_place_as_pen_and_die_allow(rules: str, board: str, pen: str) -> None:
    state, polish = placing(board, rules), rules == "polish"
    for contents in enough(reachable(board, pen, polish, most=7)):
        zoo = {**oracle.bare(board), pen: list(contents)}
        for species, face in tables(state, zoo):
            legal = {action.text[1:] for action in state.legal(BOUND)}
            for spot in spots_of(board, pen):
                message = state.why_not(BOUND, PLACE[spot])
                assert why_not(board, zoo, species, spot, face, polish) == rule_of(message)
                assert (message is None) == (spot in legal)


@EVERY_RULE_SET
@EVERY_PEN
@pytest.mark.rule("D-12")
def test_the_roller_may_place_as_the_pens_allow(rules: str, board: str, pen: str) -> None:
    state, polish = placing(board, rules), rules == "polish"
    for contents in enough(reachable(board, pen, polish, most=7), most=60):
        zoo = {**oracle.bare(board), pen: list(contents)}
        for species, _face in tables(state, zoo):
            legal = {action.text[1:] for action in state.legal(FREE)}
            assert legal == set(oracle.placings(board, zoo, species.id, None, polish))
            for spot in spots_of(board, pen):
                assert (state.why_not(FREE, PLACE[spot]) is None) == (spot in legal)


def why_not(board: str, zoo: oracle.Zoo, species: Species, spot: str, face: Face, polish: bool) -> str | None:
    """The rule that forbids it, by the oracle: first the pen's own, then the die's."""
    if not oracle.accepts(zoo, species.id, spot, polish):
        return oracle.BOARDS[board][spot.partition(".")[0]][0]
    if not oracle.die_allows(board, zoo, spot, face):
        return {"empty-pen": "D-21", "no-trex": "D-22"}.get(face, "D-20")
    return None


def rule_of(message: Message | None) -> str | None:
    return None if message is None else str(message.args["rule"])


# --- the words of single rules ---


def legal_spots(state: DraftosaurusState, zoo: oracle.Zoo, species: Species, face: Face) -> set[str]:
    """Where one who must obey the die may place."""
    state.zoos[BOUND] = engine_zoo(state.board, zoo)
    state.show(BOUND, species)
    state.die = face
    return {action.text[1:] for action in state.legal(BOUND)}


@pytest.mark.parametrize(
    ("board", "face", "spots"),
    [
        ("summer", Face.WOODLANDS, {"sameness", "trio", "king"}),
        ("summer", Face.GRASSLANDS, {"love", "differences", "island"}),
        ("summer", Face.FOOD_COURT, {"sameness", "trio", "love"}),
        ("summer", Face.RESTROOMS, {"king", "differences", "island"}),
        ("winter", Face.WOODLANDS, {"wood", "bridge_left", "lookout"}),
        ("winter", Face.GRASSLANDS, {"bridge_right", "quarantine", "pyramid.B1", "pyramid.B2", "pyramid.B3"}),
        ("winter", Face.FOOD_COURT, {"wood", "bridge_left", "quarantine"}),
        ("winter", Face.RESTROOMS, {"bridge_right", "lookout", "pyramid.B1", "pyramid.B2", "pyramid.B3"}),
    ],
)
@pytest.mark.rule("D-20", "D-13")
def test_a_face_names_a_zone_or_a_side(board: str, face: Face, spots: set[str]) -> None:
    state = placing(board, "international")
    assert legal_spots(state, {}, Species.DIPLODOCUS, face) == spots | {"river"}


@pytest.mark.rule("D-21")
def test_an_empty_pen_has_no_dinosaur_in_it() -> None:
    state = placing("summer", "international")
    zoo = {"sameness": ["trex"], "love": ["diplodocus"], "river": ["trex"]}
    allowed = {"trio", "king", "differences", "island", "river"}
    assert legal_spots(state, zoo, Species.TREX, Face.EMPTY_PEN) == allowed


@pytest.mark.rule("D-22")
def test_a_trex_may_go_to_a_pen_without_one() -> None:
    state = placing("summer", "international")
    zoo = {"sameness": ["trex"], "love": ["diplodocus", "trex"], "trio": ["diplodocus"], "river": ["trex"]}
    allowed = {"trio", "king", "differences", "island", "river"}
    assert legal_spots(state, zoo, Species.TREX, Face.NO_TREX) == allowed


@pytest.mark.rule("D-23")
def test_the_die_allows_nothing_that_a_pen_forbids() -> None:
    state = placing("summer", "international")
    zoo = {"sameness": ["trex"], "trio": ["trex"] * 3, "king": ["trex"]}
    assert legal_spots(state, zoo, Species.DIPLODOCUS, Face.WOODLANDS) == {"river"}


@pytest.mark.rule("D-24")
def test_each_bank_is_a_pen_of_its_own_for_the_die() -> None:
    state = placing("winter", "international")
    zoo: oracle.Zoo = {"bridge_left": ["trex"], "pyramid": ["trex", None, None, None, None, None]}
    for face in (Face.EMPTY_PEN, Face.NO_TREX):
        allowed = {"wood", "bridge_right", "lookout", "quarantine", "river"}
        assert legal_spots(state, zoo, Species.SPINOSAURUS, face) == allowed


@pytest.mark.rule("D-47")
def test_one_may_lock_oneself_out_of_the_pyramid() -> None:
    state = placing("winter", "international")
    locked = ["trex", "diplodocus", "trex", "triceratops", "spinosaurus", None]
    for species in (Species.TRICERATOPS, Species.SPINOSAURUS):
        assert "pyramid.T" not in legal_spots(state, {"pyramid": locked}, species, Face.RESTROOMS)
    assert "pyramid.T" in legal_spots(state, {"pyramid": locked}, Species.TREX, Face.RESTROOMS)


@pytest.mark.rule("D-47")
def test_the_middle_of_the_pyramid_waits_for_all_three_below() -> None:
    state = placing("winter", "international")
    two = ["trex", None, "trex", None, None, None]
    spots = legal_spots(state, {"pyramid": two}, Species.DIPLODOCUS, Face.RESTROOMS)
    assert {spot for spot in spots if spot.startswith("pyramid")} == {"pyramid.B2"}


# --- the quarantine after the last turn ---


def rehoming(rules: str, zoo: oracle.Zoo) -> DraftosaurusState:
    """The end of a winter game in which seat 0 has this zoo, and nobody else anything in quarantine."""
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, board="winter", rules=rules, first=0))
    for seed in range(100):
        for _ in play_on(state, Random(seed)):
            if state.phase.name == "rehome":
                quarantine = state.board.pen["quarantine"]
                state.zoos = [(*z[: quarantine.index], (), *z[quarantine.index + 1 :]) for z in state.zoos]
                state.zoos[0] = engine_zoo(state.board, zoo)
                state.phase.enter(state)
                return state
        state = DRAFTOSAURUS.start(state.options)
    raise AssertionError("no game came to a rehoming")


HOMELESS: oracle.Zoo = {
    "wood": ["trex", "diplodocus"],
    "lookout": ["trex"],
    "quarantine": ["diplodocus"],
    "pyramid": ["diplodocus", None, "trex", None, None, None],
}


@pytest.mark.rule("D-46")
def test_the_quarantined_one_must_move_where_a_pen_accepts_it() -> None:
    state = rehoming("international", HOMELESS)
    assert state.acting() == (0,)
    homes = {">bridge_left", ">bridge_right", ">river"}
    assert {action.text for action in state.legal(0)} == homes
    message = state.why_not(0, DRAFTOSAURUS.read_move(">quarantine"))
    assert rule_of(message) == "D-46"


@pytest.mark.rule("D-46")
def test_by_the_polish_rules_it_may_stay() -> None:
    state = rehoming("polish", HOMELESS)
    assert ">quarantine" in {action.text for action in state.legal(0)}
    before = state.zoos[0]
    events = state.apply(0, DRAFTOSAURUS.read_move(">quarantine"))
    assert "stayed" in [event.id for event in events]
    assert state.zoos[0] == before


@pytest.mark.rule("D-46")
def test_it_leaves_the_quarantine_for_its_new_home() -> None:
    state = rehoming("international", HOMELESS)
    events = state.apply(0, DRAFTOSAURUS.read_move(">bridge_left"))
    assert "rehomed" in [event.id for event in events]
    assert state.zoos[0] == engine_zoo(
        state.board, {**HOMELESS, "quarantine": [], "bridge_left": ["diplodocus"]}
    )
    assert state.outcome() is not None
