"""Settings of a host, and the errors for bad ones."""

import os
from pathlib import Path
from typing import Any

import pytest

from saurian.core import Problem
from saurian.locale import LANGUAGES, load_all_words
from saurian.server.live.bus import make_bus
from saurian.server.settings import CAUSES, Settings, default_database, load_settings
from saurian.server.storage.database import open_database

BAD: dict[str, dict[str, Any]] = {
    "setting-unknown": {"prot": 1},
    "setting-not-whole": {"port": "many"},
    "setting-not-number": {"table_rate": "many"},
    "setting-not-yes-or-no": {"log_json": "perhaps"},
    "setting-not-above": {"table_rate": 0},
    "setting-too-small": {"cached_tables": 0},
    "setting-too-large": {"port": 65536},
    "setting-not-offered": {"log_level": "loud"},
    "setting-other-kind": {"metrics_token": 17},
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("cause", BAD)
def test_a_bad_setting_is_told_in_one_line(cause: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        load_settings(BAD[cause])
    assert caught.value.cause is not None
    assert caught.value.cause.id == cause
    line = load_all_words(code).explain(caught.value)
    assert "\n" not in line
    assert next(iter(BAD[cause])) in line


def test_there_are_words_for_all_that_can_be_wrong() -> None:
    assert {*CAUSES.values(), "setting-other-kind"} == BAD.keys()


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("port = ", "bad-settings-file"),
        ("port = 1\nport = 2", "bad-settings-file"),
        (None, "file-unreadable"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str | None, id: str) -> None:
    file = tmp_path / "saurian.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        load_settings({}, file)
    assert caught.value.message.id == id
    assert str(file) in load_all_words("uk").explain(caught.value)


def test_flags_come_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saurian.toml"
    file.write_text("port = 1\nhost = '::1'\nbot_workers = 7", encoding="utf-8")
    monkeypatch.setenv("SAURIAN_PORT", "2")
    monkeypatch.setenv("SAURIAN_HOST", "0.0.0.0")
    settings = load_settings({"port": "3"}, file)
    assert (settings.port, settings.host, settings.bot_workers) == (3, "0.0.0.0", 7)


@pytest.mark.parametrize("name", ["allowed_hosts", "proxies"])
def test_a_list_is_written_with_commas_or_as_a_list(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saurian.toml"
    file.write_text(f"{name} = ['one', 'two']", encoding="utf-8")
    assert getattr(load_settings({}, file), name) == ["one", "two"]
    monkeypatch.setenv(f"SAURIAN_{name.upper()}", "one, two")
    assert getattr(load_settings({}), name) == ["one", "two"]
    monkeypatch.setenv(f"SAURIAN_{name.upper()}", "")
    assert getattr(load_settings({}), name) == []


@pytest.mark.parametrize(
    "url",
    ["mysql://me:hidden@here/games", "postgresql://me:hidden@here:port/games", "postgresql:me:hidden@x"],
)
def test_a_bad_database_is_told_without_its_password(url: str) -> None:
    with pytest.raises(Problem) as caught:
        open_database(url)
    line = load_all_words("en").explain(caught.value)
    assert caught.value.message.id == "bad-database"
    assert "hidden" not in line
    assert "me:***@" in line


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("postgresql+asyncpg://me@here/games", "postgresql+asyncpg"),
        ("postgresql://me@here/games", "postgresql+asyncpg"),
        ("sqlite:///tables.sqlite", "sqlite+aiosqlite"),
    ],
)
def test_a_database_is_named_with_its_driver_or_without(
    url: str, driver: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert open_database(url).url.drivername == driver


def test_a_file_that_sqlite_cannot_open(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        open_database(f"sqlite:///{tmp_path}/nowhere/tables.sqlite")
    assert caught.value.message.id == "database-unreachable"


def test_a_bad_redis_is_told_without_its_password() -> None:
    with pytest.raises(Problem) as caught:
        make_bus("http://me:hidden:@@here", alone=False)
    line = load_all_words("en").explain(caught.value)
    assert caught.value.message.id == "bad-redis"
    assert "http" in line
    assert "hidden" not in line


def test_nothing_is_shared_before_the_host_says_so() -> None:
    settings = Settings()
    assert settings.host == "127.0.0.1"
    assert settings.proxies == ["127.0.0.1"]


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps users apart in another way")
def test_other_users_cannot_read_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database().parent.stat().st_mode & 0o077 == 0
