"""`saurian rules`: the rules of a game, each with its id."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import groupby
from textwrap import fill
from typing import NamedTuple

from saurian.core import AnyGame, Message, Problem
from saurian.games import GAMES, find_game
from saurian.locale import Language, load_language

WIDTH = 80
"""Where there is no terminal to ask."""
NARROWEST = 20


class Rule(NamedTuple):
    """One rule in some language."""

    id: str
    heading: str
    text: str


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
        print(as_markdown(rules, title_of(game, language.code)), end="")
    else:
        _show(rules, None if args.rule else title_of(game, language.code))
    return 0


def rules_of(game: AnyGame, code: str) -> list[Rule]:
    """All rules of the game in that language."""
    language = _words(game, code)
    sections = import_module(f"saurian.games.{game.name}.rule_ids").RULE_IDS
    return [
        Rule(id, language.text(f"rules-heading-{game.name}-{heading}"), language.text(f"rule-text-{id}"))
        for heading, ids in sections
        for id in ids
    ]


def title_of(game: AnyGame, code: str) -> str:
    """What stands above them."""
    return _words(game, code).text(f"rules-title-{game.name}")


def as_markdown(rules: Iterable[Rule], title: str) -> str:
    """The rules as a page."""
    lines = [f"# {title}"]
    for heading, section in groupby(rules, key=lambda rule: rule.heading):
        lines += ["", f"## {heading}"]
        for rule in section:
            lines += ["", f"**{rule.id}** {rule.text}"]
    return "\n".join(lines) + "\n"


def _words(game: AnyGame, code: str) -> Language:
    return load_language(code, f"{game.name}-rules")


def _find(rules: Sequence[Rule], id: str, game: AnyGame) -> Rule:
    for rule in rules:
        if rule.id == id.strip().upper():
            return rule
    raise Problem(Message("bad-rule", {"text": id, "command": f"saurian rules {game.name}"}))


def _show(rules: Iterable[Rule], title: str | None) -> None:
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
