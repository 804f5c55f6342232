"""Matches, simulations and benchmarks."""
