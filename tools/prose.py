"""Check the English of docstrings, comments and Markdown for habits that hide what is meant.

python tools/prose.py    print each passage that uses one, with its place

Texts that users read are in the Fluent files and are not checked here, nor are the pages made from them.
"""

import ast
import io
import os
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tools", "web", "docs", "deploy")
SKIPPED = frozenset({"node_modules", "server/web", "docs/rules", "__pycache__"})
"""Folders of code that is not ours, and of what is generated."""

Passage = tuple[int, str]
"""A docstring, a block of comments or a paragraph, and the line where it begins."""

HABITS = {
    "name the number instead of 'so many'": re.compile(r"\bso many\b(?![^.;:]*\bthat\b)", re.IGNORECASE),
    "do not begin a sentence with 'who'": re.compile(r"(?:^|[.:;!?]\s+)(?:Who|Whoever|Whom)\s(?![^.!]*\?)"),
    "players are 'they', programs are 'it'": re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE),
}


ITEM = re.compile(r"(?:^|(?<=\n))(?:[-*|>#]+ ?|\d+\. )?(.*?)(?=\n(?:[-*|>#]|\d+\. )|\Z)", re.DOTALL)
"""A list item or a row of a table, or else the whole paragraph."""


def main() -> int:
    """Print what uses a habit; 1 if anything does."""
    found = list(findings())
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


def findings() -> Iterator[str]:
    """Each passage that uses a habit, with its place and what to do."""
    for path in files():
        for line, text in passages(path.suffix, path.read_text(encoding="utf-8")):
            for advice in habits(text):
                start = " ".join(text.split())[:80]
                yield f"{path.relative_to(ROOT)}:{line}: {advice}: {start}"


def habits(text: str) -> list[str]:
    """What to do about the habits in a text."""
    plain = " ".join(re.sub(r"`[^`]*`", "``", text).split())
    return [advice for advice, pattern in HABITS.items() if pattern.search(plain)]


def files() -> list[Path]:
    """Our own files that hold prose."""
    found = [*ROOT.glob("*.md")]
    for folder, folders, names in (step for name in FOLDERS for step in os.walk(ROOT / name)):
        folders[:] = [name for name in folders if not _is_skipped(Path(folder, name))]
        found += [Path(folder, name) for name in names if Path(name).suffix in READERS]
    return sorted(found)


def passages(suffix: str, source: str) -> Iterator[Passage]:
    """The prose of a file of that type."""
    return READERS[suffix](source)


def _is_skipped(folder: Path) -> bool:
    return any(f"/{folder.as_posix()}".endswith(f"/{skipped}") for skipped in SKIPPED)


def _python(source: str) -> Iterator[Passage]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
    yield from _blocks(_python_comments(source))


def _python_comments(source: str) -> Iterator[Passage]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#! ")


def _script(source: str) -> Iterator[Passage]:
    for match in re.finditer(r"/\*(.*?)\*/|<!--(.*?)-->", source, re.DOTALL):
        yield _line(source, match.start()), re.sub(r"\n\s*\*", "\n", match[1] or match[2] or "").lstrip("* ")
    lines = ((number, re.search(r"(?<![:'\"`])//(.*)", line)) for number, line in _numbered(source))
    yield from _blocks((number, match[1].strip()) for number, match in lines if match)


def _markdown(source: str) -> Iterator[Passage]:
    prose = re.sub(r"```.*?```", lambda code: "\n" * code[0].count("\n"), source, flags=re.DOTALL)
    for match in re.finditer(r"(?:^.*\S.*$\n?)+", prose, re.MULTILINE):
        for number, part in _items(match[0]):
            yield _line(prose, match.start()) + number, part


def _items(paragraph: str) -> Iterator[Passage]:
    """The list items and cells of a paragraph, each of which begins a sentence."""
    for match in ITEM.finditer(paragraph):
        for cell in match[1].split(" | "):
            yield _line(match.string, match.start()) - 1, cell.strip("*_ ")


def _blocks(lines: Iterator[Passage]) -> Iterator[Passage]:
    """Comments on consecutive lines as one passage."""
    block: list[str] = []
    first = last = 0
    for number, text in lines:
        if block and number != last + 1:
            yield first, "\n".join(block)
            block = []
        first = first if block else number
        block.append(text)
        last = number
    if block:
        yield first, "\n".join(block)


def _numbered(source: str) -> Iterator[Passage]:
    return enumerate(source.splitlines(), 1)


def _line(source: str, place: int) -> int:
    return source.count("\n", 0, place) + 1


READERS = {
    ".py": _python,
    ".md": _markdown,
    **dict.fromkeys((".ts", ".js", ".svelte", ".css"), _script),
}

if __name__ == "__main__":
    sys.exit(main())
