"""A position as text for a programmer's screen, in letters and ids: what `print` shows of a state or a view.

    summer international printed 4p round=1 turn=2 roller=3 die=woodlands phase=place
    seat  hand   shows  sameness  trio  king  love  differences  island  river  points
    0*    TDDSG  C      CC        -     -     -     -            -       T      5
    1     ?5     -      -         S     -     -     -            -       -      0

A star marks who owes a decision. Of a hand that is not seen only the size is told.
"""

from saurian.core.notation import NOTHING, draw_columns
from saurian.games.draftosaurus.pens import Contents
from saurian.games.draftosaurus.pieces import Herd, dinosaurs_of
from saurian.games.draftosaurus.table import Table


def write_head(table: Table) -> str:
    """What is played and how far it is, in one line."""
    options = table.options
    return (
        f"{table.board.id} {options.rules} {options.order} {options.players}p"
        f" round={table.round + 1} turn={table.turn + 1}"
        f" roller={NOTHING if table.roller is None else table.roller}"
        f" die={NOTHING if table.die is None else table.die} phase={table.phase.name}"
    )


def draw_table(table: Table) -> str:
    """Every seat's hand, zoo and points, a row a seat."""
    heading = ["seat", "hand", "shows", *(pen.id for pen in table.board.pens), "points"]
    rows = [heading]
    for seat, (size, zoo, parts) in enumerate(zip(table.hand_sizes, table.zoos, table.scores(), strict=True)):
        revealed = table.revealed[seat]
        rows.append(
            [
                f"{seat}*" if seat in table.acting_seats else str(seat),
                write_hand(table.hands[seat], size),
                NOTHING if revealed is None else revealed.letter,
                *(_write_contents(zoo[pen.index]) for pen in table.board.pens),
                str(sum(parts.values())),
            ]
        )
    return f"{write_head(table)}\n{draw_columns(rows)}"


def write_hand(hand: Herd | None, size: int) -> str:
    """The dinosaurs of a hand by their letters, or how many they are."""
    if hand is None:
        return f"?{size}"
    return "".join(species.letter for species in dinosaurs_of(hand)) or NOTHING


def _write_contents(contents: Contents) -> str:
    if not any(one is not None for one in contents):
        return NOTHING
    return "".join("." if one is None else one.letter for one in contents)
