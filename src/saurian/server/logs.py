"""What the server writes about itself: lines for people, or JSON for machines. Never a secret."""

import logging
import sys

import structlog
from structlog.typing import Processor

from saurian.server.settings import Settings

SHARED: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def set_up_logs(settings: Settings) -> None:
    """One line for each event, to the standard error output; those of libraries look like our own."""
    level = getattr(logging, settings.log_level.upper())
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[*SHARED, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    of_libraries = logging.StreamHandler(sys.stderr)
    of_libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=SHARED,
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[of_libraries], force=True)
