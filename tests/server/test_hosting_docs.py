"""What hosts are told and given: the page and the files of `deploy/` speak of what there is."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import Metric

from saurian.cli import serve
from saurian.cli.arguments import command_parser
from saurian.locale import load_language
from saurian.server.metrics import REGISTRY
from saurian.server.settings import Settings, load_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(file for file in DEPLOY.iterdir() if file.name != ".env")  # that is the host's own
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def rows(heading: str) -> list[tuple[str, ...]]:
    """The cells of the table that follows the heading of its first column."""
    table = PAGE.split(f"\n| {heading} |")[1].split("\n\n")[0]
    return [tuple(line.strip("| ").split(" | ")) for line in table.splitlines() if line.startswith("| `")]


def test_every_setting_is_told_with_its_default() -> None:
    told = {name.strip("`"): default.strip("`") for name, default, _ in rows("setting")}
    assert told == {name: json.dumps(field.default) for name, field in Settings.model_fields.items()}


def full_name(metric: Metric) -> str:
    return f"{metric.name}_total" if metric.type == "counter" else metric.name


def test_every_metric_is_told_with_its_kind() -> None:
    told = {name.strip("`"): kind for name, kind, _ in rows("metric")}
    ours = [metric for metric in REGISTRY.collect() if metric.name.startswith("saurian_")]
    assert told == {full_name(metric): metric.type for metric in ours}


@pytest.mark.parametrize("example", re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
def test_the_examples_of_settings_are_taken(example: str, tmp_path: Path) -> None:
    file = tmp_path / "saurian.toml"
    file.write_text(example, encoding="utf-8")
    load_settings({}, file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_only_settings_that_there_are(file: Path) -> None:
    names = re.findall(r"SAURIAN_(\w+)", file.read_text(encoding="utf-8") + PAGE)
    assert {name.lower() for name in names} <= Settings.model_fields.keys()


def test_every_file_is_there_and_told() -> None:
    linked = set(re.findall(r"\]\(([^)#]+)\)", PAGE))
    assert all((ROOT / "docs" / link).exists() for link in linked)
    told = {Path(link).name for link in linked}
    assert {file.name for file in FILES} - told == {"Containerfile.dockerignore"}


def containers() -> dict[str, Any]:
    filled = COMPOSE.replace("${DATABASE_PASSWORD:?}", "hidden").replace(
        "${PUBLIC_NAME:?}", "saurian.example"
    )
    services: dict[str, Any] = yaml.safe_load(filled)["services"]
    return services


def test_the_containers_are_set_so_that_they_start(monkeypatch: pytest.MonkeyPatch) -> None:
    server = containers()["server"]
    for name, value in server["environment"].items():
        monkeypatch.setenv(name, value)
    settings = load_settings({})
    assert "saurian.example" in settings.allowed_hosts
    assert settings.secure_cookies
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()


def test_the_containers_refer_to_each_other() -> None:
    services, volumes = containers(), yaml.safe_load(COMPOSE)["volumes"]
    for service in services.values():
        assert service.get("depends_on", {}).keys() <= services.keys()
        for source in (volume.split(":")[0] for volume in service.get("volumes", [])):
            assert source in volumes or (DEPLOY / source).is_file()
    published = [name for name, service in services.items() if "ports" in service]
    assert published == ["proxy"]


def test_the_image_takes_what_there_is() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8")
    taken = [line[1:] for line in ignored.splitlines() if line.startswith("!")]
    assert all((ROOT / path).exists() for path in taken)


def test_the_unit_starts_the_server_as_it_can_be_started() -> None:
    unit = (DEPLOY / "saurian@.service").read_text(encoding="utf-8")
    (words,) = re.findall(r"^ExecStart=\S+/saurian serve (.*)$", unit, re.MULTILINE)
    parser = command_parser("serve", load_language("en", "cli", "core"))
    serve.add_arguments(parser, load_language("en", "cli", "core"))
    given = parser.parse_args(words.split())
    assert given.no_open
    assert given.port == "%i"
