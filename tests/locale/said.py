"""Which message ids the code says, found in its syntax trees."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import saurian
from saurian.games import GAMES

SOURCES = Path(saurian.__file__).parent
BROWSER = SOURCES.parent.parent / "web" / "src"
SPEAKERS = ("Message", "Event")


@cache
def said_ids() -> dict[str, str]:
    """Each id that is said for certain, and a file that says it."""
    return {id: path.name for path, module in _modules() for id in _said_in(module)}


@cache
def strings() -> frozenset[str]:
    """All strings in the code: ids that go through a table or a return value are among them."""
    return frozenset(
        node.value
        for _, module in _modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def families() -> frozenset[str]:
    """How ids begin that the code puts together: `f"about-{name}"`, `message_id("part", name)`."""
    named = {f"{id}-" for _, module in _modules() for id in _literals(module, {"message_id": 0})}
    return frozenset(named | {text for text in strings() if re.fullmatch("[a-z]+(-[a-z]+)*-", text)})


@cache
def browser_code(drawings: bool = True) -> str:
    """The code of the browser client, which says messages, too. Drawings say none: ids there are of parts."""
    files = [path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")]
    files = [path for path in files if drawings or "art" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def browser_ids() -> frozenset[str]:
    """Each id that the browser says for certain: `t('home-title')`, also one of two by a condition."""
    spoken = re.findall(r"\bt\((?:[^()'\"`]*\?)?\s*'([\w-]+)'(?:\s*:\s*'([\w-]+)')?", browser_code())
    return frozenset(id for pair in spoken for id in pair if id)


@cache
def browser_families() -> frozenset[str]:
    """How ids begin that the browser puts together: `t(`level-${bot}`)`, `messageId('part', name)`."""
    written = re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", browser_code(drawings=False))
    named = re.findall(r"\bmessageId\('([a-z-]+)'", browser_code())
    return frozenset({*written, *(f"{name}-" for name in named)})


class Call(NamedTuple):
    """A message that is said with arguments that stand in the code."""

    id: str
    args: frozenset[str]
    place: str


def said_calls() -> Iterator[Call]:
    """All such calls of the Python code; those whose arguments are made elsewhere are left out."""
    for path, module in _modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args:
                args = _arguments(node)
                ids = [one for one in _choices(node.args[0]) if args is not None]
                yield from (Call(id, args, f"{path.name}:{node.lineno}") for id in ids if args is not None)


def browser_calls() -> Iterator[Call]:
    """The same of the browser's code: `t('points', { points })`."""
    code = browser_code()
    for found in re.finditer(r"\bt\((?:[^()'\"`]*\?)?\s*'([\w-]+)'(?:\s*:\s*'([\w-]+)')?\s*([,)])", code):
        rest = code[found.end() :].lstrip()
        args = frozenset[str]() if found[3] == ")" else _object_keys(rest)
        if args is not None:
            line = code[found.start() : found.start() + 60].splitlines()[0]
            yield from (Call(id, args, line) for id in found.groups()[:2] if id)


def _arguments(call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments; None if that cannot be told, or nothing is said."""
    name = _name(call.func)
    if name == "text" and isinstance(call.func, ast.Attribute):
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(filter(None, names))
    if name not in SPEAKERS:
        return None
    given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def _choices(id: ast.expr) -> list[str]:
    """The id, or both of a condition."""
    if isinstance(id, ast.IfExp):
        return [*_choices(id.body), *_choices(id.orelse)]
    return [id.value] if isinstance(id, ast.Constant) and isinstance(id.value, str) else []


def _object_keys(code: str) -> frozenset[str] | None:
    """The keys of the object that the code begins with; None if it is none, or holds another's."""
    if not code.startswith("{"):
        return None
    depth, items = 0, [""]
    for sign in code:
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0:
            break
        if depth == 1 and sign == ",":
            items.append("")
        elif depth > 1 or sign != "{":
            items[-1] += sign
    if any(item.strip().startswith("...") for item in items):
        return None
    return frozenset(item.partition(":")[0].strip() for item in items if item.strip())


@cache
def _modules() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple(
        (path, ast.parse(path.read_text(encoding="utf-8")))
        for path in SOURCES.rglob("*.py")
        if not _of_unfinished_game(path)
    )


def _of_unfinished_game(path: Path) -> bool:
    """A game that is not offered yet need not speak yet."""
    layer, game, *_ = (*path.relative_to(SOURCES).parts, "", "")
    return layer == "games" and (SOURCES / layer / game).is_dir() and game not in GAMES


def _said_in(module: ast.Module) -> Iterator[str]:
    return _literals(module, {**dict.fromkeys((*SPEAKERS, "text"), 0), **dict(_helpers(module))})


def _literals(module: ast.Module, places: Mapping[str, int]) -> Iterator[str]:
    """The strings that are written in calls of these functions, each at its place."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            place = places.get(_name(node.func))
            if place is not None and len(node.args) > place:
                argument = node.args[place]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _helpers(module: ast.Module) -> Iterator[tuple[str, int]]:
    """Functions of the module that pass a parameter on as an id, and the place of that parameter."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            parameters = [one.arg for one in function.args.args if one.arg != "self"]
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and _name(call.func) in SPEAKERS and call.args:
                    id = call.args[0]
                    if isinstance(id, ast.Name) and id.id in parameters:
                        yield function.name, parameters.index(id.id)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
