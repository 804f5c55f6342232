"""The examples of the docs that need kernels run as they stand."""

from pathlib import Path

import pytest

from tests.examples import run_examples

pytest.importorskip("numba")


@pytest.mark.parametrize("page", ["bots.md", "simulators.md", "arena.md"])
def test_the_examples_run(page: str, tmp_path: Path) -> None:
    run_examples(page, tmp_path)
