"""A position as text for a programmer's screen, in letters and ids: what `print` shows of a state or a view.

    4p turn=2 left=1 drakon=1,0 phase=turn pile=53 hoard=27

    harp ^           destroy ^v
    entrance ^>v< 1  find-c > 02D

    seat  hero   at   coins  hand
    0     druid  1,0  1/0/0  key/0 empty/T
    1     thief  0,0  ?0     ?3
    2*    …

The lair is a map, north on top: each chamber with its arrows, the seats of the heroes who are there, and a D
for Drakon. A star marks who owes a decision. Coins are counted by value. Of what is not seen only the number
is told.
"""

from saurian.core.notation import NOTHING, draw_columns
from saurian.games.drakon.lair import NOWHERE, Cell, cell_at, place_of, write_cell
from saurian.games.drakon.options import SWITCHES, pool
from saurian.games.drakon.pieces import SIDES_OF, Hand, Purse
from saurian.games.drakon.table import Table

ARROWS = "^>v<"
"""By side."""


def write_head(table: Table) -> str:
    """What is played and how far it is, in one line."""
    words = [f"{table.options.players}p", *(name for name in SWITCHES if getattr(table.options, name))]
    drakon = NOTHING if table.drakon is None else write_cell(table.drakon)
    words += [f"turn={table.turn}", f"left={table.left}", f"drakon={drakon}", f"phase={table.now.phase.name}"]
    return " ".join([*words, f"pile={table.pile_size}", f"hoard={table.hoard_size}"])


def draw_table(table: Table) -> str:
    """The lair as a map, and a row for each seat."""
    rows = [["seat", "hero", "at", "coins", "hand"]]
    for seat, cell in enumerate(table.cells):
        place = pool(table.options, seat)
        rows.append(
            [
                f"{seat}*" if table.now.seat == seat else str(seat),
                table.heroes[seat] or NOTHING,
                NOTHING if cell == NOWHERE else write_cell(cell),
                _write_purse(table.purses[place], table.coin_counts[place]),
                _write_hand(table.hands[seat], table.hand_sizes[seat]),
            ]
        )
    return f"{write_head(table)}\n\n{_draw_lair(table)}\n\n{draw_columns(rows)}"


def _write_purse(purse: Purse | None, count: int) -> str:
    return f"?{count}" if purse is None else "/".join(map(str, purse))


def _write_hand(hand: Hand | None, size: int) -> str:
    if hand is None:
        return f"?{size}"
    return " ".join(chamber.name for chamber in hand) or NOTHING


def _draw_lair(table: Table) -> str:
    """A row of text for each row of chambers, north on top."""
    columns, rows = zip(*map(place_of, table.lair), strict=True)
    easts = range(min(columns), max(columns) + 1)
    return draw_columns(
        [
            [_write_cell(table, cell_at(east, north)) for east in easts]
            for north in range(max(rows), min(rows) - 1, -1)
        ]
    )


def _write_cell(table: Table, cell: Cell) -> str:
    if cell not in table.lair:
        return ""
    kind, arrows = table.lair[cell]
    there = "".join(str(seat) for seat, at in enumerate(table.cells) if at == cell)
    there += "D" if table.drakon == cell else ""
    return " ".join(filter(None, [_short(kind), "".join(ARROWS[side] for side in SIDES_OF[arrows]), there]))


def _short(kind: str) -> str:
    """`steal-coin-left` is `steal-c-l`."""
    first, *others = kind.split("-")
    return "-".join([first, *(word[0] for word in others)])
