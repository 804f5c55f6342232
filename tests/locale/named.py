"""What there is in each game that needs a name: by the family of its message ids, the values."""

from collections.abc import Collection, Mapping
from copy import deepcopy

from saurian.games.draftosaurus.options import BOARDS, ORDERS
from saurian.games.draftosaurus.phases import PHASES
from saurian.games.draftosaurus.pieces import FACES, SPECIES
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.games.draftosaurus.scoring import scores
from saurian.games.drakon.box import NEWEST, Box, box_from_json, load_box
from saurian.games.drakon.effects import Effect
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KIND
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import NEXT_TURN
from saurian.games.drakon.pieces import NO_COINS, SIDES
from saurian.games.drakon.scoring import outcome
from saurian.games.drakon.table import ABILITIES
from saurian.games.drakon.table import PHASES as STEPS

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


def drakon_boxes() -> list[Box]:
    """The boxes of all versions, and those that settle everything else differently."""
    data = [load_box(version).to_json() for version in range(1, NEWEST + 1)]
    for original in list(data):
        for row in original["chambers"]:
            for name, allowed in KIND[row["kind"]].settings.items():
                for value in allowed:
                    data.append(deepcopy(original))
                    other = next(one for one in data[-1]["chambers"] if one["kind"] == row["kind"])
                    other[name] = value
        data.append(deepcopy(original))
        for entry in data[-1]["rulings"].values():
            entry["value"] = not entry["value"]
    return [box_from_json(one) for one in data]


def _in_drakon() -> Named:
    boxes = drakon_boxes()
    asked = {kind for box in boxes for kind, triggers in box.triggers.items() if "enter" in triggers}
    idle = {phase.name for phase in STEPS.values() if isinstance(phase, Effect) and phase.id not in asked}
    chambers = {box.text(kind) for box in boxes for kind in KIND}
    labels = {label for box in boxes for label in box.labels.values()}
    heroes = {ability.text(box) for box in boxes for ability in ABILITIES.values()}
    return {
        "chamber": labels,
        "hero": HEROES,
        "explain": chambers | heroes,
        "side": SIDES,
        "phase": STEPS.keys() - idle - {NEXT_TURN.name},  # in these nobody decides
        "part": outcome(DrakonOptions(players=2), [NO_COINS] * 2, []).parts[0],
    }


NAMED = {"draftosaurus": _in_draftosaurus(), "drakon": _in_drakon()}
