"""Positions and moves as text: what is written is read, and what cannot be is refused with a `Problem`."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saurian.core import Problem
from saurian.games.drakon import DRAKON
from saurian.games.drakon.lair import cell_at
from tests.games.drakon.mixes import MIXES
from tests.games.notation import (
    mutations,
    reads_move_or_refuses,
    reads_or_refuses,
    refused,
    written_positions,
)

PILE = (
    "destroy/I;destroy/C;destroy/S;drakon-move/I;drakon-move/C;drakon-move/S;drakon-move/T;empty/I*4;"
    "empty/C*4;empty/S*3;empty/T*5;escape/C;escape/T;find-coin/I*3;find-coin/C*4;find-coin/S*2;"
    "find-coin/T;flying/C;flying/T;harp/I;harp/C;harp/S;key/0;lose-coin/I;lose-coin/C;lose-coin/S;"
    "lose-coin/T;mind-control/I;mind-control/C;mind-control/T;portal/0*2;rotate/C;rotate/S;rotate/T;"
    "steal-chamber/C;steal-chamber/S;steal-chamber/T;steal-coin-left/I;steal-coin-left/C;"
    "steal-coin-left/T;steal-coin-right/I;steal-coin-right/C;steal-coin-right/T;swap/I;swap/C;swap/S;"
    "windstorm/S;windstorm/T"
)
MID_GAME = (
    "v1 2p heroes first=0 turn=1 left=1 forced=0 idle=1 used=0 drakon=1,0 now=turn(seat=1) hoard=7/12/7 "
    f"pile={PILE} lair=0,0:entrance:NESW;1,0:find-coin:NES;0,1:empty:N coins=0>h:1 "
    "| hero=druid at=0,0 hand=key/0 coins=0/0/1 | hero=thief at=1,0 hand=find-coin/I coins=1/0/0"
)


def test_a_position_typed_by_hand_is_read() -> None:
    state = DRAKON.read_position(f"  {MID_GAME}\n")
    assert DRAKON.write_position(state) == MID_GAME
    assert state.acting() == (1,)
    assert state.drakon == cell_at(1, 0)
    assert state.purses == [(0, 0, 1), (1, 0, 0)]


def test_what_is_nothing_may_be_left_out() -> None:
    short = MID_GAME.replace(" forced=0", "")
    assert DRAKON.write_position(DRAKON.read_position(short)) == MID_GAME


@pytest.mark.rule("K-02", "K-03", "K-21", "K-57")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v1", "v3"),
        ("v1", "1"),
        ("2p", "7p"),
        ("2p", "3p"),
        ("2p", "²p"),
        ("2p", "2p 2p"),
        ("heroes", "heros"),
        ("heroes", "escape short"),
        ("heroes", "teams"),
        ("first=0", "first=2"),
        ("turn=1", "turn=0"),
        ("turn=1", "turn=2"),
        ("turn=1", "turn=1 turn=1"),
        ("left=1", "left=2"),
        ("left=1", "left=x"),
        ("forced=0", "forced=99"),
        ("idle=1", "idle=999"),
        ("used=0", "used=2"),
        ("used=0", "used=9"),
        ("drakon=1,0", "drakon=5,5"),
        ("drakon=1,0", "drakon=1"),
        ("drakon=1,0", "drakon=99,0"),
        ("now=turn(seat=1)", "now=turn(seat=0)"),
        ("now=turn(seat=1)", "now=turn()"),
        ("now=turn(seat=1)", "now=turn"),
        ("now=turn(seat=1)", "now=-"),
        ("now=turn(seat=1)", "now=lunch(seat=1)"),
        ("now=turn(seat=1)", "now=turn(seat=1;seat=1)"),
        ("now=turn(seat=1)", "now=over()"),
        ("now=turn(seat=1)", "now=between()"),
        ("now=turn(seat=1)", "now=next(seat=1)"),
        ("now=turn(seat=1)", "now=put(seat=1;hero=1)"),
        ("now=turn(seat=1)", "now=put(seat=1;hero=1;chamber=key/0) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=draw(seat=c;hero=1)"),
        ("now=turn(seat=1)", "now=draw(seat=1;hero=1;number=1) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=coin(seat=c;hero=c;other=c) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=coin(seat=c;hero=0;other=7) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=trade(seat=c;hero=c;other=0;number=2) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=snatch(seat=c;hero=1;other=1) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=shield(seat=0;hero=0) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=enter.destroy(seat=1;hero=1) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=enter.flying(seat=0;hero=0) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=place.escape(seat=1;hero=1;cell=0,1) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=place.drakon-move(seat=1;hero=1) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=blown(seat=1;hero=5) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=turn(seat=1) stack=turn(seat=1)"),
        ("now=turn(seat=1)", "now=turn(seat=1) ending=goal"),
        ("now=turn(seat=1)", "now=over() ending=goal won=5"),
        ("now=turn(seat=1)", "now=over() ending=lunch won=0"),
        ("hoard=7/12/7", "hoard=8/12/7"),
        ("hoard=7/12/7", "hoard=7/12"),
        ("hoard=7/12/7", "hoard=-1/12/7"),
        ("pile=destroy/I;", "pile="),
        ("pile=destroy/I;", "pile=destroy/Z;"),
        ("pile=destroy/I;", "pile=castle/C;"),
        ("key/0;lose", "key/0*2;lose"),
        ("1,0:find-coin:NES", "1,0:find-coin:NEW"),
        ("1,0:find-coin:NES", "1,0:find-coin:ABC"),
        ("1,0:find-coin:NES", "0,0:find-coin:NES"),
        ("0,0:entrance", "0,5:entrance"),
        ("0,0:entrance:NESW", "0,0:entrance:NES"),
        ("0,1:empty:N", "0,1:empty:S"),
        ("coins=0>h:1", "coins=h>0:1"),
        ("coins=0>h:1", "coins=0>0:1"),
        ("coins=0>h:1", "coins=5>h:1"),
        ("coins=0>h:1", "coins=0>h:4"),
        ("coins=0>h:1", "coins=0>h"),
        ("coins=0>h:1", "coins=0>h:1;chambers"),
        ("hero=druid", "hero=thief"),
        ("hero=druid", "hero=dragon"),
        ("hero=druid ", ""),
        ("at=0,0", "at=3,3"),
        ("at=0,0", "at=-"),
        ("hand=key/0", "hand=key/0*2"),
        ("coins=0/0/1", "coins=0/0/2"),
        (" | hero=thief", " | | hero=thief"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    assert old in MID_GAME
    refused(DRAKON, MID_GAME.replace(old, new, 1))


@pytest.mark.parametrize(
    "text", ["", " ", "|", "||", "v1", "v1 2p", "v1 2p | -", "v1 2p | - | -", "\x00", "v p | |"]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    refused(DRAKON, text)


NO_MOVES = "|X|go|go X|go NE|put|put 1,0|put 1,0:|put 1,0:EN|put 99,0:N|put a,b:N|place|place key|place key/Q"
NO_MOVES += "|at 1|seat 6|coin 4|offer 0|hero dragon|first 6|USE"


@pytest.mark.parametrize("text", NO_MOVES.split("|"))
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        DRAKON.read_move(text)


# --- whatever it is given ---


@cache
def some_positions() -> list[str]:
    return written_positions(DRAKON, MIXES, most=350)


@given(st.text())
def test_any_text_is_read_as_a_position_or_refused(text: str) -> None:
    reads_or_refuses(DRAKON, text)


@given(st.text() | st.text(alphabet="put go place/0123,:-NESW "))
def test_any_text_is_read_as_a_move_or_refused(text: str) -> None:
    reads_move_or_refuses(DRAKON, text)


@given(st.integers(0, len(MIXES) - 1), st.randoms(use_true_random=False), st.text(max_size=4))
def test_a_mutated_position_is_read_or_refused(number: int, rng: Random, noise: str) -> None:
    """Letters, words and whole seats are changed, dropped, doubled and exchanged."""
    for mutated in mutations(some_positions()[number], (" ", ";", " | "), rng, noise):
        reads_or_refuses(DRAKON, mutated)


STEPS = [
    "turn(seat=0)",
    "draw(seat=c;hero=0;number=2)",
    "coin(seat=c;hero=0;other=1)",
    "coin(seat=c;hero=c;other=0)",
]
STEPS += ["steer(seat=0;hero=1)", "blown(seat=0;hero=0)", "enter.swap(seat=0;hero=0)", "clear(seat=0;hero=0)"]
STEPS += [
    "shield(seat=1;hero=1)",
    "pilfer(seat=0;hero=0)",
    "magic(seat=0;hero=0)",
    "challenge(seat=0;hero=0)",
]
STEPS += [
    "pick(seat=0)",
    "first(seat=c)",
    "next(seat=0)",
    "swap(seat=0;hero=0)",
    "snatch(seat=c;hero=0;other=1)",
]
STEPS += [
    "enter.flying(seat=0;hero=0)",
    "enter.mind-control(seat=0;hero=0)",
    "over()",
    "trade(seat=c;hero=c;other=0)",
]


@given(st.integers(0, len(MIXES) - 1), st.lists(st.sampled_from(STEPS), min_size=1, max_size=3))
def test_any_steps_due_are_read_or_refused(number: int, steps: list[str]) -> None:
    words = [w for w in some_positions()[number].split(" ") if not w.startswith(("now=", "stack=", "turn="))]
    reads_or_refuses(
        DRAKON, " ".join([*words[:2], f"now={steps[0]}", f"stack={'+'.join(steps[1:]) or '-'}", *words[2:]])
    )
