"""The built client: its hashed files, and its one page for every address of a person."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response

from ..refusals import Refusal
from .static_files import StaticFile, StaticFiles

FOREVER = "public, max-age=31536000, immutable"  # the name of such a file has its hash
ASSETS = "assets/"
NOT_BUILT = (
    "The server runs, but its client for browsers was not built: in the folder of the sources, "
    "`make client` does that. Programs can play here all the same.\n"
)


def is_built(folder: Path) -> bool:
    """Whether there is a client in a folder."""
    return (folder / "index.html").is_file()


def serve_client(app: FastAPI, folder: Path) -> None:
    """Serve a client from its folder; where there is none, say so."""
    files = StaticFiles(folder)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Refusal("no-such-page")
        found = files.get(path) or (None if path.startswith(ASSETS) else files.get("index.html"))
        if found is None and not is_built(folder):
            return PlainTextResponse(NOT_BUILT, 404)
        if found is None:
            raise Refusal("no-such-page")
        return answer(found, request, FOREVER if path.startswith(ASSETS) else "no-cache")


def answer(page: StaticFile, request: Request, keep: str) -> Response:
    """A file for a browser: compressed if it likes, and nothing at all if it has it already."""
    headers = {"cache-control": keep, "etag": page.mark, "vary": "accept-encoding"}
    if page.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if page.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.compressed, media_type=page.type, headers=headers)
    return Response(page.body, media_type=page.type, headers=headers)
