"""Write the tables of observations into docs/environments, from the encoders.

python tools/env_tables.py            write them
python tools/env_tables.py --check    1 if a page is not up to date
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from saurian.core.encoder import Entry
from saurian.games import GAMES, find_game, find_part

PAGES = Path(__file__).resolve().parent.parent / "docs" / "environments"


def main() -> int:
    """Write all pages, or compare them."""
    stale = 0
    for name in GAMES:
        page = PAGES / f"{name}.md"
        before = page.read_text(encoding="utf-8")
        after = with_tables(before, name)
        if "--check" in sys.argv and before != after:
            print(f"{page.name} is not up to date: python tools/env_tables.py")
            stale = 1
        elif before != after:
            page.write_text(after, encoding="utf-8")
    return stale


def with_tables(text: str, name: str) -> str:
    """The page with the tables of this game, for the usual options."""
    game = find_game(name)
    tables = {"observation": game.encoder().entries}
    short = find_part(name, "games", "candidates")
    if short is not None:
        tables["candidates"] = short.candidate_entries(game.options())
    for mark, entries in tables.items():
        head, rest = text.split(f"<!-- {mark} -->\n")
        table = "\n".join(rows(entries))
        text = f"{head}<!-- {mark} -->\n{table}\n<!-- end -->" + rest.split("<!-- end -->", 1)[1]
    return text


def rows(entries: Sequence[Entry]) -> Iterator[str]:
    """A table: neighbours whose names differ in their last part alone share a row."""
    yield "| index | name | from | to |"
    yield "|---|---|---|---|"
    start, block = 0, repeated(entries)
    while start < len(entries):
        if block and start == block[1]:
            yield f"| {start}–{len(entries) - 1} | the same for the other cells, row by row | | |"
            return
        end = start + 1
        while end < len(entries) and alike(entries[start], entries[end]):
            end += 1
        first, last = entries[start], entries[end - 1]
        index = str(start) if end == start + 1 else f"{start}–{end - 1}"
        stem = first.name.rpartition(".")[0]
        names = f"`{first.name}`"
        if end > start + 1:
            tails = [entry.name.removeprefix(f"{stem}.") for entry in entries[start:end]]
            shown = tails if len(tails) <= 9 else [*tails[:3], "…", tails[-1]]
            names = f"`{stem}.` " + " ".join(f"`{tail}`" if tail != "…" else tail for tail in shown)
        yield f"| {index} | {names} | {last.low:g} | {last.high:g} |"
        start = end


def repeated(entries: Sequence[Entry]) -> tuple[int, int] | None:
    """Where the numbers of the first cell begin and end; None if there are no cells."""
    names = [entry.name for entry in entries]
    cells = [index for index, name in enumerate(names) if name.startswith("cell.")]
    if not cells:
        return None
    stem = names[cells[0]].rpartition(".")[0]
    return cells[0], cells[0] + sum(name.rpartition(".")[0] == stem for name in names)


def alike(one: Entry, other: Entry) -> bool:
    """Whether two entries belong in one row."""
    stem = one.name.rpartition(".")[0]
    return bool(stem) and stem == other.name.rpartition(".")[0] and one[1:] == other[1:]


if __name__ == "__main__":
    sys.exit(main())
