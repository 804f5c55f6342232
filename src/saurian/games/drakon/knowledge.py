"""What a seat has seen move, and what follows from it.

Chambers and coins lie in *places*: a hand or a pool of coins by its number, the pile, the hoard, the lair,
the discards. A seat sees what lies in some places (its own, the lair) and only how many lie in the others.
It remembers for ever what it saw go into a hidden place: a coin that it lost, a chamber that it was robbed
of, a chamber of the lair that was swapped into a hand. A later blind move may carry that thing on, or not.

So that this memory is exact, the state keeps a log of the moves between places, from the first one that
tells anybody anything. Each seat reads it with the things blotted out that it did not see (`as_seen`). Then
`infer` goes through it move by move and keeps, by Bayes' rule, the *worlds* that agree with it: which of the
things that the seat has seen lie where, with what weight. All that it has never seen is alike to it.
`deal` picks a world of the last moment by its weight, then backwards how it came about, and fills in the
unseen things at random: a whole past that might have been, exactly as often as it should.

A choice of another player tells only that it was possible: each single chamber or coin that could
have been taken weighs the same. So a chamber that is placed and a coin that chance draws are treated alike.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

Place = int
"""Where a thing can lie: the number of a hand or a pool of coins, or one of these."""

PILE: Place = -3
LAIR: Place = -4
"""Everybody sees the lair, and what left it for the ruins."""
DISCARDED: Place = -5
HOARD: Place = -6
# No seat, nor `CHANCE` (-1) or `NOBODY` (-2), so that none of them is taken for another.

MOST_WORLDS = 1_000
"""Beyond this many, the least likely worlds are forgotten: nobody remembers more, and who waits for a bot
would notice. Only games longer than people's come near."""

CACHE_KEY_MOVES = 8
"""The length of the log prefix that identifies a game in the cache of beliefs."""

Thing = Any
"""A chamber as printed, or the value of a coin. Equal things are all alike."""


class Moved(NamedTuple):
    """One thing went from one place to another."""

    source: Place
    target: Place
    thing: Thing
    """None: not seen."""


World = tuple[tuple[Place, Thing], ...]
"""Things that were seen and where they lie now, hidden again; sorted."""

Worlds = Mapping[World, float]
"""The worlds that may be, each with its weight; the weights sum to 1."""


class Origin(NamedTuple):
    """How a world may have come about."""

    world: World
    """The world before the move."""
    weight: float
    known: bool
    """Whether a thing moved that had been seen."""
    thing: Thing


class History(NamedTuple):
    """All pasts that agree with a log."""

    sizes: Mapping[Place, int]
    """How many things lay in each hidden place before the log."""
    origins: Sequence[Mapping[World, Sequence[Origin]]]
    """By move: by the world after it, its origins."""
    worlds: Worlds
    """Now."""


def as_seen(log: Iterable[Moved], seen: Collection[Place]) -> tuple[Moved, ...]:
    """The log as one reads it who sees these places."""
    return tuple(
        move if move.source in seen or move.target in seen else move._replace(thing=None) for move in log
    )


# --- working it out -----------------------------------------------------------------------------------

Counts = dict[Any, int]
Branch = tuple[World, float, bool, Thing]
"""A world after a move, how likely the move leads there, and what moved (see `Origin`)."""


class _Known(NamedTuple):
    """What follows from the first moves of a log."""

    moves: tuple[Moved, ...]
    there: Counts
    """How many things lie in each hidden place after them."""
    things: Counts
    """Which things these are in all."""
    history: History


