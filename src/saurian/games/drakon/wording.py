"""Which messages hold at a table whose box lets a chamber, a hero or Drakon do something else than usual."""

from collections.abc import Mapping
from functools import lru_cache

from saurian.games.drakon.box import Box
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.table import ABILITIES

KEPT = 64
"""Boxes kept in the cache."""
MET_ON_ENTERING = {"drakon-waits": "drakon-waits-now", "drakon-about": "drakon-about-now"}
"""What is told of Drakon where one meets her at once."""


@lru_cache(KEPT)
def other_words(box: Box) -> Mapping[str, str]:
    """By the id of a message, the id of the one that takes its place with this box."""
    words: dict[str, str] = {}
    for kind in KINDS:
        words |= _names(box, kind) | _instead(("explain", "brief"), kind, box.text(kind))
    for hero in HEROES:
        words |= _instead(("explain", "ability"), hero, ABILITIES[hero].text(box))
    if box.rulings.met_on_entering:
        words |= MET_ON_ENTERING
    return words


def _names(box: Box, kind: str) -> dict[str, str]:
    label = box.labels[kind]
    names = _instead(("chamber", "sign"), kind, label)
    return names | {f"phase-enter-{kind}": f"chamber-{label}"} if names else {}


def _instead(families: tuple[str, ...], id: str, other: str) -> dict[str, str]:
    return {} if id == other else {f"{family}-{id}": f"{family}-{other}" for family in families}
