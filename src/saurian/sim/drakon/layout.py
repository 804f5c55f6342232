"""Where everything stands: the numbers of steps, chambers and actions, and the places of a position.

A position is one row of 32-bit integers. Codes of actions are those of `Game.code`. All numbers follow the
order of the readable engine's own lists, so nothing needs to be kept in step by hand.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from saurian import core
from saurian.games.drakon import box, knowledge, lair, table
from saurian.games.drakon.actions import MOST_PLAYERS
from saurian.games.drakon.effects import EFFECTS
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KIND, KINDS
from saurian.games.drakon.lair import CELLS, OFFSETS, WIDTH
from saurian.games.drakon.notation import CHAMBERS
from saurian.games.drakon.pieces import FITS, LAYOUT_OF, LAYOUTS, OPPOSITE, VALUES, Chamber
from saurian.games.drakon.table import PHASES

Array = npt.NDArray[Any]


def const(value: int) -> int:
    """A constant that the compiler takes as any integer; for a plain one it compiles what it calls anew."""
    constant: Any = np.int64(value)
    return constant  # type: ignore[no-any-return]


NONE = const(-1)
"""No chamber, no number."""
CHANCE, NOBODY, HOARD = const(core.CHANCE), const(table.NOBODY), const(knowledge.HOARD)
CENTRE, NOWHERE = const(lair.CENTRE), const(lair.NOWHERE)

# --- steps --------------------------------------------------------------------------------------------

PHASE_NAMES = tuple(sorted(PHASES))
"""By number, the steps. Sorted: compiled code outlives the process, the order of imports does not."""
PHASE = {name: const(number) for number, name in enumerate(PHASE_NAMES)}
BETWEEN = const(-1)
"""No step is on top; the next one comes from the stack."""

OVER, TURN_PHASE, NEXT_TURN = PHASE["over"], PHASE["turn"], PHASE["next"]
FINDING_FIRST, DRAWING, MOVING_COIN = PHASE["first"], PHASE["draw"], PHASE["coin"]
TRADING_COIN, SNATCHING = PHASE["trade"], PHASE["snatch"]
PICKING_HERO, PUTTING, STEERING, BLOWN = PHASE["pick"], PHASE["put"], PHASE["steer"], PHASE["blown"]
DRAKON_APPEARS, ESCAPE_TO_IT, SWAPPING = PHASE["place.drakon-move"], PHASE["place.escape"], PHASE["swap"]
SHIELDING, CHALLENGING, PASSING_WALL = PHASE["shield"], PHASE["challenge"], PHASE["magic"]
PILFERING, CLEARING_HAND = PHASE["pilfer"], PHASE["clear"]
FINDS, LOSES = PHASE["enter.find-coin"], PHASE["enter.lose-coin"]
STEALS_LEFT, STEALS_RIGHT = PHASE["enter.steal-coin-left"], PHASE["enter.steal-coin-right"]
STEALS_CHAMBER, MOVES_DRAKON = PHASE["enter.steal-chamber"], PHASE["enter.drakon-move"]
DESTROYS, ROTATES, SWAPS = PHASE["enter.destroy"], PHASE["enter.rotate"], PHASE["enter.swap"]
FLIES, CONTROLS = PHASE["enter.flying"], PHASE["enter.mind-control"]
ESCAPES_ON = PHASE["enter.escape"]

PLAIN, COIN_CARD, LAIR_CARD, FIGURE_CARD, HERO_STEP, NEVER_DUE = range(6)
"""The steps in families, so that no choice among them is long."""
FAMILY = np.full(len(PHASES), NONE, np.int64)
FAMILY[[OVER, TURN_PHASE, NEXT_TURN, PICKING_HERO, PUTTING, STEERING, BLOWN, SWAPPING]] = PLAIN
FAMILY[[FINDING_FIRST, DRAWING, MOVING_COIN, TRADING_COIN, SNATCHING]] = PLAIN
FAMILY_OF_MODULE = {
    "belongings": COIN_CARD,
    "building": LAIR_CARD,
    "moving": FIGURE_CARD,
    "drakon": FIGURE_CARD,
}
"""By module of the readable `effects`, the family of its chambers."""
for _id in KINDS:
    _module = type(EFFECTS[_id]).__module__.rpartition(".")[2]
    FAMILY[PHASE[EFFECTS[_id].name]] = FAMILY_OF_MODULE[_module] if KIND[_id].triggers else NEVER_DUE
FAMILY[[STEALS_CHAMBER, DRAKON_APPEARS, ESCAPE_TO_IT]] = FIGURE_CARD
FAMILY[[SHIELDING, CHALLENGING, PASSING_WALL, PILFERING, CLEARING_HAND]] = HERO_STEP
assert NONE not in FAMILY, f"no kernel for {PHASE_NAMES[FAMILY.tolist().index(NONE)]}: say which family"

DRUID, KNIGHT, RANGER = HEROES.index("druid"), HEROES.index("knight"), HEROES.index("ranger")
SORCERESS, THIEF, FIGHTER = HEROES.index("sorceress"), HEROES.index("thief"), HEROES.index("fighter")

# --- chambers -----------------------------------------------------------------------------------------

TYPES = tuple(CHAMBERS.values())
"""By number, every chamber there could be, as printed."""
KIND_OF_TYPE = np.array([KINDS.index(chamber.kind) for chamber in TYPES], np.int64)
ARROWS_OF_TYPE = np.array([chamber.arrows for chamber in TYPES], np.int64)
TYPE_OF = np.array(
    [TYPES.index(Chamber(kind, LAYOUTS[LAYOUT_OF[arrows]])) for kind in KINDS for arrows in range(16)],
    np.int64,
)
"""By kind and arrows, the type of a chamber that lies."""
DRAKON_KIND, ESCAPE_KIND = const(KINDS.index("drakon-move")), const(KINDS.index("escape"))

FIT_BITS = np.array([[sum(1 << fit for fit in fits) for fits in row] for row in FITS], np.int64)
"""By arrows and by the sides from which arrows point at a cell: the ways to lie there, as bits (K-21)."""
FIT_COUNT = np.array([[len(fits) for fits in row] for row in FITS], np.int64)
ROOM_BITS = np.array([sum(1 << facing for facing in range(16) if row[facing]) for row in FITS], np.int64)
"""By arrows: the masks of pointing arrows among which it fits, as bits. One `&` asks for room (K-13)."""

# --- codes --------------------------------------------------------------------------------------------

PICK_CODE = const(0)
PLACE_CODE = PICK_CODE + len(HEROES)
PUT_CODE = PLACE_CODE + len(TYPES)
STEP_CODE = PUT_CODE + 16 * len(CELLS)
AT_CODE = STEP_CODE + len(OFFSETS)
CHOOSE_CODE = AT_CODE + len(CELLS)
OFFER_CODE = CHOOSE_CODE + MOST_PLAYERS
DISCARD_CODE = OFFER_CODE + len(VALUES)
USE_CODE = DISCARD_CODE + len(TYPES)
ACCEPT_CODE, DECLINE_CODE, DONE_CODE = USE_CODE + 1, USE_CODE + 2, USE_CODE + 3
FIRST_CODE = DONE_CODE + 1
DRAW_CODE = FIRST_CODE + MOST_PLAYERS
SNATCH_CODE = DRAW_CODE + len(TYPES)
COIN_CODE = SNATCH_CODE + len(TYPES)
"""Where the codes of each sort of action begin."""

CELL_OF = np.array(CELLS, np.int64)
"""By the number that a cell has in the codes, the cell."""
NUMBER_OF = np.full(WIDTH * WIDTH, NONE, np.int64)
"""The way back."""
NUMBER_OF[CELL_OF] = np.arange(len(CELLS))

SIDE_OFFSET = np.array(OFFSETS, np.int64)
OPPOSITE_SIDE = np.array(OPPOSITE, np.int64)

# --- a position ---------------------------------------------------------------------------------------

SEATS = MOST_PLAYERS
MOST_CHAMBERS = box.CHAMBERS
COINS = len(VALUES)
MOST_FRONTIER = len(OFFSETS) * MOST_CHAMBERS
MOST_LEGAL = len(OFFSETS) * MOST_FRONTIER
"""No list of legal actions is longer: every rotation on every cell."""
DEPTH = 16
"""Of the stack: the turn, one drawing, one theft, a coin of every hero, the step on top, and some air."""

NOW = 0
"""The step that is due: seven numbers …"""
NOW_SEAT, NOW_HERO, NOW_OTHER, NOW_CHAMBER, NOW_CELL, NOW_NUMBER = range(1, 7)
"""… its step, who decides, and what it is about, as in `Pending`."""
PENDING = 7
TURN, LEFT, MET, FORCED, IDLE, USED, DRAKON, ENDING, WINNERS = range(PENDING, PENDING + 9)
"""As in the readable state; `WINNERS` as bits, `ENDING` counted from 1."""
WAITING, PILE_SIZE, LAIR_SIZE, FRONTIER_SIZE, FACINGS, HOARD_SIZE = range(WINNERS + 1, WINNERS + 7)
"""Sizes of lists; `FACINGS`: the masks of pointing arrows that occur in the frontier, as bits."""
LAIR_REACH = HOARD_SIZE + 1
"""How far from the entrance chambers may lie; the box tells (K-14)."""
FIGURES = LAIR_REACH + 1
"""By seat, the cell of the hero."""
HEROES_AT = FIGURES + SEATS
"""By seat, the number of the hero."""
HAND_SIZES = HEROES_AT + SEATS
PURSE_SIZES = HAND_SIZES + SEATS
HOARD_AT = PURSE_SIZES + SEATS
"""Coins by value."""
PURSES = HOARD_AT + COINS
"""By pool, coins by value."""
FACING_COUNTS = PURSES + SEATS * COINS
"""By mask of pointing arrows, how many cells of the frontier have it."""
STACK = FACING_COUNTS + 16
HANDS = STACK + PENDING * DEPTH
"""By seat, the types of the chambers, sorted."""
PILE = HANDS + SEATS * MOST_CHAMBERS
"""Types, in no order."""
RUINS = PILE + MOST_CHAMBERS
"""By type, how many."""
DISCARDS = RUINS + len(TYPES)
"""By type, how many."""
LAIR = DISCARDS + len(TYPES)
"""The cells of the chambers in play, in no order."""
FRONTIER = LAIR + MOST_CHAMBERS
"""The empty cells next to a chamber, in no order."""
GRID = FRONTIER + MOST_FRONTIER
"""By cell, a word: see below."""
ROW = GRID + WIDTH * WIDTH
"""The length of a position."""

# A word tells all about a cell. Bits 0 to 3: the arrows of its chamber. 4 to 7: the sides from which an arrow
# of a neighbour points at it. 8 to 11: the sides on which a chamber lies. 12 to 16: 1 + the kind of its
# chamber; 0: it is empty. 17 to 25: its place in the list `LAIR` or `FRONTIER`. 26: it belongs to the rim.
FACING_AT, NEIGHBOURS_AT, KIND_AT, PLACE_AT, RIM_AT = 4, 8, 12, 17, 26
SIDES_MASK = 15
ABOUT_EXITS = (1 << KIND_AT) - 1
"""Arrows, pointing arrows and neighbours: all that the exits of a chamber depend on."""
AROUND = SIDES_MASK << FACING_AT | SIDES_MASK << NEIGHBOURS_AT
"""What a word tells of the neighbours."""
KIND_MASK = 31 << KIND_AT
PLACE_MASK = 511 << PLACE_AT
RIM = 1 << RIM_AT
assert len(EFFECTS) < 31
assert MOST_FRONTIER < 512
