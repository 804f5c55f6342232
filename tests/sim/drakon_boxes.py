"""Boxes that no publisher would print: every flag, ruling, limit and count thrown anew."""

from collections.abc import Collection
from random import Random
from typing import Any

from saurian.games.drakon.box import CHAMBERS, Box, load_box, make_box
from saurian.games.drakon.kinds import KIND
from saurian.games.drakon.pieces import ARROWS

LAYOUTS = ("0", "I", "S", "C", "T")
LIMITS = {"forced_moves": (1, 2, 5), "idle_rounds": (3, 10, 40), "lair_reach": (1, 3, 35)}
GOALS = (2, 6, 12, 30)


def any_box(rng: Random) -> Box:
    """A box of any size that fits the table, of few kinds or many: what is rare in print is common then."""
    data = load_box().to_json()
    room = rng.choice((12, 40, CHAMBERS - 1))
    for row in data["chambers"]:
        row["count"] = {}
        for trigger in sorted({"enter", "place"} & set(row)):
            row[trigger] = rng.choice(("may", "must"))
        for name, allowed in KIND[row["kind"]].settings.items():
            row[name] = rng.choice(allowed)
    kinds = rng.sample(data["chambers"], rng.randint(3, len(data["chambers"])))
    for _ in range(room):
        count = rng.choice(kinds)["count"]
        layout = rng.choice(LAYOUTS)
        count[layout] = count.get(layout, 0) + 1
    data["hand"] = rng.randint(1, 5)
    data["entrance"]["arrows"] = rng.choice(tuple(ARROWS))
    data["coins"] |= {str(value): rng.randint(0, 9) for value in (1, 2, 3)}
    _throw(data["rulings"], rng, lambda _: (False, True))
    _throw(data["limits"], rng, LIMITS.__getitem__)
    _throw(data["goals"], rng, lambda _: GOALS)
    return make_box(data)


def _throw(section: dict[str, Any], rng: Random, choices: Any) -> None:
    for name, entry in section.items():
        entry["value"] = rng.choice(choices(name))


def box_of(kinds: Collection[str], **changes: Any) -> Box:
    """A box of these kinds, with some values changed; hands are small, so that heroes move much."""
    data = load_box().to_json()
    for row in data["chambers"]:
        row["count"] = dict.fromkeys(LAYOUTS[1:], 12 // len(kinds)) if row["kind"] in kinds else {}
        row |= {name: value for name, value in changes.items() if name in row}
    data["hand"] = 1
    data["goals"]["plain"]["value"], data["goals"]["escape"]["value"] = 30, 1
    for section in ("rulings", "limits"):
        for name in changes.keys() & data[section].keys():
            data[section][name]["value"] = changes[name]
    return make_box(data)
