"""The picture of the import graph shows the sources as they are."""

from pathlib import Path

import pytest

from tools import import_graph
from tools.import_graph import draw, find_modules, import_edges, layer_names, rings


def test_the_picture_is_up_to_date() -> None:
    assert import_graph.PICTURE.read_text(encoding="utf-8") == draw(), "run python tools/import_graph.py"


def test_a_stale_picture_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(import_graph, "draw", lambda: "another picture")
    assert import_graph.main(only_check=True) == 1
    assert capsys.readouterr().out.count("\n") == 1


def test_every_layer_has_a_box_and_no_arc_leads_up() -> None:
    picture = draw()
    assert all(f">{layer}</text>" in picture for layer in layer_names())
    assert 'class="arc up"' not in picture


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    package = tmp_path / "saurian"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "a.py").write_text("def f():\n    from saurian import b\n")
    (package / "b.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import saurian.a\n"
    )
    edges = import_edges(find_modules(tmp_path))
    assert edges == {"saurian": set(), "saurian.a": {"saurian.b"}, "saurian.b": {"saurian.a"}}
    assert rings(edges) == {frozenset({"saurian.a", "saurian.b"})}
