"""Secrecy: a view depends on nothing that its seat may not know, and forgets nothing it does."""

from collections.abc import Iterator
from random import Random

import pytest

from saurian.core import CHANCE, Event, Seat
from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import COIN, Coin, Discard, Draw, Offer, Place, Snatch, draw
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.pieces import VALUES
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.validate import check_position
from tests.games import secrecy
from tests.games.drakon.mixes import MIXES, name_of
from tests.games.secrecy import heard
from tests.random_games import Move, choose, play_on

SOME_MIXES = pytest.mark.parametrize("options", MIXES[::4], ids=name_of)


# --- other worlds: the same game, but for one thing that a seat has never seen ---


def other_draws(
    state: DrakonState, moves: list[tuple[Move, Seat]], seat: Seat | None
) -> Iterator[tuple[int, Draw]]:
    """A chamber that somebody else drew and still has, exchanged for one of the pile."""
    for number, (move, owner) in enumerate(moves):
        action = move.action
        if not isinstance(action, Draw) or owner == seat or action.chamber not in state.hands[owner]:
            continue
        later = [m.action for m, _ in moves[number + 1 :]]
        moved = {a.chamber for a in later if isinstance(a, Place | Snatch | Discard)}
        if action.chamber in moved:
            continue
        for chamber in dict.fromkeys(state.pile):
            if chamber != action.chamber:
                yield number, draw(chamber)


def other_coins(
    state: DrakonState, moves: list[tuple[Move, Seat]], seat: Seat | None
) -> Iterator[tuple[int, Coin]]:
    """A coin that somebody else found and still has, exchanged for one of the hoard."""
    options = state.options
    mine = None if seat is None else pool(options, seat)
    for number, (move, owner) in enumerate(moves):
        if not isinstance(move.action, Coin) or not move.events or move.events[0].id != "coin-found":
            continue
        later = [m for m, _ in moves[number + 1 :]]
        if pool(options, owner) == mine or any(m.events and m.events[0].id in LOSSES for m in later):
            continue
        if any(isinstance(m.action, Offer) for m in later):
            continue
        for value in VALUES:
            if value != move.action.value and state.hoard[value - 1]:
                yield number, COIN[value]


LOSSES = ("coin-lost", "coin-stolen", "coin-traded")


def replayed(
    options: DrakonOptions, moves: list[tuple[Move, Seat]], number: int, other: Draw | Coin
) -> tuple[DrakonState, list[list[Event]]]:
    state = DRAKON.start(options)
    events = []
    for at, (move, _) in enumerate(moves):
        if not state.acting():
            break  # the other coin has won the game
        action = other if at == number else move.action
        events.append(state.apply(move.seat, action))  # type: ignore[arg-type]
    return state, events


def check_same_to(seat: Seat | None, state: DrakonState, other: DrakonState, seed: float) -> None:
    """Nothing that the seat can ask tells the two positions apart."""
    secrecy.check_same_to(seat, state, other, seed)
    mine, its = state.view(seat), other.view(seat)
    assert mine.chamber_worlds() == its.chamber_worlds()
    assert mine.coin_worlds() == its.coin_worlds()
    assert DRAKON.preview(mine) == DRAKON.preview(its)


def check_no_difference(options: DrakonOptions, seed: int, every: int) -> int:
    """Compare positions of one game with other worlds, for every seat; how many worlds there were."""
    rng = Random(seed)
    state = DRAKON.start(options)
    moves: list[tuple[Move, Seat]] = []
    others = 0
    while state.acting():
        seat, action = choose(state, rng)
        owner = state.now.other if isinstance(action, Coin) else state.now.hero
        moves.append((Move(seat, action, state.apply(seat, action)), owner))  # type: ignore[arg-type]
        if (rng.randrange(every) and len(moves) != 60) or not state.acting():
            continue
        for seer in (None, *range(options.players)):
            worlds: list[tuple[int, Draw | Coin]] = [
                *other_draws(state, moves, seer),
                *other_coins(state, moves, seer),
            ]
            if not worlds:
                continue
            other, events = replayed(options, moves, *rng.choice(worlds))
            if not other.acting():
                continue
            assert other != state
            others += 1
            check_same_to(seer, state, other, rng.random())
            assert heard([m.events for m, _ in moves], seer) == heard(events, seer)
    return others


@SOME_MIXES
@pytest.mark.rule("K-04", "K-43", "K-71", "K-89")
def test_what_a_seat_may_not_know_makes_no_difference_to_it(options: DrakonOptions) -> None:
    assert check_no_difference(options, seed=1, every=150) > 0


@pytest.mark.soak
@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_what_a_seat_may_not_know_never_makes_a_difference_to_it(options: DrakonOptions) -> None:
    for seed in range(100, 105):
        assert check_no_difference(options, seed=seed, every=10) > 0


PRIVATE = {"you-drew", "you-discarded", "chamber-stolen-was", "coin-was", "coin-traded-was"}


@SOME_MIXES
@pytest.mark.rule("K-71", "K-89")
def test_only_those_concerned_hear_what_is_private(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for move in play_on(state, Random(3)):
        for event in move.events:
            assert (event.to is not None) == (event.id in PRIVATE)
            if event.id in ("you-drew", "you-discarded"):
                assert event.to == (event.args["seat"],)
            if event.id not in PRIVATE:
                assert "value" not in event.args


# --- what a seat has seen, it knows ---


@SOME_MIXES
def test_a_resampled_position_agrees_with_all_that_the_seat_knows(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    rng = Random(5)
    for number, _ in enumerate(play_on(state, rng)):
        if number % 50 == 0:
            for seat in (None, *range(options.players)):
                guess = state.resample(seat, rng)
                assert guess.view(seat) == state.view(seat)
                check_position(guess)
                for other in (None, *range(options.players)):
                    assert guess.resample(other, rng).view(other) == guess.view(other)
    assert state.resample(0, rng).outcome() == state.outcome()


@SOME_MIXES
def test_a_resampled_game_can_be_played_to_its_end(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    rng = Random(6)
    for number, _ in enumerate(play_on(state, rng)):
        if number % 90 == 0:
            guess = state.resample(rng.randrange(options.players), rng)
            for _ in play_on(guess, rng):
                pass
            assert guess.outcome() is not None


def test_one_knows_ones_own_hand_and_coins() -> None:
    state = DRAKON.start(DrakonOptions(3))
    for number, _ in enumerate(play_on(state, Random(7))):
        if number % 10 == 0 and state.acting():
            for seat in range(3):
                view = state.view(seat)
                assert view.hands == tuple(state.hands[seat] if other == seat else None for other in range(3))
                assert view.coins == state.purses[seat]
                assert view.hand_sizes == tuple(map(len, state.hands))
                assert sorted(view.unseen_chambers) == sorted(
                    [*state.pile, *(c for other in range(3) if other != seat for c in state.hands[other])]
                )


def test_a_view_does_not_say_what_chance_may_do() -> None:
    state = DRAKON.start(DrakonOptions(2, first=0))
    state.apply(0, state.legal(0)[0])
    assert state.acting() == (CHANCE,)
    assert state.view(0).legal() == ()
    assert state.view(0).acting() == (CHANCE,)
