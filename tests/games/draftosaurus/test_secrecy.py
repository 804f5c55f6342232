"""Secrecy: a view depends on nothing that its seat may not know, and forgets nothing it does."""

import io
import pickle
from collections import Counter
from itertools import islice, permutations
from random import Random

import pytest

from saurian.core import Seat
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import Deal
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import Herd, Species, dinosaurs_of, herd_of, minus
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.draftosaurus.view import DraftosaurusView
from tests.games import secrecy
from tests.games.draftosaurus.mixes import MIXES, Tiny, herd, name_of
from tests.games.draftosaurus.worlds import Hand, Hands, another_world
from tests.games.secrecy import heard
from tests.random_games import Move, play_on

EVERY_MIX = pytest.mark.parametrize("options", MIXES, ids=name_of)


def bytes_of(view: DraftosaurusView) -> bytes:
    """A view as bytes that depend on its values alone: without memory of which values are one object."""
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer)
    pickler.fast = True
    pickler.dump(view)
    return buffer.getvalue()


# --- what a seat may not know makes no difference ---


def check_no_difference(options: DraftosaurusOptions, seed: int, every: int) -> int:
    """Compare positions of one game with other worlds, for every seat; how many worlds were really others."""
    rng = Random(seed)
    state, hands = DRAFTOSAURUS.start(options), Hands(options)
    moves: list[Move] = []
    others = 0
    for move in play_on(state, rng):
        hands.follow(len(moves), move)
        moves.append(move)
        if rng.randrange(every) == 0:
            for seat in (None, *range(options.players)):
                other, events = another_world(options, moves, hands, seat, rng)
                others += other != state
                check_same_to(seat, state, other, rng.random())
                assert heard([m.events for m in moves], seat) == heard(events, seat)
    return others


def check_same_to(seat: Seat | None, state: DraftosaurusState, other: DraftosaurusState, seed: float) -> None:
    """Nothing that the seat can ask tells the two positions apart, and no byte of its view does."""
    secrecy.check_same_to(seat, state, other, seed)
    assert bytes_of(state.view(seat)) == bytes_of(other.view(seat))
    assert DRAFTOSAURUS.preview(state.view(seat)) == DRAFTOSAURUS.preview(other.view(seat))


@EVERY_MIX
def test_what_a_seat_may_not_know_makes_no_difference_to_it(options: DraftosaurusOptions) -> None:
    assert check_no_difference(options, seed=1, every=30) > 0


@pytest.mark.soak
@EVERY_MIX
def test_what_a_seat_may_not_know_never_makes_a_difference_to_it(options: DraftosaurusOptions) -> None:
    for seed in range(100, 110):
        assert check_no_difference(options, seed=seed, every=3) > 0


def test_another_secret_choice_alone_makes_no_difference() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, first=0))
    rng = Random(2)
    compared = 0
    for _ in play_on(state, rng):
        if len(state.acting()) == 3 and len(state.legal(1)) > 1:
            one, other = state.clone(), state.clone()
            one.apply(1, state.legal(1)[0])
            other.apply(1, state.legal(1)[-1])
            for seat in (None, 0, 2):
                check_same_to(seat, one, other, seed=3)
            assert one.view(1) != other.view(1), "one's own choice one knows"
            compared += 1
    assert compared > 12


