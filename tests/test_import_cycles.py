"""Which modules import each other in a ring, counted with imports inside functions and for types alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
PAIRS = ("games.draftosaurus", "games.drakon")
"""A state makes views and a view makes states: `state` and `view` know each other, and nothing else does."""


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file): file for file in SOURCES.glob("saurian/**/*.py")}


def imports_of(file: Path) -> Iterator[str]:
    """The modules that a file imports anywhere in it; `from package import module` counts as the module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for one in node.names:
                inner = f"{node.module}.{one.name}"
                yield inner if inner in MODULES else node.module


def reached_from(start: str, edges: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        for there in edges[waiting.pop()] - reached:
            reached.add(there)
            waiting.append(there)
    return reached


def rings(package: str) -> set[frozenset[str]]:
    """The largest sets of modules of a package of which each leads to each other."""
    inside = {name: file for name, file in MODULES.items() if name.startswith(f"saurian.{package}.")}
    edges = {name: set(imports_of(file)) & inside.keys() for name, file in inside.items()}
    reached = {name: reached_from(name, edges) for name in inside}
    return {
        frozenset(other for other in there if name in reached[other])
        for name, there in reached.items()
        if name in there
    }


@pytest.mark.parametrize("package", PAIRS)
def test_only_state_and_view_of_a_game_import_each_other(package: str) -> None:
    state_and_view = frozenset({f"saurian.{package}.state", f"saurian.{package}.view"})
    assert rings(package) == {state_and_view}


@pytest.mark.parametrize("package", ["core", "sim", "arena"])
def test_other_layers_have_no_ring(package: str) -> None:
    assert rings(package) == set()
