"""The file of a database: nobody else reads it, and no other server uses it."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from reihum.server.admin import CannotDo, administering, vacuum
from reihum.server.settings import Settings
from reihum.server.store import moving
from reihum.server.store.backup import back_up, restore
from reihum.server.store.files import (
    NotUsable,
    file_of,
    make_database,
    make_private,
    sole_use,
)
from reihum.server.store.moving import CannotMove, move
from reihum.server.web.run import holding_database, open_database, serve

from ..clients import Guest
from ..conftest import quick, serving

SOMEBODY = 12345  # the number of a user
HOLD = "import sys, pathlib; from reihum.server.store.files import sole_use\n" + (
    "with sole_use(pathlib.Path(sys.argv[1])): print(flush=True); sys.stdin.read()"
)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_nobody_else_reads_what_the_server_keeps(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serving(quick(tmp_path)) as url, Guest(url) as anna:
            anna.create("the-game", "me")
            found = modes(tmp_path)
    finally:
        os.umask(before)
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(found)
    assert set(found.values()) == {0o600}


def test_nobody_else_reads_where_all_was_moved_and_what_failed_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, last, other = (tmp_path / f"{name}.db" for name in ("first", "last", "other"))
    open_database(Settings(database=str(first)))
    found: list[dict[str, int]] = []
    empty = moving._check_empty

    def noted(*given: Any) -> None:
        found.append(modes(tmp_path))
        empty(*given)

    monkeypatch.setattr(moving, "_check_empty", noted)
    before = os.umask(0)
    try:
        move(str(first), str(last))
        other.touch(mode=0o644)  # an empty one is as good as none
        move(str(first), str(other))
        monkeypatch.setattr(moving, "_check_same", refuse)
        for target in (other, tmp_path / "new.db"):
            with pytest.raises(CannotMove):
                move(str(first), str(target))
    finally:
        os.umask(before)
    found.append(modes(tmp_path))
    assert {mode for each in found for mode in each.values()} == {0o600}
    assert "new.db" in found[-2] and "last.db" in found[0]
    assert {"first.db", "last.db", "other.db"} == {each for each in found[-1] if "lock" not in each}


def refuse(*_: object) -> None:
    raise CannotMove("move-incomplete", part="keys")


def test_what_root_makes_belongs_to_whoever_the_folder_belongs_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the server, which is somebody else, could not open it."""
    first, saved, folder = tmp_path / "first.db", tmp_path / "saved.db", tmp_path / "var"
    open_database(Settings(database=str(first)))
    back_up(str(first), saved)
    folder.mkdir()
    if os.geteuid() == 0:
        os.chown(folder, SOMEBODY, SOMEBODY)
    given: dict[int, tuple[int, int]] = {}
    real = os.fchown

    def give(file: int, user: int, group: int) -> None:
        given[os.fstat(file).st_ino] = user, group
        real(file, user, group)

    monkeypatch.setattr(os, "fchown", give)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    restore(saved, str(folder / "restored.db"))
    move(str(first), str(folder / "moved.db"))
    settings = Settings(database=str(folder / "served.db"))
    with holding_database(settings):
        open_database(settings)
    names = {file.name: given[file.stat().st_ino] for file in folder.iterdir()}
    owner = folder.stat().st_uid, folder.stat().st_gid
    made = {f"{name}.db{end}" for name in ("restored", "moved", "served") for end in ("", ".lock")}
    assert names == dict.fromkeys(made, owner)


def test_what_is_there_already_is_not_given_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder of somebody else a name may lead to what is not theirs."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.touch()
    (tmp_path / "x.db.lock").symlink_to(elsewhere)
    monkeypatch.setattr(os, "fchown", lambda *_: pytest.fail("that was there already"))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with sole_use(tmp_path / "x.db"):
        make_database(elsewhere)


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"x.db{ending}").touch(mode=0o644)
    make_private(tmp_path / "x.db")
    assert set(modes(tmp_path).values()) == {0o600}
    make_private(tmp_path)  # a folder stays as it is
    make_private(tmp_path / "nowhere" / "x.db")
    assert tmp_path.stat().st_mode & 0o100


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:////tmp/x.db", Path("/tmp/x.db")),
        ("sqlite+pysqlite:////tmp/x.db", Path("/tmp/x.db")),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("sqlite:///file:/tmp/x.db?mode=ro&uri=true", None),
        ("postgresql://anna@there/tables", None),
    ],
)
def test_not_every_database_is_a_file(url: str, file: Path | None) -> None:
    assert file_of(url) == file


