"""One of three workers is killed in the middle of a game: it goes on by way of the others."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ..clients import Guest, Socket, play_out, reckless
from ..replay.test_together import looking, until
from .test_workers import THREE, away, check_same

EXPIRY = 1.0  # seconds
ROOT = Path(__file__).parents[3]


@contextmanager
def programs(folder: Path, **fields: Any) -> Iterator[list[tuple[int, str]]]:
    """Three workers, each a program of its own: their ids and addresses."""
    command = [sys.executable, "-m", "tests.server.crash_server", str(folder), json.dumps(fields)]
    with ExitStack() as stack:
        started = []
        for _ in range(THREE):  # all at once, with an empty database
            process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            started.append(stack.enter_context(process))
            stack.callback(process.kill)
        found = []
        for process in started:
            assert process.stdout is not None
            found.append((process.pid, process.stdout.readline().split()[-1].rstrip("/")))
        yield found


def play_some(sockets: list[Socket], count: int) -> list[int]:
    """Play carefully; the numbers of what was acknowledged."""
    acknowledged: list[int] = []
    while len(acknowledged) < count:
        latest = max(socket.sync["seq"] for socket in sockets)
        for socket in sockets:
            socket.reach(latest)
        able = [socket for socket in sockets if socket.view["legal"]]
        if able:
            action = min(able[0].view["legal"], key=lambda each: abs(reckless(each)))
            acknowledged.append(able[0].done("play", action=action))
        else:
            sockets[0].hear()
    return acknowledged


@pytest.mark.slow
def test_a_game_goes_on_where_a_worker_was_killed(tmp_path: Path, shared_database: str) -> None:
    fields = {"database": shared_database, "worker_expiry": EXPIRY}
    with (
        programs(tmp_path, **fields) as ((_, here), (pid, there), (last, elsewhere)),
        Guest(here) as anna,
        Guest(there) as bert,
    ):
        made = bert.create("the-game", "me", "open", "bot", options={"first": 0})
        table = made["table"]
        anna.sit(made["links"]["1"], "Anna")
        with anna.connect(table) as a:
            with bert.connect(table) as b:
                b.done("start")  # so the bots think there
                a.until(lambda: bool(a.table["started"]))
                acknowledged = play_some([a, b], 6)
                os.kill(pid, signal.SIGKILL)
            a.until(lambda: away(a)[0] is not None)
            bert.move(elsewhere)
            with bert.connect(table) as back:
                a.until(lambda: away(a) == [None] * 3)
                play_out([a, back])
                check_same(a, back)
        played = {each["seq"] for each in a.events if each["kind"] == "played"}
        assert set(acknowledged) <= played
        with looking(anna, table) as one, looking(bert, table):
            until(one, people=2)
            os.kill(last, signal.SIGKILL)
            until(one, people=1)  # who came by it is gone with it
