"""Words that an editor took out of a language stay out of it."""

import re

import pytest

from tests.locale.ftl import plain_texts, texts

BANNED = {
    "en": r"\bbinds?\b|will not do|to be had|\banew\b|is to decide|so many|\bwhoever\b|No T-Rex$",
    "de": r"\bbinde(n|t)\b|gehorch|\bPaare? [A-Z]\b|Kein T-Rex$|Schachteldatei",
    "pl": r"wiąże|\brusz się|się rusz|wysyła|^Bez tyranozaura|plik pudełka",
    "uk": r"\bобери\b|\bобира|відправляє|слуха(тися|ється)|Без тиранозавра|жеребкуван",
}
"""By language: calques, legal and developers' language, and names that are not the printed ones."""

SPACES = {"en": r" …$|(^|\d) %", "de": r"\S…$|(^|\d) %", "pl": r"\w …$|(^|\d) %", "uk": r"\w …$|(^|\d) %"}
"""By language: how its ellipsis and its percent sign are not written; `%` takes a no-break space or none."""


@pytest.mark.parametrize("rule", [BANNED, SPACES], ids=["words", "spaces"])
@pytest.mark.parametrize("code", BANNED)
def test_no_language_says_what_its_editor_took_out(code: str, rule: dict[str, str]) -> None:
    found = [
        (text.id, piece)
        for text in texts(code)
        if text.resource != "rules-search"  # the words of those who search are their own
        for piece in plain_texts(text.tree)
        if re.search(rule[code], piece, re.IGNORECASE)
    ]
    assert found == []
