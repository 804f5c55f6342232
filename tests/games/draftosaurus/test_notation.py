"""Positions and moves as text: what is written is read, and what cannot be is refused with a `Problem`."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saurian.core import Problem
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from tests.games.draftosaurus.mixes import MIXES
from tests.games.notation import (
    mutations,
    reads_move_or_refuses,
    reads_or_refuses,
    refused,
    written_positions,
)
from tests.random_games import random_position

MID_GAME = (
    "v1 summer international printed 3p first=0 last=free round=1 turn=2 roller=1 die=woodlands phase=place "
    "bag=TTTDDDCCCSSSGGGPPP box=- | hand=TTDD shows=C plays=@trio zoo=sameness:T "
    "| hand=CCSS shows=D zoo=river:S | hand=GGPP shows=G zoo=love:P"
)


def test_a_position_typed_by_hand_is_read() -> None:
    state = DRAFTOSAURUS.read_position(f"  {MID_GAME}\n")
    assert DRAFTOSAURUS.write_position(state) == MID_GAME
    assert state.acting() == (1, 2)
    assert state.roller == 1


def test_what_is_nothing_may_be_left_out() -> None:
    short = MID_GAME.replace(" box=-", "").replace(" last=free", "")
    assert DRAFTOSAURUS.write_position(DRAFTOSAURUS.read_position(short)) == MID_GAME


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v1", "v2"),
        ("v1", "v0"),
        ("v1", "1.0"),
        ("summer", "autumn"),
        ("international", "german"),
        ("printed", "slow"),
        ("printed", "quick"),
        ("3p", "6p"),
        ("3p", "4p"),
        ("3p", "³p"),
        ("first=0", "first=3"),
        ("first=0", "first"),
        ("last=free", "last=all"),
        ("last=free", "last=maybe"),
        ("round=1", "round=0"),
        ("round=1", "round=2"),
        ("round=1", "round=9999999999"),
        ("round=1", "round=1 round=1"),
        ("turn=2", "turn=0"),
        ("turn=2", "turn=3"),
        ("turn=2", "turn=7"),
        ("roller=1", "roller=3"),
        ("roller=1", "roller=-"),
        ("roller=1", "roller=2"),
        ("die=woodlands", "die=-"),
        ("die=woodlands", "die=seven"),
        ("phase=place", "phase=choose"),
        ("phase=place", "phase=draft"),
        ("phase=place", "phase=discard"),
        ("phase=place", "phase=over"),
        ("phase=place", "phase=lunch"),
        ("bag=TTT", "bag=TT"),
        ("bag=TTT", "bag=TTX"),
        ("box=-", "box=T"),
        ("hand=TTDD", "hand=TTD"),
        ("hand=TTDD", "hand=TTDDD"),
        ("shows=C", "shows=X"),
        ("shows=C ", ""),
        ("plays=@trio", "plays=@nowhere"),
        ("plays=@trio", "plays=@island"),
        ("plays=@trio", "plays=T"),
        ("shows=D", "shows=D plays=@river"),
        ("zoo=river:S", "zoo=river:SS"),
        ("zoo=river:S", "zoo=pond:S"),
        ("zoo=river:S", "zoo=river:X"),
        ("zoo=river:S", "zoo=river:S,river:S"),
        ("zoo=river:S", "zoo=wood:S"),
        ("zoo=river:S", "zoo=-"),
        (" | hand=GGPP", " | | hand=GGPP"),
        ("zoo=love:P", "zoo=love:P || zoo=- | zoo=- | zoo=-"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    assert MID_GAME.count(old) >= 1
    text = MID_GAME.replace(old, new, 1)
    if (old, new) == ("shows=D", "shows=D plays=@river"):
        text = text.replace("shows=G", "shows=G plays=@river")  # all are in: it would have been revealed
    refused(DRAFTOSAURUS, text)


@pytest.mark.parametrize(
    "text", ["", " ", "|", "||", "v1", "v1 summer international printed 3p", "\x00", "= = = = ="]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    refused(DRAFTOSAURUS, text)


@pytest.mark.parametrize(
    "text", ["", "X", "T@", "@", "T@nowhere", "roll", "deal", "deal TTTTTTT", "deal DT", "first 5", "t"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        DRAFTOSAURUS.read_move(text)


def test_a_pyramid_is_written_place_by_place() -> None:
    winter = (
        MID_GAME.replace("summer", "winter").replace("sameness:T", "pyramid:.T....").replace("love", "wood")
    )
    winter = winter.replace("@trio", "@bridge_left")
    assert DRAFTOSAURUS.write_position(DRAFTOSAURUS.read_position(winter)) == winter
    for places in (".T...", ".T.....", "T", ".X....", "...T.."):
        refused(DRAFTOSAURUS, winter.replace(".T....", places))


@pytest.mark.rule("D-14", "D-16", "D-18")
@pytest.mark.parametrize(
    "options", [DraftosaurusOptions(5, "match", "polish", first=2), DraftosaurusOptions(2, "match", first=1)]
)
def test_who_rolls_follows_from_who_rolled_first(options: DraftosaurusOptions) -> None:
    for seed in range(20):
        state = random_position(DRAFTOSAURUS, options, Random(seed), most=250)
        text = DRAFTOSAURUS.write_position(state)
        for other in set(range(options.players)) - {state.roller}:
            problem = refused(DRAFTOSAURUS, text.replace(f"roller={state.roller}", f"roller={other}"))
            assert problem.message.args["field"] == "roller"


# --- whatever it is given ---


@cache
def some_positions() -> list[str]:
    return written_positions(DRAFTOSAURUS, MIXES, most=250)


@given(st.text())
def test_any_text_is_read_as_a_position_or_refused(text: str) -> None:
    reads_or_refuses(DRAFTOSAURUS, text)


@given(st.text() | st.text(alphabet="TDCSGP@-> deal.rol"))
def test_any_text_is_read_as_a_move_or_refused(text: str) -> None:
    reads_move_or_refuses(DRAFTOSAURUS, text)


@given(st.integers(0, len(MIXES) - 1), st.randoms(use_true_random=False), st.text(max_size=4))
def test_a_mutated_position_is_read_or_refused(number: int, rng: Random, noise: str) -> None:
    """Letters, words and whole seats are changed, dropped, doubled and exchanged."""
    for mutated in mutations(some_positions()[number], (" ", " | "), rng, noise):
        reads_or_refuses(DRAFTOSAURUS, mutated)


@given(st.integers(0, len(MIXES) - 1), st.integers(0, len(MIXES) - 1), st.integers(0, 400))
def test_a_position_spliced_from_two_is_read_or_refused(one: int, other: int, at: int) -> None:
    reads_or_refuses(DRAFTOSAURUS, some_positions()[one][:at] + some_positions()[other][at:])
