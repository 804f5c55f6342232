"""The lists of ids that the browser's code must know too."""

from saurian.games.drakon.box import load_box
from saurian.games.drakon.components import components
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import SIDES


def facts() -> dict[str, tuple[str, ...]]:
    """By the name that a list has there."""
    lying = components(DrakonOptions(), load_box())
    return {
        "HEROES": tuple(hero["id"] for hero in lying["heroes"]),
        "KINDS": tuple(chamber["kind"] for chamber in lying["chambers"]),
        "SIDES": tuple(SIDES),
    }
