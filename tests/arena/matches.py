"""Short matches for tests."""

from typing import Any

from saurian.arena.match import Match, Played
from saurian.games import find_game
from tests.arena.players import make


def a_match(*bots: str, seed: int = 1, game: str = "draftosaurus", ladder: bool = False, **raw: Any) -> Match:
    """A match of these bots; without more options at a table for all of them."""
    of = find_game(game)
    return Match(of, of.options({"players": len(bots), **raw}), bots, seed, ladder, make)


def played(match: Match, number: int) -> Played:
    """A game of it, which comes to its end."""
    result = match.play(number)
    assert isinstance(result, Played)
    return result
