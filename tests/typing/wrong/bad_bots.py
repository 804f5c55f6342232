import saurian

saurian.play("drakon", ["greedy", 3])  # error
saurian.match("drakon", "greedy", games="many")  # error
