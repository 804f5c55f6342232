"""The English of docstrings, comments and Markdown."""

import pytest

from tools import prose


def test_our_prose_is_plain() -> None:
    assert list(prose.findings()) == []


@pytest.mark.parametrize(
    ("suffix", "source", "line"),
    [
        (".py", 'LIMIT = 3\n"""So many are kept."""\n', 2),
        (".py", "a = 1\nb = 2  # as he likes\n", 2),
        (".py", "# One line,\n# and another. Who waits is told.\n", 1),
        (".py", 'def sit() -> None:\n    """Who sits where."""\n', 2),
        (".md", "# Title\n\nTell the player\nwhat he gets.\n", 3),
        (".md", "- one\n- Whoever leaves is gone\n", 2),
        (".ts", "const a = 1;\n/** Who decides; null: chance. */\n", 2),
        (".ts", "const a = 1; // the player himself\n", 1),
        (".svelte", "<p></p>\n<!-- So many are shown. -->\n", 2),
    ],
)
def test_a_habit_is_found(suffix: str, source: str, line: int) -> None:
    found = [number for number, text in prose.passages(suffix, source) if prose.habits(text)]
    assert found == [line]


@pytest.mark.parametrize(
    "text",
    [
        "Who is there?",
        "Tell who is there.",
        "There are so many tables that one commit is not enough.",
        "The heap holds them all.",
        "Call `he` or `himself`.",
    ],
)
def test_what_is_meant_otherwise_is_left_alone(text: str) -> None:
    assert prose.habits(text) == []


def test_code_is_not_prose() -> None:
    assert list(prose.passages(".py", 'text = "who he is"\n')) == []
    assert list(prose.passages(".md", "```\nhe\n```\n")) == []


def test_what_is_not_ours_is_skipped() -> None:
    names = {path.relative_to(prose.ROOT).as_posix() for path in prose.files()}
    assert {"README.md", "tools/prose.py", "src/saurian/core/state.py", "docs/bots.md"} <= names
    assert not any("node_modules" in name or name.startswith("docs/rules/") for name in names)
