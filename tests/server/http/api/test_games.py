"""What a server tells about its games."""

import pytest
from fluent.runtime import FluentResource

from saurian.games import GAMES
from saurian.locale import LANGUAGES
from tests.server.client import Device
from tests.server.serving import Server


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_a_game_are_fluent_text(language: str, server: Server) -> None:
    async with Device(server) as device:
        for game in GAMES:
            answer = await device.http.get(f"/api/games/{game}/words/{language}")
            ids = {entry.id.name for entry in FluentResource(answer.text).body if hasattr(entry, "id")}
            assert f"rules-title-{game}" in ids


async def test_a_language_that_is_not_spoken_here_is_english(server: Server) -> None:
    async with Device(server) as device:
        path = f"/api/games/{next(iter(GAMES))}/words"
        answers = [await device.http.get(f"{path}/{language}") for language in ("en", "fr")]
    assert answers[0].text == answers[1].text


async def test_words_of_a_game_that_there_is_not_are_refused(server: Server) -> None:
    async with Device(server) as device:
        assert await device.refused("GET", "/api/games/chess/words/en") == (422, "bad-game")
