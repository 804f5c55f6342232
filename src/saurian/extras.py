"""The extras of the package: what each needs, and which one a command needs. Standard library only.

`pyproject.toml` declares them; a test compares the two.
"""

DEFAULT = "serve"
"""The command that runs if none is named."""

MODULES = {
    "cli": ("fluent", "rich"),
    "sim": ("numba", "numpy"),
    "arena": ("openskill",),
    "cluster": ("ray",),
    "dataset": ("pyarrow",),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "server": (
        *("aiosqlite", "alembic", "fastapi", "itsdangerous", "platformdirs", "prometheus_client"),
        *("pydantic", "pydantic_core", "pydantic_settings", "sqlalchemy", "starlette", "structlog"),
        *("h11", "uvicorn", "uvloop", "websockets"),
    ),
    "hosting": ("asyncpg", "redis"),
}
"""By extra, the top-level modules that it brings."""

INCLUDES = {
    "arena": ("cli", "sim"),
    "cluster": ("arena", "cli", "sim"),
    "dataset": ("arena", "cli", "sim"),
    "envs": ("sim",),
    "openspiel": ("sim",),
    "server": ("cli", "sim"),
    "hosting": ("server", "cli", "sim"),
}
"""By extra, the others that it includes."""

OF_COMMAND = {
    "arena": "arena",
    "bench": "arena",
    "compile": "arena",
    "dataset": "dataset",
    "migrate": "server",
    "serve": "server",
    "simulate": "arena",
    "train": "arena",
}
"""By command, its extra; the others need `cli`."""


def missing_extra(command: str, module: str) -> str | None:
    """The extra to install when a command lacks a module; None: the module belongs to no extra."""
    owner = next((extra for extra, names in MODULES.items() if module.partition(".")[0] in names), None)
    wanted = OF_COMMAND.get(command, "cli")
    return wanted if owner in (wanted, *INCLUDES.get(wanted, ())) else owner
