"""The browser's pages: files that were built into the package, and the words of every language."""

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, HTTPException, Response
from fastapi.responses import FileResponse, HTMLResponse

FOLDER = Path(str(files(__package__).joinpath("web")))
"""Where the build of the browser client is put."""

BARE_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Saurian</title>
<p>Saurian</p>
"""


def add_pages(app: FastAPI) -> None:
    """Serve the client's files; every other address is the client's own affair."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        file = _find(path)
        if file is not None:
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": kept})
        index = FOLDER / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(BARE_PAGE)


def _find(path: str) -> Path | None:
    """The file of that name in our folder, and nowhere else."""
    try:
        file = (FOLDER / path).resolve()
        return file if file.is_file() and file.is_relative_to(FOLDER.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name
        return None
