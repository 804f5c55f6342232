"""Greedy bots, one for each game: they take what is best now and do not look ahead."""
