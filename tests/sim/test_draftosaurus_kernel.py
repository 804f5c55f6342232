"""The kernel plays Draftosaurus exactly as the readable engine does, with every mix of options and
rulings."""

import tomllib
from dataclasses import fields
from importlib.resources import files
from itertools import product
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.rules import Rules, Rulings, load_rules, make_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus.mixes import MIXES, name_of
from tests.sim.lockstep import disagreement

SOAK_POSITIONS = 1_100_000


def check(options: DraftosaurusOptions, rules: Rules, seed: int) -> int:
    """Play one game on both; the number of positions compared."""
    difference, positions = disagreement(DraftosaurusState.start(options, rules), Random(seed))
    assert difference is None, f"{name_of(options)}, seed {seed}: {difference}"
    return positions


@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_the_kernel_plays_as_the_engine_does(options: DraftosaurusOptions) -> None:
    check(options, load_rules(options.rules), seed=1)


def rules_with(name: str, rulings: dict[str, bool]) -> Rules:
    """A rule set with other rulings than ours."""
    text = files("saurian.games.draftosaurus").joinpath("rules-1.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    for key, value in rulings.items():
        data["rulings"][key]["value"] = value
    return make_rules(1, name, data)


RULINGS = tuple(field.name for field in fields(Rulings))


@pytest.mark.parametrize("ruling", [*RULINGS, "all"])
def test_every_ruling_reaches_the_kernel(ruling: str) -> None:
    changed = dict.fromkeys(RULINGS if ruling == "all" else (ruling,), False)
    rules = rules_with("polish", changed)
    for players, order in product((2, 4), ("printed", "quick")):
        check(DraftosaurusOptions(players, "match", "polish", order), rules, seed=players)


@pytest.mark.soak
def test_the_kernel_plays_as_the_engine_does_for_a_million_positions() -> None:
    positions = seed = 0
    while positions < SOAK_POSITIONS:
        seed += 1
        for options in MIXES:
            positions += check(options, load_rules(options.rules), 1000 + seed)
