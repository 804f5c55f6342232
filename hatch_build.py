"""Build the pages for the browser into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import web


class PagesHook(BuildHookInterface):
    """An editable install needs none: `make play` builds them in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them before files are collected."""
        if version != "editable":
            web.build()
