"""What holds in every position of every game, whatever the options."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from saurian.core import CHANCE, IllegalAction, Player, Problem, Replay, Session, write_record
from saurian.games import find_game
from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import Coin, Draw, FirstPlayer, Snatch
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import LAYOUTS, Chamber
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.validate import check_position
from tests.games.drakon.mixes import MIXES, name_of, tiny_box
from tests.random_games import play_on, random_game, random_position

EVERY_MIX = pytest.mark.parametrize("options", MIXES, ids=name_of)
EVERY_OTHER_MIX = pytest.mark.parametrize("options", MIXES[::2] + MIXES[13::14], ids=name_of)
SOME_MIXES = pytest.mark.parametrize("options", MIXES[::5], ids=name_of)
ALL_ACTIONS = [all_actions().action(code) for code in range(len(all_actions()))]
SAMPLE = Random(0).sample(ALL_ACTIONS, 300) + [a for a in ALL_ACTIONS if not a.text.startswith(("put", "at"))]
WHOLE_GAME = 500


# --- chambers, coins, arrows ---


@EVERY_MIX
@pytest.mark.rule("K-02", "K-03", "K-12", "K-21", "K-23", "K-57")
def test_nothing_is_lost_and_no_two_arrows_ever_face(options: DrakonOptions) -> None:
    """72 chambers, 28 coins, the entrance in its place, figures on chambers, a log that can have been."""
    state = DRAKON.start(options)
    rng = Random(name_of(options))
    for number, _ in enumerate(play_on(state, rng)):
        if number % 7 == 0 or not state.acting():
            check_position(state)
    check_position(state)
    assert state.outcome() is not None
    hands = sum(map(len, state.hands))
    assert len(state.pile) + hands + len(state.lair) + len(state.ruins) + len(state.discards) == 72
    assert sum(state.hoard) + sum(map(sum, state.purses)) == 28


@EVERY_OTHER_MIX
@pytest.mark.rule("K-12", "K-50")
def test_every_game_ends(options: DrakonOptions) -> None:
    for seed in range(2):
        state, moves = random_game(DRAKON, options, seed)
        assert state.ending in ("goal", "escaped", "exhausted", "idle")
        assert len(moves) < 40_000


@pytest.mark.rule("K-13")
@SOME_MIXES
def test_every_chamber_of_a_box_fits_somewhere(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for _ in play_on(state, Random(2)):
        assert all(state.lair.has_room_for(LAYOUTS[name]) for name in "0ISCT")


@SOME_MIXES
def test_the_frontier_is_kept_true(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for number, _ in enumerate(play_on(state, Random(3))):
        if number % 5 == 0:
            fresh = type(state.lair)()
            for cell, chamber in state.lair.chambers.items():
                fresh.put(cell, chamber)
            assert fresh == state.lair
            assert fresh.frontier == state.lair.frontier


# --- legal, why_not and apply agree ---


def check_actions(state: DrakonState) -> None:
    """Exactly the legal actions are accepted, and a refused one changes nothing."""
    untouched = state.clone()
    with pytest.raises(ValueError, match="no seat"):
        state.legal(state.options.players)
    for seat in (CHANCE, *range(state.options.players)):
        legal = list(state.legal(seat))
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in state.acting())
        for action in set(SAMPLE) - set(legal):
            assert state.why_not(seat, action) is not None
            with pytest.raises(IllegalAction):
                state.apply(seat, action)
        assert state == untouched
        for action in legal:
            assert state.why_not(seat, action) is None
            after = state.clone()
            after.apply(seat, action)
            assert after != state
        assert state == untouched


@SOME_MIXES
def test_legal_is_exactly_what_apply_accepts(options: DrakonOptions) -> None:
    rng = Random(name_of(options))
    for _ in range(3):
        check_actions(random_position(DRAKON, options, rng, WHOLE_GAME))


@pytest.mark.soak
@EVERY_MIX
def test_legal_is_exactly_what_apply_accepts_of_all_actions(options: DrakonOptions) -> None:
    rng = Random(name_of(options))
    for _ in range(8):
        state = random_position(DRAKON, options, rng, WHOLE_GAME)
        check_actions(state)
        for seat in state.acting():
            legal = set(state.legal(seat))
            assert legal == {action for action in ALL_ACTIONS if state.why_not(seat, action) is None}


@pytest.mark.parametrize("options", MIXES[3::24], ids=name_of)
def test_of_all_actions_the_legal_ones_are_accepted(options: DrakonOptions) -> None:
    state = random_position(DRAKON, options, Random(4), WHOLE_GAME)
    for seat in state.acting():
        legal = set(state.legal(seat))
        assert legal == {action for action in ALL_ACTIONS if state.why_not(seat, action) is None}


@SOME_MIXES
def test_a_view_allows_what_the_state_allows(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    rng = Random(5)
    for number, _ in enumerate(play_on(state, rng)):
        if number % 9 == 0:
            action = rng.choice(SAMPLE)
            for seat in range(options.players):
                view = state.view(seat)
                assert view.acting() == state.acting()
                assert list(view.legal()) == list(state.legal(seat))
                assert (view.why_not(action) is None) == (state.why_not(seat, action) is None)
            assert not state.view(None).legal()
            assert state.view(None).why_not(action) is not None


def test_nothing_can_be_taken_back() -> None:
    state = DRAKON.start(DrakonOptions())
    with pytest.raises(IllegalAction):
        state.retract(0)


# --- copies ---


@SOME_MIXES
def test_no_past_copy_ever_changes(options: DrakonOptions) -> None:
    """Copies taken along a game, played on themselves, and views: all stay as they were."""
    state = DRAKON.start(options)
    kept = []
    for number, _ in enumerate(play_on(state, Random(6))):
        if number % 11 == 0:
            copy = state.clone()
            assert copy == state
            assert copy is not state
            view = state.view(number % options.players)
            kept.append((copy, DRAKON.write_position(state), view, repr(view), list(view.lair)))
            for _, _ in zip(range(8), play_on(state.clone(), Random(number)), strict=False):
                pass
    for copy, text, view, shown, lair in kept:
        assert DRAKON.write_position(copy) == text
        assert repr(view).partition("lair=")[2][60:] == shown.partition("lair=")[2][60:]
        assert list(view.lair) == lair


def test_different_positions_are_not_equal() -> None:
    state = DRAKON.start(DrakonOptions())
    copies = [state.clone(), *(state.clone() for _ in play_on(state, Random(7)))]
    assert all(before != after for before, after in pairwise(copies))
    assert state != "a position"


# --- records, texts, codes ---


@EVERY_OTHER_MIX
def test_a_record_replays_to_the_same_game(options: DrakonOptions) -> None:
    session = Session(DRAKON, options, [Player(f"Ann {n}", "random") for n in range(options.players)])
    rng = Random(8)
    heard = []
    while session.state.acting():
        (seat,) = session.state.acting()
        action = session.state.sample(rng) if seat == CHANCE else rng.choice(session.state.legal(seat))
        heard.append(session.apply(seat, action))
    text = session.record()
    replay = Replay(text.encode().splitlines(keepends=True), find_game)
    steps = list(replay)
    assert replay.finished
    assert replay.options == options
    assert replay.state == session.state
    assert [step.events for step in steps] == heard
    moves = [(step.seat, step.action) for step in steps]
    assert (
        write_record(DRAKON, replay.state, DRAKON.rules_version, options.to_json(), replay.players, moves)
        == text
    )


@EVERY_OTHER_MIX
def test_a_position_is_read_as_it_was_written(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for number, _ in enumerate(play_on(state, Random(9))):
        if number % 29 == 0 or not state.acting():
            text = DRAKON.write_position(state)
            assert "\n" not in text
            again = DRAKON.read_position(text)
            assert again == state
            assert DRAKON.write_position(again) == text


def test_codes_are_total_and_two_way() -> None:
    assert DRAKON.codes == len(ALL_ACTIONS) == len(set(ALL_ACTIONS))
    for code, action in enumerate(ALL_ACTIONS):
        assert DRAKON.code(action) == code
    for code in (-1, DRAKON.codes):
        with pytest.raises(Problem):
            DRAKON.action(code)


def test_texts_are_total_and_two_way() -> None:
    for action in ALL_ACTIONS:
        assert DRAKON.read_move(action.text) == action
    assert DRAKON.read_move("  go N \n").text == "go N"


@SOME_MIXES
def test_everything_that_happens_has_a_code(options: DrakonOptions) -> None:
    _, moves = random_game(DRAKON, options, seed=10)
    known = set(ALL_ACTIONS)
    assert all(move.action in known for move in moves)


# --- chance ---


@SOME_MIXES
@pytest.mark.rule("K-01", "K-04", "K-40", "K-43")
def test_odds_are_what_chance_may_do(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    rng = Random(11)
    for _ in play_on(state, rng):
        if CHANCE not in state.acting():
            assert not state.odds()
            with pytest.raises(IllegalAction):
                state.sample(rng)
        else:
            odds = state.odds()
            assert [action for action, _ in odds] == list(state.legal(CHANCE))
            assert all(weight > 0 for _, weight in odds)
            assert state.sample(rng) in {action for action, _ in odds}


def test_chance_acts_by_its_odds() -> None:
    box = tiny_box(
        {"find-coin": {"T": 2, "I": 1}, "steal-chamber": {"T": 3}, "lose-coin": {"T": 2}}, (2, 3, 1), 2
    )
    rng = Random(12)
    kinds: set[type] = set()
    for seed in range(12):
        state = DrakonState.start(DrakonOptions(2), box)
        check_shares(state, rng)
        for _ in play_on(state, Random(seed)):
            kind = {type(action) for action, _ in state.odds()}
            if kind and (not kind <= kinds or rng.random() < 0.1):
                kinds |= kind
                check_shares(state, rng)
    assert kinds == {Draw, Coin, Snatch}


def check_shares(state: DrakonState, rng: Random) -> None:
    """Chance does everything as often as its odds say."""
    odds = dict(state.odds())
    drawn = Counter(state.sample(rng) for _ in range(3000))
    assert set(drawn) == set(odds)
    for action, weight in odds.items():
        assert drawn[action] / 3000 == pytest.approx(weight / sum(odds.values()), abs=0.04)


@pytest.mark.parametrize("action", [FirstPlayer(-1), FirstPlayer(4), Draw(Chamber("entrance", 15)), Coin(4)])
def test_chance_does_nothing_that_cannot_be(action: FirstPlayer | Draw | Coin) -> None:
    for first in (None, 0):
        state = DRAKON.start(DrakonOptions(first=first))
        with pytest.raises(IllegalAction):
            state.apply(CHANCE, action)
