"""What notebooks show: a game with a slider, and tables with bars. HTML of one piece, with no network."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from saurian.core.action import Action
from saurian.core.message import Seat
from saurian.core.state import CHANCE, State
from saurian.core.svg import Picture, Theme, check_theme, number

STYLE = """\
.saurian{font:14px/1.4 system-ui,sans-serif;max-width:100%}
.saurian table{border-collapse:collapse;background:none}
.saurian th,.saurian td{padding:.3em .7em;text-align:right;border-bottom:1px solid #8886}
.saurian th:first-child,.saurian td:first-child{text-align:left}
.saurian .bar{position:relative;width:12em;height:1em;background:#8883;border-radius:3px}
.saurian .bar i{position:absolute;top:0;bottom:0;border-radius:3px}
.saurian .steps{display:flex;gap:.5em;align-items:center;max-width:60em}
.saurian .steps input{flex:1}
.saurian .steps button{font:inherit;padding:0 .6em}
"""

FLUID = 'style="max-width:100%;height:auto"'

SCRIPT = """\
(root => {
  const data = root.querySelector('script[type="application/json"]').textContent;
  const {fragments, frames, captions} = JSON.parse(data);
  const [slider, stage, caption] = ['input', '.stage', '.caption'].map(one => root.querySelector(one));
  const show = () => {
    stage.innerHTML = frames[slider.value].map(index => fragments[index]).join('');
    caption.textContent = captions[slider.value];
  };
  const step = by => { slider.value = +slider.value + by; show(); };
  slider.addEventListener('input', show);
  const [back, on] = root.querySelectorAll('button');
  back.addEventListener('click', () => step(-1));
  on.addEventListener('click', () => step(1));
  show();
})(document.getElementById(%s));
"""


def playback(
    state: State[Any], moves: Iterable[tuple[Seat, Action]], names: Sequence[str], theme: Theme = "auto"
) -> str:
    """A game as pictures with a slider, one for each move, all hands open. `state` follows the moves."""
    views, captions = [state.open_view()], ["The beginning"]
    for seat, action in moves:
        state.apply(seat, action)
        views.append(state.open_view())
        captions.append(f"{len(captions)}: {'chance' if seat == CHANCE else names[seat]}: {action.text}")
    extent = sorted({place for view in views for place in view.extent()})
    return slideshow([view.picture(names, extent) for view in views], captions, theme)


def slideshow(pictures: Sequence[Picture], captions: Sequence[str], theme: Theme = "auto") -> str:
    """Pictures of one game with a slider; parts that several of them have are there once."""
    check_theme(theme)
    art, last = pictures[-1].art, pictures[-1]
    fragments: dict[str, int] = {}
    frames = [
        [fragments.setdefault(art.painted(part, theme), len(fragments)) for part in picture.parts]
        for picture in pictures
    ]
    everything = [part for picture in pictures for part in picture.parts]
    shared = {name: markup for picture in pictures for name, markup in picture.shared.items()}
    drawings = art.definitions(everything, shared)
    data = {"fragments": list(fragments), "frames": frames, "captions": list(captions)}
    id = "saurian-" + hashlib.sha256(repr(data).encode()).hexdigest()[:12]
    style = art.style(drawings + "".join(everything)) if theme == "auto" else ""
    most = len(pictures) - 1
    first = "".join(art.painted(part, theme) for part in last.parts)
    return (
        f'<div class="saurian" id="{id}"><style>{STYLE}</style>'
        f'<div class="steps"><button aria-label="back">◀</button>'
        f'<input type="range" min="0" max="{most}" value="{most}" aria-label="step">'
        f'<button aria-label="on">▶</button></div><div class="caption">{escape(captions[-1])}</div>'
        f"{last.opening(more=FLUID)}{style}"
        f"<defs>{art.painted(drawings, theme)}</defs>"
        f'<g class="stage">{first}</g></svg>'
        f'<script type="application/json">{_script_json(data)}</script>'
        f"<script>{SCRIPT % json.dumps(id)}</script></div>"
    )


def _script_json(data: object) -> str:
    """JSON that may stand in a page."""
    return json.dumps(data, ensure_ascii=False).replace("</", "<\\/")


def table(heading: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table: each cell is a `Bar` or text."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heading)
    body = "".join(f"<tr>{''.join(f'<td>{_cell(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="saurian"><style>{STYLE}</style><table><tr>{head}</tr>{body}</table></div>'


def _cell(cell: object) -> str:
    return cell.markup if isinstance(cell, Bar) else escape(str(cell))


class Bar:
    """A share from 0 to 1 as a bar, with its interval and a mark for what is expected."""

    def __init__(
        self, share: float, low: float | None = None, high: float | None = None, par: float | None = None
    ) -> None:
        parts = [_stripe(0, share, "#2c6848", 1)]
        if low is not None and high is not None:
            parts.append(_stripe(low, high, "#e0a020", 0.75, inset=".32em"))
        if par is not None:
            parts.append(_stripe(par - 0.004, par + 0.004, "#a3261a", 1))
        self.markup = f'<div class="bar">{"".join(parts)}</div>'


def _stripe(start: float, end: float, colour: str, opacity: float, inset: str = "0") -> str:
    left, width = number(100 * max(0.0, start)), number(100 * (end - max(0.0, start)))
    return (
        f'<i style="left:{left}%;width:{width}%;background:{colour};opacity:{opacity};'
        f'top:{inset};bottom:{inset}"></i>'
    )
