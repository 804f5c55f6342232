"""The learned policy for one decision."""

from pathlib import Path

from saurian.bots.draftosaurus.policy import best_choice
from saurian.bots.draftosaurus.worth import learned_weights
from saurian.games.draftosaurus.actions import DraftosaurusAction
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.sim.draftosaurus.convert import from_view, to_action
from saurian.sim.draftosaurus.tables import flat_tables
from saurian.sim.rng import seed_rng


def policy_choice(
    view: DraftosaurusView, blur: float, seed: int, file: Path | None = None
) -> DraftosaurusAction:
    """What the policy of that file decides for the view's seat, with an error of up to some points."""
    tables, weights = flat_tables(view.options, view.rules), learned_weights(view.options, view.rules, file)
    assert view.seat is not None
    choice = best_choice(from_view(view).state, tables, weights, view.seat, blur, seed_rng(seed))
    action = to_action(choice, view.phase, view.board)
    assert action is not None
    return action