def test_a_second_server_is_refused_until_the_first_is_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, sockets: sockets[0].close())
    for name in ("prepare", "end_tidily"):
        monkeypatch.setattr(f"reihum.server.web.run.{name}", lambda: None)
    settings = quick(tmp_path, port=0)
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", HOLD, settings.database]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as first:
        assert first.stdout is not None
        first.stdout.readline()
        with pytest.raises(SystemExit) as left:
            serve(settings)
        told = f"Cannot keep tables in {settings.database}: another server uses it.\n"
        assert left.value.code == 2 and capsys.readouterr().err == told
        first.send_signal(signal.SIGKILL)
        first.wait()
    serve(settings)


def test_what_is_no_file_is_not_held(tmp_path: Path) -> None:
    with sole_use(None), sole_use(tmp_path), sole_use(tmp_path / "nowhere" / "x.db"):
        pass
    with sole_use(tmp_path / "x.db"), pytest.raises(NotUsable), sole_use(tmp_path / "x.db"):
        pass
    with sole_use(tmp_path / "x.db"):
        pass


def test_a_link_to_a_file_is_no_other_file(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    alias = tmp_path / "elsewhere" / "alias.db"
    alias.symlink_to(tmp_path / "x.db")
    with sole_use(tmp_path / "x.db"), pytest.raises(NotUsable), sole_use(alias):
        pass


def test_a_file_with_two_names_is_refused_by_either(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two servers each would lock its own name. What SQLite puts beside it has only one, too."""
    first, other = tmp_path / "first.db", tmp_path / "other.db"
    open_database(Settings(database=str(first)))
    other.hardlink_to(first)
    for name in (first, other):
        with pytest.raises(SystemExit), holding_database(Settings(database=str(name))):
            pass
        assert "has another name (a hard link)" in capsys.readouterr().err
        with pytest.raises(CannotMove, match="another name"):
            move(str(name), str(tmp_path / "new.db"))
        with pytest.raises(CannotDo, match="another name"):
            vacuum(str(name))
    other.unlink()
    with holding_database(Settings(database=str(first))):
        pass


def administer(database: str) -> None:
    with administering(database):
        pass


NEWER, ANOTHERS = "by a newer version of reihum", "belongs to another program"
EMPTY, NONE = "no tables of reihum", "that is no database"
COMMANDS: dict[str, Callable[[Path, Path, Path], object]] = {
    "admin": lambda odd, good, new: administer(str(odd)),
    "vacuum": lambda odd, good, new: vacuum(str(odd)),
    "backup": lambda odd, good, new: back_up(str(odd), new),
    "restore": lambda odd, good, new: restore(odd, str(new)),
    "move from": lambda odd, good, new: move(str(odd), str(new)),
    "move to": lambda odd, good, new: move(str(good), str(odd)),
    "serve": lambda odd, good, new: open_database(Settings(database=str(odd))),
}


def odd_files(folder: Path) -> dict[str, Path]:
    """Files that are not what they should be, by what is said of them."""
    named = {each: folder / f"odd{n}.db" for n, each in enumerate((NEWER, ANOTHERS, EMPTY, NONE))}
    open_database(Settings(database=str(named[NEWER])))
    for file, statement in (
        (named[NEWER], "UPDATE alembic_version SET version_num = '9999'"),
        (named[ANOTHERS], "CREATE TABLE songs (title)"),
    ):
        with closing(sqlite3.connect(file)) as opened:
            opened.execute(statement)
            opened.commit()
    named[EMPTY].touch()
    named[NONE].write_bytes(b"la la la " * 500)
    return named


def test_what_is_not_ours_is_named_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, new = tmp_path / "good.db", tmp_path / "new.db"
    open_database(Settings(database=str(good)))
    for reason, odd in odd_files(tmp_path).items():
        before = odd.read_bytes()
        for name, work in COMMANDS.items():
            if reason == EMPTY and name in ("serve", "move to"):
                continue  # that is how a new one looks
            with pytest.raises((CannotDo, CannotMove, SystemExit)) as left:
                work(odd, good, new)
            told = f"{left.value}{capsys.readouterr().err}"
            assert reason in told and str(odd) in told, (name, told)
            assert odd.read_bytes() == before and not new.exists(), name
