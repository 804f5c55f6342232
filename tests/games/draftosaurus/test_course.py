"""The course of play: rounds and turns, the die, the hands, the end (D-10 to D-18)."""

from collections import Counter
from random import Random

import pytest

from saurian.core import CHANCE
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import Choose, Deal, Discard, Draft, FirstRoller, Place, Rehome, Roll
from saurian.games.draftosaurus.legal import binding_die
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pieces import BY_ID, NO_HERD, without
from saurian.games.draftosaurus.validate import zoo_size
from tests.games.draftosaurus.lockstep import disagreement
from tests.games.draftosaurus.mixes import MIXES, name_of, oracle_table
from tests.random_games import play_on, random_game

EVERY_MIX = pytest.mark.parametrize("options", MIXES, ids=name_of)
GAMES = 1


@EVERY_MIX
@pytest.mark.rule("D-10", "D-11", "D-12", "D-13", "D-14", "D-15", "D-16", "D-17", "D-18")
def test_the_game_goes_as_the_oracle_says(options: DraftosaurusOptions) -> None:
    for seed in range(GAMES):
        assert disagreement(DRAFTOSAURUS.start(options), oracle_table(options), Random(seed)) is None


@pytest.mark.soak
@EVERY_MIX
def test_many_games_go_as_the_oracle_says(options: DraftosaurusOptions) -> None:
    for seed in range(100, 200):
        assert disagreement(DRAFTOSAURUS.start(options), oracle_table(options), Random(seed)) is None


# --- how many of everything ---


@EVERY_MIX
@pytest.mark.rule("D-10", "D-11", "D-15", "D-17", "D-46")
def test_everyone_decides_as_often_as_the_rules_say(options: DraftosaurusOptions) -> None:
    state, moves = random_game(DRAFTOSAURUS, options, seed=5)
    boards, players = len(BOARDS[options.board]), options.players
    rehomed = sum(isinstance(move.action, Rehome) for move in moves)
    expected = {
        FirstRoller: int(options.first is None),
        Deal: boards * players * (4 if players == 2 else 2),
        Roll: boards * 12,
        Choose: boards * players * 12 * (options.order == "printed"),
        Place: boards * players * 12 * (options.order == "printed"),
        Draft: boards * players * 12 * (options.order == "quick"),
        Discard: boards * 2 * 12 * (players == 2),
        Rehome: rehomed,
    }
    counted = Counter(type(move.action) for move in moves)
    assert counted == Counter({kind: number for kind, number in expected.items() if number})
    assert rehomed <= players * ("winter" in BOARDS[options.board])
    assert all(zoo_size(zoo) == 12 for zoo in state.zoos)


@EVERY_MIX
@pytest.mark.rule("D-03", "D-15", "D-17")
def test_the_bag_is_used_up_exactly(options: DraftosaurusOptions) -> None:
    state, _ = random_game(DRAFTOSAURUS, options, seed=6)
    assert state.bag == NO_HERD
    assert state.hands == [NO_HERD] * options.players
    assert sum(state.box) == (24 if options.players == 2 else 0)


# --- who rolls, and who is free ---


