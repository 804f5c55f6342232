"""What holds in every position of every game, whatever the options."""

import pickle
from collections import Counter
from itertools import chain, pairwise
from random import Random

import pytest

from saurian.core import CHANCE, IllegalAction, Player, Problem, Replay, Session, write_record
from saurian.games import find_game
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import Deal, DraftosaurusAction, FirstRoller, Roll, all_actions
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import Herd, herd_of, plus
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus.mixes import MIXES, Tiny, herd, name_of
from tests.random_games import play_on, random_game, random_position

EVERY_MIX = pytest.mark.parametrize("options", MIXES, ids=name_of)
ALL_ACTIONS = [all_actions().action(code) for code in range(len(all_actions()))]
WHOLE_GAME = 400
"""More moves than the longest game has."""


# --- dinosaurs ---


def all_dinosaurs(state: DraftosaurusState) -> Herd:
    """Bag, box, hands, those on their way, and zoos."""
    everywhere = plus(state.bag, state.box)
    for hand in state.hands:
        everywhere = plus(everywhere, hand)
    in_the_open = chain(state.revealed, *(contents for zoo in state.zoos for contents in zoo))
    return plus(everywhere, herd_of(in_the_open))


@EVERY_MIX
@pytest.mark.rule("D-02", "D-03")
def test_no_dinosaur_is_lost_or_found(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    full = {2: 8, 3: 6, 4: 8, 5: 10}[options.players]
    assert all_dinosaurs(state) == (full,) * 6
    for _ in play_on(state, Random(1)):
        assert all_dinosaurs(state) == (full,) * 6


# --- legal, why_not and apply agree ---


def check_every_action(state: DraftosaurusState) -> None:
    """Of all actions there are, exactly the legal ones are accepted, and a refused one changes nothing."""
    untouched = state.clone()
    for seat in (CHANCE, *range(state.options.players)):
        legal = list(state.legal(seat))
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in state.acting())
        for action in set(ALL_ACTIONS) - set(legal):
            assert state.why_not(seat, action) is not None
            with pytest.raises(IllegalAction):
                state.apply(seat, action)
        assert state == untouched
        for action in legal if len(legal) < 100 else legal[::20]:
            assert state.why_not(seat, action) is None
            after = state.clone()
            after.apply(seat, action)
            assert after != state
        assert state == untouched


@pytest.mark.parametrize("options", MIXES[::3], ids=name_of)
def test_legal_is_exactly_what_apply_accepts(options: DraftosaurusOptions) -> None:
    rng = Random(name_of(options))
    for _ in range(2):
        check_every_action(random_position(DRAFTOSAURUS, options, rng, WHOLE_GAME))


