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

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}
"""By program, the Debian package that brings it."""
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


def main() -> None:
    """Get what is missing, or say what cannot be got."""
    missing = {program: package for program, package in PACKAGES.items() if find_program(program) is None}
    if missing and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {', '.join(missing.values())} for the tests …", flush=True)
        _install(list(missing.values()))
    for program, package in missing.items():
        if find_program(program) is None:
            print(f"{program} is not here: tests that need it will not run (on Debian: install {package})")


def _install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    with _nothing_started():
        subprocess.run(["apt-get", "update", "-qq"], check=False)
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
