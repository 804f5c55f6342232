"""All that a host can set: by flag, by environment (`SAURIAN_…`) or in a TOML file, in this order."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from platformdirs import user_data_path
from pydantic import BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from saurian.core import Message, Problem


def _split(value: Any) -> Any:
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


Names = Annotated[list[str], NoDecode, BeforeValidator(_split)]
"""A list, or its parts separated by commas."""


class Settings(BaseSettings):
    """Each with its default; the defaults are safe for one person and friends at home."""

    model_config = SettingsConfigDict(env_prefix="SAURIAN_", extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(default=8090, ge=0, le=65535)
    database: str = ""
    """A URL of SQLAlchemy; empty: a SQLite file in the user's data folder."""
    redis: str = ""
    """The URL of a Redis that tells several processes of each other's moves; empty: there is none."""
    allowed_hosts: Names = []
    """The names by which the server may be called, beside its addresses and this machine's own name."""
    proxies: Names = ["127.0.0.1"]
    """The addresses or networks of proxies whose word about the client's address is taken."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; for a server behind a proxy that speaks HTTPS."""

    bot_workers: int = Field(default=1, ge=0, le=64)
    """How many processes think for the bots; 0: bots are left to the other servers of the database."""
    bots: Names = []
    """Bots of the host's own that people may choose, written as on the command line: `./my_bot.py:MyBot`."""
    bot_patience: float = Field(default=15, gt=0)
    """After so many seconds another server thinks for a bot that has not moved."""
    cached_tables: int = Field(default=1000, ge=1)
    """How many tables that nobody looks at are kept in memory."""

    table_rate: float = Field(default=30, gt=0)
    """How many tables one address may make in a minute."""
    request_rate: float = Field(default=50, gt=0)
    """How many requests one address may make in a second."""
    command_rate: float = Field(default=10, gt=0)
    """How many commands one seat may send in a second; those that come faster wait for their turn."""
    sockets_per_address: int = Field(default=200, ge=1)
    most_sockets: int = Field(default=20_000, ge=1)
    largest_body: int = Field(default=65_536, ge=1024)
    largest_frame: int = Field(default=4_096, ge=256)
    """Bytes of one message on a socket."""
    ping_seconds: float = Field(default=20, gt=0)
    """How often sockets are asked if they are there, and how long they, or a request, may take to come."""

    expire_open_after: float = Field(default=7, gt=0)
    """Days after which a table that never started is deleted."""
    expire_playing_after: float = Field(default=60, gt=0)
    """Days without a move after which a game is deleted."""
    expire_over_after: float = Field(default=365, gt=0)
    """Days for which a finished game is kept."""

    metrics_token: str = ""
    """Bearer token for the metrics; empty: only this machine may read them."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags first, then the environment, then the file that it may name."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite+aiosqlite:///{default_database()}"


def default_database() -> Path:
    """The SQLite file in the user's data folder, which is made if it is missing; only this user can look."""
    folder = user_data_path("saurian", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / "tables.sqlite"


def without_password(url: str) -> str:
    """The URL as it can be shown, however badly it is written."""
    return re.sub(r"^([^:]*:/*[^:]*):.*@", r"\1:***@", url)


def load_settings(flags: Mapping[str, Any], file: Path | None = None) -> Settings:
    """The settings. Raises `Problem` that names the first one that will not do."""

    class FileSettings(Settings):
        model_config = SettingsConfigDict(toml_file=file)

    if file is not None:
        _check_toml(file)
    try:
        return FileSettings(**flags)
    except ValidationError as error:
        raise _problem(error) from None


def _check_toml(file: Path) -> None:
    try:
        tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        text = error.strerror or str(error)
        raise Problem(Message("file-unreadable", {"file": str(file), "text": text})) from None
    except ValueError as error:
        raise Problem(Message("bad-settings-file", {"file": str(file), "text": str(error)})) from None


CAUSES = {
    "extra_forbidden": "setting-unknown",
    "int_parsing": "setting-not-whole",
    "int_from_float": "setting-not-whole",
    "float_parsing": "setting-not-number",
    "bool_parsing": "setting-not-yes-or-no",
    "greater_than": "setting-not-above",
    "greater_than_equal": "setting-too-small",
    "less_than_equal": "setting-too-large",
    "literal_error": "setting-not-offered",
}
"""What pydantic finds, and our words for it."""


def _problem(error: ValidationError) -> Problem:
    first = error.errors()[0]
    where = Message("bad-setting", {"name": ".".join(map(str, first["loc"]))})
    args = {name: str(bound) for name, bound in first.get("ctx", {}).items()}
    if "expected" in args:  # "'debug', 'info' or 'error'"
        args["expected"] = args["expected"].replace("'", "").replace(" or ", ", ")
    cause = CAUSES.get(first["type"], "setting-other-kind")
    return Problem(where, Message(cause, {**args, "text": str(first["input"])}))
