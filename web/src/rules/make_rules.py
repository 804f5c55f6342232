"""Write `rules.json`: the order of the rules, and which pictures belong to each.

.venv/bin/python web/src/rules/make_rules.py
"""

import json
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from typing import Any

from saurian.games import GAMES, find_game
from saurian.games.drakon.pieces import ARROW_TEXTS, LAYOUTS
from saurian.locale import load_language

FILE = Path(__file__).with_name("rules.json")
BY_RULE_SET = "Polish rules"
"""A rule whose English words say this differs between the rule sets."""

Pictures = dict[str, list[dict[str, Any]]]


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(rules(), separators=(",", ":")) + "\n", encoding="utf-8")


def rules() -> dict[str, Any]:
    """Game by game."""
    return {game: book(game) for game in GAMES}


def book(name: str) -> dict[str, Any]:
    """The rules of one game."""
    sections = import_module(f"saurian.games.{name}.rule_ids").RULE_IDS
    words = load_language("en", f"{name}-rules")
    ids = [id for _, section in sections for id in section]
    game = find_game(name)
    options = {"board": "match"} if name == "draftosaurus" else {}
    components = game.components(game.options({"players": 2, **options}))
    return {
        "sections": sections,
        "differ": [id for id in ids if BY_RULE_SET in words.text(f"rule-text-{id}")],
        "boards": components.get("boards", {}),
        "pictures": PICTURES[name](components),
    }


def draftosaurus_pictures(components: dict[str, Any]) -> Pictures:
    """Species, faces of the die, pens."""
    found: Pictures = defaultdict(list)
    found["D-02"] = [{"species": species["id"]} for species in components["species"]]
    found["D-05"] = [{"face": face["face"]} for face in components["die"]]
    for face in components["die"]:
        found[face["rule"]].append({"face": face["face"]})
    for board in components["boards"].values():
        for pen in board["pens"]:
            found[pen["rule"]].append({"pen": pen["id"], "zone": pen["zone"] or "river"})
    found["D-50"] = found["D-53"] = [{"species": "trex"}]
    return found


def drakon_pictures(components: dict[str, Any]) -> Pictures:
    """Chambers, heroes, coins, Drakon."""
    found: Pictures = defaultdict(list)
    for chamber in components["chambers"]:
        layout = next(iter(chamber["counts"]), "X")  # the entrance is in no pile
        found[chamber["rule"]].append({"chamber": chamber["kind"], "arrows": ARROW_TEXTS[LAYOUTS[layout]]})
    found["K-01"] = [{"hero": hero["id"]} for hero in components["heroes"]]
    for hero in components["heroes"]:
        found[hero["rule"]].append({"hero": hero["id"]})
    found["K-03"] = [{"coin": int(value)} for value in components["coins"]]
    found["K-05"] = found["K-60"] = [{"drakon": True}]
    return found


PICTURES = {"draftosaurus": draftosaurus_pictures, "drakon": drakon_pictures}

if __name__ == "__main__":
    main()
