"""Measure the sources: sizes, docstrings, annotations, tests and import rings, as a Markdown table.

python tools/metrics.py            the package as a whole, and each part of it
python tools/metrics.py OLD NEW    compare two checkouts

A file without lines does not count. A function is as long as from `def` to its end. Public is what has no
leading underscore and is not nested in a function. Fully annotated means all parameters but `self` and
`cls`, and the result. Test lines are those of `tests/PART`.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from tools.import_graph import PACKAGE, find_modules, import_edges, rings

ROOT = Path(__file__).resolve().parent.parent
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Metrics:
    """The figures of some source files."""

    files: list[int]
    """Lines of each file."""
    functions: list[int]
    """Lines of each function."""
    functions_documented: float
    """The share of public functions with a docstring."""
    classes_documented: float
    """The share of public classes with a docstring."""
    annotated: float
    """The share of functions that are fully annotated."""
    tests_per_line: float
    rings: list[int]
    """How many modules import each other, ring by ring, the largest first."""

    def cells(self) -> list[str]:
        """The figures as cells of a table, in the order of `HEAD`."""
        return [
            str(len(self.files)),
            str(sum(self.files)),
            _spread(self.files),
            _spread(self.functions),
            f"{self.functions_documented:.0%}",
            f"{self.classes_documented:.0%}",
            f"{self.annotated:.0%}",
            f"{self.tests_per_line:.2f}",
            ", ".join(map(str, self.rings)) or "none",
        ]


HEAD = [
    "files",
    "lines",
    "file lines median / p90 / max",
    "function lines median / p90 / max",
    "public functions with docstring",
    "public classes with docstring",
    "fully annotated",
    "test lines per line",
    "modules in import rings",
]


def measure(root: Path, part: str = "") -> Metrics:
    """The figures of a checkout, or of one part of its package."""
    modules = find_modules(root / "src")
    prefix = f"{PACKAGE}.{part}" if part else PACKAGE
    chosen = {name: file for name, file in modules.items() if name == prefix or name.startswith(f"{prefix}.")}
    texts = [text for file in chosen.values() if (text := file.read_text(encoding="utf-8"))]
    trees = [ast.parse(text) for text in texts]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, Function)]
    public = [node for tree in trees for node in _public(tree)]
    lines = [len(text.splitlines()) for text in texts]
    tests = (root / "tests" / part.replace(".", "/")).glob("**/*.py")
    return Metrics(
        files=lines,
        functions=[(node.end_lineno or node.lineno) - node.lineno + 1 for node in functions],
        functions_documented=_share(_has_docstring(node) for node in public if isinstance(node, Function)),
        classes_documented=_share(_has_docstring(node) for node in public if isinstance(node, ast.ClassDef)),
        annotated=_share(map(_is_annotated, functions)),
        tests_per_line=sum(len(file.read_text(encoding="utf-8").splitlines()) for file in tests) / sum(lines),
        rings=sorted(map(len, rings(import_edges(chosen))), reverse=True),
    )


def _public(tree: ast.AST) -> Iterator[ast.AST]:
    """The public classes, functions and methods; not what is nested in a function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | Function) and not node.name.startswith("_"):
            yield node
        if not isinstance(node, Function):
            yield from _public(node)


def _has_docstring(node: ast.AST) -> bool:
    assert isinstance(node, Function | ast.ClassDef)
    return ast.get_docstring(node) is not None


def _is_annotated(function: Function) -> bool:
    some = function.args
    named = [*some.posonlyargs, *some.args, *some.kwonlyargs, *filter(None, (some.vararg, some.kwarg))]
    return function.returns is not None and all(
        each.annotation is not None or each.arg in ("self", "cls") for each in named
    )


def _share(answers: Iterator[bool]) -> float:
    known = list(answers)
    return sum(known) / len(known) if known else 1.0


def _spread(numbers: list[int]) -> str:
    p90 = quantiles(numbers, n=10)[-1] if len(numbers) > 1 else numbers[0]
    return f"{median(numbers):.0f} / {p90:.0f} / {max(numbers)}"


def parts_of(root: Path) -> list[str]:
    """The packages of the first level, and the games."""
    folders = sorted(file.parent for file in (root / "src" / PACKAGE).glob("*/__init__.py"))
    return [folder.name for folder in folders]


def table(rows: dict[str, Metrics]) -> str:
    """Figures as Markdown, one row each."""
    lines = [["", *HEAD], ["---", *["---:"] * len(HEAD)]]
    lines += [[name, *metrics.cells()] for name, metrics in rows.items()]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main(roots: list[str]) -> int:
    """Print the table."""
    if len(roots) == 2:
        print(table({name: measure(Path(name).resolve()) for name in roots}))
    else:
        print(table({"all": measure(ROOT)} | {f"`{part}`": measure(ROOT, part) for part in parts_of(ROOT)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
