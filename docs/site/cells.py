"""Notebooks in Markdown: their code cells, run in one namespace, and what each cell shows.

A notebook is a page of `docs/notebooks` in Jupytext's MyST form, so Jupyter can open it, too.
"""

import ast
import contextlib
import io
import re
from html import escape
from typing import Any

CELL = re.compile(r"^```\{code-cell\}.*?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def code_cells(page: str) -> list[str]:
    """The code of every cell of a page."""
    return CELL.findall(page)


def run_cell(code: str, namespace: dict[str, Any]) -> str:
    """Run a cell and return what it shows as HTML: what it prints, plots, and the value of its last line."""
    tree = ast.parse(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), namespace)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), namespace)
    text = printed.getvalue()
    parts = [f"<pre>{escape(text)}</pre>"] if text else []
    return "".join([*parts, *_plots(), *_shown(value)])


def _plots() -> list[str]:
    """The figures that matplotlib has open, as SVG; they are closed."""
    import sys

    pyplot: Any = sys.modules.get("matplotlib.pyplot")
    if pyplot is None:
        return []
    found = []
    for number in pyplot.get_fignums():
        picture = io.StringIO()
        pyplot.figure(number).savefig(picture, format="svg")
        found.append(picture.getvalue().partition("<svg")[2])
    pyplot.close("all")
    return [f'<div class="plot"><svg{picture}</div>' for picture in found]


def _shown(value: object) -> list[str]:
    """A value as Jupyter shows it."""
    if value is None or hasattr(value, "get_figure"):
        return []
    for name in ("_repr_html_", "_repr_svg_"):
        show = getattr(value, name, None)
        if show is not None:
            return [show()]
    return [f"<pre>{escape(repr(value))}</pre>"]
