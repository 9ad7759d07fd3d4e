"""My finished games: found, filtered, handed out, compared, counted, and forgotten."""

import asyncio
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select

import reihum
from reihum.server.store import engines
from reihum.server.store.schema import kept
from reihum.server.store.store import Store
from reihum.server.store.stories import Turn
from reihum.server.study import my_games, older_games
from reihum.server.study.reviewed import Figures
from reihum.server.study.same_deal import parting
from reihum.server.study.statistics import RATES, grouped

from ..clients import Guest, play_out, reckless
from ..conftest import quick, serving
from ..pairs import begun as together
from .days import asked, finish, today

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def games(guest: Guest, **wanted: Any) -> list[dict[str, Any]]:
    answer = guest.http.get("/api/me/games", params=wanted)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def alone(guest: Guest, game: str = "the-game", **more: Any) -> str:
    table: str = guest.create(game, "me", **more)["table"]
    with guest.connect(table) as socket:
        socket.done("start")
        play_out([socket])
    return table


def test_each_game_is_there_once_it_is_over_with_those_who_sat_there(
    anna: Guest, bert: Guest
) -> None:
    with together(anna, bert, "the-game", deal="monday") as (a, b):
        assert games(anna) == []
        a.done("rename", name="Anna")
        play_out([a, b])
        (mine,), (theirs,) = games(anna), games(bert)
        assert mine["table"] == a.table["id"] and mine["seq"] == a.sync["seq"]
        assert mine["people"][0]["name"] == "Anna"
        assert [each["me"] for each in theirs["people"]] == [False, True]
        assert mine["score"] == a.view["outcome"]["scores"][0] and mine["turns"] > 0
        a.done("again", same=False)
        b.done("again", same=False)
        assert len(games(anna)) == 1, "nothing is told of a running game"
        a.done("concede")
        b.done("concede")
        assert [each["reason"] for each in games(anna)] == ["conceded", mine["reason"]]


def test_games_are_filtered_and_come_in_pages(anna: Guest) -> None:
    finish(anna, "nix", name="Anna")
    plain, hard = alone(anna), alone(anna, "extreme")
    assert [each["table"] for each in games(anna)][:2] == [hard, plain]
    assert [each["table"] for each in games(anna, game="extreme")] == [hard]
    assert [each["game"] for each in games(anna, daily=True)] == ["nix"]
    assert [each["game"] for each in games(anna, players=2)] == ["nix"]
    assert [each["game"] for each in games(anna, search="ANN")] == ["nix"]
    assert games(anna, search="nobody") == []
    assert all(not each["won"] for each in games(anna, result="lost"))
    assert games(anna, page=1) == []
    told = asked(anna, "/me/games")
    assert (told["count"], told["pages"]) == (3, 1)
    assert told["kinds"] == ["extreme", "nix", "the-game"]
    assert anna.http.get("/api/me/games?page=-1").status_code == 400


def test_all_records_are_one_file_that_can_be_read(anna: Guest, bert: Guest) -> None:
    with together(anna, bert, "face-to-face", mixes=True) as (a, b):
        play_out([a, b])
        own = anna.http.get(f"/api/tables/{a.table['id']}/record").json()["record"]
    finish(anna, "nix")
    with anna.connect(anna.create("the-game", "me")["table"]) as socket:
        socket.done("start")
        socket.done("concede")
    answer = anna.http.get("/api/me/games/records")
    assert "attachment" in answer.headers["content-disposition"]
    records = [text for text in answer.text.split("\n\n") if text]
    assert own.strip() in records and len(records) == 3
    for record in records:
        assert reihum.replay(record).outcome is not None


