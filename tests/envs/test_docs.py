"""The pages about environments: their tables are up to date, their examples run."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("numba")

from saurian.games import GAMES
from tests.examples import DOCS, run_examples
from tools import env_tables


def test_the_tables_are_up_to_date() -> None:
    for name in GAMES:
        text = (DOCS / "environments" / f"{name}.md").read_text(encoding="utf-8")
        assert env_tables.with_tables(text, name) == text, "python tools/env_tables.py"


def test_the_examples_run(tmp_path: Path) -> None:
    run_examples("environments.md", tmp_path)


@pytest.mark.parametrize(
    ("package", "code", "extra"),
    [
        ("pettingzoo", "import saurian.envs; saurian.envs.parallel_env('drakon')", "envs"),
        ("numba", "import saurian.envs; saurian.envs.VectorEnv", "envs"),
        ("pyspiel", "import saurian.openspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(package: str, code: str, extra: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None\n{code}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert (
        done.stderr.splitlines()[-1] == f'ImportError: {package} is missing: pip install "saurian[{extra}]"'
    )


@pytest.mark.soak
def test_the_learning_example_runs() -> None:
    if find_spec("torch") is None:
        return  # it is no dependency
    program = [sys.executable, str(DOCS / "examples" / "learn_ppo.py")]
    done = subprocess.run(
        [*program, "--updates", "2", "--every", "2", "--games", "4"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "against greedy, 4 games" in done.stdout
