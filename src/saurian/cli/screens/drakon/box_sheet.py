"""A box of Drakon as tables: what is in it, and what is sure."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from saurian.games.drakon.box import SURE, Box, section_in_full
from saurian.games.drakon.kinds import KIND
from saurian.locale import Language, printable

LAYOUTS = ("0", "I", "S", "C", "T")
STYLES = {"A": "green", "B": "cyan", "C": "yellow", "R": "red"}
"""By sureness."""


def box_sheet(box: Box, words: Language) -> Group:
    """All of it, each thing with its rule and how sure it is."""
    return Group(
        Text(words.text("box-chambers"), "bold"),
        _chambers(box, words),
        Text(words.text("box-layouts"), "dim"),
        Text(),
        Text(words.text("box-rest"), "bold"),
        _rest(box, words),
        Text(words.text("box-letters")),
        *(Text.assemble(_sure(sure), f"  {words.text(f'sure-{sure}')}") for sure in SURE),
        Text(words.text("box-hint"), "dim"),
    )


def _chambers(box: Box, words: Language) -> Table:
    rows = box.data["chambers"]
    table = Table(show_footer=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words.text("box-chamber"), words.text("sheet-total"))
    for layout in LAYOUTS:
        table.add_column(layout, str(sum(row["count"].get(layout, 0) for row in rows)), justify="right")
    table.add_column(words.text("box-sum"), str(len(box.pile)), justify="right")
    for heading in ("", words.text("box-may"), "", words.text("box-rule")):
        table.add_column(heading)
    for row in rows:
        counts = [row["count"].get(layout, 0) for layout in LAYOUTS]
        table.add_row(
            words.text(f"chamber-{box.labels[row['kind']]}"),
            *(str(count or "") for count in counts),
            str(sum(counts)),
            _sure(row["count_sure"]),
            _duties(box, row, words),
            _sure(row["sure"]),
            Text(printable(row["rule"])),
        )
    return table


def _duties(box: Box, row: dict[str, Any], words: Language) -> Text:
    """What is may and what is must, and when; how sure that is, if less than the rest."""
    kind, parts = row["kind"], []
    for trigger in box.triggers[kind]:
        flag = "may" if (kind, trigger) in box.optional else "must"
        mark = row.get(f"{trigger}_sure")
        parts.append(
            Text.assemble(words.text(f"box-{trigger}-{flag}"), *((" ", _sure(mark)) if mark else ()))
        )
    return Text(", ").join(parts) if parts else Text("–")


def _rest(box: Box, words: Language) -> Table:
    table = Table(show_header=False, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for name, value, rule, sure in _values(box, words):
        table.add_row(name, value, _sure(sure), Text(printable(rule)))
    return table


def _values(box: Box, words: Language) -> list[tuple[str, str, str, str]]:
    """Name, value, rule and sureness of everything but the chambers."""
    coins, entrance = box.data["coins"], box.data["entrance"]
    split = ", ".join(f"{coins[value]} × {value}" for value in ("1", "2", "3"))
    values = [
        (words.text("box-hand"), str(box.hand), "K-04", "A"),
        (words.text("box-coins"), split, "K-03", coins["sure"]),
        (words.text("box-entrance"), entrance["arrows"], "K-57", entrance["sure"]),
    ]
    for section in ("goals", "rulings", "limits"):
        for name, entry in section_in_full(box, section).items():
            id = f"box-{section}-{name}".replace("_", "-")
            values.append((words.text(id), _value(entry["value"], words), entry["rule"], entry["sure"]))
    return values + [_setting(box, kind, name, words) for kind, name in box.settings]


def _setting(box: Box, kind: str, name: str, words: Language) -> tuple[str, str, str, str]:
    """What the box settles about one kind of chamber."""
    rows = [row for row in box.data["chambers"] if row["kind"] == kind]
    sure = rows[0].get(f"{name}_sure", "C") if rows else "C"
    about = words.text(f"box-settings-{name}".replace("_", "-"), chamber=kind)
    return about, words.text(f"box-is-{box.settings[kind, name]}"), KIND[kind].rule, sure


def _value(value: object, words: Language) -> str:
    return words.text("box-yes" if value else "box-no") if isinstance(value, bool) else str(value)


def _sure(sure: str) -> Text:
    return Text(sure, STYLES[sure])
