"""Set up .venv from the locked requirements; standard library only. Quick when nothing has changed.

python3 tools/bootstrap.py venv   an empty one, for whoever needs no more
python3 tools/bootstrap.py run    what playing needs
python3 tools/bootstrap.py dev    what tests and checks need, too
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LEAST = (3, 11)
REQUIREMENTS = {"venv": [], "run": ["run"], "dev": ["run", "dev"]}
"""By what is wanted, the files that say what that is."""


def main(wanted: str) -> None:
    """Make .venv hold what is wanted."""
    if sys.version_info < LEAST:
        sys.exit("Saurian needs Python 3.11 or newer; this is " + sys.version.split()[0])
    needed = REQUIREMENTS[wanted]
    stamp, fingerprint = VENV / f"ready-{wanted}", _fingerprint(needed)
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return
    if not (BIN / "python").exists():
        _make_venv()
    if not needed:
        return
    print(f"Getting what Saurian needs ({wanted}) …", flush=True)
    for name in needed:
        later = ["--no-compile"] * (name == "dev")  # much of that is never loaded; Python compiles what is
        locked = ["--no-deps", "--require-hashes", "-r", str(ROOT / "requirements" / f"{name}.txt")]
        _pip(*later, *locked)  # the list is whole: pip would trip over what was published since
    _pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp.write_text(fingerprint)


def _fingerprint(needed: list[str]) -> str:
    files = [ROOT / "pyproject.toml", *(ROOT / "requirements" / f"{name}.txt" for name in needed)]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files) + str(ROOT).encode()).hexdigest()


def _make_venv() -> None:
    print("Making .venv …", flush=True)
    if _venv():
        return
    version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-qq", "-y", version], check=False)
        if _venv():
            return
    sys.exit(f"Python cannot make a virtual environment here: install its venv module (on Debian: {version})")


def _venv() -> bool:
    make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    return subprocess.run(make, check=False, capture_output=True).returncode == 0


def _pip(*arguments: str) -> None:
    pip = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    if subprocess.run([*pip, *arguments], check=False).returncode != 0:
        sys.exit("Could not install what Saurian needs; is the package registry within reach?")


if __name__ == "__main__":
    main(sys.argv[1])
