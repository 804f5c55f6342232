"""Benchmarks: `saurian bench`. What is special to a game is in its folder."""
