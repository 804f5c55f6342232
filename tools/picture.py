"""Draw the picture of the README: a page of `saurian play` as SVG.

.venv/bin/python tools/picture.py > docs/play.svg
"""

import io
from random import Random

from rich.console import Console

from saurian.bots import make_bot
from saurian.cli.screens import Scene, find_screens
from saurian.cli.screens.layout import compose
from saurian.core import CHANCE, Player, Session
from saurian.games import find_game
from saurian.locale import load_language

NAMES = ("Anna", "Ben", "Greta", "Otto")
SEED, MOVES, WIDTH, HEIGHT = 11, 78, 140, 44

# Rich's own template asks a server for a font; this one takes what the reader has.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="#292929"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    """Play some moves of a game among bots, and show what the first seat sees."""
    game, rng = find_game("draftosaurus"), Random(SEED)
    session = Session(game, game.options({"players": len(NAMES)}), [Player(name) for name in NAMES])
    bot, heard = make_bot("greedy", game.name), []
    for _ in range(MOVES):
        state = session.state
        seat = next(seat for seat in reversed(state.acting()))
        action = state.sample(rng) if seat == CHANCE else bot.choose(state.view(seat), rng)
        heard += session.apply(seat, action)
    language = load_language("en", "cli", "core", "play", game.name)
    screen = find_screens(game.name).make_screen(language, NAMES)
    view = session.state.view(0)
    news = [language.say(event, NAMES) for event in heard[-6:] if event.heard_by(0) and event.id != "decided"]
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, highlight=False
    )
    scene = Scene(view, screen.menu(view), news, WIDTH)
    console.print(compose(screen.page(scene), console, HEIGHT))
    print(console.export_svg(title="saurian play draftosaurus", code_format=SVG), end="")


if __name__ == "__main__":
    main()
