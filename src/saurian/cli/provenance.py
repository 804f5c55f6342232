"""Where figures come from: what every JSON answer of a measurement says about its making."""

import os
import platform
import sys
from argparse import Namespace
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from saurian import __version__

LIBRARIES = ("numpy", "numba")
"""The packages that bots and simulators compute with."""


def provenance(args: Namespace) -> dict[str, Any]:
    """Version, command, seed, machine, Python, libraries and date."""
    return {
        "saurian": __version__,
        "command": args.command_line,
        "seed": getattr(args, "seed", None),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "libraries": {name: found for name in LIBRARIES if (found := _version(name)) is not None},
        "machine": {
            "system": f"{platform.system()} {platform.release()}",
            "processor": _processor(),
            "cores": os.cpu_count(),
        },
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    """The name of the processor; its architecture where the system does not tell."""
    if sys.platform == "linux":
        try:
            with open("/proc/cpuinfo", encoding="utf-8") as file:
                names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
        except OSError:
            names = []
        if names:
            return names[0]
    return platform.processor() or platform.machine()
