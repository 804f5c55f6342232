from random import Random
from typing import assert_type

import saurian
from saurian.games.drakon.state import DrakonState

world = saurian.start("drakon").view(1).resample(Random(1))
assert_type(world, DrakonState)
