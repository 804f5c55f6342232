"""Matches between bots, ratings, and simulations of many games."""