@pytest.mark.soak
@EVERY_MIX
def test_legal_is_exactly_what_apply_accepts_all_along(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    for number, _ in enumerate(play_on(state, Random(3))):
        if number % 7 == 0:
            check_every_action(state)


@EVERY_MIX
def test_a_view_allows_what_the_state_allows(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    rng = Random(4)
    for number, _ in enumerate(play_on(state, rng)):
        if number % 5 == 0:
            action = rng.choice(ALL_ACTIONS)
            for seat in range(options.players):
                view = state.view(seat)
                assert view.acting() == state.acting()
                assert list(view.legal()) == list(state.legal(seat))
                assert view.why_not(action) == state.why_not(seat, action)
                assert view.scores() == state.scores()
            assert not state.view(None).legal()
            assert state.view(None).why_not(action) is not None


# --- copies ---


@EVERY_MIX
def test_no_past_copy_ever_changes(options: DraftosaurusOptions) -> None:
    """Copies taken along a game, played on themselves, and views: all stay as they were."""
    state = DRAFTOSAURUS.start(options)
    kept = []
    for number, _ in enumerate(play_on(state, Random(5))):
        if number % 4 == 0:
            copy = state.clone()
            assert copy == state
            assert copy is not state
            view = state.view(number % options.players)
            kept.append((copy, DRAFTOSAURUS.write_position(state), view, repr(view.hands), view.acting_seats))
            for _, _ in zip(range(5), play_on(state.clone(), Random(number)), strict=False):
                pass
    for copy, text, view, hands, acting_seats in kept:
        assert DRAFTOSAURUS.write_position(copy) == text
        assert (repr(view.hands), view.acting_seats) == (hands, acting_seats)


@pytest.mark.parametrize("options", MIXES[::7], ids=name_of)
def test_a_position_can_be_pickled_and_played_on(options: DraftosaurusOptions) -> None:
    """Other processes get positions so."""
    rng = Random(5)
    for _ in range(5):
        state = random_position(DRAFTOSAURUS, options, rng, WHOLE_GAME)
        again = pickle.loads(pickle.dumps(state))
        assert again.phase is state.phase
        for _ in zip(play_on(state, Random(6)), play_on(again, Random(6)), strict=True):
            pass
        assert DRAFTOSAURUS.write_position(again) == DRAFTOSAURUS.write_position(state)
        assert again.outcome() == state.outcome()


def test_different_positions_are_not_equal() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions())
    copies = [state.clone(), *(state.clone() for _ in play_on(state, Random(6)))]
    assert all(before != after for before, after in pairwise(copies))
    assert state != "a position"


# --- records, texts, codes ---


@EVERY_MIX
def test_a_record_replays_to_the_same_game(options: DraftosaurusOptions) -> None:
    session = Session(DRAFTOSAURUS, options, [Player(f"Ann {n}", "random") for n in range(options.players)])
    rng = Random(7)
    heard = []
    while session.state.acting():
        seat = rng.choice(session.state.acting())
        legal = session.state.sample(rng) if seat == CHANCE else rng.choice(session.state.legal(seat))
        heard.append(session.apply(seat, legal))
    text = session.record()
    replay = Replay(text.encode().splitlines(keepends=True), find_game)
    steps = list(replay)
    assert replay.finished
    assert replay.options == options
    assert replay.players == session.players
    assert replay.state == session.state
    assert [step.events for step in steps] == heard
    moves = [(step.seat, step.action) for step in steps]
    assert write_record(DRAFTOSAURUS, replay.state, 1, options.to_json(), replay.players, moves) == text


@EVERY_MIX
def test_a_position_is_read_as_it_was_written(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    for number, _ in enumerate(play_on(state, Random(8))):
        if number % 6 == 0 or not state.acting():
            text = DRAFTOSAURUS.write_position(state)
            assert "\n" not in text
            again = DRAFTOSAURUS.read_position(text)
            assert again == state
            assert DRAFTOSAURUS.write_position(again) == text


def test_codes_are_total_and_two_way() -> None:
    assert DRAFTOSAURUS.codes == len(ALL_ACTIONS) == len(set(ALL_ACTIONS))
    for code, action in enumerate(ALL_ACTIONS):
        assert DRAFTOSAURUS.code(action) == code
        assert DRAFTOSAURUS.action(code) == action
    for code in (-1, DRAFTOSAURUS.codes):
        with pytest.raises(Problem):
            DRAFTOSAURUS.action(code)


def test_texts_are_total_and_two_way() -> None:
    for action in ALL_ACTIONS:
        assert DRAFTOSAURUS.read_move(action.text) == action
        assert DRAFTOSAURUS.read_move(f"  {action.text} \n") == action


@EVERY_MIX
def test_everything_that_happens_has_a_code(options: DraftosaurusOptions) -> None:
    _, moves = random_game(DRAFTOSAURUS, options, seed=9)
    known = set(ALL_ACTIONS)
    assert all(move.action in known for move in moves)


# --- taking back ---


@EVERY_MIX
def test_what_is_taken_back_never_was(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    rng = Random(10)
    for number, _ in enumerate(play_on(state, rng)):
        seats = [seat for seat in state.acting() if seat != CHANCE]
        if number % 3 or len(seats) < 2:
            continue
        before, seat = state.clone(), rng.choice(seats)
        state.apply(seat, rng.choice(state.legal(seat)))
        state.retract(seat)
        assert state == before
        assert DRAFTOSAURUS.write_position(state) == DRAFTOSAURUS.write_position(before)
        assert state.view(seat) == before.view(seat)


@EVERY_MIX
def test_what_is_revealed_cannot_be_taken_back(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    for _ in play_on(state, Random(11)):
        before = state.clone()
        for seat in (CHANCE, *range(options.players + 1)):
            undecided = seat in state.acting() or not state.acting() or CHANCE in state.acting()
            if undecided or seat not in range(options.players) or state.secret[seat] is None:
                with pytest.raises(IllegalAction):
                    state.retract(seat)
        assert state == before


# --- chance ---


@EVERY_MIX
@pytest.mark.rule("D-04", "D-05", "D-10")
def test_odds_are_what_chance_may_do(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    rng = Random(12)
    for number, _ in enumerate(play_on(state, rng)):
        if CHANCE not in state.acting():
            assert not state.odds()
            with pytest.raises(IllegalAction):
                state.sample(rng)
        elif number % 3 == 0:
            odds = state.odds()
            assert [action for action, _ in odds] == list(state.legal(CHANCE))
            assert all(weight > 0 for _, weight in odds)
            assert state.sample(rng) in {action for action, _ in odds}


def shares(state: DraftosaurusState, times: int) -> dict[DraftosaurusAction, float]:
    """How often chance does what in `times` draws."""
    rng = Random(13)
    counts = Counter(state.sample(rng) for _ in range(times))
    return {action: number / times for action, number in counts.items()}


TINY_BAG = Tiny(DraftosaurusOptions(players=3, first=0), herd("TTTDDC"), rounds=1, turns=2, hand=2)


@pytest.mark.rule("D-05", "D-10")
def test_chance_acts_by_its_odds() -> None:
    state = TINY_BAG.start()
    kinds = set()
    while state.phase.name in ("deal", "roll"):
        odds = dict(state.odds())
        kinds |= {type(action) for action in odds}
        drawn = shares(state, times=4000)
        assert set(drawn) == set(odds)
        for action, weight in odds.items():
            assert drawn[action] == pytest.approx(weight / sum(odds.values()), abs=0.03)
        state.apply(CHANCE, max(odds, key=odds.__getitem__))
    assert kinds == {Deal, Roll}


@pytest.mark.rule("D-10")
def test_a_hand_is_as_likely_as_there_are_ways_to_draw_it() -> None:
    odds = {action.text: weight for action, weight in TINY_BAG.start().odds()}
    assert odds == {"deal TT": 3, "deal TD": 6, "deal TC": 3, "deal DD": 1, "deal DC": 2}


@pytest.mark.rule("D-04")
def test_anyone_may_be_the_first_roller() -> None:
    for players in range(2, 6):
        state = DRAFTOSAURUS.start(DraftosaurusOptions(players=players))
        assert dict(state.odds()) == {FirstRoller(seat): 1 for seat in range(players)}
        assert set(shares(state, times=400)) == set(dict(state.odds()))


@pytest.mark.rule("D-05")
def test_the_die_has_six_different_faces() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(first=0))
    for _ in play_on(state, Random(14)):
        if state.phase.name == "roll":
            assert {action.text: weight for action, weight in state.odds()} == {
                "roll woodlands": 1,
                "roll grasslands": 1,
                "roll food-court": 1,
                "roll restrooms": 1,
                "roll empty-pen": 1,
                "roll no-trex": 1,
            }
            break


@pytest.mark.parametrize("action", [FirstRoller(-1), FirstRoller(4), Deal((-1, 7, 0, 0, 0, 0))])
def test_chance_does_nothing_that_cannot_be(action: DraftosaurusAction) -> None:
    for first in (None, 0):
        state = DRAFTOSAURUS.start(DraftosaurusOptions(first=first))
        with pytest.raises(IllegalAction):
            state.apply(CHANCE, action)
