"""The files of the client: each is read once, and has a compressed copy and a mark of its own."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path

# Not asked of the system: some call a script plain text, and then no browser runs it.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER = "application/octet-stream"
LEAST = 800  # bytes: what is smaller is not worth compressing
GAIN = 0.9  # of its size: a picture, for example, is compressed already


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    body: bytes
    compressed: bytes | None
    type: str
    mark: str  # of this version

    @classmethod
    def read(cls, file: Path) -> "StaticFile":
        """Read a file."""
        body = file.read_bytes()
        packed = gzip.compress(body, 9, mtime=0) if len(body) >= LEAST else body
        worth = len(packed) < GAIN * len(body)
        mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        return cls(body, packed if worth else None, TYPES.get(file.suffix, OTHER), mark)


class StaticFiles:
    """A folder of files. What is built anew while it is open is read anew."""

    def __init__(self, folder: Path) -> None:
        self._root = folder.resolve()
        self._pages: dict[Path, tuple[tuple[int, int], StaticFile]] = {}

    def get(self, path: str) -> StaticFile | None:
        """The file at a path, if there is one in the folder."""
        try:
            file = (self._root / path).resolve()
            inside = file.is_relative_to(self._root) and file.is_file()
            return self._known(file) if inside else None
        except (OSError, ValueError):  # no path at all: too long, or with strange characters
            return None

    def _known(self, file: Path) -> StaticFile:
        status = file.stat()
        version = status.st_mtime_ns, status.st_size
        if file not in self._pages or self._pages[file][0] != version:
            self._pages[file] = version, StaticFile.read(file)
        return self._pages[file][1]
