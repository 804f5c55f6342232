"""Build the pages for the browser into the source distribution, and packed into the wheel."""

import lzma
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import web

ARCHIVE = "pages.tar.xz"
"""The pages in the wheel, a third smaller than as files; `saurian.server.http.packed_pages` unpacks them."""


class PagesHook(BuildHookInterface):
    """An editable install needs none: `make play` builds them in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them before files are collected; quick if they are up to date, as in an sdist."""
        if version == "editable":
            return
        web.build()
        if self.target_name == "wheel":
            self.folder = tempfile.mkdtemp()
            archive = Path(self.folder) / ARCHIVE
            pack(web.OUTPUT, archive)
            build_data["force_include"][str(archive)] = f"saurian/server/{ARCHIVE}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the archive, which is in the wheel now."""
        if version != "editable" and self.target_name == "wheel":
            shutil.rmtree(self.folder)


def pack(folder: Path, archive: Path) -> None:
    """Pack the pages, each once: the server compresses what it sends. The same files give the same bytes."""
    with tarfile.open(archive, "w:xz", preset=9 | lzma.PRESET_EXTREME) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix != ".gz":
                entry = tarfile.TarInfo(file.relative_to(folder).as_posix())
                entry.size = file.stat().st_size
                with file.open("rb") as content:
                    packed.addfile(entry, content)
