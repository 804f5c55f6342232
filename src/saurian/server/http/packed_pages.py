"""The browser's pages of an installed wheel: one archive, which is unpacked once into the user's cache."""

import hashlib
import os
import tarfile
import tempfile
from contextlib import suppress
from pathlib import Path

from platformdirs import user_cache_path

HOME = Path(__file__).parents[1]
BUILT = HOME / "web"
"""Where a checkout has the pages."""
ARCHIVE = HOME / "pages.tar.xz"
"""Where a wheel has them; `hatch_build.py` packs them."""


def find_pages() -> Path:
    """The folder of the pages; it is empty or missing if they were never built."""
    if BUILT.is_dir() or not ARCHIVE.is_file():
        return BUILT
    digest = hashlib.sha256(ARCHIVE.read_bytes()).hexdigest()[:12]
    try:
        cache = user_cache_path("saurian", ensure_exists=True)
        return unpack(ARCHIVE, cache / f"pages-{digest}")
    except OSError:  # no home, or one that is read-only
        return unpack(ARCHIVE, Path(tempfile.mkdtemp()) / "pages")


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack the archive, unless that is done; whole or not at all, whatever other processes do."""
    if folder.is_dir():
        return folder
    draft = Path(tempfile.mkdtemp(dir=folder.parent))
    with tarfile.open(archive) as packed:
        for entry in packed:  # Python 3.11.2 has no filters; ours are plain files with plain names
            packed.extract(entry, draft, set_attrs=False)
    with suppress(OSError):  # another process was faster
        os.rename(draft, folder)
    return folder
