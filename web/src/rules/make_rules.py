"""Write `games/GAME/rules/rules.json`: the order of the rules, their pictures, and counted examples.

.venv/bin/python web/src/rules/make_rules.py

Which pictures and examples there are says `make_pictures.py` in the same folder of the game.
"""

import json
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from saurian.cli.rules import rule_tables
from saurian.games import find_game
from saurian.locale import load_language

FOLDERS = Path(__file__).parents[1] / "games"
BY_RULE_SET = "Polish rules"
"""A rule whose English words say this differs between the rule sets."""


def main() -> None:
    """Write the files."""
    for game in games():
        text = json.dumps(book(game), separators=(",", ":")) + "\n"
        file_of(game).write_text(text, encoding="utf-8")


def games() -> list[str]:
    """The games whose rules are shown in the browser."""
    return sorted(path.parents[1].name for path in FOLDERS.glob("*/rules/make_pictures.py"))


def file_of(name: str) -> Path:
    """Where the rules of a game are kept."""
    return FOLDERS / name / "rules" / "rules.json"


def book(name: str) -> dict[str, Any]:
    """The rules of one game."""
    sections = import_module(f"saurian.games.{name}.rule_ids").RULE_IDS
    words = load_language("en", name, f"{name}-rules")
    ids = [id for _, section in sections for id in section]
    game, script = find_game(name), script_of(name)
    components = game.components(game.options(script.OPTIONS))
    return {
        "sections": sections,
        "differ": [id for id in ids if BY_RULE_SET in words.text(f"rule-text-{id}")],
        "pictures": script.pictures(components),
        "tables": rule_tables(game),
        "examples": script.examples(components),
    }


def script_of(name: str) -> ModuleType:
    """`make_pictures.py` of a game."""
    spec = spec_from_file_location(f"{name}_pictures", file_of(name).with_name("make_pictures.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()
