"""The browser's pages: files that were built into the package, by `tools/web.py` or the hook of the wheel."""

import mimetypes
from html import escape
from pathlib import Path

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.convertors import PathConvertor, register_url_convertor

from saurian.locale import FALLBACK, LANGUAGES, load_language
from saurian.server.http.packed_pages import find_pages

FOLDER = find_pages()
"""Where the build of the browser client is."""
ASSETS = "assets/"
"""Files whose name changes with their content."""
FOREVER = "public, max-age=31536000, immutable"


def add_pages(app: FastAPI) -> None:
    """Serve the client's files; every other address is the client's own affair."""

    register_url_convertor("page", _PagePath())

    @app.get("/{path:page}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        file = _find(path)
        if file is not None:
            return _answer(file, request, FOREVER if path.startswith(ASSETS) else "no-cache")
        if path.startswith(ASSETS):
            raise HTTPException(404)
        index = FOLDER / "index.html"
        return _answer(index, request, "no-cache") if index.is_file() else _page_without_client(request)


class _PagePath(PathConvertor):
    """Every path but those of the interface for programs."""

    regex = "(?!api/).*"


def _find(path: str) -> Path | None:
    """The file of that name in our folder, and nowhere else."""
    try:
        file = (FOLDER / path).resolve()
        return file if file.is_file() and file.is_relative_to(FOLDER.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _answer(file: Path, request: Request, kept: str) -> FileResponse:
    """A file, compressed if the build has it so and the browser takes it."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    packed = file.with_name(f"{file.name}.gz")
    if "gzip" not in request.headers.get("accept-encoding", "") or not packed.is_file():
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0]
    return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def _page_without_client(request: Request) -> HTMLResponse:
    code = _language_of(request.headers.get("accept-language", ""))
    words = escape(load_language(code, "web").text("client-missing"))
    return HTMLResponse(
        f'<!doctype html><html lang="{code}"><meta charset="utf-8"><title>Saurian</title>'
        f'<meta name="viewport" content="width=device-width"><h1>Saurian</h1><p>{words}</p>'
    )


def _language_of(accepted: str) -> str:
    """The first of the reader's languages that is one of ours; browsers list them by preference."""
    wanted = (part.strip().partition(";")[0].partition("-")[0].lower() for part in accepted.split(","))
    return next((code for code in wanted if code in LANGUAGES), FALLBACK)
