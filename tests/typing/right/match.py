import saurian

result: saurian.MatchResult = saurian.match("drakon", ["easy", "greedy"], games=4, workers=2, short=True)
best = max(result.bots, key=lambda one: one.win_share)
interval: tuple[float, float] = best.low, result["greedy"].high
