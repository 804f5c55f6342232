"""The rules of pennies: everyone guesses in secret, chance tosses a coin, those who are right get a point."""

from tests.pennies.games.game import (
    ACTIONS,
    HEADS,
    PENNIES,
    TAILS,
    TOSSES,
    Guess,
    PenniesOptions,
    PenniesView,
)

__all__ = ["ACTIONS", "HEADS", "PENNIES", "TAILS", "TOSSES", "Guess", "PenniesOptions", "PenniesView"]
