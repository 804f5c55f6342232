"""The `saurian` command, also as `python -m saurian`. It says which extra to install if it cannot run."""

import sys

from saurian import __version__
from saurian.extras import DEFAULT, missing_extra


def main() -> int:
    """Run a command; without the extra `cli` there is none, and no language but English."""
    words = sys.argv[1:]
    try:
        from saurian.cli import main as run
    except ModuleNotFoundError as error:
        if words in (["-V"], ["--version"]):
            print(f"saurian {__version__}")  # noqa: T201
            return 0
        command = next((word for word in words if not word.startswith("-")), DEFAULT if not words else "")
        extra = missing_extra(command, error.name or "")
        if extra is None:
            raise
        print(f'{f"saurian {command}".strip()} needs more: pip install "saurian[{extra}]"', file=sys.stderr)  # noqa: T201
        return 2
    return run(words)


if __name__ == "__main__":
    sys.exit(main())
