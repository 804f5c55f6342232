from random import Random

import saurian

rng = Random(1)
state = saurian.start("drakon", players=3)
while acting := state.acting():
    for seat in acting:
        action = state.sample(rng) if seat == saurian.CHANCE else rng.choice(state.legal(seat))
        events: list[saurian.Event] = state.apply(seat, action)
