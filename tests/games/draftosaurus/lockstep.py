"""The engine and the oracle play the same game side by side; the first thing they disagree on is named."""

from random import Random

from saurian.core import CHANCE, Seat
from saurian.games.draftosaurus.options import BOARDS
from saurian.games.draftosaurus.pieces import Herd, dinosaurs_of
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.translate import plain_zoo


def disagreement(state: DraftosaurusState, table: oracle.Table, rng: Random) -> str | None:
    """Play both to the end with the same random moves; where they first differ, or None."""
    while True:
        difference = _difference(state, table)
        if difference is not None or not state.acting():
            return difference
        seat = rng.choice(state.acting())
        action = state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, action)
        oracle.play(table, _name(seat), action.text)


def _difference(state: DraftosaurusState, table: oracle.Table) -> str | None:
    if [_name(seat) for seat in state.acting()] != oracle.to_act(table):
        return f"who acts: {state.acting()}, {oracle.to_act(table)}"
    for seat in state.acting():
        mine, its = {action.text for action in state.legal(seat)}, set(oracle.moves(table, _name(seat)))
        if mine != its:
            return f"legal moves of {seat} in step {table['step']}: {mine ^ its}"
    here, there = _position(state), _oracle_position(table)
    if here != there:
        return f"the position: {here}, {there}"
    return None if state.acting() else _difference_at_the_end(state, table)


def _position(state: DraftosaurusState) -> dict[str, object]:
    """What both keep."""
    return {
        "roller": state.roller,
        "bag": _names(state.bag),
        "box": _names(state.box),
        "hands": [_names(hand) for hand in state.hands if any(hand)],
        "zoos": [plain_zoo(state.board, zoo) for zoo in state.zoos],
    }


def _oracle_position(table: oracle.Table) -> dict[str, object]:
    return {
        "roller": table["roller"],
        "bag": sorted(table["bag"]),
        "box": sorted(table["box"]),
        "hands": [sorted(hand) for hand in table["hands"] if hand],
        "zoos": table["zoos"],
    }


def _difference_at_the_end(state: DraftosaurusState, table: oracle.Table) -> str | None:
    outcome = state.outcome()
    if outcome is None:
        return "the end"
    verdict = oracle.verdict(table["past"])
    mine = [list(outcome.totals), list(outcome.winners), outcome.tie_break, list(outcome.ranks)]
    its = [verdict["totals"], verdict["winners"], verdict["tie_break"], verdict["ranks"]]
    if mine != its:
        return f"the outcome: {mine}, {its}"
    match = len(BOARDS[state.options.board]) > 1
    for seat, parts in enumerate(outcome.parts):
        sheet = {
            f"{board}.{part}" if match else part: points
            for board, zoos in table["past"]
            for part, points in oracle.parts(board, zoos, seat).items()
        }
        if parts != sheet:
            return f"the points of {seat}: {parts}, {sheet}"
    return None


def _names(herd: Herd) -> list[str]:
    return sorted(species.id for species in dinosaurs_of(herd))


def _name(seat: Seat) -> int | str:
    return "chance" if seat == CHANCE else seat
