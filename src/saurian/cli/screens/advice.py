"""A hint as a person reads it."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saurian.bots.hints import Hint, Prospect
from saurian.locale import Language

MOST_OTHERS = 5
"""How many of the other options are shown."""


def show_hint(
    hint: Hint, counted: str, words: Language, names: Sequence[str], wording: Callable[[Prospect], str]
) -> Group:
    """The move with the best of the others, and why; `counted` is the id of what the game is played for."""
    looked_into = [option for option in hint.others if option.win_share is not None]
    parts: list[RenderableType] = [Text(words.text("hint-title"), "bold underline")]
    if hint.best.win_share is None:
        parts += [Text(wording(hint.best), "bold"), Text(words.text("hint-no-figures"), "dim")]
    else:
        table = Table("", words.text("hint-move"), box=None, pad_edge=False)
        for heading in ("hint-wins", counted):
            table.add_column(words.text(heading), justify="right", no_wrap=True)
        for option in (hint.best, *looked_into[:MOST_OTHERS]):
            best = option is hint.best
            table.add_row("▸" if best else "", wording(option), *_figures(option, words), style="bold" * best)
        parts += [table, Text(words.text("hint-averages"), "dim")]
    reasons = Table.grid(padding=(0, 1, 0, 0))
    for reason in hint.reasons:
        reasons.add_row("•", Text(words.say(reason, names)))
    return Group(*parts, Text(), Text(words.text("hint-why"), "bold underline"), reasons)


def _figures(option: Prospect, words: Language) -> tuple[str, str]:
    assert option.win_share is not None
    return (
        words.text("hint-percent", percent=round(100 * option.win_share)),
        words.text("hint-mean", mean=option.points),
    )
