"""Fitting a page into a terminal: what matters least gives way first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

SIDE_FROM = 120
"""The width from which something stands beside the main part."""
MAIN_WIDTH = 80
GAP = 2
NEWS_MOST = 16
NEWS_LINES = (5, 3, 2, 1)
"""How many lines the news may take, if they must run on."""
NEWS_STEPS = (10, 12, 22, 50, 60)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page in several sizes."""

    sizes: tuple[RenderableType, ...]
    """The roomiest first; `NOTHING` if it can be left out."""
    steps: tuple[int, ...] = ()
    """How much each step to the next size hurts: what hurts least is done first."""


NOTHING = Group()
BLANK = Section((Text(""), NOTHING), (0,))
"""An empty line, the first to go."""


@dataclass(frozen=True, slots=True)
class Page:
    """What is to be seen, from above; `side` stands on the right, if there is anything."""

    main: Sequence[Section]
    side: Sequence[Section] = ()
    main_width: int = MAIN_WIDTH
    """How wide the main part is, if there is something beside it."""


def compose(page: Page, console: Console, height: int | None) -> RenderableType:
    """The page for this console, at most `height` lines if that can be (None: as many as it takes)."""
    if not page.side:
        return fit(page.main, console, console.width, height)
    side_width = console.width - page.main_width - GAP
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=page.main_width)
    grid.add_column(width=side_width)
    main = fit(page.main, console, page.main_width, height)
    grid.add_row(main, fit(page.side, console, side_width, height))
    return grid


def fit(sections: Sequence[Section], console: Console, width: int, height: int | None) -> Group:
    """The sections one below the other, shrunk as far as the height asks for."""
    size = [0] * len(sections)
    if height is not None:
        lines = [line_count(part.sizes[0], console, width) for part in sections]
        steps = sorted((hurt, place) for place, part in enumerate(sections) for hurt in part.steps)
        for _, place in steps:
            if sum(lines) <= height:
                break
            size[place] += 1
            lines[place] = line_count(sections[place].sizes[size[place]], console, width)
    return Group(*(part.sizes[i] for part, i in zip(sections, size, strict=True)))


def line_count(part: RenderableType, console: Console, width: int) -> int:
    """How many lines it takes."""
    return len(console.render_lines(part, console.options.update(width=width), pad=False))


def flow(parts: Iterable[Text], width: int, gap: str = "   ") -> Group:
    """Parts one after the other, none broken in two as long as it fits into a line."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            lines.append(part)
    return Group(*lines)


def news_sizes(sentences: Sequence[str], width: int) -> Section:
    """Sentences one below the other; with less room running on, and only the last of them."""
    if not sentences:
        return Section((NOTHING,))
    running = [_newest(sentences, width, lines) for lines in NEWS_LINES]
    listed = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences[-NEWS_MOST:]:
        listed.add_row("•", Text(sentence))
    return Section((listed, *running, NOTHING), NEWS_STEPS)


def _newest(sentences: Sequence[str], width: int, lines: int) -> Text:
    for start in range(len(sentences)):
        text = " ".join(sentences[start:])
        if len(wrap(text, width)) <= lines:
            return Text(text)
    return Text(sentences[-1])
