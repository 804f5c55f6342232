import saurian

saurian.play("drakon", ["random", "random"]).outcome.shares  # error