def test_however_many_want_their_records_games_are_played_again_one_at_a_time(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes the processor a while, and others want to read too."""
    for guest in (anna, bert):
        for _ in range(2):
            alone(guest)
    at_work: list[int] = []
    most: list[int] = []

    def slow(*given: Any) -> str:
        at_work.append(1)
        most.append(len(at_work))
        time.sleep(0.02)
        at_work.pop()
        return real(*given)

    real = my_games._record
    monkeypatch.setattr(my_games, "_record", slow)
    with ThreadPoolExecutor(4) as threads:
        asking = [anna, bert, anna, bert]
        told = threads.map(lambda guest: guest.http.get("/api/me/games/records").text, asking)
        assert [each.count("reihum-game/") for each in told] == [2, 2, 2, 2]
    assert max(most) == 1


def test_the_same_deal_of_others_and_where_the_ways_part(
    anna: Guest, bert: Guest, carl: Guest
) -> None:
    table = alone(anna, deal="friends")
    other = bert.create("the-game", "me", deal="friends")["table"]
    with bert.connect(other) as socket:
        socket.done("start")
        socket.done("rename", name="Bert")
        socket.done("play", action=min(socket.view["legal"], key=reckless))
        running = asked(anna, f"/tables/{table}/same-deal")
        assert all(way["bot"] for way in running["others"]), "of a running game nothing is told"
        alone(carl, deal="friends", seating="private")
        private = asked(anna, f"/tables/{table}/same-deal")
        assert all(way["bot"] for way in private["others"]), "nor of a private table"
        play_out([socket])
    told = asked(anna, f"/tables/{table}/same-deal")
    way = next(each for each in told["others"] if each["bot"] is None)
    assert way["name"] == "Bert" and way["parting"]["turn"] == 1
    assert way["parting"]["mine"] != way["parting"]["theirs"]
    assert told["course"][-1] == 98 - told["mine"]["score"]
    while told["thinking"]:
        time.sleep(0.02)
        told = asked(anna, f"/tables/{table}/same-deal?game={told['seq']}")
    assert [each["bot"] for each in told["others"]][1:] == ["club", "casual", "beginner"]
    assert bert.http.get(f"/api/tables/{table}/same-deal").status_code == 404, "it is Anna's"
    assert anna.http.get(f"/api/tables/{table}/same-deal?game=1").status_code == 404


def test_a_turn_is_the_same_in_whatever_order() -> None:
    mine = [Turn(0, ("3>up1", "4>up2", "end")), Turn(0, ("9>up1",))]
    assert parting(mine, [Turn(0, ("4>up2", "3>up1", "end")), Turn(0, ("9>up1",))]) is None
    found = parting(mine, mine[:1])
    assert found is not None and (found.turn, found.theirs) == (2, [])


def ended(at: float, won: bool, score: int, **more: Any) -> dict[str, Any]:
    plain = {"table": f"T{at}", "seq": 9, "game": "the-game", "players": 1, "hints": 0}
    return {**plain, "ended": at, "won": won, "score": score, **more}


def test_statistics_count_runs_means_and_the_best() -> None:
    found = grouped(
        [
            *(ended(4, True, 0), ended(3, True, 0), ended(2, False, 12), ended(1, True, 0)),
            *(
                ended(5, False, 90, game="nix", players=2),
                ended(6, True, 140, game="nix", players=2),
            ),
            ended(9, True, 1, game="gone"),
        ],
        {"T3 9": Figures(20, 18, -0.25, 0.5), "T1 9": Figures(10, 10, 0.0, 0.75)},
    )
    first, second = found
    assert (first.count, first.won, first.mean, first.streak, first.longest) == (4, 3, 3.0, 2, 2)
    assert [point.ended for point in first.points] == [1, 2, 3, 4]
    assert first.best.ended == 1 and {rate.bot for rate in first.rates} == {"club", "master"}
    assert (second.best.score, second.streak, second.rates) == (140, 1, [])
    assert [(each.ended, each.accurate, each.plays) for each in first.reviewed] == [
        (1, 10, 0.0),
        (3, 18, -0.25),
    ]
    assert second.reviewed == []


def test_statistics_of_a_guest(anna: Guest, bert: Guest) -> None:
    assert asked(bert, "/me/statistics") == {
        "count": 0,
        "won": 0,
        "since": None,
        "source": "docs/bots.md",
        "days_streak": 0,
        "days_longest": 0,
        "groups": [],
    }
    finish(anna)
    told = asked(anna, "/me/statistics")
    assert (told["count"], told["days_streak"]) == (1, 1)
    assert told["groups"][0]["game"] == "the-game"


def test_the_rates_of_bots_are_those_of_the_page_that_they_name() -> None:
    page, rates = PAGE.read_text(), json.loads(RATES.read_text())
    for games_ in rates["rates"].values():
        for levels in games_.values():
            for rate in levels:
                assert rate["figure"] in page
                assert rate["figure"].startswith(f"{rate['won']:g}")
                assert rate["low"] < rate["won"] < rate["high"]


def test_who_is_forgotten_leaves_nothing_there(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        finish(anna, name="Anna")
        finish(bert)
        while asked(bert, f"/daily/{today()}/the-game")["thinking"]:
            time.sleep(0.02)
        with together(anna, bert, "nix", deal="both") as (a, b):
            a.done("rename", name="Anna")
            play_out([a, b])
        assert anna.http.post("/api/me/forget").status_code == 200
        assert games(anna) == [] and asked(anna, "/me/days")["days"] == []
        assert "Anna" not in bert.http.get("/api/me/games").text, "nor in the games of others"
        assert len(asked(bert, f"/daily/{today()}/the-game")["rows"]) == 1
    with sqlite3.connect(tmp_path / "tables.db") as database:
        kinds = dict(database.execute("SELECT kind, count(*) FROM kept GROUP BY kind").fetchall())
    kinds.pop("deal-bots", None)  # that is about nobody
    assert kinds == {"game": 2, "deal": 2, "daily": 1}


def test_an_end_that_cannot_be_noted_yet_is_none_yet(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "LOCK_LIMIT", 0.1)
    with serving(quick(tmp_path, database=shared_database)) as url, Guest(url) as anna:
        with anna.connect(anna.create("the-game", "me")["table"]) as socket:
            socket.done("start")
            with psycopg.connect(shared_database) as other:
                other.execute("LOCK TABLE kept IN EXCLUSIVE MODE")
                with pytest.raises(AssertionError, match="try-again"):
                    play_out([socket])
                other.rollback()
            assert not socket.table["over"]
            play_out([socket])
        assert len(games(anna)) == 1


def test_games_from_before_are_noted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(older_games, "AT_ONCE", 2)
    file = tmp_path / "tables.db"
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        found = [alone(anna, deal=f"deal {number}") for number in range(3)]
        anna.create("the-game", "me")
        before = games(anna)
    with sqlite3.connect(file) as database:  # as a database of before has it
        written = database.execute("SELECT body FROM kept").fetchall()
        database.execute("DELETE FROM kept")
        database.execute("DELETE FROM keys WHERE name = 'endings'")

    async def noted() -> list[Any]:
        store = Store(f"sqlite:///{file}")
        await store.open()
        try:
            await older_games.note_older_games(store)
            return await store.transaction(
                lambda connection: list(connection.scalars(select(kept.c.body)))
            )
        finally:
            await store.close()

    bodies = asyncio.run(noted())
    games_ = [body for body in bodies if "game" in body]
    assert {body["table"] for body in games_} == set(found) and len(games_) == len(found)
    assert {body["score"] for body in games_} == {game["score"] for game in before}
    at_once = [json.loads(body) for (body,) in written]  # of what was in memory, at their end
    assert sorted(map(json.dumps, at_once)) == sorted(map(json.dumps, bodies))
    assert asyncio.run(noted()) == bodies
