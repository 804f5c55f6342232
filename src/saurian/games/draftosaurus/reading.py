"""Read a position from the line that `notation` writes."""

from collections.abc import Sequence

from saurian.core import Seat
from saurian.core.notation import NOTHING, bad_position, read_fields
from saurian.games.draftosaurus.actions import all_actions
from saurian.games.draftosaurus.notation import USUAL_SECOND_ROLLER
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Contents, Pen, Zoo
from saurian.games.draftosaurus.phases import PHASES
from saurian.games.draftosaurus.pieces import BY_LETTER, NO_HERD, Face, Herd, Species, herd_of
from saurian.games.draftosaurus.rules import load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.draftosaurus.validate import check_position, check_zoos, zoo_size


def read_position(text: str) -> DraftosaurusState:
    """The position that a line describes. Raises `Problem` for one that cannot be."""
    state, fields, by_seat = read_table(text, HEAD_FIELDS, SEAT_FIELDS)
    state.bag = read_herd(fields["bag"], "bag")
    for seat, seat_fields in enumerate(by_seat):
        state.hands[seat] = read_herd(seat_fields["hand"], "hand")
    check_position(state)
    _read_choices(state, [seat_fields["plays"] for seat_fields in by_seat])
    return state


def read_table(
    text: str, head_fields: Sequence[str], seat_fields: Sequence[str]
) -> tuple[DraftosaurusState, dict[str, str], list[dict[str, str]]]:
    """The open part of a position, with nothing hidden read yet; and the fields of its head and its seats."""
    now, *past = text.strip().split("||")
    head, *seats = now.split("|")
    words = head.split()
    if len(words) < 5:
        bad_position("head", head.strip())
    version, board, rule_set, order, players = words[:5]
    board, _, second_roller = board.partition(":")
    fields = read_fields(words[5:], head_fields)
    options = DraftosaurusOptions(
        players=read_number(players.removesuffix("p"), "players"),
        board=board,
        rules=rule_set,
        order=order,
        first=_number_or_none(fields["first"], "first"),
        last_turn_binds_all=_read_last(fields["last"]),
        second_roller=second_roller or USUAL_SECOND_ROLLER,
    )
    state = DraftosaurusState.start(
        options, load_rules(rule_set, read_number(version.removeprefix("v"), "version"))
    )
    if len(seats) != options.players:
        bad_position("seats", str(len(seats)))
    by_seat = [read_fields(line.split(), seat_fields) for line in seats]
    _read_past(state, past)
    _read_head(state, fields)
    for seat, each in enumerate(by_seat):
        _read_seat(state, seat, each)
    return state, fields, by_seat


def _read_last(text: str) -> bool | None:
    if text not in LAST_TURN:
        bad_position("last", text)
    return LAST_TURN[text]


LAST_TURN = {NOTHING: None, "all": True, "free": False}
HEAD_FIELDS = ("first", "last", "round", "turn", "roller", "die", "phase", "bag", "box")
SEAT_FIELDS = ("hand", "shows", "plays", "zoo")


def _read_past(state: DraftosaurusState, past: Sequence[str]) -> None:
    if len(past) >= len(state.boards):
        bad_position("boards", str(len(past)))
    for line in past:
        seats = line.split("|")
        if len(seats) != state.options.players:
            bad_position("seats", str(len(seats)))
        zoos = tuple(_read_zoo(state.board, read_fields(seat.split(), ("zoo",))["zoo"]) for seat in seats)
        check_zoos(state.rules, state.board, zoos)
        if any(zoo_size(zoo) != state.rules.zoo_holds for zoo in zoos):
            bad_position("zoo", line.strip())
        state.past = (*state.past, zoos)
        state.set_up()


def _read_head(state: DraftosaurusState, fields: dict[str, str]) -> None:
    if fields["phase"] not in PHASES:
        bad_position("phase", fields["phase"])
    state.phase = PHASES[fields["phase"]]
    state.round = read_number(fields["round"], "round") - 1
    state.turn = read_number(fields["turn"], "turn") - 1
    state.roller = _number_or_none(fields["roller"], "roller")
    if fields["die"] != NOTHING and fields["die"] not in list(Face):
        bad_position("die", fields["die"])
    state.die = None if fields["die"] == NOTHING else Face(fields["die"])
    state.box = read_herd(fields["box"], "box")


def _read_seat(state: DraftosaurusState, seat: Seat, fields: dict[str, str]) -> None:
    shown = fields["shows"]
    if shown != NOTHING and shown not in BY_LETTER:
        bad_position("shows", shown)
    state.show(seat, BY_LETTER.get(shown))
    state.zoos[seat] = _read_zoo(state.board, fields["zoo"])


def _read_choices(state: DraftosaurusState, texts: Sequence[str]) -> None:
    state.acting_seats = state.phase.acting(state)
    for seat, text in enumerate(texts):
        if text != NOTHING:
            if state.acting_seats == [seat]:
                bad_position("plays", text)  # the last choice would have been revealed
            state.apply(seat, all_actions().read(text))


def _read_zoo(board: Board, text: str) -> Zoo:
    zoo = list(board.bare_zoo)
    for part in [] if text == NOTHING else text.split(","):
        id, _, letters = part.partition(":")
        pen = board.pen.get(id)
        if pen is None or zoo[pen.index] != pen.bare:
            bad_position("zoo", part)
        zoo[pen.index] = _read_contents(pen, letters)
    return tuple(zoo)


def _read_contents(pen: Pen, letters: str) -> Contents:
    if pen.named_places and len(letters) != len(pen.named_places):
        bad_position("zoo", letters)
    contents: list[Species | None] = []
    for letter in letters:
        if letter not in BY_LETTER and not (letter == "." and pen.named_places):
            bad_position("zoo", letters)
        contents.append(BY_LETTER.get(letter))
    return tuple(contents)


def read_herd(text: str, part: str) -> Herd:
    """The dinosaurs of these letters."""
    if text == NOTHING:
        return NO_HERD
    if not all(letter in BY_LETTER for letter in text):
        bad_position(part, text)
    return herd_of(BY_LETTER[letter] for letter in text)


def read_number(text: str, part: str) -> int:
    """A whole number of at most three digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        bad_position(part, text)
    return int(text)


def _number_or_none(text: str, part: str) -> int | None:
    return None if text == NOTHING else read_number(text, part)
