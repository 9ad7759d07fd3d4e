"""The built client: its hashed files, and its one page for every address of a person."""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from ...languages import language_of, say

PAGE = "index.html"
MANIFEST = "files.json"  # which file was built from which source
ASSETS = "assets"  # the name of a file there has its hash
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # built beside each file; the smaller one first
# Not asked of the system: some call a script plain text, and then no browser runs it.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER = "application/octet-stream"
NOT_BUILT = "serve-not-built"  # what is said then


def _not_built(scope: Scope) -> str:
    language = language_of(Headers(scope=scope).get("accept-language", ""))
    return f"{say(NOT_BUILT, {}, language)}\n"


def is_built(folder: Path) -> bool:
    """Whether there is a client in a folder."""
    return (folder / PAGE).is_file()


def files_for(folder: Path, *sources: str) -> list[str]:
    """The built files without which some sources cannot run, besides those of the page itself."""
    path = folder / MANIFEST
    if not path.is_file():
        return []
    built = json.loads(path.read_text(encoding="utf-8"))
    page = set(_needed(built, PAGE))
    found = (file for source in sources for file in _needed(built, source))
    return [file for file in dict.fromkeys(found) if file not in page]


def _needed(built: Mapping[str, Mapping[str, Any]], source: str) -> Iterator[str]:
    """The files of a source, and of all that it imports."""
    chunks, todo = set[str](), [source]
    while todo:
        name = todo.pop()
        if name in chunks or name not in built:
            continue
        chunks.add(name)
        yield from (built[name]["file"], *built[name].get("css", ()))
        todo += built[name].get("imports", ())


class FilesRoute(Mount):
    """The files of a client, everywhere but where the API is: that says itself what is allowed."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether a request is for a file."""
        if scope["path"].startswith("/api/") or scope["path"] in ("/healthz", "/readyz"):
            return Match.NONE, {}
        return super().matches(scope)


class ClientFiles(StaticFiles):
    """The files of a client; where there is none, it says so."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self.config_checked = True  # a client may be built while the server runs

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path, or the page, which knows what to show there."""
        room = path.partition(os.sep)[0]
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code == 405 or room == "api":
                raise
            if not is_built(self.folder):
                return PlainTextResponse(_not_built(scope), 404)
            if room == ASSETS:
                raise
            return await super().get_response(PAGE, scope)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, compressed if the browser likes, and nothing at all if it has it already."""
        asked, file = Headers(scope=scope), Path(full_path)
        encoding = _encoding(file, asked.get("accept-encoding", ""))
        sent = file.with_name(file.name + ENCODINGS[encoding]) if encoding else file
        headers = {"vary": "accept-encoding", "etag": _mark(sent), "cache-control": "no-cache"}
        if file.parent.name == ASSETS:
            headers["cache-control"] = FOREVER
        if encoding:
            headers["content-encoding"] = encoding
        media = TYPES.get(file.suffix, OTHER)
        answer = FileResponse(sent, headers=headers, media_type=media)
        unchanged = self.is_not_modified(answer.headers, asked)
        return NotModifiedResponse(answer.headers) if unchanged else answer


def _encoding(file: Path, accepted: str) -> str:
    """The best encoding that a browser accepts and that a file was built in."""
    offers = (offer.partition(";q=") for offer in accepted.lower().replace(" ", "").split(","))
    liked = {name for name, _, weight in offers if not weight or weight.strip("0.")}
    built = (name for name, ending in ENCODINGS.items() if os.path.exists(f"{file}{ending}"))
    return next((name for name in built if name in liked), "")


def _mark(file: Path) -> str:
    """The version of a file, by what is in it: dates are all the same in some installations."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:20]}"'
