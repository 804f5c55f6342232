"""The package as users get it: built, installed into an empty environment, and used there."""

import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from saurian.server.http.packed_pages import unpack

ROOT = Path(__file__).parent.parent
MOST_BYTES = 1_600_000

PROGRAM = """
import sys
before = set(sys.modules)
import saurian
assert set(sys.modules) - before == {{"saurian"}}, "importing it is to be nearly free"
from importlib.metadata import version
from pathlib import Path
assert saurian.__version__ == version("saurian"), "not the installed package"
assert {root!r} not in saurian.__file__
assert Path(saurian.__file__).with_name("py.typed").exists()
for game in saurian.games():
    state = saurian.start(game, players=3)
    state.settle(__import__("random").Random(1))
    assert str(state) and state.legal(state.acting()[0])
    record = saurian.play(game, ["random", "greedy", "easy"], seed=1)
    record.save(f"{{game}}.jsonl.gz")
    assert saurian.load(f"{{game}}.jsonl.gz").outcome == record.outcome
print("works")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def build(target: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.iterdir()
    return built


def metadata(wheel: Path) -> "Message[str, str]":
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_string(archive.read(name).decode())


def test_it_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "--disable-pip-version-check",
        "install",
        "-q",
    ]
    subprocess.run([*pip, "--no-index", str(wheel)], check=True)
    program = PROGRAM.format(root=str(ROOT))
    used = subprocess.run([python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert used.stdout == "works\n", used.stderr
    command = [str(python.with_name("saurian")), "arena", "drakon", "greedy", "easy"]
    refused = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert refused.stderr == 'saurian arena needs more: pip install "saurian[arena]"\n'
    assert refused.returncode == 2


def test_it_is_small_and_complete(wheel: Path) -> None:
    assert wheel.stat().st_size <= MOST_BYTES
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for part in ("py.typed", "server/pages.tar.xz", "locale/uk/core.ftl", "bots/drakon/worth.npz"):
        assert f"saurian/{part}" in names
    assert not [name for name in names if "/web/" in name or name.endswith((".pyc", ".ts", ".svelte"))]


def test_the_pages_are_unpacked_once(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = Path(archive.extract("saurian/server/pages.tar.xz", tmp_path))
    folder = unpack(packed, tmp_path / "pages")
    built = ROOT / "src" / "saurian" / "server" / "web"
    expected = {
        file.relative_to(built) for file in built.rglob("*") if file.is_file() and file.suffix != ".gz"
    }
    assert {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()} == expected
    assert all((folder / name).read_bytes() == (built / name).read_bytes() for name in expected)
    (folder / "index.html").unlink()
    assert unpack(packed, folder) == folder
    assert not (folder / "index.html").exists(), "not again"


def test_two_wheels_are_equal_to_the_byte(wheel: Path, tmp_path: Path) -> None:
    assert build("wheel", tmp_path).read_bytes() == wheel.read_bytes()


def test_the_index_is_told_everything(wheel: Path) -> None:
    told = metadata(wheel)
    assert told["Summary"]
    assert told["Author"]
    assert told["Keywords"]
    assert told["License-Expression"] == "MIT"
    classifiers = told.get_all("Classifier") or []
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)} <= set(classifiers)
    assert not [line for line in told.get_all("Requires-Dist") or () if "extra ==" not in line]


def test_the_readme_works_on_the_index(wheel: Path) -> None:
    readme = str(metadata(wheel).get_payload())
    assert readme.startswith("# Saurian")
    assert "pip install saurian" in readme
    assert not re.findall(r"\]\((?!https?:|#)[^)]*\)", readme), "relative links and pictures are dead there"


def test_the_source_distribution_needs_no_node(tmp_path: Path) -> None:
    """It contains the built pages, and what explains how to build and host it."""
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"CONTRIBUTING.md", "Makefile", "deploy/Containerfile", "src/saurian/server/web/index.html"}
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]
