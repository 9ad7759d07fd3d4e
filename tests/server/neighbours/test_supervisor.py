"""Several workers on one port: one that dies or hangs is replaced; all end with the supervisor."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from reihum.server.web.browser_client import NOT_BUILT

from ..clients import Guest

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0  # seconds


@contextmanager
def program(*words: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A program, and the last word of the line with which it says that it has begun."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()


def ask(port: str) -> int:
    """Which worker answers; one that dies just then does not."""
    answer = b""
    while not answer:
        with (
            socket.create_connection(("127.0.0.1", int(port)), timeout=PATIENCE) as connection,
            suppress(ConnectionResetError),
        ):
            answer = connection.recv(100)
    return int(answer)


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced() -> None:
    with program("tests.server.neighbours.pid_server") as (process, port):
        killed = set()
        for _ in range(3):  # one more than there are: so one that came later has answered
            pid = ask(port)
            assert pid not in killed
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        process.send_signal(signal.SIGTERM)
        said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "a worker has died (-9); another takes" in said[1]
        with pytest.raises(OSError, match="refused"):
            ask(port)


@pytest.mark.slow
def test_a_worker_that_hangs_is_replaced() -> None:
    with program("tests.server.neighbours.pid_server", "1") as (process, port):
        hung = ask(port)
        os.kill(hung, signal.SIGSTOP)
        assert process.stderr is not None
        impatient = threading.Timer(PATIENCE, os.kill, (hung, signal.SIGKILL))
        impatient.start()
        said = process.stderr.readline()
        impatient.cancel()
        assert "a worker hangs; it is ended" in said
        assert "a worker has died (-9); another takes" in process.stderr.readline()
        assert ask(port) != hung
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=PATIENCE)[1] == "" and process.returncode == 0


def test_workers_do_not_outlive_their_supervisor() -> None:
    with program("tests.server.neighbours.pid_server") as (process, port):
        ask(port)
        process.kill()
        assert process.stderr is not None
        process.stderr.read()  # ends when the last of them has closed it


@pytest.mark.slow
def test_two_workers_serve_and_go_quietly(shared_database: str) -> None:
    options = ["--port", "0", "--no-browser", "--workers", "2", "--bot-processes", "0"]
    words = ("tests.server.neighbours.patient_server", "serve", *options)
    with program(*words, "--database", shared_database) as (process, address):
        transport = httpx.HTTPTransport(retries=5)
        with httpx.Client(transport=transport, timeout=PATIENCE, base_url=address) as http:
            wanted = {"game": "nix", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            made = http.post("/api/tables", json=wanted).json()
            assert http.get(f"/api/tables/{made['table']}").json()["seats"][0]["kind"] == "person"
        with Guest(address.rstrip("/")) as anna:
            for _ in range(4):  # wherever each comes in, it is served
                with anna.connect(anna.create("the-game", "me")["table"]) as a:
                    a.done("say", text="hm")
        process.send_signal(signal.SIGTERM)
        said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert (said[0], said[1].replace(NOT_BUILT, "")) == ("", "")
    with psycopg.connect(shared_database) as connection:
        assert connection.execute("SELECT * FROM workers").fetchall() == []
