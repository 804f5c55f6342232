"""The names of people, as they are shown."""

import unicodedata

from saurian.core import Message, Problem

LONGEST_NAME = 24
MOST_MARKS = 3
"""Combining marks on one character. Living languages need two, rarely three."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters of visible categories that show nothing."""


def clean_name(raw: str) -> str:
    """A name as it is shown: normalised, nothing invisible. Raises `Problem` if nothing visible is left."""
    text = unicodedata.normalize("NFKC", raw)
    shown = "".join(" " if char.isspace() else char for char in text if _is_shown(char))
    name = " ".join(shown.split())
    if not 0 < len(name) <= LONGEST_NAME or not _is_legible(name):
        raise Problem(Message("bad-name", {"text": name[:LONGEST_NAME], "most": LONGEST_NAME}))
    return name


def _is_shown(char: str) -> bool:
    """No control, format, private or unassigned characters, and none that is blank; spaces will be spaces."""
    return char.isspace() or not (unicodedata.category(char).startswith("C") or char in BLANK)


def _is_legible(name: str) -> bool:
    """Whether the name begins with a character of its own and carries no piles of combining marks."""
    marks = MOST_MARKS  # a mark needs a character before it
    for char in name:
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks > MOST_MARKS:
            return False
    return True
