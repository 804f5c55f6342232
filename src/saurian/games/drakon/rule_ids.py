"""The ids of the rules, under their headings, in the order in which one reads them.

Every game has this file; the words are in `saurian.locale`.
"""

from collections.abc import Mapping
from typing import Any

RULE_IDS = (
    ("setup", ("K-01", "K-02", "K-03", "K-04", "K-05")),
    ("turn", ("K-10", "K-11", "K-12", "K-13", "K-14")),
    ("placing", ("K-20", "K-21", "K-22", "K-23")),
    ("moving", ("K-30", "K-31", "K-32", "K-33", "K-34")),
    ("coins", ("K-40", "K-41", "K-42")),
    ("chambers", ("K-43", "K-44", "K-45", "K-46", "K-47", "K-48", "K-49", "K-50", "K-51")),
    ("paths", ("K-52", "K-53", "K-54", "K-55", "K-56", "K-57")),
    ("drakon", ("K-60", "K-61", "K-62", "K-63")),
    ("winning", ("K-70", "K-71")),
    ("optional", ("K-80", "K-81", "K-82", "K-83", "K-84", "K-85", "K-86", "K-87", "K-88", "K-89")),
    ("box", ("K-90",)),
)


def rule_tables(components: Mapping[str, Any]) -> dict[str, list[tuple[str, int]]]:
    """The tables that belong to rules, by rule: the id of what is counted, and how many there are."""
    entrance = components["entrance"]["kind"]
    chambers = [
        (f"chamber-{chamber['kind']}", int(chamber["kind"] == entrance) + sum(chamber["counts"].values()))
        for chamber in components["chambers"]
    ]
    coins = [(f"part-coins-{value}", count) for value, count in components["coins"].items()]
    return {"K-90": chambers + coins}
