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
        file = (FOLDER / path).resolve()
        if file.is_file() and file.is_relative_to(FOLDER.resolve()):
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": kept})
        index = FOLDER / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(BARE_PAGE)
