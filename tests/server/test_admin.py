"""What whoever runs a server can do by its database, while it runs and people play."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from reihum.server import admin as module
from reihum.server.admin import CannotDo, administering, vacuum
from reihum.server.neighbours import file
from reihum.server.store.engines import engine_of
from reihum.server.store.files import sole_use
from reihum.server.store.rows import NotStored

from .clients import Guest, Socket
from .conftest import quick, serving
from .pairs import begun


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server on a file looks more often than once a second."""
    monkeypatch.setattr(file, "LOOK", 0.05)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    shared: str = request.getfixturevalue("shared_database")
    return shared


@pytest.fixture
def people(place: str, tmp_path: Path) -> Iterator[tuple[Guest, Guest]]:
    with serving(quick(tmp_path, database=place)) as url, Guest(url) as anna, Guest(url) as bert:
        yield anna, bert


def hear(socket: Socket, kind: str) -> None:
    socket.until(lambda: kind in socket.kinds())


def test_a_table_is_closed_while_people_sit_there(people: tuple[Guest, Guest], place: str) -> None:
    with begun(*people, "the-game") as (a, b), administering(place) as admin:
        table = a.table["id"]
        assert [(line.id, line.state) for line in admin.tables(10)] == [(table, "playing")]
        admin.close(table)
        for socket in (a, b):
            hear(socket, "closed")
        assert a.table["acting"] == []
        able = next(socket for socket in (a, b) if socket.view["legal"])
        assert able.refused("play", action=able.view["legal"][0]) == "closed"
        assert b.refused("say", text="why?") == "closed"
        answer = people[0].ask_for_seat(f"/t/{table}")
        assert answer.json()["error"]["code"] == "closed"
        assert admin.tables(10)[0].state == "closed"
        assert table not in [
            mine["id"] for mine in people[0].http.get("/api/me/tables").json()["tables"]
        ]
        with pytest.raises(CannotDo, match="closed already"):
            admin.close(table)


def test_people_are_muted_and_may_talk_again(people: tuple[Guest, Guest], place: str) -> None:
    with begun(*people, "nix") as (a, b), administering(place) as admin:
        table = a.table["id"]
        admin.mute(table, 1, True)
        hear(b, "muted")
        assert b.refused("say", text="hello") == "muted"
        admin.mute(table, 1, False)
        b.until(lambda: b.kinds().count("muted") == 2)
        assert b.done("say", text="hello")
        admin.mute(table, None, True)
        b.until(lambda: bool(b.table["spectators_muted"]))
        with pytest.raises(CannotDo, match="no seat 7; the last one is 1"):
            admin.mute(table, 7, True)


def test_a_table_is_deleted_while_people_sit_there(people: tuple[Guest, Guest], place: str) -> None:
    with begun(*people, "the-game") as (a, b), administering(place) as admin:
        table = a.table["id"]
        admin.delete(table)
        for socket in (a, b):
            with pytest.raises(ConnectionClosed) as closed:
                socket.until(lambda: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4004
            assert socket.heard[-1]["error"]["code"] == "not-found"
        assert admin.tables(10) == []
        with pytest.raises(CannotDo, match=f"no table '{table}'"):
            admin.delete(table)
    assert people[0].http.get(f"/api/tables/{table}").status_code == 404
    assert people[0].http.get("/api/me/tables").json() == {"tables": []}


def test_both_write_at_once_and_nothing_is_lost(people: tuple[Guest, Guest], place: str) -> None:
    """Half of the events come from another process; all are there, in one order."""
    with begun(*people, "nix") as (a, _), administering(place) as admin:
        for number in range(10):
            a.raw.send(json.dumps({"type": "say", "id": f"s{number}", "text": "hello"}))
            admin.mute(a.table["id"], None, bool(number % 2))
        answers = [a.answer(f"s{number}")["type"] for number in range(10)]
        assert answers == ["ack"] * 10
        told = admin.export(a.table["id"])["events"]
        assert [event["kind"] for event in told].count("muted") == 10
        assert [event["kind"] for event in told].count("said") == 10
        a.reach(told[-1]["seq"])
        assert [event["seq"] for event in a.events] == [event["seq"] for event in told]


def test_an_export_has_no_secrets_unless_they_are_asked_for(
    people: tuple[Guest, Guest], place: str
) -> None:
    with begun(*people, "the-game") as (a, _), administering(place) as admin:
        told, everything = (admin.export(a.table["id"], secrets) for secrets in (False, True))
        json.dumps([told, everything])
        (seed,) = (
            row["payload"]["seed"] for row in everything["events"] if row["kind"] == "started"
        )
        guest = next(row["payload"]["creator"] for row in everything["events"])
        assert seed not in json.dumps(told) and guest not in json.dumps(told)
        assert told["record"] and "seq" in told["events"][0]


def test_what_cannot_be_done_says_why(tmp_path: Path, people: tuple[Guest, Guest]) -> None:
    with (
        pytest.raises(CannotDo, match=r"no file .*none\.db"),
        administering(str(tmp_path / "none.db")),
    ):
        pass
    (tmp_path / "empty.db").touch()
    with (
        pytest.raises(CannotDo, match="no tables of reihum"),
        administering(str(tmp_path / "empty.db")),
    ):
        pass
    (tmp_path / "junk.db").write_bytes(b"junk" * 1000)
    with (
        pytest.raises(CannotDo, match="that is no database"),
        administering(str(tmp_path / "junk.db")),
    ):
        pass
    with pytest.raises(CannotDo, match="is no database"), administering("nonsense://there"):
        pass


def test_a_table_that_cannot_be_read_is_listed_and_can_be_deleted(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        hurt, whole = (anna.create("nix", "me", "open")["table"] for _ in range(2))
    engine = engine_of(f"sqlite:///{database}")
    with engine.begin() as connection:
        damage = "UPDATE events SET payload = '{}' WHERE table_id = ?"
        connection.exec_driver_sql(damage, (hurt,))
    engine.dispose()
    with administering(database) as here:
        states = {line.id: line.state for line in here.tables(9)}
        assert states == {hurt: "damaged", whole: "waiting"}
        with pytest.raises(
            CannotDo, match=rf"Table {hurt} cannot be read .* `reihum admin delete`"
        ):
            here.export(hurt)
        here.delete(hurt)
        assert [line.id for line in here.tables(9)] == [whole]


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(quick(tmp_path)):
        pass
    engine = engine_of(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    engine.dispose()
    with (
        pytest.raises(CannotDo, match=r"by an older version .* `reihum serve`"),
        administering(str(database)),
    ):
        pass


def test_what_is_free_goes_back_to_the_disk(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        made = [anna.create("nix", "bot", "bot")["table"] for _ in range(3)]
    before = database.stat().st_size
    with administering(str(database)) as admin:
        for table in made:
            admin.delete(table)
    with sole_use(database), pytest.raises(CannotDo, match="A server uses this file"):
        vacuum(str(database))
    vacuum(str(database))
    assert database.stat().st_size < before


def test_postgres_needs_no_vacuum_of_ours(shared_database: str) -> None:
    with pytest.raises(CannotDo, match="PostgreSQL does that by itself"):
        vacuum(shared_database)


def test_whoever_is_too_slow_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        table = anna.create("nix", "me", "open")["table"]

    def busy(*_: object) -> None:
        raise NotStored

    monkeypatch.setattr(module, "append", busy)
    with (
        administering(str(tmp_path / "tables.db")) as admin,
        pytest.raises(CannotDo, match="too much going on"),
    ):
        admin.close(table)
