"""`saurian rules`: the rules of a game, each with its id."""

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import fill
from typing import Any, NamedTuple

from saurian.core import AnyGame, Message, Problem
from saurian.games import GAMES, find_game, find_part
from saurian.locale import Language, load_language

WIDTH = 80
"""Where there is no terminal to ask."""
NARROWEST = 20


MARK = "†"
"""What stands in a rule behind what no printed source settles."""
RULE_ID = re.compile(r"\b[A-Z]-\d\d\b")


class Rule(NamedTuple):
    """One rule in some language."""

    id: str
    heading: str
    text: str
    table: tuple[tuple[str, int], ...] = ()
    """How many there are of what the rule is about."""


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, perhaps one rule of it, and the form."""
    words = load_language(language.code, "cli", "rules")
    parser.add_argument("game", metavar="GAME", help=words.text("help-rules-game", games=", ".join(GAMES)))
    parser.add_argument("--rule", metavar="ID", help=words.text("help-rules-rule"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.text("help-json"))
    form.add_argument("--markdown", action="store_true", help=words.text("help-rules-markdown"))


def run(args: Namespace, language: Language) -> int:
    """Look them up, and print them."""
    game = find_game(args.game)
    rules = rules_of(game, language.code)
    if args.rule is not None:
        rules = [_find(rules, args.rule, game)]
    if args.json:
        print(json.dumps({"game": game.name, "rules": [rule._asdict() for rule in rules]}))
    elif args.markdown:
        print(as_markdown(rules, title_of(game, language.code), footnote(rules, language.code)), end="")
    else:
        title = None if args.rule else title_of(game, language.code)
        _show(rules, title, footnote(rules, language.code))
    return 0


def rules_of(game: AnyGame, code: str) -> list[Rule]:
    """All rules of the game in that language."""
    language = _words(game, code)
    tables = rule_tables(game)
    return [
        Rule(
            id,
            language.text(f"rules-heading-{game.name}-{heading}"),
            with_titles(language.text(f"rule-text-{id}"), language),
            tuple((language.text(counted), number) for counted, number in tables.get(id, ())),
        )
        for heading, ids in _sections(game.name)
        for id in ids
    ]


def with_titles(text: str, language: Language) -> str:
    """The text of a rule with the titles of the rules that it refers to instead of their ids."""
    return RULE_ID.sub(lambda found: f"→ {language.text(f'rule-title-{found[0]}')}", text)


def rule_tables(game: AnyGame) -> dict[str, list[tuple[str, int]]]:
    """By rule, the ids of what it is about, and how many there are of each."""
    components = game.components(game.options({}))
    tables: dict[str, list[tuple[str, int]]] = _rules_module(game.name).rule_tables(components)
    return tables


def rule_command(id: str) -> str:
    """The command that shows this rule."""
    game = next(name for name in GAMES if any(id in ids for _, ids in _sections(name)))
    return f"saurian rules {game} --rule {id}"


def _sections(game: str) -> Sequence[tuple[str, Sequence[str]]]:
    sections: Sequence[tuple[str, Sequence[str]]] = _rules_module(game).RULE_IDS
    return sections


def _rules_module(game: str) -> Any:
    return find_part(game, "games", "rule_ids")


def title_of(game: AnyGame, code: str) -> str:
    """What stands above them."""
    return _words(game, code).text(f"rules-title-{game.name}")


def footnote(rules: Iterable[Rule], code: str) -> str:
    """What the mark means, if there is any."""
    marked = any(MARK in rule.text for rule in rules)
    return load_language(code, "rules").text("rules-footnote") if marked else ""


def as_markdown(rules: Sequence[Rule], title: str, note: str = "") -> str:
    """The rules as a page."""
    lines = [f"# {title}"]
    for heading, section in groupby(rules, key=lambda rule: rule.heading):
        lines += ["", f"## {heading}"]
        for rule in section:
            lines += ["", f"**{rule.id}** {rule.text}"]
            if rule.table:
                lines += ["", "| | |", "|---|--:|", *(f"| {name} | {count} |" for name, count in rule.table)]
    lines += ["", note] if note else []
    return "\n".join(lines) + "\n"


def _words(game: AnyGame, code: str) -> Language:
    return load_language(code, game.name, f"{game.name}-rules")


def _find(rules: Sequence[Rule], id: str, game: AnyGame) -> Rule:
    for rule in rules:
        if rule.id == id.strip().upper():
            return rule
    raise Problem(Message("bad-rule", {"text": id, "command": f"saurian rules {game.name}"}))


def _show(rules: Iterable[Rule], title: str | None, note: str) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    width = max(console.width if console.is_terminal else WIDTH, NARROWEST)
    if title is not None:
        console.print(title, style="bold underline")
    for heading, section in groupby(rules, key=lambda rule: rule.heading):
        if title is not None:
            console.print(f"\n{heading}", style="bold")
        for rule in section:
            indent = " " * (len(rule.id) + 2)
            text = f"{rule.id}  {rule.text}"
            console.print(fill(text, width, subsequent_indent=indent, break_on_hyphens=False))
            widest = max((len(name) for name, _ in rule.table), default=0)
            for name, count in rule.table:
                console.print(f"{indent}{name:{widest}}  {count:>3}")
    if note:
        console.print()
        console.print(fill(note, width))
