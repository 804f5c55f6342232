"""Which message ids the code says, found in its syntax trees."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

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
def browser_code() -> str:
    """The code of the browser client, which says messages, too."""
    files = [path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def browser_ids() -> frozenset[str]:
    """Each id that the browser says for certain: `t('home-title')`, also one of two by a condition."""
    spoken = re.findall(r"\bt\((?:[^()'\"`]*\?)?\s*'([\w-]+)'(?:\s*:\s*'([\w-]+)')?", browser_code())
    return frozenset(id for pair in spoken for id in pair if id)


@cache
def browser_families() -> frozenset[str]:
    """How ids begin that the browser puts together: `t(`level-${bot}`)`, `messageId('part', name)`."""
    written = re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", browser_code())
    named = re.findall(r"\bmessageId\('([a-z-]+)'", browser_code())
    return frozenset({*written, *(f"{name}-" for name in named)})


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
