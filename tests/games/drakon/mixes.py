"""Every mix of options, and tiny boxes for exhaustive tests."""

from collections.abc import Iterator
from itertools import product

from saurian.games.drakon.box import NEWEST, Box, load_box, make_box
from saurian.games.drakon.options import SWITCHES, DrakonOptions

GOALS = ((False, False), (True, False), (False, True))
"""Escape and Short, which exclude each other."""


def all_mixes() -> Iterator[DrakonOptions]:
    """Players, teams, heroes, goals and house rules."""
    switches = (False, True)
    for players, heroes, goal, start, two in product(range(2, 7), switches, GOALS, switches, switches):
        for teams in switches if players in (4, 6) else (False,):
            escape, short = goal
            yield DrakonOptions(players, heroes, escape, short, teams, start, two)


MIXES = tuple(all_mixes())


def name_of(options: DrakonOptions) -> str:
    """A short name for test ids and files."""
    return "-".join([f"{options.players}p", *(name for name in SWITCHES if getattr(options, name))])


def tiny_box(
    chambers: dict[str, dict[str, int]], coins: tuple[int, int, int], hand: int = 1, version: int = NEWEST
) -> Box:
    """A box of these chambers, by kind and layout, and coins; the rest as in that version."""
    data = load_box(version).to_json()
    for row in data["chambers"]:
        row["count"] = chambers.get(row["kind"], {})
    data["coins"] |= {str(value): count for value, count in enumerate(coins, start=1)}
    data["hand"] = hand
    return make_box(data)
