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
    compared = [option for option in (hint.best, *hint.others) if option.win_share is not None]
    parts: list[RenderableType] = [Text(words.text("hint-title"), "bold underline")]
    if compared:
        parts += [_compare(compared[: 1 + MOST_OTHERS], counted, words, names, wording)]
        parts += [Text(words.text("hint-averages"), "dim")]
    else:
        parts += [Text(wording(hint.best), "bold")]
        parts += [Text(words.text("hint-no-figures"), "dim")] if hint.others else []
    reasons = Table.grid(padding=(0, 1, 0, 0))
    for reason in hint.reasons:
        reasons.add_row("•", Text(words.say(reason, names)))
    return Group(*parts, Text(), Text(words.text("hint-why"), "bold underline"), reasons)


def _compare(
    options: Sequence[Prospect],
    counted: str,
    words: Language,
    names: Sequence[str],
    wording: Callable[[Prospect], str],
) -> Table:
    """The options one below the other, each alternative with what speaks for it."""
    table = Table("", words.text("hint-move"), box=None, pad_edge=False)
    for heading in ("hint-wins", counted):
        table.add_column(words.text(heading), justify="right", no_wrap=True)
    for place, option in enumerate(options):
        move = Text(wording(option), "bold" * (place == 0))
        if option.reason is not None:
            move.append(f"\n{words.say(option.reason, names)}", "dim")
        table.add_row("▸" if place == 0 else "", move, *_figures(option, words))
    return table


def _figures(option: Prospect, words: Language) -> tuple[str, str]:
    assert option.win_share is not None
    return (
        words.text("hint-share", wins=round(100 * option.win_share)),
        words.text("hint-mean", mean=option.points),
    )
