"""What a zoo under way is worth: points now, and promise learned by self-play.

    worth = points of the pens
          + Σ pens        PENS[n, look of the pen]
          + Σ King, Island, Lookout   CENSUS[n, pen, own count, most in another zoo, count on the right]
          + Σ species     BRIDGE[n, T-Rex or not, number on the one bank, number on the other]

where n is the number of dinosaurs in the zoo. The *look* of a pen is its state
(`sim.draftosaurus.machines`), all species but the T-Rex being alike: three of a kind in the Forest look the
same whichever they are. The tables are learned for each board and number of players (`training`); the last
row of each is no guess but the rules.
"""

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from saurian.bots.tables import load_tables, when_changed
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Contents
from saurian.games.draftosaurus.pieces import SPECIES
from saurian.games.draftosaurus.rules import RULE_SETS, Rules, load_rules
from saurian.sim.draftosaurus.machines import Machine
from saurian.sim.draftosaurus.tables import EDGE, SPECIALS, Tables, machines_of, make_tables

Floats = npt.NDArray[np.float32]

ROWS = 14
"""0 to 12 dinosaurs in the zoo; 13: everything is settled, the quarantine too."""
CLIP = 6
"""Counts of 5 and more look alike."""
FILE = Path(__file__).with_name("worth.npz")
"""What was learned, as the package ships it."""
MOST_WEIGHTS = 128
"""Kinds of games whose weights are kept in memory."""


class Weights(NamedTuple):
    """What is learned for one board and number of players."""

    pens: Floats
    """row, look."""
    census: Floats
    """row, number of the pen, own count, most in another zoo, count on the right."""
    bridge: Floats
    """row, T-Rex or not, number here, number there."""


# --- how pens look ------------------------------------------------------------------------------------


@cache
def looks_of(rules: Rules, board: Board) -> npt.NDArray[np.int32]:
    """By state, pen after pen, the number of its look. The looks are those of the first rule set."""
    standard = load_rules(RULE_SETS[0])
    looks, first = [], 0
    for machine, pattern in zip(
        machines_of(rules, board), machines_of(standard, standard.boards[board.id]), strict=True
    ):
        numbers = _looks(pattern)
        looks += [first + numbers[pattern.run(example)] for example in machine.examples]
        first += max(numbers) + 1
    return np.array(looks, np.int32)


@cache
def number_of_looks(board: str) -> int:
    """How many looks the pens of a board have."""
    standard = load_rules(RULE_SETS[0])
    return int(looks_of(standard, standard.boards[board]).max()) + 1


def _looks(machine: Machine) -> list[int]:
    """By state, the number of its look: states are alike if swapping species turns one into the other."""
    swaps = [
        [machine.run(_swapped(example, species)) for example in machine.examples] for species in SPECIES[1:-1]
    ]
    looks = list(range(len(machine.examples)))
    changed = True
    while changed:
        changed = False
        for swap in swaps:
            for state, other in enumerate(swap):
                least = min(looks[state], looks[other])
                if looks[state] != least or looks[other] != least:
                    looks[state] = looks[other] = least
                    changed = True
    numbers = {look: number for number, look in enumerate(dict.fromkeys(looks))}
    return [numbers[look] for look in looks]


def _swapped(contents: Contents, species: int) -> Contents:
    """The contents with a species and the next one exchanged."""
    swap = {species: SPECIES[species + 1], species + 1: SPECIES[species]}
    swapped = (None if one is None else swap.get(one, one) for one in contents)
    return tuple(swapped)


# --- weights ------------------------------------------------------------------------------------------


def fresh_weights(board: str, players: int) -> Weights:
    """Before anything is learned: promise nothing, count what the rules count."""
    tables = make_tables(DraftosaurusOptions(players, board), load_rules(RULE_SETS[0]))
    census = np.zeros((ROWS, SPECIALS, CLIP, CLIP, CLIP), np.float32)
    census[:] = tables.by_census[0, :, :CLIP, :CLIP, :CLIP]
    bridge = np.zeros((ROWS, 2, CLIP, CLIP), np.float32)
    bridge[:] = tables.across[0, :CLIP, :CLIP]
    return Weights(np.zeros((ROWS, number_of_looks(board)), np.float32), census, bridge)


def flat_weights(options: DraftosaurusOptions, rules: Rules, weights: Sequence[Weights]) -> Floats:
    """The weights of all boards of a match in one row, as the kernels read them.

    What the pens are worth stands there as a difference, by row and edge of the machines: what a dinosaur
    that goes that way gains now, and what it changes in promise.
    """
    boards = [rules.boards[id] for id in BOARDS[options.board]]
    looks = [looks_of(rules, board) for board in boards]
    promise = np.concatenate([one.pens[:, look] for one, look in zip(weights, looks, strict=True)], axis=1)
    tables = make_tables(options, rules)
    rises = tables.gain + promise[:, tables.after] - promise[:, _states_before(rules, boards, tables)]
    parts = [rises.ravel()]
    for one in weights:
        parts += [one.census.ravel(), one.bridge.ravel()]
    return np.concatenate(parts).astype(np.float32)


def _states_before(rules: Rules, boards: Sequence[Board], tables: Tables) -> npt.NDArray[np.int32]:
    """By edge, the state from which it leads."""
    before = np.zeros(len(tables.after), np.int32)
    for number, board in enumerate(boards):
        sizes = [len(machine.examples) for machine in machines_of(rules, board)]
        for index, spot in enumerate(board.spots):
            first = tables.start[number, spot.pen.index]
            states = np.arange(first, first + sizes[spot.pen.index])
            edges = tables.spots[number, index, EDGE] + 6 * states[:, None] + np.arange(6)
            before[edges] = states[:, None]
    return before


def learned_weights(options: DraftosaurusOptions, rules: Rules, file: Path | None = None) -> Floats:
    """The weights for a game by what was learned; `file` None: what the package ships."""
    file = file or FILE
    return _flat_weights(options, rules, file, when_changed(file))


@lru_cache(MOST_WEIGHTS)
def _flat_weights(options: DraftosaurusOptions, rules: Rules, file: Path, changed: int) -> Floats:
    boards = BOARDS[options.board]
    return flat_weights(options, rules, [stored_weights(board, options.players, file) for board in boards])


def stored_weights(board: str, players: int, file: Path = FILE) -> Weights:
    """What was learned for one board and number of players."""
    stored = load_tables(file)
    return Weights(*(stored[f"{board}-{players}-{name}"].astype(np.float32) for name in Weights._fields))


def how_made(file: Path = FILE) -> dict[str, Any]:
    """How the file was made."""
    made: dict[str, Any] = json.loads(str(load_tables(file)["made"]))
    return made
