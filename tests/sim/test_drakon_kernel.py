"""The kernels play Drakon exactly as the readable engine does, with every mix of options and any box."""

from dataclasses import fields, replace
from itertools import combinations, permutations
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import COIN, DONE, OFFER, STEPS
from saurian.games.drakon.box import Box, Rulings, load_box
from saurian.games.drakon.effects import EFFECTS
from saurian.games.drakon.kinds import KIND, KINDS
from saurian.games.drakon.lair import CENTRE, WIDTH, place_of
from saurian.games.drakon.legal import destinations
from saurian.games.drakon.notation import CHAMBERS
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import NEXT_TURN
from saurian.games.drakon.pieces import ENTRANCE
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.table import PHASES
from saurian.games.drakon.validate import ENDINGS
from saurian.sim.drakon import layout
from saurian.sim.drakon.convert import empty_position, from_state
from saurian.sim.drakon.lair import ANYWHERE, LANDING_OFFSET, copy_position, landings, put
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import random_code, settle
from saurian.sim.drakon.tables import flat_tables
from saurian.sim.rng import seed_rng
from tests.games.drakon.mixes import MIXES, name_of
from tests.random_games import play_on
from tests.sim.drakon_boxes import any_box, box_of
from tests.sim.drakon_lockstep import Course, disagreement

SOAK_POSITIONS = 1_100_000


def check(state: DrakonState, seed: int) -> Course:
    """Play one game on both; its course."""
    course = disagreement(state, Random(seed))
    assert course.difference is None, f"{name_of(state.options)}, seed {seed}: {course.difference}"
    return course


@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_the_kernel_plays_as_the_engine_does(options: DrakonOptions) -> None:
    check(DRAKON.start(options), seed=1)


@pytest.mark.parametrize("options", MIXES[::3], ids=name_of)
def test_the_kernel_plays_version_1_as_the_engine_does(options: DrakonOptions) -> None:
    check(DRAKON.start(options, 1), seed=1)


def check_any_box(seed: int) -> Course:
    rng = Random(seed)
    options = rng.choice(MIXES)
    if rng.random() < 0.2:
        options = replace(options, first=rng.randrange(options.players))
    return check(DrakonState.start(options, any_box(rng)), seed)


def test_any_box_reaches_the_kernel_and_no_step_and_no_ending_stays_untried() -> None:
    courses = [check_any_box(seed) for seed in range(400, 700)]
    effects = {effect.name for effect in EFFECTS.values() if "enter" in effect.kind.triggers}
    effects |= {EFFECTS["escape"].name}
    others = {name for name in PHASES if not name.startswith("enter.")} - {NEXT_TURN.name}
    assert set().union(*(course.steps for course in courses)) == effects | others
    assert {course.ending for course in courses} == set(ENDINGS)


def test_every_two_kinds_of_chambers_meet() -> None:
    for seed, pair in enumerate(combinations([kind for kind in KINDS if kind != ENTRANCE], 2)):
        options = DrakonOptions(players=2 + seed % 5, heroes=True, two_actions=seed % 2 == 1)
        check(DrakonState.start(options, box_of(pair, forced_moves=5)), seed)


TOUCHED_BY = {
    "robbed_hand_draws": ("steal-chamber", "empty"),
    "drakon_appears_by_swap": ("swap", "drakon-move"),
    "flying_turns_in_place": ("flying", "empty"),
    "harp_calls_through_key": ("windstorm", "key", "harp"),
    "harp_freezes_in_windstorm": ("windstorm", "harp", "empty"),
    "met_on_entering": ("drakon-move", "find-coin", "portal"),
    "one_meeting_a_turn": ("drakon-move", "find-coin", "portal"),
    "drakon_bars_escape": ("find-coin", "drakon-move", "portal"),
    "blown_through_escapes": ("find-coin", "windstorm", "portal"),
    "knight_takes_chamber": ("empty", "find-coin"),
    "thief_may_trade": ("find-coin", "empty"),
    "forced_moves": ("mind-control", "empty"),
    "idle_rounds": ("destroy", "portal"),
    "victim": ("find-coin", "steal-coin-left", "steal-coin-right"),
    "swapped_out": ("swap", "empty"),
    "trigger": ("escape", "empty"),
}
"""By ruling, limit or setting, chambers with which it comes to matter."""
WITH = {"one_meeting_a_turn": {"met_on_entering": True}}
"""What else must hold for it."""
VALUES: dict[str, tuple[Any, ...]] = {field.name: (False, True) for field in fields(Rulings)}
VALUES |= {"forced_moves": (1, 3), "idle_rounds": (1, 3)}
VALUES |= {name: allowed for kind in KIND.values() for name, allowed in kind.settings.items()}


