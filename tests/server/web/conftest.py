"""A server with a client, as if it were built."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ..conftest import quick, serving

SCRIPT = "play(); " * 500
BROTLI = b"as if it were compressed"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>reihum</title>")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "app-1a2b.js.br").write_bytes(BROTLI)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def http(tmp_path: Path, client: Path) -> Iterator[httpx.Client]:
    with serving(quick(tmp_path, client=client)) as url, httpx.Client(base_url=url) as http:
        yield http
