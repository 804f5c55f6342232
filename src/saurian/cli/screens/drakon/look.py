"""How single things look: a word for each chamber, a letter for each hero. Colour only helps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from saurian.core import Seat
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.legal import coin_count, label
from saurian.games.drakon.options import partners, pool
from saurian.games.drakon.pieces import SIDES_OF, Arrows, coins_of, worth
from saurian.games.drakon.view import DrakonView
from saurian.games.drakon.wording import other_words
from saurian.locale import Language, message_id

ARROW_SIGNS = "▲▶▼◀"
"""By side."""
ARROW_STYLE = "bold bright_white"
DRAKON = "◆"
DRAKON_STYLE = "bold white on red"
MARK_STYLE = "bold black on bright_yellow"
CHANGED_STYLE = "bold bright_yellow"
WALL_STYLE = "bright_black"
CLOSED_STYLE = "dim"

HERO_STYLES = {
    "druid": "bold black on green",
    "knight": "bold white on blue",
    "ranger": "bold black on yellow",
    "sorceress": "bold white on magenta",
    "thief": "bold black on white",
    "fighter": "bold black on cyan",
}

COIN, LOSS, THEFT, MAGIC, WAY, NONE = "yellow", "red", "bright_red", "magenta", "cyan", "bright_black"
KIND_STYLES = {
    "find-coin": COIN,
    "lose-coin": LOSS,
    "steal-coin-left": COIN,
    "steal-coin-right": COIN,
    "steal-chamber": THEFT,
    "drakon-move": LOSS,
    "destroy": MAGIC,
    "rotate": MAGIC,
    "swap": MAGIC,
    "flying": MAGIC,
    "mind-control": MAGIC,
    "escape": WAY,
    "harp": WAY,
    "windstorm": WAY,
    "key": WAY,
    "portal": WAY,
    "empty": NONE,
    "entrance": "bold",
}
"""What a chamber is about: coins, harm, magic, ways. A kind that is not listed has no colour."""


@dataclass(frozen=True, slots=True)
class Look:
    """The words of one language for these players, and what is drawn with them."""

    language: Language
    names: tuple[str, ...]

    def text(self, id: str, **args: Any) -> str:
        """The sentence of a message id."""
        return self.language.text(id, self.names, **args)

    def name(self, kind: str, value: str) -> str:
        """The name of a chamber, a hero, a side, …"""
        return self.text(message_id(kind, value))

    def told(self, view: DrakonView, id: str) -> str:
        """What a message tells of a chamber, a hero or Drakon, as it is with the box of this table."""
        return self.text(other_words(view.box).get(id, id))

    def chamber(self, view: DrakonView, kind: str) -> str:
        """The name of a kind of chamber."""
        return self.told(view, message_id("chamber", kind))

    def sign(self, view: DrakonView, kind: str, width: int) -> Text:
        """The short name of a chamber, in at most `width` columns."""
        return Text(self.told(view, message_id("sign", kind))[:width], KIND_STYLES.get(kind, ""))

    def letter(self, view: DrakonView, seat: Seat) -> Text:
        """The letter of a seat's hero; blank before it is picked."""
        hero = view.heroes[seat]
        return Text(" ") if hero is None else self.hero_letter(hero)

    def hero_letter(self, hero: str) -> Text:
        """The first letter of a hero."""
        return Text(self.text(f"initial-{hero}"), HERO_STYLES.get(hero, ""))

    def ability(self, view: DrakonView, hero: str) -> str:
        """What a hero can do once, in a few words."""
        return self.told(view, message_id("ability", hero))

    def figures(self, view: DrakonView, cell: Cell) -> Text:
        """The figures on a chamber."""
        letters = [self.letter(view, seat) for seat, there in enumerate(view.cells) if there == cell]
        if view.drakon == cell:
            letters.append(Text(DRAKON, DRAKON_STYLE))
        return Text().join(letters)

    def place(self, view: DrakonView, cell: Cell) -> str:
        """A chamber of the lair: what it is and where."""
        return self.text("lair-place", chamber=label(view, view.lair[cell].kind), cell=write_cell(cell))

    def coins(self, view: DrakonView, seat: Seat) -> str:
        """The coins of a seat, or its pair, as the viewer may see them."""
        purse = view.purses[pool(view.options, seat)]
        count = coin_count(view, seat)
        if purse is None or not count:
            return self.text("coins-count", count=count)
        values = "+".join(map(str, coins_of(purse)))
        return self.text("coins-seen", values=values, total=worth(purse), goal=view.goal)

    def partner(self, view: DrakonView, seat: Seat) -> str | None:
        """The name of the other one of the pair."""
        others = [other for other in partners(view.options, seat) if other != seat]
        return self.names[others[0]] if others else None


def arrow_text(arrows: Arrows) -> str:
    """The arrows of a chamber as signs."""
    return "".join(ARROW_SIGNS[side] for side in SIDES_OF[arrows])


def one_line(parts: Sequence[Text | str | tuple[str, str]]) -> Text:
    """Parts in one line that is cut, not wrapped."""
    line = Text.assemble(*parts)
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line