class Belief:
    """All pasts that agree with the log of one game, as one sees it who sees these places.

    A log grows, so a belief keeps what it has worked out last and goes on from there. For a log that does not
    continue the last one it begins anew.
    """

    __slots__ = ("_first", "_last", "_seen")

    def __init__(self, there: Counts, things: Counts, seen: frozenset[Place]) -> None:
        """Before the log: how many things lie in each hidden place, and which in all."""
        self._first = self._last = _Known((), there, things, History(there, (), {(): 1.0}))
        self._seen = seen

    def follow(self, moves: tuple[Moved, ...]) -> History:
        """The pasts that agree with all these moves."""
        last = self._last
        if moves[: len(last.moves)] != last.moves:
            last = self._first
        there, things = dict(last.there), dict(last.things)
        worlds, origins = last.history.worlds, list(last.history.origins)
        for move in moves[len(last.moves) :]:
            step = {world: list(_branches(world, move, there, things, self._seen)) for world in worlds}
            origins.append(_origins(worlds, step))
            worlds = _weighed(origins[-1])
            _shift(there, things, move, self._seen, 1)
        history = History(last.history.sizes, origins, worlds)
        self._last = _Known(moves, there, things, history)
        return history


def infer(
    moves: tuple[Moved, ...],
    sizes: tuple[tuple[Place, int], ...],
    hidden: tuple[Thing, ...],
    seen: frozenset[Place],
) -> History:
    """The pasts that agree with the moves.

    `sizes` tells how many things lie in each hidden place now, `hidden` which things these are in all. The
    beliefs of the latest games are kept, so that each move of a game is worked out once.
    """
    there, things = _before(moves, dict(sizes), _count(hidden), seen)
    things = {thing: count for thing, count in things.items() if count}
    belief = _belief(moves[:CACHE_KEY_MOVES], frozenset(there.items()), frozenset(things.items()), seen)
    return belief.follow(moves)


@lru_cache(maxsize=256)
def _belief(
    opening: tuple[Moved, ...],
    sizes: frozenset[tuple[Place, int]],
    hidden: frozenset[tuple[Thing, int]],
    seen: frozenset[Place],
) -> Belief:
    """The one belief of the games that begin so; in a longer game `opening` tells it from others."""
    return Belief(dict(sizes), dict(hidden), seen)


def _branches(
    world: World, move: Moved, there: Counts, things: Counts, seen: Collection[Place]
) -> Iterable[Branch]:
    """What a move makes of a world."""
    source, target, thing = move
    if source not in seen:
        if target in seen:
            return _came_out(world, source, thing, there, things)
        return _went_on(world, source, target, there)
    return [(world if target in seen else _with(world, target, thing), 1.0, True, thing)]


def _went_on(world: World, source: Place, target: Place, there: Counts) -> Iterable[Branch]:
    """A blind move: it was each thing of the source with the same chance."""
    all_there = unknown = there[source]
    for thing, count in _known(world, source).items():
        unknown -= count
        yield _with(_less(world, source, thing), target, thing), count / all_there, True, thing
    yield world, unknown / all_there, False, None


def _came_out(world: World, source: Place, thing: Thing, there: Counts, things: Counts) -> Iterable[Branch]:
    """A thing came into sight: one that was known to be there, or one never seen."""
    known = _known(world, source)
    if known.get(thing):
        yield _less(world, source, thing), known[thing] / there[source], True, thing
    unknown = there[source] - sum(known.values())
    never_seen = sum(there.values()) - len(world)
    such = things[thing] - sum(one == thing for _, one in world)
    if unknown and such:
        yield world, unknown / there[source] * such / never_seen, False, thing


def _origins(worlds: Worlds, step: Mapping[World, Sequence[Branch]]) -> dict[World, list[Origin]]:
    """By the world after a step, all its origins."""
    after: dict[World, list[Origin]] = {}
    for world, branches in step.items():
        for next_world, chance, known, thing in branches:
            if chance:
                origin = Origin(world, worlds[world] * chance, known, thing)
                after.setdefault(next_world, []).append(origin)
    return after


def _weighed(origins: Mapping[World, Sequence[Origin]]) -> Worlds:
    """The worlds after a step, their weights summing to 1 again."""
    weights = {world: sum(origin.weight for origin in these) for world, these in origins.items()}
    if len(weights) > MOST_WORLDS:
        weights = dict(sorted(weights.items(), key=lambda item: -item[1])[:MOST_WORLDS])
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}


