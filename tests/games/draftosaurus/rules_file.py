"""The rules file with one value changed."""

import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from importlib.resources import files
from typing import Any

from saurian.games.draftosaurus.pens import ACCEPTS
from saurian.games.draftosaurus.rules import NEWEST, Rules, make_rules
from saurian.games.draftosaurus.scoring import SCORES

Path = tuple[str | int, ...]


def rules_data() -> dict[str, Any]:
    """The rules file as shipped."""
    file = files("saurian.games.draftosaurus").joinpath(f"rules-{NEWEST}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def with_ruling(name: str, value: bool, rule_set: str = "international") -> Rules:
    """The rules with one ruling as given."""
    return make_rules(NEWEST, rule_set, changed(rules_data(), ("rulings", name, "value"), value))


def values(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every single value of the file and where it stands."""
    if not isinstance(data, dict | list):
        yield path, data
        return
    for key, part in data.items() if isinstance(data, dict) else enumerate(data):
        yield from values(part, (*path, key))


def changed(data: Mapping[str, Any], path: Path, value: object) -> dict[str, Any]:
    """The data with another value in one place."""
    copy: Any = deepcopy(data)
    *way, last = path
    part = copy
    for key in way:
        part = part[key]
    part[last] = value
    assert isinstance(copy, dict)
    return copy


OTHERS: dict[object, list[str]] = {
    "zone": ["woodlands", "grasslands"],
    "side": ["left", "right"],
    "accepts": list(ACCEPTS),
    "scores": list(SCORES),
}


def other_value(path: Path, value: object) -> object:
    """Some other value that could stand there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if path[-1] == "places" else value + 1
    names = OTHERS.get(path[-1], [f"{value}", f"{value}-other"])
    return names[(names.index(str(value)) + 1) % len(names)]
