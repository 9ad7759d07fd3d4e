"""The built client: its hashed files, and its one page for every address of a person."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, Response

from .messages import Refusal

FOREVER = "public, max-age=31536000, immutable"  # the name of such a file has its hash


def serve_client(app: FastAPI, folder: Path) -> None:
    """Serve a client from its folder, if it was built."""
    if not (folder / "index.html").is_file():
        return
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Refusal("no-such-page")
        return _answer(root, path)


def _answer(root: Path, path: str) -> Response:
    file = (root / path).resolve() if "\0" not in path else root
    if file.is_relative_to(root) and file.is_file():
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else "no-cache"})
    if path.startswith("assets/"):
        raise Refusal("no-such-page")
    return FileResponse(root / "index.html", headers={"cache-control": "no-cache"})
