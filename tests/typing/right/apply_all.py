from random import Random

import saurian

rng = Random(1)
state = saurian.start("draftosaurus", players=2)
state.settle(rng)
heard = state.apply_all({seat: state.legal(seat)[0] for seat in state.acting()})
ids: list[str] = [event.id for event in heard]
