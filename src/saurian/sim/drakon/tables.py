"""The box and the options as one array of integers: all that the kernels need to know of the rules' data.

What a kind of chamber is like is asked of the readable `kinds`: its attributes are copied, and its
exits are enumerated over all surroundings that a chamber can have.
"""

from dataclasses import astuple, fields
from functools import cache
from itertools import product

import numpy as np

from saurian.games.drakon import table
from saurian.games.drakon.box import CHAMBERS as MOST_CHAMBERS
from saurian.games.drakon.box import Box, Rulings
from saurian.games.drakon.effects import EFFECTS, SIDE_OFFSETS, Asking, DrakonMove, Effect, StealCoin
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import CHOICE, GONE, KIND, KINDS, Kind
from saurian.games.drakon.lair import CENTRE, OFFSETS, Lair
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.pieces import OPPOSITE, Chamber
from saurian.games.drakon.scoring import goal
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.table import PHASES
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.layout import Array, const

PLAYERS, POOLS, ABILITIES, MUST_ESCAPE, ACTIONS, GOAL, HAND, REACH, MOST_FORCED, MOST_IDLE = range(10)
(
    ROBBED_HAND_DRAWS,
    DRAKON_APPEARS_BY_SWAP,
    FLYING_TURNS_IN_PLACE,
    HARP_CALLS_THROUGH_KEY,
    HARP_FREEZES_IN_WINDSTORM,
    MET_ON_ENTERING,
    ONE_MEETING_A_TURN,
    DRAKON_BARS_ESCAPE,
    BLOWN_THROUGH_ESCAPES,
    KNIGHT_TAKES_CHAMBER,
    THIEF_MAY_TRADE,
) = range(10, 21)
"""The rulings, in the order of `Rulings`."""
assert [field.name for field in fields(Rulings)] == [
    *("robbed_hand_draws", "drakon_appears_by_swap", "flying_turns_in_place", "harp_calls_through_key"),
    *("harp_freezes_in_windstorm", "met_on_entering", "one_meeting_a_turn", "drakon_bars_escape"),
    *("blown_through_escapes", "knight_takes_chamber", "thief_may_trade"),
]
SWAPPED_OUT_IS_GONE, ESCAPE_ON_PLACING = 21, 22
"""What the box settles about Swap and Escape (K-48, K-51)."""
POOL_AT = 23
"""By seat, whose coins are its own."""
MOVES_AT = POOL_AT + at.SEATS
"""By hero: the ability is a way to move."""
MAY_AT = MOVES_AT + len(HEROES)
"""By step: it may be declined (K-33)."""
KINDS_AT = MAY_AT + len(at.PHASE_NAMES)
"""By kind, `KIND_WIDTH` numbers: …"""
JUMPS, STEPS, HEEDS_HARP, CALLS, REMOVABLE, LEADS_OUT, ENTERED, ROBBED_SIDE, EXITS = map(const, range(9))
"""… as in `Kind`; the step that entering it leads to, or `NONE`; where a robbed neighbour sits (0: nobody
is robbed, `ANYONE`: one chooses, K-42); where its exits are listed."""
KIND_WIDTH = 9
ANYONE = const(9)
EXITS_AT = KINDS_AT + KIND_WIDTH * len(KINDS)
"""Lists of exits by the lowest bits of a cell's word; kinds with the same list share it."""


@cache
def flat_tables(options: DrakonOptions, box: Box) -> Array:
    """All that the kernels need to know."""
    if len(box.pile) >= MOST_CHAMBERS or options.players > at.SEATS:
        raise ValueError(f"a box of more than {MOST_CHAMBERS} chambers")
    start = DrakonState.start(options, box)
    head = [
        options.players,
        len(start.purses),
        int(options.heroes),
        int(options.escape),
        start.actions_a_turn,
        goal(box, options),
        box.hand,
        DrakonMove.reach,
        box.limits.forced_moves,
        box.limits.idle_rounds * options.players,
        *map(int, astuple(box.rulings)),
        int(box.settings["swap", "swapped_out"] == GONE),
        int("place" in box.triggers["escape"]),
        *(pool(options, seat) if seat < options.players else at.NONE for seat in range(at.SEATS)),
        *(int(table.ABILITIES[hero].moves) for hero in HEROES),
        *(_may(name, box) for name in at.PHASE_NAMES),
    ]
    assert len(head) == KINDS_AT
    lists: list[Array] = []
    kinds = [number for kind in KINDS for number in _kind(box, KIND[kind], lists)]
    return np.concatenate([np.array(head + kinds, np.int32), *lists]).astype(np.int32)


def _may(name: str, box: Box) -> int:
    phase = PHASES[name]
    return int(isinstance(phase, Asking) and (phase.id, phase.trigger) in box.optional)


def _kind(box: Box, kind: Kind, lists: list[Array]) -> list[int]:
    """The numbers of one kind; its exits are added to the lists unless they are there."""
    exits = exits_of(kind)
    same = [number for number, one in enumerate(lists) if np.array_equal(one, exits)]
    if not same:
        lists.append(exits)
    number = same[0] if same else len(lists) - 1
    return [
        int(kind.jumps),
        kind.steps,
        int(kind.heeds_harp),
        int(kind.calls),
        int(kind.removable),
        int(kind.leads_out),
        at.PHASE[EFFECTS[kind.id].name] if "enter" in box.triggers[kind.id] else at.NONE,
        _robbed_side(box, EFFECTS[kind.id]),
        EXITS_AT + number * (1 << at.KIND_AT),
    ]


def _robbed_side(box: Box, effect: Effect) -> int:
    if not isinstance(effect, StealCoin):
        return 0
    victim = box.settings[effect.id, "victim"]
    return ANYONE if victim == CHOICE else SIDE_OFFSETS[victim]


@cache
def exits_of(kind: Kind) -> Array:
    """By arrows, pointing arrows and neighbours, as they stand in a cell's word: the sides to leave by."""
    exits = np.zeros(1 << at.KIND_AT, np.int32)
    for around in product((None, False, True), repeat=len(OFFSETS)):
        lair, index = Lair(), 0
        for side, points in enumerate(around):
            if points is not None:
                index |= 1 << at.NEIGHBOURS_AT + side | points << at.FACING_AT + side
                arrows = 1 << OPPOSITE[side] if points else 0
                lair.chambers[CENTRE + OFFSETS[side]] = Chamber(kind.id, arrows)
        for arrows in range(16):
            lair.chambers[CENTRE] = Chamber(kind.id, arrows)
            exits[index | arrows] = kind.exits(lair, CENTRE)
    return exits
