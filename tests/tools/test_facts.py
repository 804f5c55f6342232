"""What the browser's code knows of the engine is what the engine says."""

from pathlib import Path

import pytest

from tools import facts


@pytest.mark.parametrize("path", facts.files(), ids=lambda path: "/".join(path.parts[-2:]))
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text() == facts.files()[path], "run python tools/facts.py"


def test_a_stale_file_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    fresh = facts.files()
    stale = next(iter(fresh))
    monkeypatch.setattr(facts, "files", lambda: {**fresh, stale: "something else"})
    assert facts.main(only_check=True) == 1
    assert capsys.readouterr().out.count("\n") == 1
    assert stale.read_text() == fresh[stale]


def test_values_are_written_as_typescript() -> None:
    text = facts._file("A test.", {"NAMES": ["it's", "b"], "SIZES": {"a-b": (1, 2), "c": None}})
    assert text.splitlines()[1:] == [
        r"export const NAMES = ['it\'s', 'b'] as const;",
        "export const SIZES = { 'a-b': [1, 2], c: null } as const;",
    ]
