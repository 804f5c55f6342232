"""The engine and a second opinion agree on every legal placing and move of many random games."""

from random import Random

import pytest

from saurian.core import CHANCE
from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import Put, Step
from saurian.games.drakon.lair import place_of
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import BLOWN, PUTTING, STEERING, TURN
from saurian.games.drakon.pieces import SIDES, SIDES_OF
from saurian.games.drakon.state import DrakonState
from tests.games.drakon import oracle
from tests.games.drakon.mixes import MIXES, name_of
from tests.random_games import play_on


def letters(arrows: int) -> frozenset[str]:
    return frozenset(SIDES[side] for side in SIDES_OF[arrows])


def plain(state: DrakonState) -> oracle.Lair:
    return {place_of(cell): (one.kind, letters(one.arrows)) for cell, one in state.lair.chambers.items()}


def ends(state: DrakonState) -> set[oracle.Cell]:
    """Where the moves end that are legal now, by playing them."""
    found = set()
    for action in state.legal(state.now.seat):
        if not isinstance(action, Step) and not action.text.startswith("at "):
            continue
        after = state.clone()
        before = after.now
        events = after.apply(before.seat, action)
        if after.now.phase is BLOWN:
            found |= ends(after)
        else:
            cell = next(str(event.args["cell"]) for event in events if event.id == "hero-moved")
            east, north = cell.split(",")
            found.add((int(east), int(north)))
    return found


@pytest.mark.rule("K-20", "K-21", "K-23", "K-30", "K-52", "K-53", "K-54", "K-55")
@pytest.mark.parametrize("options", MIXES[::6], ids=name_of)
def test_the_oracle_agrees(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    rng = Random(name_of(options))
    for _ in play_on(state, rng):
        seat = state.now.seat
        if seat == CHANCE or rng.randrange(3):
            continue
        if state.now.phase is PUTTING:
            assert state.now.chamber is not None
            puts = [action for action in state.legal(seat) if isinstance(action, Put)]
            expected = oracle.placements(plain(state), letters(state.now.chamber.arrows))
            assert {(place_of(put.cell), letters(put.arrows)) for put in puts} == expected
            assert len(puts) == len(expected)
        elif state.now.phase in (TURN, STEERING) and (state.left or state.now.phase is STEERING):
            hero = seat if state.now.phase is TURN else state.now.hero
            assert ends(state) == oracle.ends_of_moves(plain(state), place_of(state.cells[hero]))
