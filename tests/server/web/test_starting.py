"""Before anybody comes: addresses, a database that is none, a desktop, the limits of a process."""

import resource
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from reihum.server.settings import Settings
from reihum.server.web import process, run
from reihum.server.web.process import (
    FILES,
    Terminated,
    end_in_time,
    end_tidily,
    open_more_files,
)
from reihum.server.web.run import configured, has_desktop, open_database, serve

from ..clients import PATIENCE
from ..conftest import quick


@pytest.fixture
def unserved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Servers that end at once, and whose process stays as it is."""
    ran: list[str] = []
    for name in ("prepare", "end_tidily"):
        monkeypatch.setattr(run, name, lambda name=name: ran.append(name))
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, sockets: sockets[0].close())
    return ran


@pytest.mark.parametrize(
    ("host", "written"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("localhost", "localhost")]
)
def test_the_address_is_one_that_can_be_opened(
    tmp_path: Path,
    unserved: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    host: str,
    written: str,
) -> None:
    here = socket.create_server(("127.0.0.1", 0))  # not every machine has IPv6
    monkeypatch.setattr(run, "listening", lambda settings: here)
    serve(quick(tmp_path, port=0, host=host))
    address = capsys.readouterr().out.split()[-1]
    assert address.startswith(f"http://{written}:") and address.endswith("/")
    assert int(address.rpartition(":")[2].rstrip("/")) > 0


def not_a_database(folder: Path) -> str:
    (folder / "song.db").write_text("la la la " * 200)
    return str(folder / "song.db")


def cut_off(folder: Path, rest: int = -1) -> str:
    path = folder / "cut.db"
    open_database(Settings(database=str(path)))
    path.write_bytes(path.read_bytes()[:rest])
    return str(path)


def cut_short(folder: Path) -> str:
    return cut_off(folder, rest=50)


def from_the_future(folder: Path) -> str:
    path = folder / "future.db"
    open_database(Settings(database=str(path)))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return str(path)


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        (
            lambda folder: str(folder / "nowhere" / "x.db"),
            "the file cannot be opened (is its folder there, and may this user read it?)",
        ),
        (str, "it is a folder"),
        (not_a_database, "that is no database"),
        (cut_off, "it was cut off, for its end is missing"),
        (cut_short, "it was cut off, for its end is missing"),
        (from_the_future, "it was made by a newer version of reihum"),
        (lambda folder: "nosuch://x", "Can't load plugin: sqlalchemy.dialects:nosuch"),
    ],
)
def test_a_database_that_is_none_is_told_in_one_line(
    tmp_path: Path,
    unserved: list[str],
    capsys: pytest.CaptureFixture[str],
    database: Any,
    reason: str,
) -> None:
    named = database(tmp_path)
    with pytest.raises(SystemExit) as left:
        serve(quick(tmp_path, port=0, database=named))
    assert left.value.code == 2
    assert capsys.readouterr() == ("", f"Cannot keep tables in {named}: {reason}.\n")
    assert not unserved


@pytest.mark.parametrize("place", ["127.0.0.1:1", "127.0.0.1:port"])
def test_a_database_that_does_not_answer_is_told_without_its_password(
    tmp_path: Path, unserved: list[str], capsys: pytest.CaptureFixture[str], place: str
) -> None:
    database = f"postgresql://anna:s3cret@{place}/tables"
    with pytest.raises(SystemExit):
        serve(quick(tmp_path, port=0, database=database))
    told, shown = capsys.readouterr().err, database.replace("s3cret", "***")
    assert told.startswith(f"Cannot keep tables in {shown}: ") and told.count("\n") == 1
    assert "s3cret" not in told and not unserved


def test_a_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    open_database(settings)
    open_database(settings)  # once more changes nothing
    with sqlite3.connect(settings.database) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    connection.close()
    assert {"tables", "seats", "events", "keys"} <= names


@pytest.mark.parametrize(
    ("platform", "display", "desktop"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_a_browser_could_show_up(
    monkeypatch: pytest.MonkeyPatch, platform: str, display: dict[str, str], desktop: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in display.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert has_desktop() is desktop


@pytest.mark.parametrize("wanted", [True, False])
def test_a_browser_is_opened_where_it_is_wanted(
    tmp_path: Path, unserved: list[str], monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    opened: list[str] = []

    class AtOnce:
        def __init__(self, seconds: float, work: Any, given: tuple[Any, ...]) -> None:
            self.start = lambda: work(*given)

    monkeypatch.setattr("threading.Timer", AtOnce)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(run, "has_desktop", lambda: True)
    monkeypatch.setattr(run, "is_built", lambda folder: True)
    serve(quick(tmp_path, port=0, browser=wanted))
    assert [address.startswith("http://127.0.0.1:") for address in opened] == [True] * wanted
    assert unserved == ["prepare", "end_tidily"]


@pytest.mark.parametrize("stop", [KeyboardInterrupt, Terminated])
def test_being_stopped_is_no_error(
    tmp_path: Path, unserved: list[str], monkeypatch: pytest.MonkeyPatch, stop: type[BaseException]
) -> None:
    def stopped(*_: Any, sockets: list[Any]) -> None:
        sockets[0].close()
        raise stop

    monkeypatch.setattr("uvicorn.Server.run", stopped)
    serve(quick(tmp_path, port=0))


def test_a_frame_may_be_longer_than_a_message_so_that_it_can_be_refused(tmp_path: Path) -> None:
    config = configured(quick(tmp_path))
    assert config.ws_max_size == 8 * 8192
    assert not config.access_log and not config.server_header


@pytest.mark.parametrize(
    ("now", "most", "asked"),
    [
        (1024, 4096, (4096, 4096)),
        (1024, 1 << 20, (FILES, 1 << 20)),
        (1024, resource.RLIM_INFINITY, (FILES, resource.RLIM_INFINITY)),
        (FILES, 1 << 20, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None),
    ],
)
def test_as_many_files_as_sockets_need(
    monkeypatch: pytest.MonkeyPatch, now: int, most: int, asked: tuple[int, int] | None
) -> None:
    limits: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (now, most))
    monkeypatch.setattr(resource, "setrlimit", lambda which, limit: limits.append(limit))
    files = open_more_files()
    assert limits == ([asked] if asked else [])
    assert files == (asked[0] if asked else FILES)


def test_where_there_are_no_such_limits_there_is_nothing_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "resource", None)  # as on Windows
    assert open_more_files() == FILES


def test_a_process_that_is_asked_to_end_tidies_up() -> None:
    before = signal.getsignal(signal.SIGTERM)
    try:
        end_tidily()
        with pytest.raises(Terminated):
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)


def test_what_does_not_end_in_time_is_left_as_it_was(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    codes, left = list[int](), threading.Event()

    def leave(code: int) -> None:
        codes.append(code)
        left.set()

    monkeypatch.setattr("os._exit", leave)
    end_in_time(0)
    assert left.wait(PATIENCE) and codes == [0] and "did not end in time" in caplog.text
