"""`saurian migrate`: bring the tables of a database to this version; SQLite needs no such command."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from saurian.locale import Language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Which database."""
    parser.add_argument("--database", metavar="URL", help=language.text("help-database"))
    parser.add_argument("--settings", metavar="FILE", help=language.text("help-settings"))


def run(args: Namespace, language: Language) -> int:
    """Do it; nothing happens if it was done before."""
    from saurian.server.settings import load_settings
    from saurian.server.storage.database import migrate_now

    flags = {} if args.database is None else {"database": args.database}
    settings = load_settings(flags, None if args.settings is None else Path(args.settings))
    migrate_now(settings.database_url)
    print(language.text("migrated"))
    return 0