def schedule(options: DraftosaurusOptions, first: int) -> list[tuple[int, tuple[int, ...]]]:
    """Turn by turn who rolls and who is free of the die, from the words of the rules."""
    turns, players = (3 if options.players == 2 else 6), options.players
    table: list[tuple[int, tuple[int, ...]]] = []
    roller = first
    for board in BOARDS[options.board]:
        if board == "winter" and options.second_roller == "first":
            roller = first
        elif board == "winter" and options.second_roller == "last":
            roller = table[-1][0]
        for _round in range(12 // turns):
            for turn in range(1, turns + 1):
                bound = options.last_turn_binds_all and turn == 6
                table.append((roller, () if bound else (roller,)))
                keeps_the_die = options.last_turn_binds_all and turn == 5
                roller = roller if keeps_the_die else (roller + 1) % players
    return table


@EVERY_MIX
@pytest.mark.rule("D-04", "D-12", "D-14", "D-16", "D-17", "D-18")
def test_the_die_goes_round_as_scheduled(options: DraftosaurusOptions) -> None:
    state = DRAFTOSAURUS.start(options)
    seen = []
    for move in play_on(state, Random(7)):
        if isinstance(move.action, Roll):
            assert state.roller is not None
            free = tuple(seat for seat in range(options.players) if binding_die(state, seat) is None)
            seen.append((state.roller, free))
    first = options.first if options.first is not None else seen[0][0]
    assert seen == schedule(options, first)


@pytest.mark.rule("D-16")
def test_with_five_each_is_free_once_a_round_if_the_last_turn_binds_all() -> None:
    options = DraftosaurusOptions(players=5, rules="polish", first=3)
    for round_ in range(2):
        turns = schedule(options, first=3)[6 * round_ : 6 * round_ + 6]
        assert sorted(free for _, free in turns) == [(), (0,), (1,), (2,), (3,), (4,)]


@pytest.mark.rule("D-16")
def test_the_last_turn_binds_all_by_default_in_the_polish_set_with_five_only() -> None:
    assert [
        (players, rules)
        for players in range(2, 6)
        for rules in ("international", "polish")
        if DraftosaurusOptions(players=players, rules=rules).last_turn_binds_all
    ] == [(5, "polish")]


@pytest.mark.rule("D-14")
def test_the_second_round_is_begun_by_the_one_after_the_last_roller() -> None:
    rollers = [roller for roller, _ in schedule(DraftosaurusOptions(players=4), first=1)]
    assert rollers == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]


# --- where the hands go ---


@pytest.mark.parametrize("players", range(3, 6))
@pytest.mark.rule("D-11")
def test_hands_go_to_the_left(players: int) -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=players, first=0, order="quick"))
    before = state.hands
    for move in play_on(state, Random(8)):
        if isinstance(move.action, Roll):
            before = list(state.hands)
        if move.events[-1].id == "passed":
            drafted = {
                event.args["seat"]: event.args["species"] for event in move.events if event.id == "placed"
            }
            for giver in range(players):
                taker = (giver + 1) % players
                assert state.hands[taker] == without(before[giver], BY_ID[str(drafted[giver])])


@pytest.mark.rule("D-17")
def test_two_players_swap_hands_after_discarding() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=2, first=0))
    rolls = (move for move in play_on(state, Random(8)) if isinstance(move.action, Roll))
    sizes = [[sum(hand) for hand in state.hands] for _ in rolls]
    assert sizes == [[6, 6], [4, 4], [2, 2]] * 4


@pytest.mark.rule("D-11")
def test_printed_order_reveals_before_anyone_places() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, first=0))
    for move in play_on(state, Random(9)):
        if isinstance(move.action, Choose) and state.phase.name == "place":
            assert [event.id for event in move.events] == ["decided"] + ["revealed"] * 3
            assert all(species is not None for species in state.revealed)


@pytest.mark.rule("D-11")
def test_quick_order_shows_dinosaur_and_place_together() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, first=0, order="quick"))
    for move in play_on(state, Random(9)):
        if isinstance(move.action, Draft) and CHANCE in state.acting():
            assert [event.id for event in move.events[:4]] == ["decided"] + ["placed"] * 3


@pytest.mark.rule("D-17")
def test_both_discards_are_shown_together() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=2, first=0))
    for move in play_on(state, Random(10)):
        if isinstance(move.action, Discard):
            shown = [event for event in move.events if event.id == "discarded"]
            assert len(shown) in (0, 2)
            assert len(shown) == 2 or state.phase.name == "discard"


@pytest.mark.rule("D-18")
def test_a_match_is_a_summer_game_and_then_a_winter_game() -> None:
    state = DRAFTOSAURUS.start(DraftosaurusOptions(players=3, board="match"))
    boards = [state.board.id]
    for _ in play_on(state, Random(11)):
        if state.board.id != boards[-1]:
            boards.append(state.board.id)
            assert state.bag == (6,) * 6
            assert state.zoos == [state.board.bare_zoo] * 3
    assert boards == ["summer", "winter"]
    assert len(state.past) == 1
    outcome = state.outcome()
    assert outcome is not None
    assert {part.partition(".")[0] for part in outcome.parts[0]} == {"summer", "winter"}
