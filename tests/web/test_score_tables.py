"""The tables with which the page counts are those of the engine."""

import json
from types import ModuleType

import pytest

from tests.web.scripts import load_script


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return load_script("games/draftosaurus/score/make_tables.py")


def test_the_tables_are_what_the_engine_says(script: ModuleType) -> None:
    assert json.loads(script.TABLES.read_text()) == json.loads(script.written(script.tables()))


def test_the_judged_sheets_are_what_the_engine_says(script: ModuleType) -> None:
    assert json.loads(script.CASES.read_text()) == json.loads(script.written(script.cases(script.MANY)))
