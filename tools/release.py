"""Check that a release is ready, and tag it: `python3 tools/release.py [--tag]`. Standard library only.

The version is `saurian.__version__`, and nowhere else. A release is ready when everything is committed on
main, the changelog has a dated section for the version, and no tag of that name exists. `--tag` then makes
the tag; pushing it and uploading the wheel (`python -m build`) are left to the person who releases.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


def main(arguments: list[str]) -> None:
    """Say what is missing, or tag."""
    version = find_version((ROOT / "src" / "saurian" / "__init__.py").read_text())
    missing = problems(version, (ROOT / "CHANGELOG.md").read_text(), _git)
    if missing:
        sys.exit("\n".join(f"not ready: {one}" for one in missing))
    if "--tag" not in arguments:
        print(f"{version} is ready: run again with --tag")
        return
    _git("tag", "--annotate", f"v{version}", "--message", f"Saurian {version}")
    print(f"tagged v{version}; next: git push origin v{version}")


def find_version(source: str) -> str:
    """The version that the package states."""
    found = VERSION.search(source)
    if found is None:
        sys.exit("src/saurian/__init__.py states no __version__")
    return found[1]


def problems(version: str, changelog: str, git: Callable[..., str]) -> list[str]:
    """What stands in the way of the release, in words."""
    found = []
    if git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if git("rev-parse", "--abbrev-ref", "HEAD") != "main":
        found.append("this is not main")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        found.append(f"CHANGELOG.md has no section '## {version} (YYYY-MM-DD)'")
    if git("tag", "--list", f"v{version}"):
        found.append(f"the tag v{version} exists already")
    return found


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main(sys.argv[1:])
