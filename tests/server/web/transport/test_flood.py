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
from reihum.server.web.transport.logs import SAME

from ...clients import PATIENCE
from .test_connections import HALVES, LONG, ended, wire

FILES = 300
CODE = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from reihum.cli import app
app(["serve", *sys.argv[1:]])
"""


HANGING = """
import sys, time
from reihum.cli import app
from reihum.server.live.hosts import Hosts
from reihum.server.web import process, run
Hosts.close = lambda self: time.sleep(1000)
run.end_in_time = lambda: process.end_in_time(0.1)
app(["serve", *sys.argv[1:]])
"""


@contextlib.contextmanager
def process(folder: Path, code: str = CODE) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that may open few files, and its address."""
    options = ["--port", "0", "--database", str(folder / "tables.db"), "--no-browser"]
    options += ["--bot-processes", "0", "--set", f"request-wait={LONG}"]
    command, pipe = [sys.executable, "-c", code, *options], subprocess.PIPE
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
        begun = time.monotonic()
        for _ in range(50):
            with wire(url, b"\0\1\2\r\n\r\n") as raw:
                assert ended(raw)
        assert httpx.get(f"{url}/healthz").is_success
        more = (time.monotonic() - begun) * SAME.count / SAME.seconds  # on a machine that is busy
        server.send_signal(signal.SIGTERM)  # it waits for none of those who have not asked yet
        said = server.communicate(timeout=PATIENCE)[1].replace(f"{say(NOT_BUILT)}\n", "")
        assert server.returncode == 0
    assert SAME.count <= said.count("Invalid HTTP request received.") <= SAME.count + more
    assert len(said.splitlines()) < 20 + more, said


@pytest.mark.slow
def test_a_server_in_which_something_hangs_ends_all_the_same(tmp_path: Path) -> None:
    with process(tmp_path, HANGING) as (server, url):
        with httpx.Client(transport=httpx.HTTPTransport(retries=5)) as http:
            assert http.get(f"{url}/healthz").is_success
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=PATIENCE)[1]
        assert server.returncode == 0 and "did not end in time" in said
