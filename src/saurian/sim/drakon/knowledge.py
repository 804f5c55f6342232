"""What a seat does not see, dealt anew by the law of `View.resample`, in a kernel.

That law: one of the worlds that agree with all that the seat has seen, by its weight (`knowledge`: which of
the things that it once saw lie where now), and everything else anywhere with the same chance. How it came
about, which `resample` makes up as well, does not matter for what comes.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from saurian.games.drakon.knowledge import DISCARDED, HOARD, PILE, World, Worlds
from saurian.games.drakon.pieces import coins_of
from saurian.games.drakon.view import DrakonView
from saurian.sim.arrays import copy_first
from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.convert import TYPE, from_state
from saurian.sim.drakon.hands import add_to_hand
from saurian.sim.drakon.lair import copy_position
from saurian.sim.drakon.layout import Array
from saurian.sim.rng import below

MOST_WORLDS = 256
"""The most worlds; if there are more, this number is sampled by weight."""
PLACE, SIZE = 0, 1
NUMBER_OF_TYPES = len(at.TYPES)


class Hidden(NamedTuple):
    """Things in places that a seat does not see."""

    places: Array
    """[place, size] of each."""
    worlds: Array
    """By world, the known things as pairs of place and thing."""
    known: Array
    """By world, the number of known things."""
    rests: Array
    """By world, all other things."""
    rest: Array
    """Room to shuffle them."""


class Known(NamedTuple):
    """What a seat knows, ready for the kernels."""

    state: Array
    """A position in which all that it sees is right."""
    chambers: Hidden
    coins: Hidden


def from_view(view: DrakonView, seed: int) -> Known:
    """What the view's seat knows. Of very many worlds the seed picks some."""
    rng = Random(seed)
    hands = [(seat, view.hand_sizes[seat]) for seat, hand in enumerate(view.hands) if hand is None]
    pools = [(pool, view.coin_counts[pool]) for pool, purse in enumerate(view.purses) if purse is None]
    return Known(
        from_state(view.resample(rng)),
        _hidden(
            [(PILE, view.pile_size), (DISCARDED, view.discard_count), *hands],
            _drawn(view.chamber_worlds(), rng),
            [TYPE[chamber] for chamber in view.unseen_chambers],
            TYPE.__getitem__,
        ),
        _hidden(
            [(HOARD, view.hoard_size), *pools],
            _drawn(view.coin_worlds(), rng),
            [value - 1 for value in coins_of(view.unseen_coins)],
            lambda value: value - 1,
        ),
    )


def _drawn(worlds: Worlds, rng: Random) -> Sequence[World]:
    """Worlds as often as their weight says."""
    if len(worlds) == 1:
        return list(worlds)
    return rng.choices(list(worlds), list(worlds.values()), k=MOST_WORLDS)


def _hidden(
    places: Sequence[tuple[int, int]], worlds: Sequence[World], things: Iterable[int], number_of: Any
) -> Hidden:
    everything = list(things)
    pairs = [[(place, number_of(thing)) for place, thing in world] for world in worlds]
    known = np.array([len(each) for each in pairs], np.int64)
    padded = np.zeros((len(worlds), max(1, int(known.max())), 2), np.int64)
    rests = np.zeros((len(worlds), max(1, len(everything))), np.int64)
    for number, each in enumerate(pairs):
        rest = everything.copy()
        for _, thing in each:
            rest.remove(thing)
        rests[number, : len(rest)] = rest
        if each:
            padded[number, : len(each)] = each
    return Hidden(np.array(places, np.int64), padded, known, rests, np.empty_like(rests[0]))


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def deal(state: Array, known: Known, rng: Array) -> None:
    """Make the state a world as the seat may imagine it."""
    copy_position(state, known.state)
    deal_chambers(state, known.chambers, rng)
    deal_coins(state, known.coins, rng)


@kernel
def deal_chambers(state: Array, hidden: Hidden, rng: Array) -> None:
    """Put the chambers that are not seen anywhere they may be."""
    places, worlds, known, rest = hidden.places, hidden.worlds, hidden.known, hidden.rest
    world = below(rng, len(known))
    shuffle(hidden.rests[world], places[:, SIZE].sum() - known[world], rest, rng)
    state[at.DISCARDS : at.DISCARDS + NUMBER_OF_TYPES] = 0
    dealt = 0
    for number in range(len(places)):
        place, size = places[number, PLACE], places[number, SIZE]
        clear_place(state, place)
        for item in range(known[world]):
            if worlds[world, item, 0] == place:
                lay_chamber(state, place, worlds[world, item, 1])
                size -= 1
        for _ in range(size):
            lay_chamber(state, place, rest[dealt])
            dealt += 1


@kernel
def clear_place(state: Array, place: int) -> None:
    """Nothing lies there."""
    if place == PILE:
        state[at.PILE_SIZE] = 0
    elif place >= 0:
        state[at.HAND_SIZES + place] = 0


@kernel
def lay_chamber(state: Array, place: int, chamber: int) -> None:
    """One chamber more lies there."""
    if place == PILE:
        state[at.PILE + state[at.PILE_SIZE]] = chamber
        state[at.PILE_SIZE] += 1
    elif place == DISCARDED:
        state[at.DISCARDS + chamber] += 1
    else:
        add_to_hand(state, place, chamber)


@kernel
def deal_coins(state: Array, hidden: Hidden, rng: Array) -> None:
    """Put the coins that are not seen anywhere they may be."""
    places, worlds, known, rest = hidden.places, hidden.worlds, hidden.known, hidden.rest
    world = below(rng, len(known))
    shuffle(hidden.rests[world], places[:, SIZE].sum() - known[world], rest, rng)
    dealt = 0
    for number in range(len(places)):
        place, size = places[number, PLACE], places[number, SIZE]
        purse = at.HOARD_AT if place == HOARD else at.PURSES + at.COINS * place
        state[purse : purse + at.COINS] = 0
        for item in range(known[world]):
            if worlds[world, item, 0] == place:
                state[purse + worlds[world, item, 1]] += 1
                size -= 1
        for _ in range(size):
            state[purse + rest[dealt]] += 1
            dealt += 1


@kernel
def shuffle(things: Array, number: int, rest: Array, rng: Array) -> None:
    """Copy the first `number` things, and shuffle them."""
    copy_first(number, things, rest)
    for i in range(number - 1, 0, -1):
        j = below(rng, i + 1)
        rest[i], rest[j] = rest[j], rest[i]
