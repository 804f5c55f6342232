"""Which modules import each other in a ring, counted with imports inside functions and for types alone."""

import pytest

from tools.import_graph import find_modules, import_edges, rings

PAIRS = ("games.draftosaurus", "games.drakon")
"""A state makes views and a view makes states: `state` and `view` know each other, and nothing else does."""


def rings_in(package: str) -> set[frozenset[str]]:
    modules = find_modules()
    return rings(
        import_edges({name: modules[name] for name in modules if name.startswith(f"saurian.{package}.")})
    )


@pytest.mark.parametrize("package", PAIRS)
def test_only_state_and_view_of_a_game_import_each_other(package: str) -> None:
    state_and_view = frozenset({f"saurian.{package}.state", f"saurian.{package}.view"})
    assert rings_in(package) == {state_and_view}


@pytest.mark.parametrize("package", ["core", "sim", "arena"])
def test_other_layers_have_no_ring(package: str) -> None:
    assert rings_in(package) == set()
