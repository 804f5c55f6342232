"""Find PostgreSQL, Redis and Chromium for the tests; as root on Debian, install what is missing.

Standard library only.

python3 tools/services.py    quick when nothing is missing

Nothing is started here: tests run servers of their own, in folders of their own.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}
"""By program, the Debian package that brings it."""
BROWSERS = ("chromium-headless-shell", "chromium")
"""Programs, and Debian packages, of which one is enough: the first is quicker, older Debians lack it."""
START_POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks it whether a service may be started."""


def find_program(name: str) -> Path | None:
    """Where a program is: on the path, or where Debian keeps those of PostgreSQL; the newest of these."""
    found = shutil.which(name)
    if found is not None:
        return Path(found)
    versions = [
        path for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}") if os.access(path, os.X_OK)
    ]
    return max(versions, key=lambda path: int(path.parent.parent.name), default=None)


def find_browser() -> Path | None:
    """Where Chromium is."""
    return next(filter(None, map(find_program, BROWSERS)), None)


def main() -> None:
    """Get what is missing, or say what cannot be got."""
    if missing_packages() and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {', '.join(missing_packages())} for the tests …", flush=True)
        with _nothing_started():
            subprocess.run(["apt-get", "update", "-qq"], check=False)
            _install([package for package in missing_packages() if package not in BROWSERS])
            for browser in BROWSERS:
                if find_browser() is None:
                    _install([browser])
    for package in missing_packages():
        print(f"{package} is not here: tests that need it will not run (on Debian: install {package})")


def missing_packages() -> list[str]:
    """The Debian packages that would bring what is not here."""
    missing = [package for program, package in PACKAGES.items() if find_program(program) is None]
    return missing if find_browser() else [*missing, BROWSERS[-1]]


def _install(packages: list[str]) -> None:
    if packages:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
        subprocess.run(install, env=environment, stdout=subprocess.DEVNULL, check=False)


@contextmanager
def _nothing_started() -> Iterator[None]:
    """What is installed meanwhile starts no service."""
    if START_POLICY.exists():
        yield
        return
    START_POLICY.write_text("#!/bin/sh\nexit 101\n")
    START_POLICY.chmod(0o755)
    try:
        yield
    finally:
        START_POLICY.unlink()


if __name__ == "__main__":
    main()
