"""What a placement is said to be worth is what it then brings."""

from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import Choose, Draft, Place, Rehome
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus.mixes import MIXES, name_of
from tests.random_games import play_on


def placed_alone(state: DraftosaurusState, seat: int, species: Any, spot: str) -> dict[str, int]:
    """The seat's points if it alone placed that dinosaur there."""
    after = state.clone()
    if state.phase.name == "rehome":
        if spot != "quarantine":
            index = after.board.pen["quarantine"].index
            zoo = after.zoos[seat]
            after.zoos[seat] = (*zoo[:index], after.board.pens[index].bare, *zoo[index + 1 :])
            after.put(seat, species, spot)
    else:
        after.put(seat, species, spot)
    return after.scores()[seat]


def placement(state: DraftosaurusState, seat: int, action: Any) -> tuple[Any, str] | None:
    """The dinosaur and the spot of a decision; None: it names no spot."""
    if isinstance(action, Draft):
        return action.species, action.spot
    if isinstance(action, Place):
        return state.revealed[seat], action.spot
    if isinstance(action, Rehome):
        return quarantined(state, seat), action.spot
    return None


@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_every_placement_brings_what_was_said(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    checked = 0
    for _ in play_on(state, Random(3)):
        for seat in (seat for seat in state.acting() if seat != CHANCE):
            gains = DRAFTOSAURUS.preview(state.view(seat))
            before = state.scores()[seat]
            for action in state.legal(seat):
                found = placement(state, seat, action)
                if found is None:
                    continue
                species, spot = found
                after = placed_alone(state, seat, species, spot)
                gain = gains[species.id][spot]
                assert gain["points"] == sum(after.values()) - sum(before.values())
                assert gain["parts"] == {
                    part: after[part] - before[part] for part in after if after[part] != before[part]
                }
                checked += 1
    assert checked > 50


def test_while_choosing_in_secret_every_place_the_dinosaur_could_take_is_told() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, first=0))
    for _ in play_on(state, Random(5)):
        if state.phase.name == "choose" and 0 in state.acting():
            view = state.view(0)
            gains = DRAFTOSAURUS.preview(view)
            assert set(gains) == {action.species.id for action in view.legal() if isinstance(action, Choose)}
            assert all("river" in spots for spots in gains.values())


def test_whoever_is_not_asked_is_told_nothing() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3))
    assert DRAFTOSAURUS.preview(state.view(0)) == {}
    assert DRAFTOSAURUS.preview(state.view(None)) == {}
