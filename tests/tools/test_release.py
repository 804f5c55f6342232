"""A release is tagged only when it is ready."""

import pytest

from tools.release import find_version, problems

READY = {
    ("status", "--porcelain"): "",
    ("rev-parse", "--abbrev-ref", "HEAD"): "main",
    ("tag", "--list", "v1.2.0"): "",
}
CHANGELOG = "# Changelog\n\n## 1.2.0 (2026-11-18)\n\n- News.\n"


def test_the_version_is_read_from_the_package() -> None:
    assert find_version('"""Doc."""\n\n__version__ = "1.2.0"\n') == "1.2.0"


def test_what_is_ready_has_no_problems() -> None:
    assert problems("1.2.0", CHANGELOG, lambda *words: READY[words]) == []


@pytest.mark.parametrize(
    ("words", "answer", "expected"),
    [
        (("status", "--porcelain"), " M README.md", "not committed"),
        (("rev-parse", "--abbrev-ref", "HEAD"), "topic", "not main"),
        (("tag", "--list", "v1.2.0"), "v1.2.0", "exists already"),
    ],
)
def test_what_git_tells_stands_in_the_way(words: tuple[str, ...], answer: str, expected: str) -> None:
    found = problems("1.2.0", CHANGELOG, lambda *asked: {**READY, words: answer}[asked])
    assert len(found) == 1
    assert expected in found[0]


def test_a_changelog_without_the_version_stands_in_the_way() -> None:
    found = problems("1.2.0", CHANGELOG.replace("2026-11-18", "unreleased"), lambda *words: READY[words])
    assert found == ["CHANGELOG.md has no section '## 1.2.0 (YYYY-MM-DD)'"]
