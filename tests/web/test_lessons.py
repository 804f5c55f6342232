"""The guided first games are made by the engine as it is now, and each step has words."""

import json

import pytest

from saurian.locale import LANGUAGES, load_language
from tests.web.scripts import load_script

SCRIPT = load_script("learn/make_lessons.py")
TWO_PARTS = ("@", "place ")
"""In moves that the learner makes in two parts: what, and where."""


@pytest.mark.parametrize("game", SCRIPT.games())
def test_the_lesson_is_what_the_engine_shows(game: str) -> None:
    assert json.loads(SCRIPT.file_of(game).read_text()) == json.loads(json.dumps(SCRIPT.lesson(game)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", SCRIPT.games())
def test_each_step_has_words(game: str, code: str) -> None:
    words = load_language(code, "web-learn")
    for step in json.loads(SCRIPT.file_of(game).read_text())["steps"]:
        assert words.text(f"learn-{game}-{step['key']}")
        if any(sign in (step["move"] or "") for sign in TWO_PARTS):
            assert words.text(f"learn-{game}-{step['key']}-then")
    assert words.text(f"learn-goal-{game}")
    assert words.text(f"learn-end-{game}")
