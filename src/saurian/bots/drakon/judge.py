"""The learned policy for one decision."""

import numpy as np

from saurian.bots.drakon.hidden import from_view
from saurian.bots.drakon.policy import decide, make_memo
from saurian.bots.drakon.worth import learned_policy, make_desk
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.view import DrakonView
from saurian.sim.drakon.layout import MOST_LEGAL
from saurian.sim.drakon.play import seed_rng
from saurian.sim.drakon.tables import flat_tables


def policy_choice(view: DrakonView, blur: float, seed: int) -> DrakonAction:
    """What the policy decides for the view's seat, its scores off by up to the blur."""
    state, codes = from_view(view, seed).state, np.empty(MOST_LEGAL, np.int32)
    tables = flat_tables(view.options, view.box)
    code = decide(
        state, tables, learned_policy(), blur, seed_rng(seed), codes, make_memo(), make_desk(), state.copy()
    )
    return all_actions().action(code)
