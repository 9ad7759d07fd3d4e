"""Backups are taken while people play, and are whole; nothing is ever overwritten."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reihum.cli import app
from reihum.server.store.backup import back_up, restore
from reihum.server.store.files import sole_use
from reihum.server.store.moving import CannotMove, Moved

from ..clients import Guest, play_out
from ..conftest import quick, serving
from ..pairs import begun
from .test_moving import content, fill, using


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    shared: str = request.getfixturevalue("shared_database")
    return shared


def test_a_backup_taken_during_play_goes_on_elsewhere(place: str, tmp_path: Path) -> None:
    saved, again = tmp_path / "saved.db", str(tmp_path / "again.db")
    with (
        serving(quick(tmp_path, database=place)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, "the-game") as (a, b),
    ):
        a.done("play", action=a.view["legal"][0])
        view, seq, table = a.view, a.sync["seq"], a.table["id"]
        moved = back_up(place, saved)
        assert (moved.tables, moved.events) == (1, seq)
        play_out([a, b])  # nobody was kept from playing
        assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert restore(saved, again) == moved
    with serving(quick(tmp_path, database=again)) as url:
        anna.move(url)
        bert.move(url)
        with anna.connect(table) as a, bert.connect(table) as b:
            assert a.view == view
            play_out([a, b])
    assert sorted(each.name for each in tmp_path.glob("*.part*")) == []


def test_what_comes_back_is_what_was_there(tmp_path: Path, shared_database: str) -> None:
    first, saved = str(tmp_path / "tables.db"), tmp_path / "saved.db"
    using(first, fill)
    back_up(first, saved)
    restore(saved, shared_database)
    assert content(shared_database) == content(first)
    back = tmp_path / "back.db"
    back_up(shared_database, back)
    assert content(str(back)) == content(first)


def test_nothing_is_overwritten_and_nothing_half_is_left(tmp_path: Path) -> None:
    first, saved = str(tmp_path / "tables.db"), tmp_path / "saved.db"
    using(first, fill)
    back_up(first, saved)
    cases: list[tuple[Callable[[], Moved], str]] = [
        (lambda: back_up(first, saved), "is there already"),
        (lambda: restore(saved, first), "is there already"),
        (lambda: back_up(str(tmp_path / "none.db"), tmp_path / "x.db"), "There is no file"),
        (lambda: back_up(first, tmp_path / "none" / "x.db"), "There is no folder"),
        (lambda: restore(tmp_path / "junk.db", str(tmp_path / "x.db")), "that is no database"),
        (lambda: restore(tmp_path / "cut.db", str(tmp_path / "x.db")), "was cut off"),
        (lambda: restore(tmp_path / "hurt.db", str(tmp_path / "x.db")), "is damaged|malformed"),
        (lambda: back_up("mysql+pymysql://there/x", tmp_path / "x.db"), "Only SQLite|pymysql"),
    ]
    (tmp_path / "junk.db").write_bytes(b"junk" * 1000)
    (tmp_path / "cut.db").write_bytes(saved.read_bytes()[:-100])
    whole = bytearray(saved.read_bytes())
    whole[5000:9000] = b"\xff" * 4000
    (tmp_path / "hurt.db").write_bytes(whole)
    for work, reason in cases:
        with pytest.raises((CannotMove, ModuleNotFoundError), match=reason):
            work()
    assert not (tmp_path / "x.db").exists() and not list(tmp_path.glob("*.part*"))


def test_nobody_restores_where_a_server_runs(tmp_path: Path) -> None:
    first, saved = str(tmp_path / "tables.db"), tmp_path / "saved.db"
    using(first, fill)
    back_up(first, saved)
    with sole_use(tmp_path / "new.db"), pytest.raises(CannotMove, match=r"A server uses .*stop it"):
        restore(saved, str(tmp_path / "new.db"))


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    first, saved = str(tmp_path / "tables.db"), str(tmp_path / "saved.db")
    using(first, fill)
    told = CliRunner().invoke(app, ["backup", first, saved])
    assert told.exit_code == 0 and "13 tables with" in told.output and saved in told.output
    told = CliRunner().invoke(app, ["backup", first, saved])
    assert told.exit_code == 1 and "is there already" in told.output
    told = CliRunner().invoke(app, ["restore", saved, str(tmp_path / "new.db")])
    assert told.exit_code == 0 and "13 tables with" in told.output
    told = CliRunner().invoke(app, ["backup", "postgresql://a:s3cret@127.0.0.1:1/x", saved + "2"])
    assert (
        told.exit_code == 1 and "s3cret" not in told.output and "Nothing was copied" in told.output
    )
