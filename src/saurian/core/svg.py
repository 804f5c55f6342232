"""Pictures as SVG: drawings made for the browser, laid out by the games, for light and dark pages.

A game's drawings are in its `art.json`, which `npm run art` in `web/` writes from the browser's art:

- `symbols`: markup by name; `=other` is the same as that of another name. The token `~7~` in it stands for
  attributes that differ by light and dark.
- `moods`: by number, those attributes, for light and for dark.
- `colours`: further colours by name. A game writes them as `~fill:name~` or `~stroke:name~`.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Literal, get_args

Theme = Literal["auto", "light", "dark"]
"""`auto` follows the page that shows the picture."""

FONT = "Nunito,ui-sans-serif,system-ui,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
TOKEN = re.compile(r"~([\w:-]+)~")
REFERENCE = re.compile(r'href="#([\w-]+)"')
LIGHT, DARK = 0, 1


def number(value: float) -> str:
    """A number as SVG has it: at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def text(
    x: float,
    y: float,
    words: object,
    size: float,
    *,
    weight: int = 700,
    anchor: str = "start",
    more: str = "",
) -> str:
    """A line of text that stands on y. `more` is further attributes, such as its colour."""
    at = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
    return f'<text {at} text-anchor="{anchor}" {more}>{escape(str(words))}</text>'


def box(x: float, y: float, width: float, height: float, radius: float = 0, more: str = "") -> str:
    """A rectangle."""
    corner = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f"{corner} {more}/>"
    )


def moved(x: float, y: float, content: str, scale: float = 1) -> str:
    """What is drawn around 0, 0, at another place."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g transform="translate({number(x)} {number(y)}){size}">{content}</g>'


class Art:
    """The drawings of a game."""

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        self.prefix = game
        self.data = data
        self.symbols: Mapping[str, str] = data["symbols"]

    def use(self, name: str, x: float = 0, y: float = 0, scale: float = 1, turn: int = 0) -> str:
        """A drawing at a place, turned by `turn` degrees around its own origin."""
        same = self.symbols.get(name, "")
        name = same[1:] if same.startswith("=") else name
        shift = f"translate({number(x)} {number(y)})" if x or y else ""
        shift += f" scale({scale:.4g})" if scale != 1 else ""
        shift += f" rotate({turn})" if turn else ""
        transform = f' transform="{shift.strip()}"' if shift else ""
        return f'<use href="#{self.prefix}-{name}"{transform}/>'

    def painted(self, markup: str, theme: Theme) -> str:
        """Markup with its tokens replaced by attributes, and for `auto` by a class besides."""
        return TOKEN.sub(lambda found: self._attributes(found[1], theme), markup)

    def style(self, markup: str) -> str:
        """The rules for dark pages that the tokens of the markup need."""
        tokens = dict.fromkeys(TOKEN.findall(markup))
        rules = "".join(f".{self._class(token)}{{{self._declarations(token)}}}" for token in tokens)
        return f"<style>@media (prefers-color-scheme:dark){{{rules}}}</style>" if rules else ""

    def definitions(self, parts: Iterable[str], shared: Mapping[str, str]) -> str:
        """The drawings that the parts use: those of the game, and what the picture itself shares."""
        known, found = {**self.symbols, **shared}, dict[str, str]()
        waiting = list(parts)
        while waiting:
            for id in REFERENCE.findall(waiting.pop()):
                if id not in found:
                    found[id] = known[id.removeprefix(f"{self.prefix}-")]
                    waiting.append(found[id])
        return "".join(f'<g id="{id}">{markup}</g>' for id, markup in found.items())

    def _attributes(self, token: str, theme: Theme) -> str:
        light, dark = self._pair(token)
        if theme == "dark":
            return dark
        return light if theme == "light" else f'{light} class="{self._class(token)}"'

    def _declarations(self, token: str) -> str:
        return ";".join(re.sub(r'([\w-]+)="([^"]*)"', r"\1:\2", self._pair(token)[DARK]).split())

    def _class(self, token: str) -> str:
        return f"{self.prefix}-{token.replace(':', '-')}"

    def _pair(self, token: str) -> tuple[str, str]:
        if token.isdigit():
            light, dark = self.data["moods"][int(token)]
            return light, dark
        attribute, _, name = token.partition(":")
        light, dark = (_attribute(attribute, colour) for colour in self.data["colours"][name])
        return light, dark


def _attribute(name: str, colour: str) -> str:
    """A colour as an attribute; one of eight digits as colour and opacity, which every reader knows."""
    if len(colour) != len("#rrggbbaa"):
        return f'{name}="{colour}"'
    return f'{name}="{colour[:7]}" {name}-opacity="{number(int(colour[7:], 16) / 255)}"'


@cache
def load_art(game: str, package: str) -> Art:
    """The drawings in the `art.json` of a game's package."""
    return Art(game, json.loads((files(package) / "art.json").read_text(encoding="utf-8")))


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a position in parts, one above the other, so that pictures of a game can share them."""

    art: Art
    width: float
    height: float
    title: str
    parts: tuple[str, ...]
    shared: Mapping[str, str] = field(default_factory=dict)
    """Drawings made for this picture that its parts use more than once, by name."""

    def to_svg(self, theme: Theme = "auto", width: float | None = None) -> str:
        """The picture as one SVG document; `width` in pixels, by default its own."""
        body = self.definitions() + f"<title>{escape(self.title)}</title>" + "".join(self.parts)
        style = self.art.style(body) if check_theme(theme) == "auto" else ""
        return f"{self.opening(width)}{style}{self.art.painted(body, theme)}</svg>"

    def definitions(self) -> str:
        """The drawings that it uses."""
        found = self.art.definitions(self.parts, self.shared)
        return f"<defs>{found}</defs>" if found else ""

    def opening(self, width: float | None = None, more: str = "") -> str:
        """The opening tag of the document, with further attributes."""
        wide = self.width if width is None else width
        size = f'width="{number(wide)}" height="{number(self.height * wide / self.width)}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {number(self.width)}'
            f' {number(self.height)}" font-family="{FONT}" role="img" {more}>'
        )


def check_theme(theme: str) -> str:
    """Raise `ValueError` unless there is such a theme."""
    if theme not in get_args(Theme):
        raise ValueError(f"theme is one of {', '.join(get_args(Theme))}, not {theme!r}")
    return theme


PLAIN = Art(
    "text",
    {"symbols": {}, "moods": [], "colours": {"ink": ("#2a2319", "#f3ead8"), "paper": ("#f4ecdb", "#1b1c18")}},
)


def text_picture(lines: str) -> Picture:
    """Lines of text as a picture: for a game that has no drawings."""
    rows = lines.splitlines() or [""]
    width, height = 20 + 7.9 * max(map(len, rows)), 20 + 17 * len(rows)
    parts = [box(0, 0, width, height, 8, "~fill:paper~")]
    for row, words in enumerate(rows):
        more = '~fill:ink~ xml:space="preserve" font-family="ui-monospace,monospace"'
        parts.append(text(10, 24 + 17 * row, words, 13, weight=400, more=more))
    return Picture(PLAIN, width, height, rows[0], tuple(parts))
