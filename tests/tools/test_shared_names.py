"""Shared code names no game."""

from pathlib import Path

import pytest

from tools import shared_names


def test_shared_code_names_no_game() -> None:
    assert list(shared_names.named_games()) == []


@pytest.mark.parametrize(
    "line", ["import saurian.games.drakon", "# as in Draftosaurus", 'if species == "trex":', "HARP = 3"]
)
def test_a_line_that_does_is_found(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "shared.py"
    file.write_text(f"first\n{line}\n")
    monkeypatch.setattr(shared_names, "ROOT", tmp_path)
    monkeypatch.setattr(shared_names, "shared_files", lambda: [file])
    assert list(shared_names.named_games()) == [f"shared.py:2: {line}"]


def test_folders_of_games_are_their_own() -> None:
    shared = {"/".join(path.parts[-2:]) for path in shared_names.shared_files()}
    assert {
        "core/game.py",
        "bots/registry.py",
        "cli/box.py",
        "pages/Home.svelte",
        "web/vite.config.ts",
    } <= shared
    assert not {"drakon/box.py", "games/__init__.py", "drakon/Board.svelte"} & shared
