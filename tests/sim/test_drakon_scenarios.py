"""Every scenario of the rules once more, with the kernels playing along move by move."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numba")

from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.state import DrakonState
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.tables import flat_tables
from tests.games.drakon import lairs, test_drakon, test_heroes, test_turns, test_ways, test_winning
from tests.games.drakon.effects import test_belongings, test_building, test_moving
from tests.games.drakon.effects import test_drakon as test_drakon_move
from tests.sim.drakon_lockstep import difference_in_play, difference_of_positions

MODULES: tuple[Any, ...] = (
    *(test_turns, test_ways, test_winning, test_heroes, test_drakon),
    *(test_belongings, test_building, test_moving, test_drakon_move),
)


def check_kernel(before: DrakonState, action: DrakonAction, after: DrakonState) -> None:
    """The kernels must allow the same before, do the same, and allow the same afterwards."""
    row, tables = from_state(before), flat_tables(before.options, before.box)
    assert difference_in_play(before, row, tables) is None
    apply(row, tables, DRAKON.code(action))
    assert difference_of_positions(after, row) is None
    assert difference_in_play(after, row, tables) is None


@pytest.fixture(autouse=True)
def kernels_play_along() -> Iterator[None]:
    """While a scenario is played."""
    lairs.WITNESSES.append(check_kernel)
    yield
    lairs.WITNESSES.remove(check_kernel)


def scenarios() -> dict[str, Any]:
    """The tests of the readable engine, by name; pytest finds them here, too."""
    found = [(name, test) for one in MODULES for name, test in vars(one).items() if name.startswith("test_")]
    assert len(dict(found)) == len(found), "two scenarios of one name"
    return dict(found)


globals().update(scenarios())
