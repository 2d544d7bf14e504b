"""The built client, or a page that says how to build it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from .problems import language_of, no_page, told

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hegemon</title>
<h1>The server runs, but the page is not built yet</h1>
<p><code>make play</code> builds the browser client by itself. By hand: run <code>npm install</code> and
<code>npm run build</code> in the folder <code>web</code>, then load this page again.
If the built client lies elsewhere, name its folder in <code>HEGEMON_WEB</code>.</p>
<p>The programming interface works already: <a href="/api/games">/api/games</a>,
described in <a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"
TEXTS = {".html", ".js", ".css", ".svg", ".json"}


@lru_cache(maxsize=256)
def _squeezed(file: Path, changed: float) -> bytes:
    """A file's text, compressed once."""
    return gzip.compress(file.read_bytes(), 6)


def _answer(file: Path, cache: str, request: Request) -> Response:
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if file.suffix not in TEXTS or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Response(
        _squeezed(file, file.stat().st_mtime), media_type=kind, headers=headers | {"Content-Encoding": "gzip"}
    )


def _file(home: Path, path: str) -> Path | None:
    """The file of the client at an address, if there is one; what no file can be called is none."""
    try:
        wanted = (home / path).resolve()
        return wanted if wanted.is_relative_to(home) and wanted.is_file() else None
    except (OSError, ValueError):  # too long a name, characters that no name may have
        return None


def client_pages(folder: Path) -> APIRouter:
    """Serves the client's files; every other address is the client's own and gets its front page."""
    router = APIRouter(include_in_schema=False)
    home = folder.resolve()

    @router.get("/{path:path}")
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/") or path == "api":
            return told(no_page(), language_of(request))
        if path and (wanted := _file(home, path)) is not None:
            return _answer(wanted, FOREVER if path.startswith("assets/") else "no-cache", request)
        if (home / "index.html").is_file():
            return _answer(home / "index.html", "no-cache", request)
        return HTMLResponse(NOT_BUILT, 503)

    return router
