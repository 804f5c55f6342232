"""How single things look: a letter for each species, a number for each place. Colour only helps."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from saurian.core import Seat
from saurian.games.draftosaurus.options import BOARDS
from saurian.games.draftosaurus.pens import Board, Contents, Pen
from saurian.games.draftosaurus.pieces import SPECIES, Herd, Species
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.locale import Language, message_id

STYLES = dict(
    zip(
        SPECIES,
        (
            "bold white on red",
            "bold black on green",
            "bold black on yellow",
            "bold white on blue",
            "bold white on magenta",
            "bold black on cyan",
        ),
        strict=True,
    )
)
ZONE_STYLES = {"woodlands": "green", "grasslands": "yellow"}
RIVER_STYLE = "cyan"
OPEN_STYLE = "bold"
CLOSED_STYLE = "dim"
FREE = "·"
OPEN, CLOSED = "▸", "×"


@dataclass(frozen=True, slots=True)
class Look:
    """The words of one language for these players, and what is drawn with them."""

    language: Language
    names: tuple[str, ...]

    def text(self, id: str, **args: Any) -> str:
        """The sentence of a message id."""
        return self.language.text(id, self.names, **args)

    def pen(self, pen: Pen) -> str:
        """The name of a pen. The banks of the bridge share one: where they stand tells them apart."""
        return self.text("part-bridge") if pen.other_bank is not None else self.name("pen", pen.id)

    def name(self, kind: str, value: str) -> str:
        """The name of a species, a spot, a face, …"""
        return self.text(message_id(kind, value))

    def points(self, view: DraftosaurusView, seat: Seat) -> str:
        """The points of a seat as they stand; in a match with those of the games before."""
        now = sum(view.scores()[seat].values())
        if not view.past:
            return self.text("points", points=now)
        return self.text("points-match", points=now, total=total_points(view, seat))


def total_points(view: DraftosaurusView, seat: Seat) -> int:
    """The points of a seat, those of the games of the match that are over included."""
    boards = (view.rules.boards[id] for id in BOARDS[view.options.board])
    played = zip(boards, (*view.past, view.zoos), strict=False)
    return sum(sum(scores(view.rules, board, zoos)[seat].values()) for board, zoos in played)


def chip(species: Species) -> Text:
    """A dinosaur, three columns wide."""
    return Text(f" {species.letter} ", STYLES[species])


def letters(dinosaurs: Iterable[Species | None]) -> Text:
    """Dinosaurs as close as they can stand; a free place among them is a dot."""
    text = Text()
    for species in dinosaurs:
        text.append(FREE if species is None else species.letter, "" if species is None else STYLES[species])
    return text


def herd_letters(herd: Herd) -> Text:
    """A hand or a bag: each species with its number."""
    counts = [(species, herd[species]) for species in SPECIES if herd[species]]
    return Text("  ").join(Text.assemble(chip(species), f"×{count}") for species, count in counts)


def in_pen(pen: Pen, contents: Contents) -> Text:
    """What is in a pen, in few columns; the pyramid row by row from below."""
    if not pen.named_places:
        return letters(contents)
    rows = [contents[:3], contents[3:5], contents[5:]]
    return Text("/").join(letters(row) for row in rows if any(one is not None for one in row))


def spot_numbers(board: Board) -> dict[str, int]:
    """What to type for each spot: its place in the order of the board, from 1."""
    return {spot.id: number for number, spot in enumerate(board.spots, 1)}


def pen_numbers(board: Board, pen: Pen) -> str:
    """The numbers of a pen's spots."""
    numbers = [number for number, spot in enumerate(board.spots, 1) if spot.pen is pen]
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def fitted(text: Text, width: int) -> Text:
    """The text padded or cut to this number of columns."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    text.no_wrap = True
    return text


def joined(parts: Sequence[Text], by: str = "  ") -> Text:
    """Parts in one line."""
    return Text(by).join(parts)
