"""What each kind of chamber is: how one leaves it, when it asks, what a box settles about it.

What a kind does when it asks is in `effects`. This module needs nothing but the lair, so that the rules of
moving and the box can ask it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from saurian.games.drakon.lair import Cell, Lair
from saurian.games.drakon.pieces import ENTRANCE, Arrows

CHOICE = "choice"
"""Instead of a side: any rival may be robbed (K-42)."""
GONE = "gone"
"""Where a chamber that is swapped out goes: out of the game (K-48)."""
TRIGGER = "trigger"
"""The setting that tells when a kind asks, if a box can choose."""


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """One kind of chamber. The defaults are those of a chamber that is nothing special."""

    id: str
    rule: str
    triggers: tuple[str, ...] = ()
    """When it asks a player: `enter`, `place`."""
    settings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What a box settles about it, and the values to choose from; the first one is that of version 1."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """By the value of a setting, the id of its name, `chamber-…`, if that is not its own id."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """By the value of a setting, or `not` and the name of a ruling, the id of its texts, `explain-…`."""

    # --- leaving and standing ---

    jumps: bool = False
    """A hero leaves it to any other chamber (K-55)."""
    steps: int = 1
    """How many steps a move out of it is (K-53)."""
    heeds_harp: bool = True
    """A hero in it must follow a Harp (K-52)."""
    calls: bool = False
    """It is a Harp."""
    removable: bool = True
    """It can be destroyed and swapped (K-57)."""
    leads_out: bool = False
    """A hero who enters it with enough coins escapes (K-80)."""
    exits: Callable[[Lair, Cell], Arrows] = Lair.exits
    """The sides by which one can leave it, Harps aside (K-30)."""

    def triggers_with(self, settings: Mapping[str, str]) -> tuple[str, ...]:
        """When it asks a player, if a box settles this about it."""
        return (settings[TRIGGER],) if TRIGGER in settings else self.triggers

    @property
    def usual_settings(self) -> dict[str, str]:
        """What holds if a box does not settle it."""
        return {name: allowed[0] for name, allowed in self.settings.items()}


ROBBERS = {"left": "steal-coin-left", "right": "steal-coin-right", CHOICE: "steal-coin"}
"""The names of the chambers that rob, by whom they rob."""

KIND = {
    kind.id: kind
    for kind in (
        Kind("find-coin", "K-40", ("enter",)),
        Kind("lose-coin", "K-41", ("enter",)),
        Kind("steal-coin-left", "K-42", ("enter",), {"victim": ("left", "right", CHOICE)}, ROBBERS),
        Kind("steal-coin-right", "K-42", ("enter",), {"victim": ("right", "left", CHOICE)}, ROBBERS),
        Kind("steal-chamber", "K-43", ("enter",)),
        Kind("drakon-move", "K-44", ("enter", "place")),
        Kind("destroy", "K-46", ("enter",)),
        Kind("rotate", "K-47", ("enter",)),
        Kind("swap", "K-48", ("enter",), {"swapped_out": ("hand", GONE)}, texts={GONE: "swap-gone"}),
        Kind("flying", "K-49", ("enter",), texts={"not flying_turns_in_place": "flying-elsewhere"}),
        Kind(
            "escape",
            "K-51",
            ("place",),
            {TRIGGER: ("place", "enter")},
            texts={"enter": "escape-enter"},
            leads_out=True,
        ),
        Kind("harp", "K-52", calls=True),
        Kind("mind-control", "K-50", ("enter",)),
        Kind("windstorm", "K-53", steps=2),
        Kind("key", "K-54", heeds_harp=False, exits=Lair.open_sides),
        Kind("portal", "K-55", jumps=True, heeds_harp=False, leads_out=True, exits=Lair.open_sides),
        Kind("empty", "K-56"),
        Kind(ENTRANCE, "K-57", removable=False),
    )
}
"""Every kind by id, in the order of the action codes, which learners know: only ever add at the end."""

KINDS = tuple(KIND)
"""The ids of all kinds."""
