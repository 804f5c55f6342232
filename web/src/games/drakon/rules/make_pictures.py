"""What the rules of Drakon show: pictures by rule, and lairs that can be built. For `make_rules.py`."""

from collections import defaultdict
from typing import Any

from saurian.games.drakon.lair import Lair, cell_at
from saurian.games.drakon.pieces import ARROW_TEXTS, ARROWS, LAYOUTS, Chamber

OPTIONS = {"players": 2}

LAIRS = {
    "table": """
        0,0 entrance NESW; 0,1 find-coin NE; 1,1 harp ES; 1,0 rotate ES; -1,0 drakon-move NSW;
        -1,1 lose-coin NE; 2,0 portal -
    """,
    "turn": "0,0 entrance NESW; 0,1 find-coin NE; 1,0 rotate ES; 1,1 steal-chamber NES",
    "arrows": "0,0 empty ES",
    "drakon": "0,0 entrance NESW; 1,0 drakon-move NES; 2,0 empty NE; 3,0 find-coin N; -1,0 key -",
}
"""The lairs of the pictures: cell, kind and arrows of each chamber."""


def pictures(components: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Chambers, heroes, coins, Drakon."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for chamber in components["chambers"]:
        layout = next(iter(chamber["counts"]), "X")  # the entrance is in no pile
        found[chamber["rule"]].append({"chamber": chamber["kind"], "arrows": ARROW_TEXTS[LAYOUTS[layout]]})
    found["K-01"] = [{"hero": hero["id"]} for hero in components["heroes"]]
    for hero in components["heroes"]:
        found[hero["rule"]].append({"hero": hero["id"]})
    found["K-03"] = [{"coin": int(value)} for value in components["coins"]]
    found["K-05"] = found["K-60"] = [{"drakon": True}]
    return found


def examples(components: dict[str, Any]) -> dict[str, Any]:
    """Lairs that can be built, and what there is of chambers and heroes."""
    chambers = [{"kind": one["kind"], "rule": one["rule"]} for one in components["chambers"]]
    heroes = [{"id": one["id"], "rule": one["rule"]} for one in components["heroes"]]
    lairs = {name: lair_of(text) for name, text in LAIRS.items()}
    return {"lairs": lairs, "chambers": chambers, "heroes": heroes}


def lair_of(text: str) -> list[dict[str, Any]]:
    """The chambers of a lair, laid one after the other; none may be against the rules."""
    lair, laid = Lair(), list[dict[str, Any]]()
    for line in filter(None, (part.strip() for part in text.split(";"))):
        where, kind, arrows = line.split()
        x, y = map(int, where.split(","))
        assert not laid or not lair.frontier[cell_at(x, y)] & ARROWS[arrows], line
        lair.put(cell_at(x, y), Chamber(kind, ARROWS[arrows]))
        laid.append({"cell": [x, y], "kind": kind, "arrows": arrows})
    return laid
