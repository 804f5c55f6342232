"""The kernels play Drakon exactly as the readable engine does, with every mix of options and any box."""

from dataclasses import fields, replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

pytest.importorskip("numba")

from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import COIN, DONE, OFFER, STEPS
from saurian.games.drakon.box import Box, Limits, Rulings, load_box
from saurian.games.drakon.effects import EFFECTS, KINDS
from saurian.games.drakon.lair import CENTRE, WIDTH
from saurian.games.drakon.notation import CHAMBERS
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import NEXT_TURN
from saurian.games.drakon.pieces import ENTRANCE
from saurian.games.drakon.possible import ENDINGS
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.steps import PHASES
from saurian.sim.chance import seed_rng
from saurian.sim.drakon import layout
from saurian.sim.drakon.convert import empty_position, from_state
from saurian.sim.drakon.lair import copy_position, put
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import random_code, settle
from saurian.sim.drakon.tables import flat_tables
from tests.games.drakon.mixes import MIXES, name_of
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


def check_any_box(seed: int) -> Course:
    rng = Random(seed)
    options = rng.choice(MIXES)
    if rng.random() < 0.2:
        options = replace(options, first=rng.randrange(options.players))
    return check(DrakonState.start(options, any_box(rng)), seed)


def test_any_box_reaches_the_kernel_and_no_step_and_no_ending_stays_untried() -> None:
    courses = [check_any_box(seed) for seed in range(300)]
    effects = {effect.name for effect in EFFECTS.values() if "enter" in effect.triggers}
    others = {name for name in PHASES if not name.startswith("enter.")} - {NEXT_TURN.name}
    assert set().union(*(course.steps for course in courses)) == effects | others
    assert {course.ending for course in courses} == set(ENDINGS)


def test_every_two_kinds_of_chambers_meet() -> None:
    for seed, pair in enumerate(combinations([kind for kind in KINDS if kind != ENTRANCE], 2)):
        options = DrakonOptions(players=2 + seed % 5, heroes=True, two_actions=seed % 2 == 1)
        check(DrakonState.start(options, box_of(pair, "limits", "forced_moves", 5)), seed)


TOUCHED_BY = {
    "robbed_hand_draws": ("steal-chamber", "empty"),
    "drakon_appears_by_swap": ("swap", "drakon-move"),
    "harp_calls_through_key": ("windstorm", "key", "harp"),
    "one_meeting_a_turn": ("drakon-move", "find-coin", "portal"),
    "drakon_bars_escape": ("find-coin", "drakon-move", "portal"),
    "thief_may_trade": ("find-coin", "empty"),
    "forced_moves": ("mind-control", "empty"),
    "idle_rounds": ("destroy", "portal"),
}
"""By ruling or limit, chambers with which it comes to matter."""
RULINGS = {field.name: ("rulings", False, True) for field in fields(Rulings)}
LIMITS = {field.name: ("limits", 1, 3) for field in fields(Limits)}


@pytest.mark.parametrize("name", [*RULINGS, *LIMITS])
def test_every_ruling_and_limit_reaches_the_kernel_and_matters(name: str) -> None:
    section, one, other = (RULINGS | LIMITS)[name]
    boxes = [box_of(TOUCHED_BY[name], section, name, value) for value in (one, other)]
    assert was_noticed(name, *boxes)
    assert was_noticed(name, *reversed(boxes))


def was_noticed(name: str, box: Box, other: Box) -> bool:
    """Whether kernels with the other box are found out in some game; those with the box never are."""
    for seed in range(100):
        escape = name == "drakon_bars_escape"
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
