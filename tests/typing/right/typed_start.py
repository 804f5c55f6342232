from typing import assert_type

import saurian
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.drakon.state import DrakonState

assert_type(saurian.start("draftosaurus", players=3, board="winter"), DraftosaurusState)
assert_type(saurian.start("drakon", players=6, heroes=True, teams=True), DrakonState)
