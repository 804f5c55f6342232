"""Without an extra: what still works, and the line that names what is missing."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from saurian.cli.arguments import COMMANDS
from saurian.extras import INCLUDES, MODULES, OF_COMMAND, missing_extra

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
TOOLS = {"all", "notebook"}
"""No command needs them."""

BLOCKED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked())
"""


def run_without(extras: list[str], code: str) -> "subprocess.CompletedProcess[str]":
    """Run a program where the modules of these extras cannot be imported."""
    missing = [module for extra in extras for module in MODULES[extra]]
    command = [sys.executable, "-c", BLOCKED.format(missing=missing) + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def saurian_without(extras: list[str], *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command so."""
    code = f"sys.argv[1:] = {list(words)!r}\nfrom saurian.__main__ import main\nsys.exit(main())"
    return run_without(extras, code)


def test_the_package_needs_nothing() -> None:
    assert PROJECT["dependencies"] == []


def test_the_extras_are_those_of_the_package() -> None:
    assert set(MODULES) == set(EXTRAS) - TOOLS
    for extra in MODULES:
        named = [found[1] for line in EXTRAS[extra] if (found := re.match(r"saurian\[(.*)\]", line))]
        direct = {one for names in named for one in names.split(",")}
        assert direct | {each for one in direct for each in INCLUDES.get(one, ())} == set(
            INCLUDES.get(extra, ())
        )


def test_every_module_comes_with_its_extra() -> None:
    providers = packages_distributions()
    for extra, modules in MODULES.items():
        packages = {re.split(r"[\[<>=;]", line)[0].replace("_", "-").lower() for line in EXTRAS[extra]}
        found = {one.replace("_", "-").lower() for module in modules for one in providers.get(module, ())}
        assert packages - {"saurian"} <= found, f"{extra}: a package without a module in the list"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_names_its_extra_where_nothing_is_installed(command: str) -> None:
    done = saurian_without(list(MODULES), command, "draftosaurus")
    extra = OF_COMMAND.get(command, "cli")
    assert done.stderr == f'saurian {command} needs more: pip install "saurian[{extra}]"\n'
    assert (done.stdout, done.returncode) == ("", 2)


@pytest.mark.parametrize(
    ("missing", "words", "told"),
    [
        ("server", ("serve", "--no-open"), 'saurian serve needs more: pip install "saurian[server]"'),
        (
            "server",
            ("--lang", "pl"),
            'saurian serve wymaga dodatkowych pakietów: pip install "saurian[server]"',
        ),
        ("hosting", ("serve", "--no-open", "--redis", "redis://x"), 'pip install "saurian[hosting]"'),
        ("hosting", ("migrate", "--database", "postgresql://x/y"), 'pip install "saurian[hosting]"'),
        ("arena", ("arena", "draftosaurus", "greedy", "random", "--players", "2", "--ladder"), "[arena]"),
        ("cluster", ("arena", "draftosaurus", "greedy", "random", "--ray", "x"), "[cluster]"),
        ("dataset", ("dataset", "drakon", "--output", "x"), 'pip install "saurian[dataset]"'),
        ("sim", ("arena", "draftosaurus", "hard", "random"), "[sim]"),
        ("sim", ("train", "drakon"), "[arena]"),
        ("sim", ("compile",), "[sim]"),
        ("cli", (), 'saurian serve needs more: pip install "saurian[server]"'),
        ("cli", ("--help",), 'saurian needs more: pip install "saurian[cli]"'),
    ],
)
def test_each_missing_extra_is_named(missing: str, words: tuple[str, ...], told: str) -> None:
    done = saurian_without([missing], *words)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1, "one line"


def test_the_version_is_told_anyway() -> None:
    assert saurian_without(list(MODULES), "--version").stdout.startswith("saurian ")


def test_a_module_of_somebody_else_is_not_blamed_on_an_extra() -> None:
    assert missing_extra("arena", "my_bots.secret") is None


def test_the_simple_bots_play_without_any_extra_threads_or_processes() -> None:
    """As in a browser: Pyodide has no threads, no processes and no C libraries."""
    blocked = ("_multiprocessing", "_ctypes", "_posixsubprocess", "multiprocessing", "subprocess")
    program = (
        f"for name in {blocked!r}: sys.modules[name] = None\n"
        "import saurian\n"
        "for game in saurian.games():\n"
        "    record = saurian.play(game, ['random', 'greedy', 'easy'], seed=1)\n"
        "    print(record.outcome.winners, str(record.state)[:20])\n"
    )
    done = run_without(list(MODULES), program)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 2
