"""What one can read: help, the memory aid, the end of the game."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saurian.cli.score_sheet import score_table, verdict
from saurian.cli.screens.draftosaurus import others
from saurian.cli.screens.draftosaurus.look import (
    Look,
    chip,
    herd_letters,
    pen_numbers,
)
from saurian.cli.screens.layout import flow
from saurian.cli.screens.reading import rule_pointer, title
from saurian.core import Outcome
from saurian.games.draftosaurus.pieces import FACES, SPECIES, Herd
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.locale import message_id

TREX_RULE, DIE_RULES = "D-50", "D-12"
"""Where the bonus and the die are explained."""


def memory(look: Look, view: DraftosaurusView) -> Group:
    """What is known of each hand, what nobody has shown yet, and what is in the box."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, (hand, size) in enumerate(zip(view.hands, view.hand_sizes, strict=True)):
        table.add_row(Text(look.names[seat], "bold"), _hand(look, hand, size))
    lines: list[RenderableType] = [
        title(look.text("memory-title")),
        table,
        Text(),
        Text(look.text("unseen")),
    ]
    lines.append(_hand(look, view.unseen, sum(view.unseen)))
    if sum(view.box):
        lines += [Text(), Text(look.text("in-box")), herd_letters(view.box)]
    return Group(*lines)


def _hand(look: Look, herd: Herd | None, size: int) -> Text:
    if not size:
        return Text(look.text("hand-empty"))
    return Text(look.text("hand-unknown", count=size)) if herd is None else herd_letters(herd)


def help_on(look: Look, view: DraftosaurusView, topic: str) -> Group:
    """A pen by its number or name, a species by its letter, the die; otherwise everything in brief."""
    wanted = topic.casefold()
    for pen in view.board.pens:
        spots = [str(number) for number, spot in enumerate(view.board.spots, 1) if spot.pen is pen]
        if wanted in (*spots, pen.id, look.pen(pen).casefold()):
            return Group(_pen(look, view, pen.index), rule_pointer(pen.rule))
    if wanted in ("t", "trex"):
        return Group(Text(look.text("explain-trex")), rule_pointer(TREX_RULE))
    if wanted in ("die", "d6", *FACES):
        return Group(_die(look), rule_pointer(DIE_RULES))
    return _everything(look, view)


def _everything(look: Look, view: DraftosaurusView) -> Group:
    return Group(
        title(look.text("help-goal-title")),
        Text(look.text("help-goal")),
        Text(),
        title(look.text("help-species-title")),
        Columns([Text.assemble(chip(one), " ", look.name("species", one.id)) for one in SPECIES], (0, 3)),
        Text(look.text("explain-trex")),
        Text(),
        title(look.text("help-pens-title")),
        *(_pen(look, view, pen.index) for pen in view.board.pens),
        Text(),
        _die(look),
        Text(),
        title(look.text("help-input-title")),
        *(Text(line) for line in look.text("help-input").splitlines()),
    )


def _pen(look: Look, view: DraftosaurusView, index: int) -> Text:
    pen = view.board.pens[index]
    explained = look.text(message_id("explain", pen.id), rules=view.options.rules)
    head = f"{pen_numbers(view.board, pen)} {look.name('pen', pen.id)}: "
    return Text.assemble((head, "bold"), explained)


def _die(look: Look) -> Group:
    faces = Table.grid(padding=(0, 2, 0, 0))
    for face in FACES:
        faces.add_row(Text(look.name("face", face), "bold"), Text(look.text(f"die-means-{face}")))
    return Group(title(look.text("help-die-title")), Text(look.text("explain-die")), faces)


def ending(look: Look, view: DraftosaurusView, outcome: Outcome, width: int) -> RenderableType:
    """All zoos, the score sheet and who won."""
    zoos = [others.zoo_line(look, view, seat) for seat in range(view.options.players)]
    pens = [Text(f"{pen_numbers(view.board, pen)} {look.pen(pen)}", "dim") for pen in view.board.pens]
    return Group(
        *zoos,
        flow(pens, width),
        score_table(outcome, look.names, look.language),
        Text(verdict(outcome, look.names, look.language), "bold"),
    )
