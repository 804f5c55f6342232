"""What lies on the table and never changes, as plain data: enough for a client to draw it."""

from dataclasses import asdict
from typing import Any

from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import DIE_RULE, Board, Pen
from saurian.games.draftosaurus.pieces import SPECIES
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.scoring import gives_trex_bonus, scores


def components(options: DraftosaurusOptions, rules: Rules) -> dict[str, Any]:
    """Boards, dinosaurs, the die, and how a game runs."""
    return {
        "match": list(BOARDS[options.board]),
        "boards": {id: describe_board(rules, board) for id, board in rules.boards.items()},
        "species": [{"id": species.id, "letter": species.letter} for species in SPECIES],
        "die": [{"face": face.value, "rule": rule} for face, rule in DIE_RULE.items()],
        "courses": {str(players): asdict(course) for players, course in rules.courses.items()},
        "bag_per_species": {str(players): count for players, count in rules.bag_per_species.items()},
        "zoo_holds": rules.zoo_holds,
    }


def describe_board(rules: Rules, board: Board) -> dict[str, Any]:
    """The pens of a board, and what its points are made of."""
    return {
        "pens": [_pen(rules, board, pen) for pen in board.pens],
        "parts": list(scores(rules, board, [board.bare_zoo])[0]),
    }


def _pen(rules: Rules, board: Board, pen: Pen) -> dict[str, Any]:
    places = pen.named_places or (None,)
    spots = [spot.id for spot in board.spots if spot.pen.index == pen.index]
    return {
        "id": pen.id,
        "rule": pen.rule,
        "accept_rule": pen.accept_rule,
        "zone": pen.zone,
        "side": pen.side,
        "is_river": pen.is_river,
        "places": pen.places,
        "spots": [{"id": id, "place": place} for id, place in zip(spots, places, strict=True)],
        "scores": pen.scores,
        "part": pen.part if pen.scores else None,
        "points": list(pen.points),
        "trex_bonus": gives_trex_bonus(rules, pen),
    }
