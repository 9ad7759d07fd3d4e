"""A server as a process under a flood: few files, many connections, junk, and then the end."""

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from reihum.languages import say
from reihum.server.web.browser_client import NOT_BUILT

from .test_connections import HALVES, ended, wire

FILES = 300
CODE = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from reihum.cli import app
app(["serve", *sys.argv[1:]])
"""


@contextlib.contextmanager
def process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that may open few files, and its address."""
    options = ["--port", "0", "--database", str(folder / "tables.db"), "--no-browser"]
    command, pipe = [sys.executable, "-c", CODE, *options, "--bot-processes", "0"], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().split()[-1].rstrip("/")
        finally:
            server.kill()


@pytest.mark.slow
def test_a_flood_keeps_nobody_out_and_the_log_is_short(tmp_path: Path) -> None:
    with process(tmp_path) as (server, url), ExitStack() as stack:
        with httpx.Client(transport=httpx.HTTPTransport(retries=5)) as http:
            assert http.get(f"{url}/healthz").is_success  # it has begun
        server.send_signal(signal.SIGSTOP)  # so that all of them come at the same moment
        wires = [
            stack.enter_context(wire(url, sent))
            for _ in range(1 + FILES // len(HALVES))
            for sent in HALVES.values()
        ]
        assert len(wires) > FILES
        server.send_signal(signal.SIGCONT)
        for _ in range(50):
            with wire(url, b"\0\1\2\r\n\r\n") as raw:
                assert ended(raw)
        assert httpx.get(f"{url}/healthz").is_success
        begun = time.monotonic()
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=60)[1].replace(f"{say(NOT_BUILT)}\n", "")
        assert time.monotonic() - begun < 5 and server.returncode == 0
    assert said.count("Invalid HTTP request received.") == 5
    assert len(said.splitlines()) < 20, said
