"""Scenes of Draftosaurus drawn by hand: the readable engine and the kernels must find the same in them."""

from random import Random

import pytest

pytest.importorskip("numba")

from saurian.core import CHANCE, Seat
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import Face, Species
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus import scoring
from saurian.sim.draftosaurus.convert import from_state, to_action
from saurian.sim.draftosaurus.tables import flat_tables
from tests.games.draftosaurus.mixes import herd
from tests.games.draftosaurus.oracle import Zoo
from tests.games.draftosaurus.test_legality import BOUND, HOMELESS, placing, rehoming
from tests.games.draftosaurus.translate import engine_zoo
from tests.sim.lockstep import difference_of_positions, do, legal_choices


class Scene:
    """One position, played on by both."""

    def __init__(self, state: DraftosaurusState) -> None:
        self.state = state
        self.row = from_state(state)

    def play(self, *moves: str) -> None:
        """`0:P@river`: seat 0 does that; without a seat, chance does it."""
        for text in moves:
            seat, _, move = text.rpartition(":")
            do(self.state, self.row, int(seat) if seat else CHANCE, DRAFTOSAURUS.read_move(move))
            assert difference_of_positions(self.state, self.row) is None

    def legal(self, seat: Seat) -> set[str]:
        """What the kernels allow; the engine must allow the same."""
        choices = legal_choices(self.row, flat_tables(self.state.options, self.state.rules), seat)
        found = [to_action(choice, self.state.phase, self.state.board) for choice in choices]
        legal = self.state.legal(seat)
        assert found == list(legal)
        return {action.text for action in legal}

    def points(self) -> list[int]:
        """By seat, as the kernels count them; the engine must count the same."""
        tables, seats = flat_tables(self.state.options, self.state.rules), range(self.state.options.players)
        found = [int(scoring.points(self.row, tables, seat)) for seat in seats]
        assert found == [sum(parts.values()) for parts in self.state.scores()]
        return found


def spots(board: str, zoo: Zoo, species: Species, face: Face, rules: str = "international") -> set[str]:
    """Where one who must obey the die may place it."""
    state = placing(board, rules)
    state.zoos[BOUND] = engine_zoo(state.board, zoo)
    state.show(BOUND, species)
    state.die = face
    return {text.removeprefix("@") for text in Scene(state).legal(BOUND)}


def points(board: str, *zoos: Zoo) -> list[int]:
    """What these zoos score."""
    state = DRAFTOSAURUS.start(DraftosaurusOptions(len(zoos), board, first=0))
    state.zoos = [engine_zoo(state.board, zoo) for zoo in zoos]
    return Scene(state).points()


@pytest.mark.rule("D-05")
@pytest.mark.parametrize("face", Face)
def test_every_face_of_the_die(face: Face) -> None:
    scene = Scene(DRAFTOSAURUS.start(DraftosaurusOptions(2, first=0)))
    scene.play("deal TTDDCC", "deal SSGGPP", f"roll {face}", "0:D", "1:G")
    allowed = {
        Face.WOODLANDS: {"sameness", "trio", "king"},
        Face.GRASSLANDS: {"love", "differences", "island"},
        Face.FOOD_COURT: {"sameness", "trio", "love"},
        Face.RESTROOMS: {"king", "differences", "island"},
    }
    everywhere = {"sameness", "trio", "king", "love", "differences", "island"}
    assert scene.legal(1) == {f"@{spot}" for spot in allowed.get(face, everywhere) | {"river"}}
    assert scene.legal(0) == {f"@{spot}" for spot in everywhere | {"river"}}, "the roller is free"


@pytest.mark.rule("D-17")
def test_two_players_put_a_second_dinosaur_into_the_box_and_swap_hands() -> None:
    scene = Scene(DRAFTOSAURUS.start(DraftosaurusOptions(2, order="quick", first=0)))
    scene.play("deal TTDDCC", "deal SSGGPP", "roll woodlands", "0:T@love", "1:S@trio")
    assert scene.legal(0) == {"-T", "-D", "-C"}
    scene.play("0:-D")
    assert scene.state.box == herd(""), "nothing is revealed before both have chosen"
    scene.play("1:-P")
    assert scene.state.box == herd("DP")
    assert scene.state.hands == [herd("SGGP"), herd("TDCC")]
    assert (scene.state.roller, scene.row[at.ROLLER]) == (1, 1), "the die alternates"
    scene.play("roll grasslands")
    assert "S@trio" not in scene.legal(0)
    assert "T@trio" in scene.legal(1), "it binds only the other player"


@pytest.mark.rule("D-18")
@pytest.mark.parametrize(("second", "roller"), [("next", 1), ("first", 1), ("last", 0)])
def test_who_begins_the_second_game_of_a_match_of_two(second: str, roller: int) -> None:
    """Seat 1 has rolled first, so seat 0 was the last of twelve to roll."""
    check_second_roller(DraftosaurusOptions(2, "match", first=1, second_roller=second), roller)


@pytest.mark.rule("D-18")
@pytest.mark.parametrize(("second", "roller"), [("next", 3), ("first", 1), ("last", 2)])
def test_who_begins_the_second_game_of_a_match_of_five(second: str, roller: int) -> None:
    """Seat 1 has rolled first: 1 2 3 4 0 1 2 3 4 0 1 2."""
    check_second_roller(DraftosaurusOptions(5, "match", first=1, second_roller=second), roller)


@pytest.mark.rule("D-18", "D-16")
@pytest.mark.parametrize(("second", "roller"), [("next", 1), ("first", 1), ("last", 0)])
def test_the_same_if_the_last_turn_binds_all(second: str, roller: int) -> None:
    """The die is passed five times a round: 1 2 3 4 0 0 1 2 3 4 0 0."""
    check_second_roller(DraftosaurusOptions(5, "match", "polish", first=1, second_roller=second), roller)


