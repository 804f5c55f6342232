"""What there is in each game that needs a name: by the family of its message ids, the values."""

from collections.abc import Collection, Mapping

from saurian.games.draftosaurus.options import BOARDS, ORDERS
from saurian.games.draftosaurus.phases import PHASES
from saurian.games.draftosaurus.pieces import FACES, SPECIES
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.games.draftosaurus.scoring import scores
from saurian.games.drakon.effects import EFFECTS, Effect
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import NEXT_TURN
from saurian.games.drakon.pieces import NO_COINS, SIDES
from saurian.games.drakon.scoring import outcome
from saurian.games.drakon.steps import PHASES as STEPS

Named = Mapping[str, Collection[str]]


def _in_draftosaurus() -> Named:
    boards = load_rules("international").boards.values()
    pens = [pen for board in boards for pen in board.pens]
    return {
        "species": [species.id for species in SPECIES],
        "face": FACES,
        "die-means": FACES,
        "board": BOARDS,
        "zone": {pen.zone for pen in pens if pen.zone},
        "side": {pen.side for pen in pens if pen.side},
        "pen": {pen.id for pen in pens},
        "explain": {*(pen.id for pen in pens), "trex", "die"},
        "spot": {spot.id for board in boards for spot in board.spots},
        "phase": PHASES,
        "rules": RULE_SETS,
        "order": ORDERS,
        "part": {
            part
            for board in boards
            for part in scores(load_rules("international"), board, [board.bare_zoo] * 2)[0]
        },
    }


def _in_drakon() -> Named:
    idle = {
        phase.name for phase in STEPS.values() if isinstance(phase, Effect) and "enter" not in phase.triggers
    }
    return {
        "chamber": EFFECTS,
        "hero": HEROES,
        "explain": {*EFFECTS, *HEROES},
        "side": SIDES,
        "phase": STEPS.keys() - idle - {NEXT_TURN.name},  # in these nobody decides
        "part": outcome(DrakonOptions(players=2), [NO_COINS] * 2, []).parts[0],
    }


NAMED = {"draftosaurus": _in_draftosaurus(), "drakon": _in_drakon()}
