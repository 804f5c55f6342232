"""Figures for Prometheus."""

from prometheus_client import REGISTRY, Counter, Gauge, Histogram

OPEN_SOCKETS = Gauge("saurian_open_sockets", "Sockets that are open now.")
COMMANDS = Counter("saurian_commands", "Commands from people, by result.", ["result"])
SECONDS_TO_ACK = Histogram(
    "saurian_ack_seconds",
    "From a command's arrival until it is stored.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
ENTRIES = Counter("saurian_entries", "Entries stored, of people and bots.")
BATCHES = Counter("saurian_batches", "Commits of entries.")
BOT_SECONDS = Histogram(
    "saurian_bot_seconds",
    "From a bot's turn until it has chosen.",
    buckets=(0.05, 0.1, 0.2, 0.35, 0.5, 1, 1.5, 3, 10),
)
TABLES_CREATED = Counter("saurian_tables_created", "New tables, by game.", ["game"])

__all__ = [
    "BATCHES",
    "BOT_SECONDS",
    "COMMANDS",
    "ENTRIES",
    "OPEN_SOCKETS",
    "REGISTRY",
    "SECONDS_TO_ACK",
    "TABLES_CREATED",
]
