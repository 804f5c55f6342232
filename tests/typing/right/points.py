import saurian

points: tuple[int, ...] = saurian.start("drakon").points()
