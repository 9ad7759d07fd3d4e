"""Starting the server."""

import asyncio
import gc
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from reihum.languages import say
from reihum.server.web import process, run
from reihum.server.web.browser_client import NOT_BUILT
from reihum.server.web.process import prepare
from reihum.server.web.run import listening, serve

from ..conftest import quick


def test_a_port_of_someone_else_is_a_clear_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = quick(tmp_path, port=taken.getsockname()[1])
        with pytest.raises(SystemExit) as left:
            serve(settings)
    assert left.value.code == 2 and "Cannot listen at" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())  # nothing else had begun


def test_port_0_takes_a_free_one(tmp_path: Path) -> None:
    with listening(quick(tmp_path, port=0)) as listener:
        assert listener.getsockname()[1] > 0


@pytest.mark.slow
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_goes_quietly(tmp_path: Path, stop: signal.Signals) -> None:
    options = ["--port", "0", "--database", str(tmp_path / "tables.db"), "--no-browser"]
    command = [sys.executable, "-m", "reihum", "serve", *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        transport = httpx.HTTPTransport(retries=5)  # it may still be on its way
        with httpx.Client(transport=transport, timeout=30) as http:
            assert http.get(address + "healthz").json() == {"ok": True}
        process.send_signal(stop)
        said = process.communicate(timeout=60)
    assert process.returncode == 0
    assert (said[0], said[1].replace(f"{say(NOT_BUILT)}\n", "")) == ("", "")


def test_who_starts_a_server_without_a_client_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(run, "prepare", lambda: ran.append("prepared"))
    monkeypatch.setattr(run, "end_tidily", lambda: ran.append("tidy"))
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, sockets: sockets[0].close())
    serve(quick(tmp_path, port=0, client=tmp_path / "none"))
    said = capsys.readouterr()
    assert said.err == f"{say(NOT_BUILT)}\n" and said.out.startswith(
        "The table is at http://127.0.0.1:"
    )
    assert ran == ["prepared", "tidy"]


def test_a_process_is_prepared_for_many_tables() -> None:
    before, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        prepare()
        assert gc.get_threshold()[2] > before[2] and gc.get_freeze_count()
        assert sys.getswitchinterval() < 0.005
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(interval)


def test_what_is_old_is_looked_at_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []

    async def look_twice() -> None:
        tidying = asyncio.create_task(process.tidy_up())
        while len(looked) < 2:
            await asyncio.sleep(0)
        tidying.cancel()

    monkeypatch.setattr(process, "TIDYING", 0)
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    asyncio.run(asyncio.wait_for(look_twice(), 10))


def test_without_the_extra_a_person_is_told() -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from reihum.cli import app; app(['serve'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "uvicorn is not installed: pip install 'reihum[server]' brings it.\n"
