from random import Random
from typing import Any

import saurian


class MyBot:
    def choose(self, view: saurian.View[Any, Any], rng: Random) -> saurian.Action:
        action: saurian.Action = view.legal()[0]
        return action


record: saurian.GameRecord = saurian.play("drakon", [MyBot(), MyBot, "greedy"], seed=3)
