"""`saurian serve`: the table in the browser, for this machine, the home network or the world."""

from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from saurian.locale import Language

FLAGS = ("host", "port", "database", "redis")
"""The settings that have flags; the others stand in the environment or in a file."""


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Where to listen and where to keep things."""
    parser.add_argument("--host", help=language.text("help-host"))
    parser.add_argument("--port", metavar="N", help=language.text("help-port"))
    parser.add_argument("--database", metavar="URL", help=language.text("help-database"))
    parser.add_argument("--redis", metavar="URL", help=language.text("help-redis"))
    parser.add_argument("--settings", metavar="FILE", help=language.text("help-settings"))
    parser.add_argument("--no-open", action="store_true", help=language.text("help-no-open"))


def run(args: Namespace, language: Language) -> int:
    """Serve until somebody ends it."""
    from saurian.server.run import serve
    from saurian.server.settings import load_settings

    flags = {name: getattr(args, name) for name in FLAGS if getattr(args, name) is not None}
    settings = load_settings(flags, None if args.settings is None else Path(args.settings))
    if "port" not in settings.model_fields_set:  # nobody counts on this one
        port = _choose_port(settings.host, settings.port, language, not args.no_open)
        if port is None:
            return 0
        settings = settings.model_copy(update={"port": port})
    serve(settings, partial(_tell, language, not args.no_open))
    return 0


def _choose_port(host: str, port: int, language: Language, open_page: bool) -> int | None:
    """The port to listen on: another one if a program has it already. None: that program is Saurian, and its
    page is opened instead."""
    from saurian.server.port import is_free, is_saurian, next_free, program_at
    from saurian.server.run import addresses

    if is_free(host, port):
        return port
    address = addresses(host, port)[0]
    if is_saurian(address):
        print(language.text("serving-already", address=address), flush=True)
        if open_page:
            _open(address)
        return None
    other = next_free(host, port)
    if other is None:
        return port  # the server says what is wrong
    program = program_at(port) or language.text("some-program")
    print(language.text("port-taken", port=str(port), program=program, used=str(other)), flush=True)
    return other


def _tell(language: Language, open_page: bool, addresses: list[str]) -> None:
    print(language.text("serving", address=addresses[0]), flush=True)
    for address in addresses[1:]:
        print(language.text("serving-network", address=address), flush=True)
    print(language.text("serving-end"), flush=True)
    if open_page:
        _open(addresses[0])


def _open(address: str) -> None:
    """Open the page, if there is a browser; a terminal's own one would take the terminal."""
    import webbrowser

    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser) or isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        browser.open(address)
