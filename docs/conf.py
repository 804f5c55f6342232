"""The documentation site: `make docs` builds it into build/docs, without a network."""

import re
import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.directives.code import CodeBlock

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "site"))

import cells  # noqa: E402

import saurian  # noqa: E402

project = "Saurian"
version = release = saurian.__version__
project_copyright = "the Saurian authors"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
exclude_patterns = ["site", "examples"]
html_theme = "furo"
html_title = "Saurian"
html_static_path = ["site/static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"

OUTSIDE = re.compile(r"\[([^\]]+)\]\((\.\./)+(?!CHANGELOG)[^)]*\)")
"""A link to a file that is not part of the site."""


def without_outside_links(app: Sphinx, name: str, source: list[str]) -> None:
    """On the site, files of the repository are named, not linked."""
    if name.count("/") == 0:
        source[0] = OUTSIDE.sub(r"\1", source[0])
    if name == "index":
        source[0] = source[0].replace(
            "OTHER-PAGES\n", "".join(f"{page}\n" for page in other_pages(source[0]))
        )


def other_pages(index: str) -> list[str]:
    """The pages that the index does not list by name: those of environments, and any that are new."""
    pages = (str(path.relative_to(HERE).with_suffix("")) for path in sorted(HERE.rglob("*.md")))
    return [page for page in pages if f"\n{page}\n" not in index and page != "index"]


def as_restructured(app: Sphinx, what: str, name: str, obj: object, options: Any, lines: list[str]) -> None:
    """Docstrings are plain text with `code` and indented examples: write them as Sphinx reads them."""
    paragraphs = [paragraph.split("\n") for paragraph in "\n".join(lines).split("\n\n")]
    written: list[str] = []
    was_example = False
    for paragraph in paragraphs:
        is_example = paragraph[0].startswith("    ")
        if is_example and not was_example:
            written += ["::", ""]
        written += paragraph if is_example else map(as_text, paragraph)
        written.append("")
        was_example = is_example
    lines[:] = written


def as_text(line: str) -> str:
    """A line of text with its code marked, and with nothing else that means something to Sphinx."""
    parts = re.split(r"(`[^`]+`)", line)
    return "".join(
        f"`{part}`" if part.startswith("`") else re.sub(r"([*|_])", r"\\\1", part) for part in parts
    )


class CodeCell(CodeBlock):
    """A cell of a notebook: its code, and what running it shows."""

    def run(self) -> list[nodes.Node]:
        """Run the cell after those before it on the page."""
        self.arguments = ["python"]
        shared = self.env.temp_data.setdefault("namespace", {"__name__": "__main__"})
        shown = cells.run_cell("\n".join(self.content), shared)
        output = nodes.raw("", f'<div class="output">{shown}</div>', format="html")
        return [*super().run(), *([output] if shown else [])]


def setup(app: Sphinx) -> dict[str, bool]:
    """What this site adds to Sphinx."""
    app.add_directive("code-cell", CodeCell)
    app.connect("source-read", without_outside_links)
    app.connect("autodoc-process-docstring", as_restructured)
    return {"parallel_read_safe": False}
