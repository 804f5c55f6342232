"""Python where Numba is not installed, or looks as if it were not."""

import subprocess
import sys
from pathlib import Path

PRELUDE = "import sys\nsys.modules['numba'] = None\n"


def run_without_numba(code: str, folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a program so."""
    command = [sys.executable, "-c", PRELUDE + code]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def saurian_without_numba(*words: str, folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a command so."""
    return run_without_numba(f"from saurian.cli import main\nsys.exit(main({list(words)!r}))", folder)
