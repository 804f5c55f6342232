"""`saurian box`: the box of Drakon as data, to look at, to correct and to check."""

import json
import sys
import tomllib
from argparse import ArgumentParser, Namespace
from typing import Any

from saurian.cli.files import read_bytes
from saurian.core import Message, Problem
from saurian.games.drakon.box import NEWEST, Box, box_from_json, box_text, load_box, read_box
from saurian.locale import Language, load_language

MOST_PROBLEMS = 50


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Check a file, or show a box."""
    words = _words(language)
    tasks = parser.add_subparsers(dest="task", required=True, metavar="check|show", title=words.text("tasks"))
    check = _task(tasks, "check", parser, words)
    check.add_argument("file", metavar="FILE|-", help=words.text("help-box-file"))
    check.add_argument("--json", action="store_true", help=words.text("help-json"))
    show = _task(tasks, "show", parser, words)
    show.add_argument("file", nargs="?", metavar="FILE|-", help=words.text("help-box-file-default"))
    form = show.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.text("help-json"))
    form.add_argument("--toml", action="store_true", help=words.text("help-box-toml"))


def _task(tasks: Any, name: str, parser: ArgumentParser, words: Language) -> ArgumentParser:
    about = words.text(f"about-box-{name}")
    look = {"epilog": parser.epilog, "formatter_class": parser.formatter_class}
    task: ArgumentParser = tasks.add_parser(name, help=about, description=about, **look)
    return task


def run(args: Namespace, language: Language) -> int:
    """Check it, or show it."""
    words = _words(language)
    return _check(args, words) if args.task == "check" else _show(args, words)


def _words(language: Language) -> Language:
    return load_language(language.code, "cli", "core", "drakon", "box")


# --- files --------------------------------------------------------------------------------------------


def read_option(name: str) -> dict[str, Any]:
    """The box in a file, as an option. Raises `Problem` that names the file and what is wrong with it."""
    return _read(name, _text_of_file(name)).to_json()


def _read(name: str, text: str) -> Box:
    try:
        return read_box(text)
    except Problem as problem:
        raise Problem(Message("bad-box-file", {"file": name}), problem.message) from None


def _text_of_file(name: str) -> str:
    try:
        return read_bytes(name).decode("utf-8")
    except UnicodeDecodeError as error:
        cause = Message("bad-box-toml", {"text": str(error)})
        raise Problem(Message("bad-box-file", {"file": name}), cause) from None


# --- checking -----------------------------------------------------------------------------------------


def _check(args: Namespace, words: Language) -> int:
    found = problems(_text_of_file(args.file))
    lines = [words.text("bad-box-file", file=args.file, cause=words.say(one)) for one in found]
    if args.json:
        print(json.dumps({"file": args.file, "problems": lines}, ensure_ascii=False))
    elif not lines:
        print(words.text("box-is-fine", file=args.file))
    else:
        print(*(f"saurian: {line}" for line in lines), sep="\n", file=sys.stderr)
    return 2 if lines else 0


def problems(text: str) -> list[Message]:
    """All that is wrong with a box file: after each problem the place is mended, and it is read again."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        return [_problem_of(text)]
    found: list[Message] = []
    while len(found) < MOST_PROBLEMS:
        try:
            box_from_json(data)
        except Problem as problem:
            if problem.message in found:  # it was mended in vain
                break
            if not _follows(problem.message, found):
                found.append(problem.message)
            if not _mend(data, problem.message):
                break
        else:
            break
    return found


def _problem_of(text: str) -> Message:
    try:
        read_box(text)
    except Problem as problem:
        return problem.message
    raise AssertionError("it was wrong before")


def _follows(message: Message, found: list[Message]) -> bool:
    """A sum that does not add up after something else in that section was wrong tells nothing new."""
    if message.id != "bad-box-sum":
        return False
    section = str(message.args["field"])
    return any(str(one.args.get("field", "chambers")).startswith(section) for one in found)


def _mend(data: dict[str, Any], message: Message) -> bool:
    """Put right what the message is about, as the box that comes with the rules has it; false if in vain."""
    usual = load_box().to_json()
    if message.id == "bad-box-kind-twice":
        kinds = [row.get("kind") if isinstance(row, dict) else None for row in data["chambers"]]
        last = len(kinds) - 1 - kinds[::-1].index(message.args["chamber"])
        return _mend_kind(data["chambers"], last, usual["chambers"])
    names = str(message.args["field"]).removeprefix("box.").replace("[", ".").replace("]", "").split(".")
    if names[0] == "chambers" and len(names) > 1 and names[1].isdecimal():
        return _mend_row(data["chambers"], int(names[1]), names[2:], usual["chambers"])
    return _mend_at(data, names, usual)


def _mend_row(rows: list[Any], number: int, names: list[str], usual: list[dict[str, Any]]) -> bool:
    """One field of a kind of chamber."""
    kind = rows[number].get("kind") if isinstance(rows[number], dict) else None
    for row in usual:
        if row["kind"] == kind:
            return _mend_at(rows[number], names[:1] if names[:1] == ["count"] else names, row)
    return _mend_kind(rows, number, usual)


def _mend_kind(rows: list[Any], number: int, usual: list[dict[str, Any]]) -> bool:
    """In its place a kind that is missing, so that the others keep their numbers; none missing: in vain."""
    present = [row.get("kind") for row in rows if isinstance(row, dict)]
    for row in usual:
        if row["kind"] not in present:
            rows[number] = row
            return True
    return False


def _mend_at(data: dict[str, Any], names: list[str], usual: dict[str, Any]) -> bool:
    """Set one field as usual; one that does not exist is taken out."""
    if not names:
        return False
    *above, last = names
    for name in above:
        if not isinstance(data.get(name), dict) or name not in usual:
            return _mend_at(data, [name], usual)
        data, usual = data[name], usual[name]
    if last in usual:
        data[last] = usual[last]
    else:
        data.pop(last, None)
    return True


# --- showing ------------------------------------------------------------------------------------------


def _show(args: Namespace, words: Language) -> int:
    text = box_text(NEWEST) if args.file is None else _text_of_file(args.file)
    box = _read(args.file or "", text)
    if args.toml:
        print(text, end="")
    elif args.json:
        print(json.dumps(box.to_json(), ensure_ascii=False))
    else:
        from rich.console import Console

        from saurian.cli.screens.drakon.box_sheet import box_sheet

        Console(highlight=False, markup=False, emoji=False).print(box_sheet(box, words))
    return 0
