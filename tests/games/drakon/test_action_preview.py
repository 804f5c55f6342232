"""What comes of an action, as far as it can be told."""

from random import Random

import pytest

from saurian.games.drakon.preview import preview_action
from tests.games.drakon.positions import positions


@pytest.mark.parametrize("seed", range(3))
def test_what_is_previewed_happens(seed: int) -> None:
    rng = Random(seed)
    for state in positions(seed, 2, players=3, heroes=True, two_actions=seed == 1):
        seat = state.acting()[0]
        action = rng.choice(state.legal(seat))
        coming = preview_action(state.view(seat), action)
        real = state.clone()
        events = [event for event in real.apply(seat, action) if event.heard_by(seat)]
        assert tuple(events[: len(coming.events)]) == coming.events
        if coming.view is not None:
            after = real.view(seat)
            assert coming.view.lair == after.lair
            assert coming.view.cells == after.cells
            assert coming.view.drakon == after.drakon
            assert coming.view.hands == after.hands
            assert coming.view.purses == after.purses
            if coming.view.now.seat == seat:
                assert coming.view.now == after.now
                assert coming.view.legal() == after.legal()


def test_the_end_is_not_previewed() -> None:
    """Whether others can still act, and what their coins are worth, is hidden."""
    ends = 0
    for state in positions(1, 1, players=2):
        seat = state.acting()[0]
        for action in state.legal(seat):
            coming = preview_action(state.view(seat), action)
            ends += coming.view is None
            assert not any(event.id.startswith(("won", "ended", "turn-skipped")) for event in coming.events)
    assert ends
