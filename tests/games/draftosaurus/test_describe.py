"""Where a client lights pens up, and the points that it shows."""

from random import Random
from typing import Any

import pytest

from saurian.core import Seat
from saurian.core.message import describe_message
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import DRAFT, PLACE, REHOME, DraftosaurusAction
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.phases import DRAFTING
from saurian.games.draftosaurus.pieces import BY_ID, Species
from saurian.games.draftosaurus.scorepad import count, read_sheet, to_json
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus.mixes import MIXES, name_of
from tests.random_games import play_on

SOME_MIXES = pytest.mark.parametrize("options", MIXES[::5], ids=name_of)


def shown(state: DraftosaurusState, seat: Seat | None) -> dict[str, Any]:
    return DRAFTOSAURUS.describe(state.view(seat))


def placing(state: DraftosaurusState, species: Species, spot: str) -> DraftosaurusAction:
    """The action that puts the dinosaur there in this step."""
    if state.phase.name == "rehome":
        return REHOME[spot]
    return PLACE[spot] if state.phase.name == "place" else DRAFT[species, spot]


@SOME_MIXES
def test_a_place_is_lit_if_it_is_legal_and_else_says_why_not(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    seen = set()
    for _ in play_on(state, Random(2)):
        for seat in range(options.players):
            places = shown(state, seat)["places"]
            if seat not in state.acting() or state.phase.name == "discard":
                assert places == {}
                continue
            seen.add(state.phase.name)
            phase = DRAFTING if state.phase.name == "choose" else state.phase
            for species, spots in places.items():
                assert list(spots) == [spot.id for spot in state.board.spots]
                for spot, why in spots.items():
                    message = phase.why_not(state, seat, placing(state, BY_ID[species], spot))
                    assert why == (None if message is None else describe_message(message))
    assert ({"draft"} if options.order == "quick" else {"choose", "place"}) <= seen


@pytest.mark.rule("D-11")
@pytest.mark.parametrize("options", [mix for mix in MIXES if mix.order == "printed"][::4], ids=name_of)
def test_who_chooses_sees_where_he_will_be_able_to_place(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    foreseen: dict[Seat, dict[str, Any]] = {}
    for _ in play_on(state, Random(3)):
        for seat in state.acting():
            if state.phase.name == "choose":
                hand = shown(state, seat)["hands"][seat]
                foreseen[seat] = shown(state, seat)["places"]
                assert foreseen[seat].keys() == hand.keys()
            elif state.phase.name == "place":
                revealed = shown(state, seat)["revealed"][seat]
                assert shown(state, seat)["places"] == {revealed: foreseen[seat][revealed]}


@SOME_MIXES
def test_zoos_are_shown_and_counted_as_by_the_score_pad(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    for _ in play_on(state, Random(4)):
        if state.phase.name in ("discard", "rehome"):  # the score pad wants full zoos to be rehomed
            continue
        now = shown(state, None)
        for table in (now, *now["past"]):
            sheet = read_sheet(
                {
                    "game": "draftosaurus",
                    "board": table["board"],
                    "rules": options.rules,
                    "zoos": table["zoos"],
                }
            )
            zoos = to_json(sheet, count(sheet))["zoos"]
            assert table["scores"] == [{"total": zoo["total"], "parts": zoo["parts"]} for zoo in zoos]
            assert table["trexes"] == [zoo["trexes"] for zoo in zoos]
    outcome = state.outcome()
    assert outcome is not None
    assert shown(state, None)["totals"] == list(outcome.totals)
    assert len(shown(state, None)["past"]) == (1 if options.board == "match" else 0)


@pytest.mark.rule("D-12")
@pytest.mark.rule("D-16")
def test_the_die_binds_all_but_the_roller_and_in_the_last_turn_of_five_everyone() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(5, last_turn_binds_all=True))
    for _ in play_on(state, Random(6)):
        now = shown(state, None)
        binds_all = now["turn"] == now["turns"]
        expected = [now["die"] is not None and (binds_all or seat != now["roller"]) for seat in range(5)]
        assert now["bound"] == expected


def test_rounds_and_turns_are_counted_from_one_until_all_is_counted() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(2))
    counted = [(1, 1)]
    for _ in play_on(state, Random(7)):
        now = shown(state, None)
        if (now["round"], now["turn"]) != counted[-1]:
            counted.append((now["round"], now["turn"]))
    assert counted == [*((r, t) for r in range(1, 5) for t in range(1, 4)), (None, None)]


def test_ones_own_choice_is_shown_to_oneself_alone() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(3, order="quick"))
    game = play_on(state, Random(1))
    while len(state.acting()) != 3:
        next(game)
    action = state.legal(1)[0]
    state.apply(1, action)
    assert [shown(state, seat)["decided"] for seat in (None, 0, 1)] == [[1]] * 3
    assert [shown(state, seat)["choice"] for seat in (None, 0)] == [None, None]
    assert shown(state, 1)["choice"]["move"] == action.text
