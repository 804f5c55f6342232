"""A view in one line of text, and back: for bots in other processes and at a server.

It is written as a position is (`notation`), with what the seat knows instead of what there is: a hand
that it has never held is `hand=?6`, and `unseen` is the bag and all such hands together. `seat` is whose
view it is (`-`: a spectator's), `acting` the seats that must decide (`c`: chance), `decided` those whose
secret choice is in, and `choice` the seat's own.
"""

from saurian.core import CHANCE, Seat
from saurian.core.notation import NOTHING, bad_position
from saurian.games.draftosaurus.actions import all_actions
from saurian.games.draftosaurus.notation import write_herd, write_table, write_zoo
from saurian.games.draftosaurus.pieces import Herd
from saurian.games.draftosaurus.reading import HEAD_FIELDS, read_herd, read_number, read_table
from saurian.games.draftosaurus.view import DraftosaurusView

CHANCE_LETTER = "c"
UNKNOWN = "?"
OWN_FIELDS = ("seat", "acting", "decided", "choice", "unseen")
VIEW_FIELDS = (*(name for name in HEAD_FIELDS if name != "bag"), *OWN_FIELDS)
VIEW_SEAT_FIELDS = ("hand", "shows", "zoo")


def write_view(view: DraftosaurusView) -> str:
    """A view in one line."""
    own = (
        NOTHING if view.seat is None else str(view.seat),
        _write_seats(view.acting_seats),
        _write_seats(view.decided),
        NOTHING if view.choice is None else view.choice.text,
        write_herd(view.unseen),
    )
    hidden = " ".join(f"{name}={value}" for name, value in zip(OWN_FIELDS, own, strict=True))
    return write_table(view, hidden, [_write_seat(view, seat) for seat in range(view.options.players)])


def _write_seat(view: DraftosaurusView, seat: Seat) -> str:
    hand, shown = view.hands[seat], view.revealed[seat]
    words = [f"hand={UNKNOWN}{view.hand_sizes[seat]}" if hand is None else f"hand={write_herd(hand)}"]
    if shown is not None:
        words.append(f"shows={shown.letter}")
    return " ".join([*words, f"zoo={write_zoo(view.board, view.zoos[seat])}"])


def _write_seats(seats: tuple[Seat, ...]) -> str:
    return ",".join(CHANCE_LETTER if seat == CHANCE else str(seat) for seat in seats) or NOTHING


def read_view(text: str) -> DraftosaurusView:
    """The view that a line describes. Raises `Problem` for a line that cannot be read."""
    state, fields, by_seat = read_table(text, VIEW_FIELDS, VIEW_SEAT_FIELDS)
    view = DraftosaurusView.__new__(DraftosaurusView)
    view.copy_open_part(state)
    players = state.options.players
    view.seat = _read_seat(fields["seat"], "seat", players) if fields["seat"] != NOTHING else None
    view.acting_seats = _read_seats(fields["acting"], "acting", players)
    view.decided = _read_seats(fields["decided"], "decided", players)
    view.choice = None if fields["choice"] == NOTHING else all_actions().read(fields["choice"])
    hands = [_read_hand(each["hand"]) for each in by_seat]
    view.hands = tuple(hand for hand, _ in hands)
    view.hand_sizes = tuple(size for _, size in hands)
    view.unseen = read_herd(fields["unseen"], "unseen")
    return view


def _read_hand(text: str) -> tuple[Herd | None, int]:
    """What is known of a hand, and its size."""
    if text.startswith(UNKNOWN):
        return None, read_number(text[1:], "hand")
    hand = read_herd(text, "hand")
    return hand, sum(hand)


def _read_seats(text: str, part: str, players: int) -> tuple[Seat, ...]:
    words = [] if text == NOTHING else text.split(",")
    return tuple(CHANCE if word == CHANCE_LETTER else _read_seat(word, part, players) for word in words)


def _read_seat(text: str, part: str, players: int) -> Seat:
    seat = read_number(text, part)
    if seat >= players:
        bad_position(part, text)
    return seat
