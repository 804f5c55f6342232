"""Chance that nobody has to believe in: it can be checked afterwards.

Before a game the dealer publishes the commitment, SHA-256 of a secret seed. Every seat may then add a text of
its own. Each draw follows from the seed, what was added, and the number of the draw alone, so that nobody,
the dealer included, can choose it later. After the game the seed is shown, and everyone can draw again.
"""

import hashlib
from dataclasses import dataclass
from random import Random
from typing import Any

SEED_BYTES = 32


def commitment_to(seed: str) -> str:
    """What is published of a seed (hexadecimal digits) before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


@dataclass(frozen=True, slots=True)
class Fairness:
    """Where the chance of one game comes from."""

    seed: str
    """Hexadecimal digits; secret until the game is over."""
    added: tuple[str, ...]
    """By seat, what it added; empty: nothing."""

    @property
    def commitment(self) -> str:
        """What was published before the game."""
        return commitment_to(self.seed)

    def draw(self, number: int) -> Random:
        """The generator of one draw, counted from 0 through the whole game."""
        parts = [self.seed, *(text.encode().hex() for text in self.added), str(number)]
        digest = hashlib.sha256(" ".join(parts).encode()).digest()
        return Random(int.from_bytes(digest))

    def to_json(self) -> dict[str, Any]:
        """As in the header of a record."""
        return {"commitment": self.commitment, "seed": self.seed, "added": list(self.added)}
