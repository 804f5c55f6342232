"""Where compiled kernels are kept, and for how long."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saurian.sim import compiling

DAY = 24 * 60 * 60


@pytest.fixture
def folder_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str, str], Path]:
    """What a new process would take, in an empty home."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return lambda layer, game: Path(compiling._cache_folder.__wrapped__(layer, game))


def opened(folder: Path, days_ago: float) -> Path:
    """A folder with something in it, last opened then."""
    folder.mkdir()
    (folder / "kernel.nbi").touch()
    then = time.time() - days_ago * DAY
    os.utime(folder, (then, then))
    return folder


def test_a_game_has_a_folder_in_each_layer(folder_of: Callable[[str, str], Path]) -> None:
    folders = {folder_of(layer, game) for layer in ("sim", "bots") for game in ("draftosaurus", "drakon")}
    assert len(folders) == 4


def test_old_kernels_are_forgotten_when_new_ones_come(
    folder_of: Callable[[str, str], Path], tmp_path: Path
) -> None:
    old = opened(tmp_path / "sim-drakon-000000000000", days_ago=3)
    recent = opened(tmp_path / "sim-drakon-111111111111", days_ago=0.5)
    others = [opened(tmp_path / name, days_ago=3) for name in ("bots-drakon-0", "sim-draftosaurus-0", "mine")]
    folder_of("sim", "drakon")
    assert not old.exists()
    assert recent.exists()
    assert all(other.exists() for other in others)


def test_kernels_in_use_are_kept(folder_of: Callable[[str, str], Path], tmp_path: Path) -> None:
    current = opened(folder_of("sim", "drakon"), days_ago=30)
    old = opened(tmp_path / "sim-drakon-000000000000", days_ago=3)
    assert folder_of("sim", "drakon") == current
    assert current.stat().st_mtime > time.time() - DAY
    assert old.exists(), "nothing new has come"


def test_a_change_in_any_source_makes_a_new_folder(
    folder_of: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, read = folder_of("bots", "drakon"), Path.read_bytes
    for name in ("rng.py", "compiling.py", "phases.py", "search.py"):
        monkeypatch.setattr(
            Path, "read_bytes", lambda path, name=name: read(path) + b"#" * (path.name == name)
        )
        assert folder_of("bots", "drakon") != before


def test_a_kernel_is_compiled_once_for_all_kinds_of_whole_numbers(
    folder_of: Callable[[str, str], Path],
) -> None:
    pytest.importorskip("numba")
    doubled: Any = compiling.kernel(lambda number: 2 * number)
    called: Any = compiling.kernel(lambda numbers: doubled(numbers[0]) + doubled(3) + doubled(4))
    assert called(np.array([5], np.int32)) == 24
    assert doubled(np.int32(7)) == doubled(7) == 14
    assert len(doubled.signatures) == 1
    assert doubled(1.5) == 3.0


def test_a_kernel_counts_no_references(folder_of: Callable[[str, str], Path]) -> None:
    pytest.importorskip("numba")
    first: Any = compiling.kernel(lambda row: row[0])
    twice: Any = compiling.kernel(lambda rows: first(rows[0]) + first(rows[1]))
    again: Any = compiling.allocating_kernel(lambda rows: first(rows.copy()[1]))
    rows = np.array([[3, 4], [5, 6]])
    assert (twice(rows), again(rows)) == (8, 5)
    codes = [one.inspect_llvm(one.signatures[0]) for one in (first, twice, again)]
    assert ["call void @NRT_" in code for code in codes] == [False, False, True]


def test_a_kernel_may_not_make_arrays(folder_of: Callable[[str, str], Path]) -> None:
    numba = pytest.importorskip("numba")
    made: Any = compiling.kernel(lambda row: np.zeros(row[0]).sum())
    with pytest.raises(numba.core.errors.NumbaError):
        made(np.array([3]))


# --- telling that it happens ---

COMPILES = """
import saurian.sim.drakon
from saurian.sim import compiling

told = []
if {listen}:
    compiling.announce_compiling(told.append)


for module in ("saurian.sim.drakon.play", "saurian.sim.drakon.legal"):
    compiling._compiling(module)
compiling._compiling("saurian.sim.rng")
if {listen}:
    assert told == [compiling.Compiling("sim", "drakon", saurian.sim.drakon.COMPILE_SECONDS)], told
"""


@pytest.mark.parametrize("listen", [True, False])
def test_compiling_is_announced_once(listen: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMPILES.format(listen=listen)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    expected = "" if listen else "compiling the kernels of drakon (sim), once for this installation: about"
    assert done.stderr.startswith(expected)
    assert done.stderr.count("\n") == (0 if listen else 1)


def test_a_kernel_that_is_not_on_disk_is_announced(tmp_path: Path) -> None:
    """And one that is, is not."""
    code = "from saurian.sim.rng import seed_rng, below; import saurian.sim.compiling as compiling\n"
    code += "compiling._compiling = lambda module: print(module)\n"
    code += "below(seed_rng(1), 6)"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    answers = [
        subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        )
        for _ in range(2)
    ]
    assert "saurian.sim.rng" in answers[0].stdout
    assert answers[1].stdout == ""
