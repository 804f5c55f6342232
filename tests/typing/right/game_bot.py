from random import Random

from saurian.games.draftosaurus.actions import DraftosaurusAction
from saurian.games.draftosaurus.view import DraftosaurusView


class Hoarder:
    def choose(self, view: DraftosaurusView, rng: Random) -> DraftosaurusAction:
        return max(view.legal(), key=lambda action: action.text)