def check_second_roller(options: DraftosaurusOptions, roller: Seat) -> None:
    scene, rng = Scene(DRAFTOSAURUS.start(options)), Random(1)
    while scene.state.board.id == "summer":
        seat = scene.state.acting()[0]
        legal = scene.state.legal(seat)
        do(scene.state, scene.row, seat, scene.state.sample(rng) if seat == CHANCE else rng.choice(legal))
    assert (scene.state.roller, scene.row[at.ROLLER]) == (roller, roller)


@pytest.mark.rule("D-22")
def test_a_trex_may_be_placed_where_none_is() -> None:
    zoo = {"sameness": ["trex"], "love": ["diplodocus", "trex"], "trio": ["diplodocus"], "river": ["trex"]}
    allowed = {"trio", "king", "differences", "island", "river"}
    assert spots("summer", zoo, Species.TREX, Face.NO_TREX) == allowed


@pytest.mark.rule("D-24")
def test_each_bank_of_the_bridge_is_a_pen_for_the_die() -> None:
    zoo: Zoo = {"bridge_left": ["trex"], "wood": ["trex"], "lookout": ["diplodocus"], "quarantine": ["trex"]}
    assert spots("winter", zoo, Species.TREX, Face.EMPTY_PEN) == {
        *("bridge_right", "pyramid.B1", "pyramid.B2", "pyramid.B3", "river")
    }
    zoo["pyramid"] = ["trex", "diplodocus", None, None, None, None]
    assert spots("winter", zoo, Species.TREX, Face.NO_TREX) == {"bridge_right", "river"}


@pytest.mark.rule("D-40")
@pytest.mark.parametrize(
    ("wood", "accepted", "scored"),
    [
        ([], "TDC", 0),
        (["trex"], "DC", 3),
        (["trex", "diplodocus"], "T", 5),
        (["trex", "diplodocus", "trex"], "D", 9),
        (["diplodocus", "stegosaurus"] * 3, "", 24),
    ],
)
def test_two_species_take_turns_in_the_wood(wood: list[str], accepted: str, scored: int) -> None:
    found = [
        species.letter
        for species in (Species.TREX, Species.DIPLODOCUS, Species.TRICERATOPS)
        if "wood" in spots("winter", {"wood": wood}, species, Face.WOODLANDS)
    ]
    assert found == list(accepted)
    assert points("winter", {"wood": wood}, {}) == [scored, 0]


@pytest.mark.rule("D-43", "D-51")
def test_the_lookout_counts_the_zoo_from_which_the_hand_comes() -> None:
    watching, watched = {"lookout": ["diplodocus"]}, {"river": ["diplodocus"] * 2, "wood": ["diplodocus"]}
    assert points("winter", watched, watching, {}) == [4, 6, 0]
    assert points("winter", watching, watched, {}) == [0, 4, 0], "not the one on the left"
    assert points("winter", watching, watched) == [6, 4], "of two the opponent"


@pytest.mark.rule("D-51", "D-32", "D-35")
def test_king_and_island_count_the_river_too() -> None:
    king, island = {"king": ["diplodocus"]}, {"island": ["diplodocus"]}
    assert points("summer", king, {"river": ["diplodocus"]}) == [7, 1]
    assert points("summer", king, {"river": ["diplodocus"] * 2}) == [0, 2]
    assert points("summer", island, {"river": ["diplodocus"]}) == [7, 1]
    assert points("summer", {**island, "river": ["diplodocus"]}, {}) == [1, 0]


@pytest.mark.rule("D-46")
def test_the_quarantined_one_must_move_by_the_international_rules() -> None:
    scene = Scene(rehoming("international", HOMELESS))
    assert scene.legal(0) == {">bridge_left", ">bridge_right", ">river"}
    before = scene.points()[0]
    scene.play("0:>river")
    assert scene.points()[0] == before + 1


@pytest.mark.rule("D-46", "D-50")
def test_the_quarantined_one_may_stay_by_the_polish_rules() -> None:
    scene = Scene(rehoming("polish", {**HOMELESS, "wood": [], "quarantine": ["trex"]}))
    assert ">quarantine" in scene.legal(0)
    before = scene.points()[0]
    scene.play("0:>quarantine")
    assert scene.points()[0] == before, "its bonus is counted, and nothing else"


@pytest.mark.rule("D-47")
@pytest.mark.parametrize(
    ("pyramid", "species", "places"),
    [
        ("------", Species.TREX, {"B1", "B2", "B3"}),
        ("T-----", Species.TREX, {"B3"}),
        ("T-----", Species.DIPLODOCUS, {"B2", "B3"}),
        ("-T----", Species.TREX, set()),
        ("TDC---", Species.SPINOSAURUS, {"M1", "M2"}),
        ("TDC---", Species.DIPLODOCUS, set()),
        ("TDC---", Species.TREX, {"M2"}),
        ("TDCS--", Species.SPINOSAURUS, set()),
        ("TDCS--", Species.TREX, {"M2"}),
        ("TDTCS-", Species.TREX, {"T"}),
        ("TDTCS-", Species.SPINOSAURUS, set()),
    ],
)
def test_the_pyramid_is_built_like_bricks(pyramid: str, species: Species, places: set[str]) -> None:
    letters = {one.letter: one.id for one in Species}
    zoo: Zoo = {"pyramid": [letters.get(letter) for letter in pyramid]}
    found = spots("winter", zoo, species, Face.RESTROOMS)
    assert {spot.removeprefix("pyramid.") for spot in found if "pyramid" in spot} == places
