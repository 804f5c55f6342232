"""Check that shared code names no game: what is special to a game lives in its own folders.

python tools/shared_names.py    print each line of shared code that names a game or what is in its box

`saurian/games/__init__.py` lists the games; everything else asks it.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from saurian.games import GAMES, find_game

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "saurian"
WEB = ROOT / "web"
CODE = (".py", ".ts", ".svelte", ".css")
REGISTRIES = (SOURCES / "games" / "__init__.py", WEB / "src" / "lib" / "facts.ts")
"""The list of games, and what is generated from it."""
PIECES = frozenset({"chamber", "dinosaur", "hoard", "lair", "species", "zoo"})
"""What the games are made of, besides the ids that they declare as facts."""
COMMON = frozenset(
    {
        *("destroy", "differences", "empty", "entrance", "escape", "fighter", "flying", "international"),
        *("key", "match", "polish", "printed", "quick", "rotate", "summer", "swap", "winter", "wood"),
    }
)
"""Ids of games that are also words of other things."""


def main() -> int:
    """Print what names a game; 1 if anything does."""
    found = list(named_games())
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


def named_games() -> Iterator[str]:
    """Each line of shared code that names a game, with its place."""
    pattern = re.compile(rf"(?<![a-z])({'|'.join(sorted(words()))})s?(?![a-z])", re.IGNORECASE)
    for path in shared_files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                yield f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


def words() -> set[str]:
    """The names of the games, and of what they are made of."""
    ids = {id for name in GAMES for values in find_game(name).facts().values() for id in values}
    return {*GAMES, *PIECES, *(id for id in ids if len(id) > 2)} - COMMON


def shared_files() -> list[Path]:
    """The files of code, of Python and of the browser client, that are in no folder of a game."""
    files = [*SOURCES.rglob("*.py"), *WEB.glob("*.ts"), *WEB.glob("src/**/*")]
    return [
        path
        for path in sorted(files)
        if path.suffix in CODE
        and path not in REGISTRIES
        and not set(GAMES) & set(path.relative_to(ROOT).parts)
    ]


if __name__ == "__main__":
    sys.exit(main())
