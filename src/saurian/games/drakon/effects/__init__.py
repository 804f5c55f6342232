"""What the chambers do. To add a kind, say in `kinds` what it is, write here what it does if it asks a
player, and count it in the box file.

An effect says what happens on entering (it is the step that asks the player of the hero who entered), on
placing, or both. Whether a player *may* or *must* is the box's word (K-33); what cannot be done does nothing
(K-34). A kind without an effect of its own only lies there.
"""

from saurian.games.drakon.effects.belongings import SIDE_OFFSETS, StealCoin
from saurian.games.drakon.effects.building import SWAPPING
from saurian.games.drakon.effects.drakon import DRAKON_APPEARS, DrakonMove
from saurian.games.drakon.effects.moving import ESCAPE_TO_IT
from saurian.games.drakon.kinds import KIND
from saurian.games.drakon.steps import EFFECTS, Asking, Effect, register

__all__ = [
    "DRAKON_APPEARS",
    "EFFECTS",
    "ESCAPE_TO_IT",
    "SIDE_OFFSETS",
    "SWAPPING",
    "Asking",
    "DrakonMove",
    "Effect",
    "StealCoin",
]


class Plain(Effect):
    """A chamber that asks nothing: it lies there, and how one leaves it is all (K-52 to K-57)."""

    def __init__(self, id: str) -> None:
        self.id = id
        super().__init__()


for _kind in KIND.values():
    if _kind.id not in EFFECTS:
        assert not _kind.triggers, f"nothing says what {_kind.id} does"
        register(Plain(_kind.id))
