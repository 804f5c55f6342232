"""Hints: legal, the same for the same view, blind to what is hidden, and with reasons in words."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from saurian.bots import hints, levels_of, make_bot
from saurian.bots.draftosaurus.reasons import reasons
from saurian.bots.drakon.reasons import reasons as drakon_reasons
from saurian.bots.hints import Hint, Prospect, hint
from saurian.cli.screens.drakon.screen import DrakonScreen
from saurian.core import CHANCE, Action, Message, Problem, State
from saurian.games import GAMES, find_game
from saurian.games.draftosaurus.actions import Choose
from saurian.games.draftosaurus.pieces import SPECIES, herd_of
from saurian.locale import LANGUAGES, load_all_words
from tests.bots.draftosaurus_cases import CASES as DRAFTOSAURUS_CASES
from tests.bots.draftosaurus_cases import Case as DraftosaurusCase
from tests.bots.draftosaurus_cases import prospect
from tests.bots.drakon_cases import CASES, Case
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
        if way == "first sight" or not levels_of(game) or not found.others:
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
    assert work[0] == bot.iterations
    assert set(work[1:]) <= {bot.iterations // hints.FOLLOW_UP}


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_the_order_is_that_of_the_figures(game: str, options: Any) -> None:
    pytest.importorskip("numba")
    for state in positions(game, options, seed=5, every=6):
        seat = state.acting()[-1]
        found = hint(state.view(seat), game, LITTLE)
        figures = [(one.win_share, one.points) for one in (found.best, *found.others)]
        shown = [each for each in figures if each != (None, None)]
        assert figures[: len(shown)] == shown, "options without figures come last"
        assert shown == sorted(shown, reverse=True)
        assert all(f"{100 * share:.6f}".endswith(".000000") for share, _ in shown if share is not None)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_move_without_alternatives_has_no_figures(game: str, options: Any, way: str) -> None:
    forced = 0
    for state in positions(game, options, seed=6, every=1):
        seat = state.acting()[-1]
        if len(state.legal(seat)) == 1 and forced < 5:
            found = hint(state.view(seat), game, LITTLE)
            assert (found.best.win_share, found.best.points, found.others) == (None, None, ())
            assert [reason.id for reason in found.reasons] == ["hint-only-move"]
            forced += 1
    assert forced


def test_lucky_options_are_not_recommended() -> None:
    def option(number: int, trials: int, share: float, points: float = 9.96) -> Prospect:
        return Prospect(Choose(SPECIES[number]), None, share, points, trials)

    often, rarely, lucky, hardly = (
        option(0, 1000, 0.304),
        option(1, 60, 0.2),
        option(2, 60, 0.5),
        option(3, 5, 0.1),
    )
    ranked = hints.rank([hardly, lucky, rarely, often])
    assert [(one.action, one.win_share, one.points) for one in ranked] == [
        (often.action, 0.3, 10.0),
        (rarely.action, 0.2, 10.0),
        (hardly.action, None, None),
        (lucky.action, None, None),
    ]
    tied = hints.rank([option(0, 900, 0.301, 8.0), option(1, 500, 0.299, 9.0)])
    assert [one.points for one in tied] == [9.0, 8.0], "what looks equal is ordered by points"
    untried = [Prospect(Choose(species), None, None, None) for species in SPECIES]
    assert hints.rank(untried) == untried


@pytest.mark.parametrize("game", GAMES)
def test_alternatives_come_with_a_reason_of_their_own(game: str, way: str) -> None:
    explained = list[bool]()
    for state in positions(game, {"players": 3}, seed=4, every=15):
        found = hint(state.view(state.acting()[-1]), game, LITTLE)
        explained += [other.reason is not None for other in found.others[: hints.EXPLAINED]]
        assert all(other.reason is None for other in found.others[hints.EXPLAINED :])
    assert sum(explained) > 0.8 * len(explained) > 0


# --- reasons ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", DRAFTOSAURUS_CASES, ids=lambda case: f"{case.id}-{case.best}")
def test_the_most_telling_reason_in_draftosaurus(case: DraftosaurusCase) -> None:
    assert_said_first(case.id, case.reasons())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.id))
def test_the_most_telling_reason_in_drakon(case: Case) -> None:
    assert_said_first(case.id, case.reasons())


@pytest.mark.parametrize(("heroes", "said"), [(True, "hint-hero"), (False, "hint-hero-alike")])
def test_what_speaks_for_a_hero(heroes: bool, said: str) -> None:
    state = next(positions("drakon", {"players": 2, "heroes": heroes}, seed=1, every=1))
    view: Any = state.view(state.acting()[0])
    best, other = (Prospect(action, None, 0.5, 5.0) for action in view.legal()[:2])
    assert_said_first(said, drakon_reasons(view, best, other))


def assert_said_first(id: str, given: list[Message]) -> None:
    """That this is the most telling reason, in words of every language."""
    assert given[0].id == id, [reason.id for reason in given]
    for code in LANGUAGES:
        assert load_all_words(code).say(given[0], NAMES)


def test_every_reason_has_a_case() -> None:
    heroes = {"hint-hero", "hint-hero-alike"}
    assert {case.id for case in CASES} | heroes == reasons_in("drakon-hints")
    assert {case.id for case in DRAFTOSAURUS_CASES} == reasons_in("draftosaurus-hints")


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_person_can_always_give_a_reason(game: str, options: Any) -> None:
    """Whatever is recommended, also where it is nearly as good as something else."""
    adviser: Any = import_module(f"saurian.bots.{game}.hints")
    rng, said = Random(2), list[str]()
    for state in positions(game, options, seed=3, every=9):
        view = state.view(rng.choice(state.acting()))
        for action in rng.sample(legal := list(view.legal()), min(4, len(legal))):
            best, other = (Prospect(one, None, 0.5, 9.0) for one in (action, rng.choice(legal)))
            said.append(adviser.reasons(view, best, other)[0].id)
    assert said.count(hints.FOUND) <= len(said) / 20


def test_what_a_neighbour_would_be_passed_is_all_that_is_said_of_hands() -> None:
    """The other hands may be any: nothing that is said depends on them."""
    case = next(case for case in DRAFTOSAURUS_CASES if case.id == "hint-denies")
    state = case.state()
    state.hands[1], state.hands[2] = (herd_of([species] * 2) for species in SPECIES[:2])
    best, other = prospect(case.best), prospect(case.other)
    assert reasons(state.view(0), best, other) == case.reasons()


def reasons_in(resource: str) -> set[str]:
    return {text.id for text in texts("en") if text.resource == resource} - {DrakonScreen.counted}


def test_what_the_figures_say_comes_after_what_a_person_would_say() -> None:
    class Adviser:
        """A game that has one thing to say of any move, or has to fall back on the search."""

        def __init__(self, id: str) -> None:
            self.id = id

        def reasons(self, *_: Any) -> list[Message]:
            return [Message(self.id)]

    def said(best: float | None, other: float | None, silent: bool = False) -> list[str]:
        options = [Prospect(Action(), None, share, share) for share in (best, other)]
        adviser: Any = Adviser(hints.FOUND if silent else "hint-good")
        return [reason.id for reason in hints._reasons(adviser, None, *options)]  # type: ignore[arg-type]

    assert said(0.5, 0.495) == ["hint-good", "hint-close"]
    assert said(0.5, 0.47) == ["hint-good"]
    assert said(0.5, 0.3) == ["hint-good", "hint-clear"]
    assert said(0.5, None) == ["hint-good"]
    assert said(None, None) == ["hint-good"]
    assert said(None, None, silent=True) == ["hint-first-sight"]


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_who_has_nothing_to_decide_gets_no_hint(game: str) -> None:
    state = find_game(game).start()
    for seat in (0, 1):  # chance acts first
        with pytest.raises(ValueError, match=rf"seat {seat} has nothing to decide now; .*: none"):
            hint(state.view(seat), game)
    state = next(positions(game, {"players": 2}, 1, 1))
    with pytest.raises(ValueError, match="a spectator has nothing to decide"):
        hint(state.view(None), game)
    if game == "drakon":
        (acting,) = state.acting()
        with pytest.raises(ValueError, match=rf"seat {1 - acting} has nothing .*: {acting}"):
            hint(state.view(1 - acting), game)
    with pytest.raises(Problem, match="bad-game"):
        hint(state.view(state.acting()[0]), "chess")
    for iterations in (0, -1, 2.5, "5"):
        with pytest.raises(ValueError, match="iterations is a whole number from 1"):
            hint(state.view(state.acting()[0]), game, iterations=iterations)  # type: ignore[arg-type]
