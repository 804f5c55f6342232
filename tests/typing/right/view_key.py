import saurian

state = saurian.start("drakon")
memory: dict[bytes, float] = {state.view(0).key(): 0.5}
