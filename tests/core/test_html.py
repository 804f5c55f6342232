"""What notebooks show."""

import json
import re
from random import Random

from saurian.core import CHANCE, Player, Session
from saurian.core.html import Bar, table
from saurian.games import find_game


def test_a_session_has_a_slider() -> None:
    for name in ("draftosaurus", "drakon"):
        game = find_game(name)
        session = Session(game, game.options(players=3), [Player(f"<{seat}>") for seat in range(3)])
        rng = Random(1)
        for _ in range(25):
            seat = session.state.acting()[0]
            chance = seat == CHANCE
            session.apply(
                seat, session.state.sample(rng) if chance else rng.choice(session.state.legal(seat))
            )
        html = session.html()
        assert html == session._repr_html_()
        assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
        found = re.search(r'<script type="application/json">(.*?)</script>', html)
        assert found is not None
        data = json.loads(found[1])
        assert len(data["frames"]) == len(data["captions"]) == 26
        assert max(map(max, data["frames"])) == len(data["fragments"]) - 1
        ids = set(re.findall(r' id="([\w-]+)"', html))
        assert set(re.findall(r'href=\\?"#([\w-]+)', html)) <= ids
        assert "<1>" not in html.replace(found[0], "")


def test_a_table_escapes_its_text() -> None:
    html = table(["bot", "share"], [["<b>", Bar(0.5, 0.4, 0.6, 0.25)]])
    assert "&lt;b&gt;" in html
    assert "width:50%" in html
