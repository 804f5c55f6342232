"""The lists of ids that the browser's code must know too."""

from saurian.games.draftosaurus.options import ORDERS
from saurian.games.draftosaurus.pieces import FACES, SPECIES
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules


def facts() -> dict[str, tuple[str, ...]]:
    """By the name that a list has there."""
    boards = load_rules(RULE_SETS[0]).boards
    return {
        "BOARDS": tuple(boards),
        "FACES": tuple(face.value for face in FACES),
        "ORDERS": ORDERS,
        "PENS": tuple(dict.fromkeys(pen.id for board in boards.values() for pen in board.pens)),
        "RULE_SETS": RULE_SETS,
        "SPECIES": tuple(species.id for species in SPECIES),
    }
