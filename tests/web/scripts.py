"""The scripts beside the browser's sources that write data for it."""

import importlib.util
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parents[2] / "web" / "src"


def load_script(path: str) -> ModuleType:
    """One of them, as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, SOURCES / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
