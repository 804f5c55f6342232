"""What the chambers do: one small unit a kind. To add a kind, write a unit, list it here at the end and
count it in the box file.

A unit says when it acts: on entering (it is the step that asks the player of the hero who entered), on
placing, on leaving, or just by lying there. Whether a player *may* or *must* is the box's word (K-33);
what cannot be done does nothing (K-34).
"""

from saurian.games.drakon.effects.base import Asking, Effect
from saurian.games.drakon.effects.belongings import (
    FindCoin,
    LoseCoin,
    StealChamber,
    StealCoin,
    StealCoinLeft,
    StealCoinRight,
)
from saurian.games.drakon.effects.building import SWAPPING, Destroy, Flying, Rotate, Swap
from saurian.games.drakon.effects.drakon import DRAKON_APPEARS, DrakonMove
from saurian.games.drakon.effects.moving import (
    ESCAPE_TO_IT,
    Empty,
    Entrance,
    Escape,
    Harp,
    Key,
    MindControl,
    Portal,
    Windstorm,
)
from saurian.games.drakon.steps import known

__all__ = [
    "DRAKON_APPEARS",
    "EFFECTS",
    "ESCAPE_TO_IT",
    "KINDS",
    "SWAPPING",
    "Asking",
    "DrakonMove",
    "Effect",
    "StealCoin",
]

UNITS = (
    FindCoin,
    LoseCoin,
    StealCoinLeft,
    StealCoinRight,
    StealChamber,
    DrakonMove,
    Destroy,
    Rotate,
    Swap,
    Flying,
    Escape,
    Harp,
    MindControl,
    Windstorm,
    Key,
    Portal,
    Empty,
    Entrance,
)
"""In the order of the action codes, which learners know: only ever add at the end."""

EFFECTS: dict[str, Effect] = {unit.id: known(unit()) for unit in UNITS}
"""Every kind of chamber by id, the entrance included."""

KINDS = tuple(EFFECTS)
"""Every kind, in the order of the action codes."""