@pytest.mark.parametrize("name", VALUES)
def test_all_that_a_box_settles_reaches_the_kernel_and_matters(name: str) -> None:
    boxes = [box_of(TOUCHED_BY[name], **WITH.get(name, {}), **{name: value}) for value in VALUES[name]]
    for one, other in permutations(boxes, 2):
        assert was_noticed(name, one, other)


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("reach", [1, 2])
def test_the_lair_stays_as_small_as_the_box_says(reach: int) -> None:
    box = box_of(("flying", "destroy", "empty"), lair_reach=reach)
    for seed in range(5):
        check(state := DrakonState.start(DrakonOptions(players=3), box), seed)
        places = [place_of(cell) for cell in state.lair]
        assert max(abs(number) for place in places for number in place) == reach


def was_noticed(name: str, box: Box, other: Box) -> bool:
    """Whether kernels with the other box are found out in some game; those with the box never are."""
    for seed in range(100):
        escape = name in ("drakon_bars_escape", "blown_through_escapes")
        options = DrakonOptions(players=3, heroes=True, escape=escape, two_actions=seed % 2 == 1)
        start = DrakonState.start(options, box)
        check(start.clone(), seed)
        if disagreement(start, Random(seed), flat_tables(options, other)).difference:
            return True
    return False


def test_the_codes_are_those_of_the_game() -> None:
    first = next(iter(CHAMBERS))
    texts = {
        layout.PLACE_CODE: f"place {first}",
        layout.STEP_CODE: STEPS[0].text,
        layout.OFFER_CODE: OFFER[1].text,
        layout.DISCARD_CODE: f"discard {first}",
        layout.DONE_CODE: DONE.text,
        layout.FIRST_CODE: "first 0",
        layout.DRAW_CODE: f"draw {first}",
        layout.SNATCH_CODE: f"snatch {first}",
        layout.COIN_CODE: COIN[1].text,
    }
    assert {code: DRAKON.action(int(code)).text for code in texts} == texts
    assert layout.COIN_CODE + len(COIN) == DRAKON.codes


def test_a_copy_is_whole_whatever_lay_there_before() -> None:
    copy, rng, codes = empty_position(), seed_rng(1), np.empty(layout.MOST_LEGAL, np.int32)
    for options in MIXES[::9]:
        row, tables = from_state(DrakonState.start(options, load_box())), flat_tables(options, load_box())
        settle(row, tables, rng)
        while row[layout.NOW] != layout.OVER:
            copy_position(copy, row)
            assert (copy == row).all()
            apply(row, tables, random_code(row, tables, rng, codes))
            settle(row, tables, rng)


def test_a_copy_is_whole_where_the_table_ends() -> None:
    row, copy = empty_position(), empty_position()
    for column in range(CENTRE, CENTRE + WIDTH):
        if layout.NUMBER_OF[column] == layout.NONE:
            break
        put(row, column, KINDS.index("empty"), 15)
    copy_position(copy, row)
    assert (copy == row).all()
    copy_position(copy, empty_position())
    assert (copy == empty_position()).all()


@pytest.mark.soak
def test_the_kernel_plays_as_the_engine_does_for_a_million_positions() -> None:
    positions = seed = 0
    while positions < SOAK_POSITIONS:
        seed += 1
        positions += sum(check(DRAKON.start(options), 1000 + seed).positions for options in MIXES)
        positions += sum(check_any_box(1000 * seed + number).positions for number in range(100))


# --- where a move ends --------------------------------------------------------------------------------


@pytest.mark.rule("K-30", "K-52", "K-53", "K-54", "K-55")
@pytest.mark.parametrize("freezes", [False, True])
def test_the_kernel_lets_moves_end_where_the_engine_does(freezes: bool) -> None:
    box = box_of(("windstorm", "key", "portal", "harp", "empty"), harp_freezes_in_windstorm=freezes)
    blown = 0
    for seed in range(6):
        state = DrakonState.start(DrakonOptions(players=3), box)
        for number, _ in enumerate(play_on(state, Random(seed))):
            if number % 9 == 0:
                blown += check_landings(state)
    assert blown > 20


def check_landings(state: DrakonState) -> int:
    """Compare every chamber of the lair; how many Windstorms with a way out there are."""
    row, tables = from_state(state), flat_tables(state.options, state.box)
    blown = 0
    for cell, chamber in state.lair.chambers.items():
        bits, ends = int(landings(row, tables, cell)), destinations(state, cell)
        if bits == ANYWHERE:
            assert chamber.kind == "portal"
            assert sorted(ends) == sorted(other for other in state.lair if other != cell)
        else:
            assert [cell + offset for bit, offset in enumerate(LANDING_OFFSET) if bits >> bit & 1] == ends
        blown += chamber.kind == "windstorm" and bits > 0
    return blown
