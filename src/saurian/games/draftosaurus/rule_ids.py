"""The ids of the rules, under their headings, in the order in which one reads them.

Every game has this file; the words are in `saurian.locale`.
"""

from collections.abc import Mapping
from typing import Any

RULE_IDS = (
    ("setup", ("D-01", "D-02", "D-03", "D-04", "D-05")),
    ("play", ("D-10", "D-11", "D-12", "D-13", "D-14", "D-15", "D-16", "D-17", "D-18")),
    ("die", ("D-20", "D-21", "D-22", "D-23", "D-24")),
    ("summer", ("D-30", "D-31", "D-32", "D-33", "D-34", "D-35", "D-36")),
    ("winter", ("D-40", "D-41", "D-42", "D-43", "D-44", "D-45", "D-46", "D-47", "D-48")),
    ("scoring", ("D-50", "D-51", "D-52", "D-53")),
    ("examples", ("D-60", "D-61", "D-62")),
)


def rule_tables(components: Mapping[str, Any]) -> dict[str, list[tuple[str, int]]]:
    """The tables that belong to rules, by rule: the id of what is counted, and how many there are."""
    return {}
