"""What the server writes about itself: lines for people, or JSON for machines. Never a secret."""

import logging
import os
import sys
from contextlib import suppress
from typing import Any

import structlog
from structlog.typing import Processor

from saurian.server.settings import Settings

SHARED: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


class UnfailingOutput:
    """Writes to a file descriptor. A line that cannot be written, to a full disk or a closed pipe, is lost:
    whoever logs must not fail because of it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def write(self, text: str) -> None:
        """Write if possible."""
        with suppress(OSError):
            os.write(self._descriptor, text.encode(errors="backslashreplace"))

    def flush(self) -> None:
        """Nothing is kept back."""


def set_up_logs(settings: Settings) -> None:
    """As the settings say."""
    write_logs(settings.log_level, settings.log_json)


def write_logs(level_name: str, as_json: bool) -> None:
    """One line for each event, to the standard error output; those of libraries look like our own."""
    level = getattr(logging, level_name.upper())
    output: Any = UnfailingOutput(_standard_error())
    renderer: Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[*SHARED, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=output),
        cache_logger_on_first_use=True,
    )
    of_libraries = logging.StreamHandler(output)
    of_libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=SHARED,
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[of_libraries], force=True)


def _standard_error() -> int:
    """Its descriptor, or that of nowhere for a server that was started without one."""
    return os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else sys.stderr.fileno()
