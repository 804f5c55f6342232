"""Build the pages for the browser into the wheel and the source distribution."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import web


class PagesHook(BuildHookInterface):
    """An editable install needs none: `make play` builds them in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them before files are collected; quick if they are up to date, as in an sdist."""
        if version != "editable":
            web.build()
