"""What the server writes about itself: lines for people, or JSON for machines. Never a secret."""

import logging
import sys

import structlog

from saurian.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """One line for each event, to the standard error output."""
    level = getattr(logging, settings.log_level.upper())
    renderer = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(level, logging.WARNING), format="%(levelname)s %(name)s: %(message)s")
