"""Hints: legal, the same for the same view, blind to what is hidden, and with reasons in words."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from saurian.bots import LEVELS, hints, make_bot
from saurian.bots.draftosaurus.reasons import reasons
from saurian.bots.hints import Hint, Prospect, hint
from saurian.cli.screens.drakon.screen import DrakonScreen
from saurian.core import CHANCE, Action, Message, State
from saurian.games import GAMES, find_game
from saurian.games.draftosaurus.actions import PLACE, Choose
from saurian.games.draftosaurus.legal import binding_die, placeable
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.locale import LANGUAGES, load_all_words
from tests.bots.drakon_cases import CASES, Case
from tests.games.draftosaurus.mixes import MIXES
from tests.locale.ftl import texts
from tests.random_games import play_on

LITTLE = 60
"""Roll-outs."""
NAMES = ["Anna", "Борис", "Çelik", "Dörte", "Ewa", "Їжак"]
OPTIONS = [
    ("draftosaurus", {"players": 2, "board": "winter"}),
    ("draftosaurus", {"players": 5, "board": "match", "order": "quick"}),
    ("draftosaurus", {"players": 3, "rules": "polish"}),
    ("drakon", {"players": 2, "heroes": True}),
    ("drakon", {"players": 3, "escape": True, "two_actions": True}),
    ("drakon", {"players": 4, "heroes": True, "teams": True, "short": True}),
]


def positions(game: str, options: Any, seed: int, every: int) -> Iterator[State[Any]]:
    """Some positions of a random game in which a seat decides."""
    state = find_game(game).start(find_game(game).options(options))
    deciding = (state for _ in play_on(state, Random(seed)) if state.acting() not in ((), (CHANCE,)))
    return islice(deciding, 0, 200, every)


def actions_of(found: Hint) -> list[Action]:
    return [found.best.action, *(other.action for other in found.others)]


@pytest.fixture(params=["search", "first sight"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With a search, and as it is where Numba is missing."""
    if request.param == "search":
        pytest.importorskip("numba")
    else:
        monkeypatch.setattr(hints, "COMPILED", False)
    return str(request.param)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_hint_covers_every_legal_action_and_says_why(game: str, options: Any, way: str) -> None:
    for state in positions(game, options, seed=9, every=11):
        seat = state.acting()[-1]
        found = hint(state.view(seat), game, LITTLE)
        assert sorted(action.text for action in actions_of(found)) == sorted(
            action.text for action in state.legal(seat)
        )
        assert 1 <= len(found.reasons) <= hints.MOST_REASONS
        assert [found.reasons.count(reason) for reason in found.reasons] == [1] * len(found.reasons)
        if way == "first sight" or game not in LEVELS:
            assert found.best.win_share is None
        else:
            assert found.best.win_share is not None
            assert 0 <= found.best.win_share <= 1


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_what_is_to_be_done_then_is_legal_then(game: str, options: Any, way: str) -> None:
    for state in positions(game, options, seed=8, every=11):
        seat = state.acting()[-1]
        best = hint(state.view(seat), game, LITTLE).best
        state = state.clone()
        state.apply(seat, best.action)
        if best.then is not None and state.acting() == (seat,):  # otherwise others decide in the meantime
            assert best.then in state.legal(seat)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_hint_is_the_same_whatever_is_hidden(game: str, options: Any, way: str) -> None:
    rng = Random(3)
    for state in positions(game, options, seed=7, every=17):
        seat = rng.choice(state.acting())
        other = state.resample(seat, rng)
        assert hint(state.view(seat), game, LITTLE) == hint(other.view(seat), game, LITTLE)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_worth_as_much_work_as_a_move_of_its_level(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    work = []

    def prospects(view: Any, iterations: int, seed: int) -> list[Prospect]:
        work.append(iterations)
        return [Prospect(action, None, 0.5, 10.0) for action in view.legal()]

    monkeypatch.setattr(f"saurian.bots.{game}.hints.prospects", prospects)
    state = next(positions(game, {}, seed=1, every=1))
    hint(state.view(state.acting()[0]), game)
    bot: Any = make_bot(hints.LEVEL, game)
    assert set(work) == {bot.iterations}


# --- reasons ------------------------------------------------------------------------------------------


def options_of(view: DraftosaurusView, rng: Random) -> Iterator[tuple[Prospect, Prospect]]:
    """Every legal action as if it were the best, each against some other one."""
    legal = view.legal()
    for action in legal if len(legal) > 1 else ():
        other = rng.choice([one for one in legal if one != action])
        yield prospect(view, action, rng), prospect(view, other, rng)


def prospect(view: DraftosaurusView, action: Action, rng: Random) -> Prospect:
    """The action; a dinosaur that is being chosen goes anywhere."""
    then = None
    if isinstance(action, Choose):
        assert view.seat is not None
        spots = placeable(view.board, view.zoos[view.seat], action.species, binding_die(view, view.seat))
        then = PLACE[rng.choice(list(spots)).id]
    return Prospect(action, then, 0.5, 30.0)


def test_every_reason_in_draftosaurus_is_given_sooner_or_later() -> None:
    rng, given = Random(5), dict[str, Message]()
    for seed, options in enumerate(MIXES[::3]):
        for state in positions("draftosaurus", options.to_json(), seed, every=5):
            view = state.view(rng.choice(state.acting()))
            assert isinstance(view, DraftosaurusView)
            for best, other in options_of(view, rng):
                given |= {reason.id: reason for reason in reasons(view, best, other)}
    assert given.keys() == reasons_in("draftosaurus-hints")
    for code in LANGUAGES:
        assert all(load_all_words(code).say(reason, NAMES) for reason in given.values())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.id))
def test_a_reason_in_drakon(case: Case) -> None:
    given = {reason.id: reason for reason in case.reasons()}
    assert case.id in given
    for code in LANGUAGES:
        assert load_all_words(code).say(given[case.id], NAMES)


def test_every_reason_in_drakon_has_a_case() -> None:
    assert {case.id for case in CASES} == reasons_in("drakon-hints")


def reasons_in(resource: str) -> set[str]:
    return {text.id for text in texts("en") if text.resource == resource} - {DrakonScreen.counted}


def test_the_reasons_that_need_no_game() -> None:
    class Silent:
        """A game that has nothing to say."""

        def reasons(self, *_: Any) -> list[Any]:
            return []

    def said(best: float | None, *others: float | None) -> list[str]:
        options = [Prospect(Action(), None, share, share) for share in (best, *others)]
        silent: Any = Silent()
        return [reason.id for reason in hints._reasons(silent, None, options[0], options[1:])]  # type: ignore[arg-type]

    assert said(0.5) == ["hint-only-move"]
    assert said(0.5, 0.499) == ["hint-close"]
    assert said(0.5, 0.47) == ["hint-found"]
    assert said(0.5, 0.3) == ["hint-clear"]
    assert said(0.5, None) == ["hint-found"]
    assert said(None, None) == ["hint-first-sight"]
