"""A guest who wants to be forgotten: what goes, what stays, and for whom."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from reihum.server.live import forgetting
from reihum.server.settings import Rate, Rates

from ..clients import Guest, play_out
from ..conftest import quick, serving
from ..pairs import begun

SECRETS = ("Annabella", "Bella", "a word of hers", "as a spectator", "Zuschauerin")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    shared: str = request.getfixturevalue("shared_database")
    return shared


@pytest.fixture
def people(place: str, tmp_path: Path) -> Iterator[list[Guest]]:
    # Retention would write down how far it has come, by the id of a table.
    settings = quick(tmp_path, database=place, keep_unfinished=0.0, keep_chat=0.0)
    with serving(settings) as url, Guest(url) as anna, Guest(url) as bert:
        yield [anna, bert]


def stored(place: str) -> str:
    """Everything that a database holds, as text."""
    names = ("tables", "seats", "events", "keys")
    if "://" in place:
        with psycopg.connect(place) as shared:
            queries = [f"SELECT * FROM {name}".encode() for name in (*names, "presence")]
            return repr([shared.execute(query).fetchall() for query in queries])
    with closing(sqlite3.connect(place)) as file:
        return repr([file.execute(f"SELECT * FROM {name}").fetchall() for name in names])


def test_nothing_is_left_but_the_games_of_others(people: list[Guest], place: str) -> None:
    anna, bert = people
    alone = anna.create("nix", "me", "bot")["table"]
    watched = bert.create("the-game", "me", "open")["table"]
    with anna.connect(watched) as spectator:
        spectator.done("rename", name="Zuschauerin")
        spectator.done("say", text="as a spectator")
    seats = [{"kind": "me", "name": "Annabella"}, {"kind": "open"}]
    made = anna.http.post("/api/tables", json={"game": "the-game", "seats": seats}).json()
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.done("rename", name="Bella")
        a.done("say", text="a word of hers")
        b.done("say", text="a word of his")
        a.done("start")
        b.reach(a.sync["seq"])
        record = bert.http.get(f"/api/tables/{made['table']}/record").json()
        everything = stored(place)
        assert all(word in everything for word in SECRETS)
        answer = anna.http.post("/api/me/forget")
        assert answer.json() == {"deleted": 1, "kept": 2}
        b.until(lambda: b.table["seats"][0]["name"] == "")
        assert b.table["host"] == 1 and b.kinds()[-1] == "left"
        assert b.table["seats"][1]["name"] == "Bert"
        assert b.done("stand-in", seat=0)  # and they can play on
    left = stored(place)
    assert not [word for word in SECRETS if word in left]
    assert "a word of his" in left and "Bert" in left and alone not in left
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert anna.http.get("/api/me/tables").json() == {"tables": []}
    assert bert.http.get(f"/api/tables/{made['table']}/record").json() == record
    listed = bert.http.get("/api/me/tables").json()["tables"]
    assert {each["id"] for each in listed} == {made["table"], watched}


def test_nothing_of_it_is_left_in_any_file(tmp_path: Path) -> None:
    """As whoever looks into the files without SQLite would see."""

    def found() -> list[str]:
        held = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        return [word for word in SECRETS if word.encode() in held]

    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        watched = bert.create("the-game", "me", "open")["table"]
        seats = [{"kind": "me", "name": "Annabella"}, {"kind": "open"}]
        for game in ("the-game", "nix"):  # one that stays, one that goes
            made = anna.http.post("/api/tables", json={"game": game, "seats": seats}).json()
            if game == "the-game":
                bert.sit(made["links"]["1"], "Bert")
            with anna.connect(made["table"]) as a:
                a.done("rename", name="Bella")
                a.done("say", text="a word of hers")
        with anna.connect(watched) as spectator:
            spectator.done("rename", name="Zuschauerin")
            spectator.done("say", text="as a spectator")
        assert found() == list(SECRETS)
        assert anna.http.post("/api/me/forget").json() == {"deleted": 1, "kept": 2}
        assert found() == []


def test_whoever_has_left_or_been_asked_to_go_is_forgotten_too(
    people: list[Guest], place: str
) -> None:
    anna, bert = people
    made = bert.create("nix", "me", "open", "open", seating="open")
    table = made["table"]
    anna.sit(f"/t/{table}", "Annabella")
    with bert.connect(table) as b, anna.connect(table) as a:
        b.until(lambda: b.table["seats"][1]["name"] == "Annabella")
        b.done("swap", seat=1, other=2)
        b.done("remove", seat=2)
        a.until(lambda: "removed" in a.kinds())
        a.done("rename", name="Zuschauerin")
        b.until(lambda: b.table["spectator_names"] == ["Zuschauerin"])
        b.done("dismiss", name="Zuschauerin")
    assert anna.http.post("/api/me/forget").json() == {"deleted": 0, "kept": 1}
    left = stored(place)
    assert "Annabella" not in left and "Zuschauerin" not in left
    with bert.connect(table) as b:
        assert b.kinds()[-1] == "dismissed" and b.events[-1]["name"] == ""


def test_a_game_that_is_over_stays_checkable(people: list[Guest]) -> None:
    anna, bert = people
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        table, path = a.table["id"], f"/api/tables/{a.table['id']}/record"
        record = bert.http.get(path).json()
        assert anna.http.post("/api/me/forget").json() == {"deleted": 0, "kept": 1}
        b.until(lambda: b.kinds()[-1] == "left")
        assert bert.http.get(path).json() == record
        assert json.loads(bert.http.get(f"/api/tables/{table}").text)["over"]


def test_where_it_does_not_work_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> bool:
        raise ValueError("odd")

    rates = Rates(forgetting=Rate(1, 600))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as anna:
        table = anna.create("nix", "me", "bot")["table"]
        with monkeypatch.context() as patched:
            patched.setattr(forgetting, "forget_at", fails)
            answer = anna.http.post("/api/me/forget")
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "try-again"
        assert anna.http.get(f"/api/tables/{table}").status_code == 200
        assert anna.http.post("/api/me/forget").status_code == 429
