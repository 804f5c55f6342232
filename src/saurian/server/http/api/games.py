"""Which games there are, and what can be agreed about each."""

from functools import cache
from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from saurian.bots import bots_of
from saurian.core.options import find_conflicts
from saurian.games import GAMES, check_game, find_game
from saurian.locale import FALLBACK, LANGUAGES, read_game
from saurian.server.domain.payloads import show_problem

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


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def read_game_words(game: str, language: str) -> str:
    """The words of a game as Fluent text, for pages that were built without them; in English if need be."""
    check_game(game)
    return read_game(language if language in LANGUAGES else FALLBACK, game)


@cache
def _show_game(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "game": name,
        "rules": game.rules_version,
        "players": [game.players.start, game.players.stop - 1],
        "options": [
            {
                "name": field.name,
                "choices": list(field.choices),
                "default": field.default,
                "only_with": dict(field.only_with),
            }
            for field in game.option_fields()
        ],
        "refusals": [
            {"choices": refusal.choices, "problem": show_problem(refusal.problem)}
            for refusal in find_conflicts(game.options_type)
        ],
        "bots": list(bots_of(name)),
    }
