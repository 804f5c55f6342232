"""What lies on the table and never changes, as plain data: enough for a client to draw it."""

from collections import Counter
from dataclasses import asdict
from typing import Any

from saurian.games.drakon.box import Box
from saurian.games.drakon.describe import describe_chamber
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KIND, Kind
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import LAYOUT_OF, VALUES
from saurian.games.drakon.scoring import goal
from saurian.games.drakon.table import ABILITIES


def components(options: DrakonOptions, box: Box) -> dict[str, Any]:
    """Chambers, heroes, coins, and what one needs to win."""
    return {
        "chambers": [_kind(box, kind) for kind in KIND.values()],
        "entrance": describe_chamber(box.entrance),
        "heroes": [{"id": hero, "rule": ABILITIES[hero].rule} for hero in HEROES],
        "abilities": options.heroes,
        "coins": {str(value): box.coins[value - 1] for value in VALUES},
        "hand": box.hand,
        "goal": goal(box, options),
        "limits": asdict(box.limits),
    }


def _kind(box: Box, kind: Kind) -> dict[str, Any]:
    copies = Counter(LAYOUT_OF[chamber.arrows] for chamber in box.pile if chamber.kind == kind.id)
    asks = {
        trigger: "may" if (kind.id, trigger) in box.optional else "must" for trigger in box.triggers[kind.id]
    }
    return {
        "kind": kind.id,
        "rule": kind.rule,
        "effect": {
            "asks": asks,
            "steps": kind.steps,
            "jumps": kind.jumps,
            "calls": kind.calls,
            "heeds_harp": kind.heeds_harp,
            "removable": kind.removable,
            "leads_out": kind.leads_out,
        },
        "counts": dict(copies),
    }
