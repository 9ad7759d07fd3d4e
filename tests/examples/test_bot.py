"""The bot of docs/write-a-bot.md plays in the arena, and at a table like a person."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import pytest

from reihum.arena import simulate
from tests.server.clients import PATIENCE, Guest, Socket
from tests.server.conftest import quick, serving

pytestmark = pytest.mark.slow
FOLDER = Path(__file__).parents[2] / "examples" / "bot"


def test_it_plays_in_the_arena() -> None:
    run = simulate("the-game", players=2, bot=f"{FOLDER / 'nearest.py'}:Nearest", games=8, cores=1)
    assert run.tally.games == 8
    assert not run.tally.faults


@contextmanager
def sitting(*words: str) -> Iterator["subprocess.Popen[str]"]:
    """The program, which does not outlive the test."""
    command = [sys.executable, str(FOLDER / "sit.py"), *words]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


def play_my_part(socket: Socket) -> None:
    """Anything that is legal, until it is over."""
    while not socket.view["outcome"]:
        socket.until(lambda: bool(socket.view["legal"] or socket.view["outcome"]))
        if socket.view["legal"]:
            action = min(socket.view["legal"], key=lambda each: each in socket.view["fatal"])
            if action.startswith("begin:"):
                socket.ask("play", action=action)  # the bot may have claimed it a moment before
            else:
                socket.done("play", action=action)
        if socket.table["stuck"] == 0:
            socket.done("let-stand")


def test_it_sits_at_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "open", mixes=True)["table"]
        with anna.connect(table) as socket, sitting(f"{url}/t/{table}") as bot:
            socket.until(lambda: socket.table["seats"][1]["name"] == "Nearest")
            socket.done("start")
            socket.done("mix", text="anna")
            socket.until(lambda: bool(socket.table["started"]))
            play_my_part(socket)
            said, complaint = bot.communicate(timeout=PATIENCE)
        assert str(socket.view["outcome"]["scores"]) in said
        assert (bot.returncode, complaint) == (0, "")


def test_it_says_why_it_cannot_sit_down(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        full = anna.create("the-game", "me", "bot")["table"]
        with sitting(f"{url}/t/{full}") as bot:
            _, complaint = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert complaint.count("\n") == 1