@EVERY_MIX
def test_only_the_one_who_draws_hears_what(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    for move in play_on(state, Random(3)):
        for event in move.events:
            assert event.to == ((event.args["seat"],) if event.id == "drawn" else None)


# --- what a seat has seen, it knows ---


@EVERY_MIX
@pytest.mark.rule("D-11", "D-17")
def test_who_has_held_a_hand_knows_what_is_left_in_it(options: DraftosaurusOptions) -> None:
    """Against `Hands`, which follows each hand from seat to seat."""
    state, hands = DRAFTOSAURUS.start(options), Hands(options)
    for number, move in enumerate(play_on(state, Random(4))):
        hands.follow(number, move)
        if number % 3:
            continue
        for seat in (None, *range(options.players)):
            view = state.view(seat)
            for holder, hand in enumerate(hands.at):
                seen = seat in hand.held_by
                assert view.hands[holder] == (herd_of(hand.dinosaurs) if seen else None) or not hand.dinosaurs
                assert view.hand_sizes[holder] == len(hand.dinosaurs)
            unseen = [species for hand in hands.unseen_by(seat) for species in hand.dinosaurs]
            assert view.unseen == herd_of(hands.bag + unseen)


@EVERY_MIX
def test_a_resampled_position_agrees_with_all_that_the_seat_knows(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    rng = Random(5)
    for number, _ in enumerate(play_on(state, rng)):
        if number % 40 == 0:
            for seat in (None, *range(options.players)):
                guess = state.resample(seat, rng)
                assert guess.view(seat) == state.view(seat)
                assert DRAFTOSAURUS.read_position(DRAFTOSAURUS.write_position(guess)) == guess
                for _ in play_on(guess, rng):
                    pass
                assert guess.outcome() is not None


# --- and what it does not know, it guesses as chance would have it ---

TINY = [
    Tiny(DraftosaurusOptions(players=3, first=0), herd("TTDDCS"), rounds=1, turns=2, hand=2),
    Tiny(DraftosaurusOptions(players=3, first=1, order="quick"), herd("TTTDDC"), rounds=1, turns=2, hand=2),
    Tiny(DraftosaurusOptions(players=4, first=0), herd("TTDDDC"), rounds=1, turns=1, hand=1),
    Tiny(DraftosaurusOptions(players=3, first=0), herd("TTDDCS"), rounds=2, turns=1, hand=1),
    Tiny(DraftosaurusOptions(players=2, first=0), herd("TTTDDC"), rounds=1, turns=1, hand=2),
    Tiny(DraftosaurusOptions(players=2, first=1, order="quick"), herd("TTDDCS"), rounds=1, turns=1, hand=3),
]
World = tuple[Herd, ...]
"""The hands and, at the end, the bag."""


def worlds(bag: list[Species], hands: Hands, seat: Seat | None) -> Counter[World]:
    """All worlds that fit what the seat has seen, each as often as it can be drawn from the bag.

    Dinosaurs are drawn one by one, each of the bag for itself. A seat that chose a dinosaur is taken to have
    done so blindly: those that have left a hand were its first, whatever they turned out to be.
    """
    in_order = sorted(range(len(hands.at)), key=lambda holder: hands.at[holder].dealt_at)
    sizes = {holder: len(hands.at[holder].gone + hands.at[holder].dinosaurs) for holder in in_order}
    found = Counter[World]()
    for draw in permutations(bag):
        rest = iter(draw)
        drawn = {holder: list(islice(rest, sizes[holder])) for holder in in_order}
        if all(_looks_the_same(hands.at[holder], drawn[holder], seat) for holder in in_order):
            left = [drawn[holder][len(hands.at[holder].gone) :] for holder in range(len(in_order))]
            found[(*(herd_of(hand) for hand in left), herd_of(rest))] += 1
    return found


def _looks_the_same(hand: Hand, drawn: list[Species], seat: Seat | None) -> bool:
    gone = len(hand.gone)
    return drawn[:gone] == hand.gone and (
        seat not in hand.held_by or sorted(drawn[gone:]) == sorted(hand.dinosaurs)
    )


def guesses(state: DraftosaurusState, seat: Seat | None, dealt: int, times: int) -> Counter[World]:
    """The worlds of `times` resampled positions."""
    rng = Random(6)
    positions = (state.resample(seat, rng) for _ in range(times))
    return Counter((*position.hands[:dealt], position.bag) for position in positions)


def check_guesses(state: DraftosaurusState, hands: Hands, bag: list[Species], seat: Seat | None) -> None:
    """Every world that can be is guessed, no other, and each as often as it should be."""
    true, guessed = worlds(bag, hands, seat), guesses(state, seat, len(hands.at), times=1500)
    assert set(guessed) == set(true)
    for world, number in true.items():
        assert guessed[world] / 1500 == pytest.approx(number / true.total(), abs=0.05)


@pytest.mark.parametrize("tiny", TINY, ids=lambda tiny: f"{name_of(tiny.options)}-{tiny.rounds}x{tiny.hand}")
def test_guesses_are_exactly_as_likely_as_the_worlds(tiny: Tiny) -> None:
    """Over all draws of a tiny bag, counted one by one."""
    state, hands = tiny.start(), Hands(tiny.options)
    hands.bag = dinosaurs_of(tiny.herd)
    used: list[Species] = []
    for number, move in enumerate(play_on(state, Random(7))):
        if isinstance(move.action, Deal) and len(hands.at) == tiny.options.players:
            used = [species for hand in hands.at for species in hand.gone] + used  # a new round
        hands.follow(number, move)
        if number % 3 == 0 and state.acting():
            in_play = dinosaurs_of(minus(tiny.herd, herd_of(used)))
            for seat in (None, *range(tiny.options.players)):
                check_guesses(state, hands, in_play, seat)


def test_another_secret_choice_may_be_any() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, first=0))
    for _ in play_on(state, Random(8)):
        if state.phase.name == "place" and state.acting() == (0, 1, 2):
            break
    legal = list(state.legal(1))
    state.apply(1, legal[0])
    rng = Random(9)
    guessed = Counter(state.resample(0, rng).secret[1] for _ in range(300 * len(legal)))
    assert set(guessed) == set(legal)
    assert all(number == pytest.approx(300, abs=90) for number in guessed.values())
