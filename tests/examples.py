"""The Python examples of the docs, as programs."""

import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def run_examples(page: str, folder: Path) -> None:
    """Run all examples of a page, one after the other, in a folder of their own."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL)):
        program = folder / f"example{number}.py"
        program.write_text(code, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, program.name], cwd=folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{page}, example {number + 1}:\n{done.stderr}"
