"""The guided first games are games of the real engine."""

import json

import pytest

from saurian.locale import LANGUAGES, load_language
from tests.web.scripts import load_script


def test_the_lessons_are_what_the_engine_shows() -> None:
    script = load_script("learn/make_lessons.py")
    assert json.loads(script.FILE.read_text()) == json.loads(json.dumps(script.lessons()))


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_step_has_words(code: str) -> None:
    words = load_language(code, "web-learn")
    for game, lesson in json.loads(load_script("learn/make_lessons.py").FILE.read_text()).items():
        for number in range(1, len(lesson["steps"])):
            assert words.text(f"learn-step-{game}-{number}")
        assert words.text(f"learn-end-{game}")
