"""Validation of typed positions: whether a game can come to them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NoReturn

from saurian.core import CHANCE, Message, Problem, Seat
from saurian.games.drakon.coins import MOVING_COIN, TRADING_COIN
from saurian.games.drakon.effects import DRAKON_APPEARS, ESCAPE_TO_IT, SWAPPING, Effect
from saurian.games.drakon.hands import DRAWING, SNATCHING
from saurian.games.drakon.heroes import SHIELDING
from saurian.games.drakon.knowledge import DISCARDED, HOARD, LAIR, PILE, Moved, Place, Thing
from saurian.games.drakon.lair import CENTRE, NOWHERE, OFFSETS
from saurian.games.drakon.options import pool
from saurian.games.drakon.phases import FINDING_FIRST_PLAYER, NEXT_TURN, PICKING_HERO, PUTTING, TURN
from saurian.games.drakon.pieces import VALUES, coins_of
from saurian.games.drakon.steps import OVER, ChancePhase
from saurian.games.drakon.table import NOBODY, Pending, Position

ENDINGS = ("goal", "escaped", "exhausted", "idle")
FIRST_OF_ALL = (FINDING_FIRST_PLAYER, PICKING_HERO, TURN, NEXT_TURN, OVER)
"""The steps of which one, and only one, is under way: all others nest in it."""
WAIT = (DRAWING, MOVING_COIN, SNATCHING)
"""The steps that can wait above it for others to be done."""
WITH_CHAMBER = (PUTTING, SWAPPING)


def check_position(state: Position) -> None:
    """Raise `Problem` for a position that cannot be."""
    _check_counters(state)
    _check_lair(state)
    _check_figures(state)
    for pending in (*state.stack, state.now):
        _check_pending(state, pending)
    _check_stack(state)
    _check_chambers(state)
    _check_coins(state)
    _check_ending(state)
    _check_due(state)


def _check_counters(state: Position) -> None:
    players = state.options.players
    _need(state.turn < players, "turn", state.turn)
    _need(state.left <= state.actions_a_turn, "left", state.left)
    _need(state.met >> players == 0, "met", state.met)
    _need(state.used >> players == 0, "used", state.used)
    _need(state.forced <= state.box.limits.forced_moves, "forced", state.forced)
    _need(state.idle <= state.box.limits.idle_rounds * players, "idle", state.idle)


def _check_lair(state: Position) -> None:
    """The entrance is where it belongs, and no two arrows face each other (K-21, K-57)."""
    lair = state.lair
    _need(CENTRE in lair and lair[CENTRE].printed == state.box.entrance.printed, "lair", "entrance")
    for cell, chamber in lair.chambers.items():
        _need(not chamber.arrows & lair.facing(cell), "lair", chamber.name)


def _check_figures(state: Position) -> None:
    picked = [hero for hero in state.heroes if hero is not None]
    _need(len(set(picked)) == len(picked), "hero", picked)
    for hero, cell in zip(state.heroes, state.cells, strict=True):
        _need((cell in state.lair) if hero is not None else cell == NOWHERE, "at", hero)
    _need(state.drakon is None or state.drakon in state.lair, "drakon", state.drakon)


def _check_pending(state: Position, pending: Pending) -> None:
    """A step must know what it is about."""
    phase = pending.phase
    seats = range(state.options.players)
    chance = isinstance(phase, ChancePhase)
    if phase is OVER:
        _need(pending == Pending(OVER, NOBODY), "now", phase.name)
    else:
        _need(pending.seat == CHANCE if chance else pending.seat in seats, "now", phase.name)
    _need((pending.chamber is not None) == (phase in WITH_CHAMBER), "now", phase.name)
    if phase in (MOVING_COIN, TRADING_COIN):
        owners = [one for one in (pending.hero, pending.other) if one != HOARD]
        _need(bool(owners) and all(one in seats for one in owners), "now", phase.name)
    elif phase not in FIRST_OF_ALL:
        _need(pending.hero in seats, "now", phase.name)
    if phase is SNATCHING:
        _need(pending.other in seats and pending.other != pending.hero, "now", phase.name)


def _check_stack(state: Position) -> None:
    """One step of the turn below all, what waits above it, and what is due on top."""
    first, *nested = [pending.phase for pending in (*state.stack, state.now)]
    _need(first in FIRST_OF_ALL and not any(phase in FIRST_OF_ALL for phase in nested), "stack", first.name)
    _need(all(phase in WAIT for phase in nested[:-1]), "stack", first.name)
    _need(state.now.phase is not NEXT_TURN, "now", "next")
    if first in (TURN, NEXT_TURN):
        _need((state.stack or (state.now,))[0].seat == state.turn, "turn", state.turn)
        _need(None not in state.heroes, "hero", NOWHERE)
    if state.now.phase is SHIELDING:
        _need(state.stack[-1].phase is MOVING_COIN, "stack", "shield")


def _check_chambers(state: Position) -> None:
    """Every chamber of the box is somewhere, once (K-02)."""
    here = Counter(chamber.printed for chamber in state.lair.chambers.values())
    here.update([*state.pile, *state.ruins, *state.discards])
    for hand in state.hands:
        here.update(hand)
    here.update(pending.chamber for pending in (*state.stack, state.now) if pending.chamber is not None)
    box = Counter([*state.box.pile, state.box.entrance.printed])
    _need(here == box, "chambers", ", ".join(chamber.name for chamber in (here - box) + (box - here)))
    places: dict[Place, Sequence[Thing]] = {PILE: state.pile, DISCARDED: state.discards}
    _check_log(state.chamber_log, places | dict(enumerate(state.hands)), "chambers")


def _check_coins(state: Position) -> None:
    """Every coin of the box is somewhere (K-03)."""
    for value, count in zip(VALUES, state.box.coins, strict=True):
        here = sum(purse[value - 1] for purse in (state.hoard, *state.purses))
        _need(here == count, "coins", value)
    places: dict[Place, Sequence[Thing]] = {HOARD: coins_of(state.hoard)}
    _check_log(state.coin_log, places | dict(enumerate(map(coins_of, state.purses))), "coins")


def _check_log(log: Iterable[Moved], places: dict[Place, Sequence[Thing]], field: str) -> None:
    """Backwards from now, every thing is where it is said to have gone."""
    there = {place: list(things) for place, things in places.items()}
    for source, target, thing in reversed(list(log)):
        _need({source, target} <= {*there, LAIR} and source != target, field, f"{source}>{target}")
        if target != LAIR:
            _need(thing in there[target], field, f"{source}>{target}")
            there[target].remove(thing)
        if source != LAIR:
            there[source].append(thing)


def _check_ending(state: Position) -> None:
    over = state.now.phase is OVER
    _need(over == (state.ending in ENDINGS) and over == bool(state.winners), "ending", state.ending)
    _need(over or not state.ending, "ending", state.ending)
    _need(all(winner < len(state.purses) for winner in state.winners), "won", state.winners)
    _need(not (over and state.stack), "stack", "over")


def _check_due(state: Position) -> None:
    """What is due can be done."""
    now = state.now
    if isinstance(now.phase, Effect):
        _need("enter" in state.box.triggers[now.phase.id], "now", now.phase.name)
        _need(state.lair[_cell_of(state, now.hero)].kind == now.phase.id, "now", now.phase.name)
    if now.phase is ESCAPE_TO_IT:
        _need("place" in state.box.triggers[now.phase.id], "now", now.phase.name)
        near = now.cell in state.lair and _cell_of(state, now.hero) in [now.cell + o for o in OFFSETS]
        _need(near and state.lair[now.cell].kind == ESCAPE_TO_IT.id, "now", now.phase.name)
    if now.phase is DRAKON_APPEARS:
        _need(state.drakon is None, "now", now.phase.name)
    if now.phase is TRADING_COIN:
        _check_trade(state, now)
    if now.phase is not OVER:
        _need(_can_be_decided(state, now), "now", now.phase.name)


def _can_be_decided(state: Position, now: Pending) -> bool:
    return bool(now.phase.odds(state, now) if now.seat == CHANCE else now.phase.legal(state, now))


def _check_trade(state: Position, now: Pending) -> None:
    _need(now.hero == HOARD and now.number in VALUES, "now", now.phase.name)
    _need(state.purses[pool(state.options, now.other)][now.number - 1] > 0, "now", now.phase.name)


def _cell_of(state: Position, seat: Seat) -> int:
    _need(state.cells[seat] != NOWHERE, "at", seat)
    return state.cells[seat]


def _need(fulfilled: bool, field: str, text: object) -> None:
    if not fulfilled:
        _fail(field, str(text))


def _fail(field: str, text: str) -> NoReturn:
    raise Problem(Message("bad-position", {"field": field, "text": text[:80]}))
