"""What lies on the table and never changes, as plain data: enough for a client to draw it."""

from collections import Counter
from dataclasses import asdict
from typing import Any

from saurian.games.drakon.box import Box
from saurian.games.drakon.describe import describe_chamber
from saurian.games.drakon.effects import Effect
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import LAYOUT_OF, VALUES
from saurian.games.drakon.scoring import goal


def components(options: DrakonOptions, box: Box) -> dict[str, Any]:
    """Chambers, heroes, coins, and what one needs to win."""
    return {
        "chambers": [_kind(box, effect) for effect in box.effects.values()],
        "entrance": describe_chamber(box.entrance),
        "heroes": [{"id": ability.id, "rule": ability.rule} for ability in box.abilities.values()],
        "abilities": options.heroes,
        "coins": {str(value): box.coins[value - 1] for value in VALUES},
        "hand": box.hand,
        "goal": goal(box, options),
        "limits": asdict(box.limits),
    }


def _kind(box: Box, effect: Effect) -> dict[str, Any]:
    copies = Counter(LAYOUT_OF[chamber.arrows] for chamber in box.pile if chamber.kind == effect.id)
    asks = {trigger: "may" if (effect.id, trigger) in box.optional else "must" for trigger in effect.triggers}
    return {
        "kind": effect.id,
        "rule": effect.rule,
        "effect": {
            "asks": asks,
            "steps": effect.steps,
            "jumps": effect.jumps,
            "calls": effect.calls,
            "heeds_harp": effect.heeds_harp,
            "removable": effect.removable,
            "leads_out": effect.leads_out,
        },
        "counts": dict(copies),
    }
