"""A view in one line of text, and back: for bots in other processes and at a server.

It is written as a position is (`notation`), with what the seat knows instead of what there is. Of what
it does not see there is only a number: `hand=?3`, `coins=?2`, `pile=?17`, `hoard=?20`, `discards=?1`.
`unseen` are all chambers and `unseen-coins` all coins that it does not see, together; in the logs `?` is
a thing that it did not see move. `seat` is whose view it is; a spectator's has none. `frontier` are the
empty cells next to a chamber, in the order in which legal moves list them.
"""

from saurian.core import Seat
from saurian.core.notation import NOTHING, bad_position
from saurian.games.drakon.lair import Cell, Lair, write_cell
from saurian.games.drakon.notation import write_chambers, write_purse, write_seat, write_table
from saurian.games.drakon.pieces import Arrows
from saurian.games.drakon.reading import (
    HEAD_FIELDS,
    read_cell,
    read_chambers,
    read_number,
    read_purse,
    read_table,
)
from saurian.games.drakon.view import DrakonView

UNKNOWN = "?"
VIEW_FIELDS = (*HEAD_FIELDS, "seat", "unseen", "unseen-coins", "frontier")


def write_view(view: DrakonView) -> str:
    """A view in one line."""
    hidden = {
        "seat": NOTHING if view.seat is None else str(view.seat),
        "hoard": f"{UNKNOWN}{view.hoard_size}",
        "pile": f"{UNKNOWN}{view.pile_size}",
        "discards": f"{UNKNOWN}{view.discard_count}",
        "unseen": write_chambers(view.unseen_chambers),
        "unseen-coins": write_purse(view.unseen_coins),
        "frontier": ";".join(map(write_cell, view.lair.frontier)) or NOTHING,
    }
    return write_table(view, hidden, [_write_seat(view, seat) for seat in range(view.options.players)])


def _write_seat(view: DrakonView, seat: Seat) -> str:
    hand, coins = view.hands[seat], NOTHING
    if seat < len(view.purses):
        purse = view.purses[seat]
        coins = f"{UNKNOWN}{view.coin_counts[seat]}" if purse is None else write_purse(purse)
    known = f"{UNKNOWN}{view.hand_sizes[seat]}" if hand is None else write_chambers(hand)
    return write_seat(view, seat, known, coins)


def read_view(text: str) -> DrakonView:
    """The view that a line describes. Raises `Problem` for a line that cannot be read."""
    state, fields, by_seat = read_table(text, VIEW_FIELDS, unseen=True)
    players = state.options.players
    view = DrakonView.__new__(DrakonView)
    view.copy_open_part(state)
    view.lair.frontier = _read_frontier(fields["frontier"], view.lair)
    view.seat = None if fields["seat"] == NOTHING else read_number(fields["seat"], "seat")
    if view.seat is not None and view.seat >= players:
        bad_position("seat", fields["seat"])
    hands = [each["hand"] for each in by_seat]
    purses = [each["coins"] for each in by_seat[: len(state.purses)]]
    view.hands = tuple(None if _is_unknown(hand) else read_chambers(hand, "hand") for hand in hands)
    view.hand_sizes = tuple(
        _read_count(text, "hand") if hand is None else len(hand)
        for text, hand in zip(hands, view.hands, strict=True)
    )
    view.purses = tuple(None if _is_unknown(purse) else read_purse(purse) for purse in purses)
    view.coin_counts = tuple(
        _read_count(text, "coins") if purse is None else sum(purse)
        for text, purse in zip(purses, view.purses, strict=True)
    )
    view.hoard_size = _read_count(fields["hoard"], "hoard")
    view.pile_size = _read_count(fields["pile"], "pile")
    view.discard_count = _read_count(fields["discards"], "discards")
    view.unseen_chambers = read_chambers(fields["unseen"], "unseen")
    view.unseen_coins = read_purse(fields["unseen-coins"])
    view.chamber_log, view.coin_log = tuple(state.chamber_log), tuple(state.coin_log)
    return view


def _read_frontier(text: str, lair: Lair) -> dict[Cell, Arrows]:
    """The frontier of the lair in the order of the text."""
    cells = [] if text == NOTHING else [read_cell(word, "frontier") for word in text.split(";")]
    if len(cells) != len(lair.frontier) or set(cells) != set(lair.frontier):
        bad_position("frontier", text)
    return {cell: lair.frontier[cell] for cell in cells}


def _is_unknown(text: str) -> bool:
    return text.startswith(UNKNOWN)


def _read_count(text: str, part: str) -> int:
    if not _is_unknown(text):
        bad_position(part, text)
    return read_number(text[1:], part)
