"""How kernels are compiled: without the interpreter's lock, and kept on disk.

Where Numba is missing this module still imports, and `COMPILED` is False: whoever wants speed asks first.

Compiling takes up to some minutes, so it is announced when it begins: by a warning of the logger `saurian`,
which Python writes to the standard error, or as `announce_compiling` says.
"""

import hashlib
import logging
import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

LAYERS = ("games", "sim", "bots")
"""Kernels of a layer are made of what stands in it and in those before it."""
FORGET_AFTER = 24 * 60 * 60
"""For how many seconds kernels of other sources are kept: processes may still run on them, and whoever goes
back and forth between two versions need not compile each time."""

OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
"""What Numba is asked for; without its runtime no references are counted, and no arrays made."""

F = TypeVar("F", bound=Callable[..., Any])


class Compiling(NamedTuple):
    """What is being compiled, and roughly for how long."""

    layer: str
    game: str
    seconds: int


_announced: set[tuple[str, str]] = set()
"""Layers and games."""


def _warn(what: Compiling) -> None:
    logging.getLogger("saurian").warning(
        "compiling the kernels of %s (%s), once for this installation: about %d seconds",
        *(what.game, what.layer, what.seconds),
    )


_announce: Callable[[Compiling], None] = _warn


def announce_compiling(announce: Callable[[Compiling], None]) -> None:
    """Let this function tell the user, at most once for each layer of a game, that compiling begins."""
    global _announce
    _announce = announce


def _compiling(module: str) -> None:
    """A kernel of this module is not on disk. How long it takes, its package says in `COMPILE_SECONDS`;
    kernels that games share take no time, and nobody is told."""
    top, layer, game, *_ = module.split(".")
    seconds = getattr(sys.modules.get(f"{top}.{layer}.{game}"), "COMPILE_SECONDS", None)
    if seconds is not None and (layer, game) not in _announced:
        _announced.update((below, game) for below in LAYERS[: LAYERS.index(layer) + 1])
        _announce(Compiling(layer, game, seconds))


try:
    import numba
    from numba import types
    from numba.extending import intrinsic

    COMPILED = True
except ImportError:  # tested in a process of its own
    COMPILED = False


def kernel(function: F) -> F:
    """Compile a function on first use, for ever. Without Numba it stays as it is: it works, slowly.

    It makes no arrays, and so counts no references to those it is given, which would take longer than the
    games themselves: whoever calls it holds them.
    """
    return _compiled(function)


def inline_kernel(function: F) -> F:
    """The same for a small function that is written out wherever it is called: faster there, slower to
    compile."""
    return _compiled(function, forceinline=True)


def allocating_kernel(function: F) -> F:
    """The same for one that makes arrays for itself. To be called seldom, and to hand none of them out."""
    return _compiled(function, _nrt=True)


def _compiled(function: F, **options: bool) -> F:
    if not COMPILED:
        return function
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = _cache_folder(*function.__module__.split(".")[1:3])
    try:
        compiled: Any = numba.njit(**{**OPTIONS, **options})(function)
    finally:
        config.CACHE_DIR = before
    compile_exactly = compiled.compile
    compiled.compile = lambda arguments: compile_exactly(tuple(map(_widened, arguments)))
    compiled._cache.load_overload = _telling(compiled._cache.load_overload, function.__module__)
    result: F = compiled
    return result


def _telling(load: Callable[[Any, Any], Any], module: str) -> Callable[[Any, Any], Any]:
    """Numba's function that reads a kernel from disk, made to tell if it is not there."""

    def load_or_tell(signature: Any, target: Any) -> Any:
        found = load(signature, target)
        if found is None:
            _compiling(module)
        return found

    return load_or_tell


def _widened(argument: Any) -> Any:
    """Every whole number is of one type, so that a function is compiled once: Numba would do it again for
    numbers that come from arrays, and for every constant."""
    plain: Any = types.unliteral(argument)  # type: ignore[no-untyped-call]
    return types.int64 if getattr(plain, "signed", False) else plain


@cache
def _cache_folder(layer: str, game: str) -> str:
    """Where the compiled kernels of a game, or those that games share, are kept.

    Numba looks for changes only in the file of a function, but a kernel is made of what it calls and of
    constants of other files, too. So the folder is named after the sources of the whole game, old and new
    kept apart.
    """
    package = Path(__file__).parents[1]
    folders = [package / below / game for below in LAYERS[: LAYERS.index(layer) + 1]]
    shared = sorted(Path(__file__).parent.glob("*.py"))
    sources = [*shared, *(file for folder in folders for file in sorted(folder.rglob("*.py")))]
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()[:12]
    home = Path(os.environ.get("NUMBA_CACHE_DIR") or Path(__file__).parent / "__pycache__")
    if not os.access(home if home.exists() else home.parent, os.W_OK):
        home = Path.home() / ".cache" / "saurian"
    folder = home / f"{layer}-{game}-{digest}"
    if folder.exists():
        os.utime(folder)
    else:
        _forget_old(home, f"{layer}-{game}-")
    return str(folder)


def _forget_old(home: Path, beginning: str) -> None:
    """Delete what was compiled from other sources and that no process has begun with for `FORGET_AFTER`.

    Others may be deleting, too.
    """
    for folder in home.glob(f"{beginning}*"):
        with suppress(FileNotFoundError):
            if folder.stat().st_mtime < time.time() - FORGET_AFTER:
                shutil.rmtree(folder, ignore_errors=True)


def _plain_count_ones(word: int) -> int:
    return int(word).bit_count()


def _plain_lowest_one(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


def _one_instruction(generate: Callable[[Any, Any, Any], Any]) -> Any:
    """A function from integer to integer that is one instruction of the processor."""

    def typed(typing: Any, word: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return generate(context, builder, args[0])

        return types.int64(types.int64), emit

    return intrinsic(typed)


count_ones: Callable[[int], int] = _plain_count_ones
"""How many bits are set."""
lowest_one: Callable[[int], int] = _plain_lowest_one
"""The number of the lowest bit that is set; of 0, anything."""

if COMPILED:
    count_ones = _one_instruction(lambda context, builder, word: builder.ctpop(word))
    lowest_one = _one_instruction(
        lambda context, builder, word: builder.cttz(word, context.get_constant(types.boolean, True))
    )
