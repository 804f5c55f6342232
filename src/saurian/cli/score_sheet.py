"""The score sheet at the end of a game, as one would count at the table."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from saurian.core import Outcome
from saurian.locale import Language, message_id


def score_table(result: Outcome, names: Sequence[str], language: Language) -> Table:
    """Part by part, seat by seat."""
    table = Table(show_footer=True)
    table.add_column("", footer=language.text("sheet-total"))
    for seat, name in enumerate(names):
        style = "bold" if seat in result.winners else ""
        table.add_column(Text(name), str(result.totals[seat]), justify="right", style=style)
    for part in result.parts[0]:
        points = [str(parts[part]) for parts in result.parts]
        table.add_row(part_name(part, language), *points)
    return table


def part_name(part: str, language: Language) -> str:
    """The name of a line; in a match with its board before it."""
    board, dot, of_board = part.rpartition(".")
    name = language.text(message_id("part", of_board))
    return f"{language.text(message_id('board', board))}: {name}" if dot else name


def verdict(result: Outcome, names: Sequence[str], language: Language) -> str:
    """The winners, and the tie-break that decided."""
    winners = ", ".join(names[seat] for seat in result.winners)
    points = max(result.totals)
    return language.text(f"verdict-{way_of_winning(result)}", winners=winners, points=points)


def way_of_winning(result: Outcome) -> str:
    """What decided: a tie-break, else the points of a team or of one player."""
    return result.tie_break or ("team" if result.teams else "points")
