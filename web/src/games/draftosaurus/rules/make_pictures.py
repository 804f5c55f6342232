"""What the rules of Draftosaurus show: pictures by rule, and zoos that the engine has counted.

`src/rules/make_rules.py` runs it.
"""

from collections import defaultdict
from typing import Any

from saurian.games.draftosaurus.legal import allowed_by_die
from saurian.games.draftosaurus.pieces import FACES
from saurian.games.draftosaurus.scorepad import count, read_sheet

OPTIONS = {"players": 2, "board": "match"}
"""With these the components list both boards."""

ZOOS: dict[str, tuple[str, list[dict[str, list[str | None]]]]] = {
    "summer": (
        "summer",
        [
            {
                "sameness": ["stegosaurus", "stegosaurus"],
                "trio": ["trex", "diplodocus", "parasaurolophus"],
                "king": ["stegosaurus"],
                "love": ["parasaurolophus", "parasaurolophus"],
                "differences": ["trex", "spinosaurus"],
                "island": ["triceratops"],
                "river": ["diplodocus"],
            },
            {"sameness": ["stegosaurus", "stegosaurus"]},
        ],
    ),
    "winter": (
        "winter",
        [
            {
                "wood": ["stegosaurus", "diplodocus", "stegosaurus"],
                "bridge_left": ["parasaurolophus", "spinosaurus"],
                "bridge_right": ["parasaurolophus"],
                "lookout": ["triceratops"],
                "pyramid": ["trex", "spinosaurus", "parasaurolophus", "stegosaurus", None, None],
                "river": ["diplodocus"],
            },
            {"bridge_left": ["triceratops", "triceratops", "triceratops"]},
        ],
    ),
    "D-60": (
        "summer",
        [
            {
                "sameness": ["stegosaurus", "stegosaurus", "stegosaurus"],
                "trio": ["diplodocus", "spinosaurus", "diplodocus"],
                "love": ["parasaurolophus", "parasaurolophus"],
                "differences": ["trex", "stegosaurus", "triceratops", "diplodocus"],
            },
            {},
        ],
    ),
    "D-61": (
        "summer",
        [
            {
                "sameness": ["diplodocus", "diplodocus"],
                "king": ["diplodocus"],
                "trio": ["diplodocus", "trex"],
                "differences": ["diplodocus", "trex", "stegosaurus"],
                "love": ["trex", "trex"],
                "river": ["stegosaurus"],
                "island": ["spinosaurus"],
            },
            {"love": ["diplodocus", "diplodocus", "diplodocus"]},
        ],
    ),
    "D-62": (
        "winter",
        [
            {
                "wood": ["trex", "diplodocus", "trex"],
                "bridge_left": ["triceratops", "spinosaurus"],
                "bridge_right": ["spinosaurus", "triceratops"],
                "lookout": ["stegosaurus"],
                "pyramid": ["trex", "diplodocus", "parasaurolophus", "spinosaurus", None, None],
            },
            {"bridge_left": ["stegosaurus", "stegosaurus"], "river": ["stegosaurus"]},
        ],
    ),
    "die": (
        "summer",
        [
            {
                "sameness": ["stegosaurus", "stegosaurus"],
                "trio": ["trex"],
                "love": ["parasaurolophus"],
                "island": ["triceratops"],
                "river": ["diplodocus"],
            },
            {},
        ],
    ),
}
"""By name or rule: the board, the zoo that is shown, and the zoo of the neighbour."""


def pictures(components: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """By rule or section: species, faces of the die, pens, boards, zoos."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    found["D-02"] = [{"species": species["id"]} for species in components["species"]]
    found["D-05"] = [{"face": face["face"]} for face in components["die"]]
    for face in components["die"]:
        found[face["rule"]].append({"face": face["face"]})
    for board in components["boards"].values():
        for pen in board["pens"]:
            found[pen["rule"]].append({"pen": pen["id"], "zone": pen["zone"] or "river"})
    found["D-50"] = found["D-53"] = [{"species": "trex"}]
    for board in components["boards"]:
        found[board] = [{"board": board}]
    for name in ZOOS:
        if name.startswith("D-"):
            found[name] = [{"example": name}]
    return found


def examples(components: dict[str, Any]) -> dict[str, Any]:
    """The boards, zoos with their points, and what each face of the die closes in one of them."""
    zoos = {name: counted_zoo(*zoo) for name, zoo in ZOOS.items()}
    return {"boards": components["boards"], "zoos": zoos, "closed": closed_by_die()}


def counted_zoo(board: str, zoos: list[dict[str, list[str | None]]]) -> dict[str, Any]:
    """The first zoo with its points."""
    result = count(read_sheet({"game": "draftosaurus", "board": board, "zoos": zoos}))
    score = {"total": result.totals[0], "parts": dict(result.parts[0])}
    return {"board": board, "zoo": zoos[0], "score": score}


def closed_by_die() -> dict[str, list[str]]:
    """By face, the spots of the zoo `die` that it closes."""
    board, zoos = ZOOS["die"]
    sheet = read_sheet({"game": "draftosaurus", "board": board, "zoos": zoos})
    spots = sheet.board.spots
    allowed = {face: allowed_by_die(sheet.board, sheet.zoos[0], face) for face in FACES}
    return {face: [spot.id for spot in spots if spot not in allowed[face]] for face in FACES}
