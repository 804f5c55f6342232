from random import Random
from typing import Any

from saurian import Action, Bot, View, play


class MyBot(Bot):
    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        legal: list[Action] = list(view.legal())
        return rng.choice(legal)


play("draftosaurus", [MyBot(), "easy"])
