import saurian

outcome = saurian.play("draftosaurus", ["random", "greedy"], seed=1).outcome
if outcome is not None:
    shares: tuple[float, ...] = outcome.shares
    winners: tuple[int, ...] = outcome.winners
