"""How a position is written down: one line that a person can read and type; `reading` reads it.

    v1 summer international printed 4p round=1 turn=2 roller=3 die=woodlands phase=place bag=TTDD box=-
    | hand=TDDSG shows=C plays=@trio zoo=sameness:CC,river:T | hand=… | … || zoo=… | zoo=… | …

(One line in truth.) After each `|` comes a seat, after `||` the zoos of a match's board that is over.
`plays` is a secret choice. `-` is nothing; a field that is nothing may be left out. The places of the pyramid
are written in order, an empty one as a dot: `pyramid:TD.G..`. Moves have their text in `actions`.
"""

from collections.abc import Sequence

from saurian.core import Seat
from saurian.core.notation import NOTHING
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Zoo
from saurian.games.draftosaurus.pieces import Herd, dinosaurs_of
from saurian.games.draftosaurus.table import Position, Table

USUAL_SECOND_ROLLER = "next"
"""Not written down (D-18)."""


def write_position(state: Position) -> str:
    """A position in one line."""
    seats = [_write_seat(state, seat) for seat in range(state.options.players)]
    return write_table(state, f"bag={write_herd(state.bag)}", seats)


def write_table(table: Table, hidden: str, seats: Sequence[str]) -> str:
    """The open table in one line, with `hidden` in its head, these seats, and the boards that are over."""
    options = table.options
    head = [
        f"v{table.rules.version} {_write_board(options)} {options.rules} {options.order} {options.players}p",
        f"first={_or_nothing(options.first)}",
        f"last={'all' if options.last_turn_binds_all else 'free'}",
        f"round={table.round + 1}",
        f"turn={table.turn + 1}",
        f"roller={_or_nothing(table.roller)}",
        f"die={_or_nothing(table.die)}",
        f"phase={table.phase.name}",
        hidden,
        f"box={write_herd(table.box)}",
    ]
    now = " | ".join([" ".join(head), *seats])
    past = [
        " | ".join(f"zoo={write_zoo(table.rules.boards[board], zoo)}" for zoo in zoos)
        for board, zoos in zip(table.boards, table.past, strict=False)
    ]
    return " || ".join([now, *past])


def _write_board(options: DraftosaurusOptions) -> str:
    """The board, and who rolls first in a second game, unless it is the usual one (D-18)."""
    usual = options.second_roller in (None, USUAL_SECOND_ROLLER)
    return options.board if usual else f"{options.board}:{options.second_roller}"


def _write_seat(state: Position, seat: Seat) -> str:
    revealed, secret = state.revealed[seat], state.secret[seat]
    fields = [
        f"hand={write_herd(state.hands[seat])}",
        f"shows={revealed.letter}" if revealed is not None else "",
        f"plays={secret.text}" if secret is not None else "",
        f"zoo={write_zoo(state.board, state.zoos[seat])}",
    ]
    return " ".join(field for field in fields if field)


def write_herd(herd: Herd) -> str:
    """The letters of its dinosaurs."""
    return "".join(species.letter for species in dinosaurs_of(herd)) or NOTHING


def write_zoo(board: Board, zoo: Zoo) -> str:
    """The pens that are not empty, with what is in them."""
    pens = [
        f"{pen.id}:" + "".join("." if one is None else one.letter for one in zoo[pen.index])
        for pen in board.pens
        if zoo[pen.index] != pen.bare
    ]
    return ",".join(pens) or NOTHING


def _or_nothing(value: object) -> str:
    return NOTHING if value is None else str(value)
