"""Programs of users, as a type checker sees them: against the installed package, strictly."""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_right_programs_pass_and_wrong_ones_fail(tmp_path: Path) -> None:
    """One run for all: mypy takes longer to begin than to read them."""
    assert len(list(HERE.glob("right/*.py"))) >= 20
    files = sorted(HERE.glob("*/*.py"))
    options = ["--strict", "--config-file", "", "--cache-dir", str(tmp_path), "--no-error-summary"]
    command = [sys.executable, "-m", "mypy", *options, "--scripts-are-modules", *map(str, files)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    errors = re.findall(r"^(.*?):(\d+): error", done.stdout, re.MULTILINE)
    found = {(Path(path).name, int(line)) for path, line in errors}
    expected = {
        (file.name, number)
        for file in files
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if line.endswith("# error")
    }
    assert found == expected, done.stdout + done.stderr
