"""Which games there are, and what can be agreed about each."""

from functools import cache
from typing import Any

from fastapi import APIRouter

from saurian.bots import bots_of
from saurian.core.options import find_refusals
from saurian.games import GAMES, find_game
from saurian.server.showing import show_problem

router = APIRouter(prefix="/api")


@router.get("/games")
async def list_games() -> dict[str, Any]:
    """Every game with its numbers of players, options, what cannot be agreed together, and bots."""
    return {"games": [_show_game(name) for name in GAMES]}


@router.get("/games/{game}/components")
async def read_game_components(game: str) -> dict[str, Any]:
    """What a game is made of, as it comes from the box."""
    found = find_game(game)
    return found.components(found.options({}))


@cache
def _show_game(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "game": name,
        "rules": game.rules_version,
        "players": [game.players.start, game.players.stop - 1],
        "options": [
            {"name": field.name, "choices": list(field.choices), "default": field.default}
            for field in game.option_fields()
        ],
        "refusals": [
            {"choices": refusal.choices, "problem": show_problem(refusal.problem)}
            for refusal in find_refusals(game.options_type)
        ],
        "bots": list(bots_of(name)),
    }
