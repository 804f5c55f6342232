"""The ids of the rules, under their headings, in the order in which one reads them."""

from collections.abc import Mapping
from typing import Any

RULE_IDS = (("play", ("P-01", "P-02")),)


def rule_tables(components: Mapping[str, Any]) -> dict[str, list[tuple[str, int]]]:
    """No rule has a table."""
    return {}