def _before(
    moves: Sequence[Moved], there: Counts, things: Counts, seen: Collection[Place]
) -> tuple[Counts, Counts]:
    """How many things lay in each hidden place, and which in all, before the moves."""
    for move in reversed(moves):
        _shift(there, things, move, seen, -1)
    return there, things


def _shift(there: Counts, things: Counts, move: Moved, seen: Collection[Place], step: int) -> None:
    if move.source not in seen:
        there[move.source] = there.get(move.source, 0) - step
    else:
        things[move.thing] = things.get(move.thing, 0) + step
    if move.target not in seen:
        there[move.target] = there.get(move.target, 0) + step
    else:
        things[move.thing] = things.get(move.thing, 0) - step


def _count(things: Iterable[Thing]) -> Counts:
    counts: Counts = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return counts


def _known(world: World, place: Place) -> Counts:
    return _count(thing for where, thing in world if where == place)


def _with(world: World, place: Place, thing: Thing) -> World:
    return tuple(sorted((*world, (place, thing))))


def _less(world: World, place: Place, thing: Thing) -> World:
    spot = world.index((place, thing))
    return world[:spot] + world[spot + 1 :]


# --- using it -----------------------------------------------------------------------------------------


def certain(worlds: Worlds) -> World:
    """The things that are known for sure to lie where they lie."""
    first, *others = worlds
    return tuple(
        item
        for spot, item in enumerate(first)
        if all(world.count(item) > first[:spot].count(item) for world in others)
    )


class _Token:
    """One thing of the past that is dealt; what it is may still be open."""

    __slots__ = ("known", "thing")

    def __init__(self, thing: Thing = None, known: bool = False) -> None:
        self.thing = thing
        self.known = known


def deal(
    history: History,
    moves: Sequence[Moved],
    hidden: Sequence[Thing],
    seen: Collection[Place],
    rng: Random,
) -> tuple[dict[Place, list[Thing]], list[Moved]]:
    """What lies in each hidden place, and the log without blots, drawn at random by all that is known."""
    there = {place: [_Token() for _ in range(size)] for place, size in history.sizes.items()}
    movers = []
    for move, (_, _, known, thing) in zip(moves, _any_past(history, rng), strict=True):
        if move.source in seen:
            token = _Token(thing, move.target not in seen)
        else:
            token = _take(there[move.source], known, thing, rng)
        if move.target not in seen:
            there[move.target].append(token)
        elif not known:
            token.thing = thing
        movers.append(token)
    _fill_in(there, hidden, rng)
    log = [Moved(move.source, move.target, token.thing) for move, token in zip(moves, movers, strict=True)]
    return {place: [token.thing for token in tokens] for place, tokens in there.items()}, log


def _any_past(history: History, rng: Random) -> list[Origin]:
    """One past, picked backwards from now."""
    if not history.origins:
        return []
    world = rng.choices(list(history.worlds), list(history.worlds.values()))[0]
    past = []
    for origins in reversed(history.origins):
        these = origins[world]
        origin = these[0] if len(these) == 1 else rng.choices(these, [one.weight for one in these])[0]
        past.append(origin)
        world = origin.world
    past.reverse()
    return past


def _take(tokens: list[_Token], known: bool, thing: Thing, rng: Random) -> _Token:
    """Out of a place: any of those known to be such a thing, or any of those never seen."""
    fit = [token for token in tokens if token.known == known and (not known or token.thing == thing)]
    token = rng.choice(fit)
    tokens.remove(token)
    return token


def _fill_in(there: Mapping[Place, Iterable[_Token]], hidden: Iterable[Thing], rng: Random) -> None:
    """What was never seen is anything of the rest."""
    rest = list(hidden)
    blank = []
    for token in (token for tokens in there.values() for token in tokens):
        if token.known:
            rest.remove(token.thing)
        else:
            blank.append(token)
    rng.shuffle(rest)
    for token, thing in zip(blank, rest, strict=True):
        token.thing = thing
