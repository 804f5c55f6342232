"""Pictures of positions: well-formed, complete, the same each time, and no more than a view may show."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from saurian.core import CHANCE, State
from saurian.core.svg import text_picture
from saurian.games import find_game

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("draftosaurus", {"players": 2, "board": "winter"}),
    ("draftosaurus", {"players": 3, "board": "match"}),
    ("draftosaurus", {"players": 5}),
    ("drakon", {"players": 2}),
    ("drakon", {"players": 4, "teams": True}),
    ("drakon", {"players": 6, "heroes": True}),
]

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, options: dict[str, Any], steps: int, seed: int = 3) -> State[Any]:
    state: State[Any] = find_game(name).start(options)
    rng = Random(seed)
    for _ in range(steps):
        acting = state.acting()
        if not acting:
            break
        seat = acting[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state


def read(svg: str) -> ElementTree.Element:
    """The document, after a look at what every picture must be."""
    assert "~" not in svg
    assert "var(" not in svg
    root = ElementTree.fromstring(svg)
    ids = {element.get("id") for element in root.iter()}
    assert {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")} <= ids
    assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= ids
    return root


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_every_position_can_be_drawn(name: str, options: dict[str, Any], theme: Any) -> None:
    for steps in (0, 40, 10_000):
        state = played(name, options, steps)
        for drawn in (state, state.view(None), state.view(0)):
            svg = drawn.svg(theme)
            assert svg == drawn.svg(theme)
            read(svg)
            assert ("@media" in svg) == (theme == "auto")


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_a_picture_shows_no_more_than_the_view(name: str, options: dict[str, Any]) -> None:
    for steps in range(8, 90, 27):
        state = played(name, options, steps)
        for seat in (None, 0, 1):
            view = state.view(seat)
            for seed in range(3):
                other = view.resample(Random(seed)).view(seat)
                assert other.svg() == view.svg()


def test_width_and_theme() -> None:
    state = played("draftosaurus", {"players": 3}, 20)
    root = read(state.svg(width=300))
    assert root.get("width") == "300"
    with pytest.raises(ValueError, match="theme is one of auto, light, dark"):
        state.svg("night")  # type: ignore[arg-type]


def test_a_game_without_drawings_shows_its_text() -> None:
    root = read(text_picture("a < b\n  c").to_svg())
    assert [element.text for element in root.iter(f"{SVG}text")] == ["a < b", "  c"]


def test_every_drawing_of_the_browser_is_portable() -> None:
    for name in ("draftosaurus", "drakon"):
        state = played(name, {}, 40)
        art = state.picture().art
        everything = "".join(art.use(symbol) for symbol in art.symbols)
        body = art.painted(art.definitions([everything], {}) + everything, "auto")
        ElementTree.fromstring(f"<svg>{body}</svg>")
