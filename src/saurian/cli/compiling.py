"""Telling the user that kernels are compiled, which takes a while the first time."""

import sys

from saurian.locale import Language, load_language


def tell_when_compiling(language: Language) -> None:
    """Say it in one line on the standard error, whenever it happens from now on in this process."""
    from saurian.sim.compiling import Compiling, announce_compiling

    words = load_language(language.code, "cli")

    def tell(what: Compiling) -> None:
        line = words.text("compiling", game=what.game.title(), seconds=what.seconds)
        print(line, file=sys.stderr, flush=True)

    announce_compiling(tell)
