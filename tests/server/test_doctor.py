"""The doctor finds what is wrong with an installation, and says what to do."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from reihum.server import doctor
from reihum.server.doctor import BAD, GOOD, ODD, examined

from .conftest import quick, serving


def found(tmp_path: Path, **fields: Any) -> dict[str, tuple[str, str]]:
    return {each.what: (each.state, each.text) for each in examined(quick(tmp_path, **fields))}


def test_a_good_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert found(tmp_path)["database"] == (
        GOOD,
        f"{tmp_path / 'tables.db'}: there is none yet; the first start makes it",
    )
    with serving(quick(tmp_path)):  # also while it runs
        told = found(tmp_path)
    assert told["database"] == (GOOD, f"{tmp_path / 'tables.db'}: 0 tables, up to date")
    assert {state for state, _ in told.values()} <= {GOOD, ODD}  # a client may not be built
    assert set(told) >= {"disk", "file modes", "open files", "client", "extras", "clock", "hosts"}


def test_what_is_wrong_is_said_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(quick(tmp_path)):
        pass
    (tmp_path / "tables.db").chmod(0o644)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    monkeypatch.setattr(doctor, "open_more_files", lambda: 1024)
    monkeypatch.setattr(doctor, "TOO_LITTLE", 1 << 60)
    told = found(
        tmp_path,
        client=tmp_path / "none",
        proxies="0.0.0.0/0",
        host="0.0.0.0",
    )
    bad = {what: text for what, (state, text) in told.items() if state == BAD}
    assert set(bad) == {"file modes", "client", "proxies", "clock", "disk"}
    assert "chmod 600" in bad["file modes"] and "make client" in bad["client"]
    odd = {what: text for what, (state, text) in told.items() if state == ODD}
    assert set(odd) == {"open files", "compiled rules", "hosts", "user"}
    assert "so 832 connections and not 8000" in odd["open files"]
    assert found(tmp_path, host="0.0.0.0", hosts="a.org")["hosts"] == (GOOD, "a.org")
    missing = found(tmp_path, database="postgresql://anna@127.0.0.1:1/x")
    assert missing["extras"][0] == BAD and "reihum[postgres]" in missing["extras"][1]


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("none/tables.db", "no such folder"),
        ("junk.db", "that is no database"),
        ("cut.db", "cut off"),
        ("", "is a folder"),
        ("postgresql://anna:s3cret@127.0.0.1:1/x", "nobody answers"),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, database: str, reason: str) -> None:
    (tmp_path / "junk.db").write_bytes(b"junk" * 1000)
    (tmp_path / "cut.db").write_bytes(b"SQLite format 3\0\x10\0" + b"x" * 500)
    place = database if "://" in database else str(tmp_path / database)
    state, text = found(tmp_path, database=place)["database"]
    assert state == BAD and reason in text and "s3cret" not in text


def test_a_server_brings_an_older_database_up_to_date_by_itself(tmp_path: Path) -> None:
    with serving(quick(tmp_path)):
        pass
    file = tmp_path / "tables.db"
    for version, state, told in (("0001", ODD, "`reihum serve` brings"), ("9999", BAD, "newer")):
        with closing(sqlite3.connect(file)) as database, database:
            database.execute(f"UPDATE alembic_version SET version_num = '{version}'")
        assert found(tmp_path)["database"][0] == state
        assert told in found(tmp_path)["database"][1]


def test_a_clock_that_differs_from_that_of_the_database(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(quick(tmp_path, database=shared_database)):
        pass
    assert found(tmp_path, database=shared_database)["database"][0] == GOOD
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 100)
    state, text = found(tmp_path, database=shared_database)["database"]
    assert state == ODD and "differs by 100 s: use NTP" in text


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    assert "cannot be written to" in found(tmp_path)["disk"][1]
