"""The deal of the day: one try for each guest, and nothing of it before its end."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import reihum
from reihum.bots.parts.game_bots import GameBots
from reihum.server.guests import Guests
from reihum.server.store.keeping import Kept
from reihum.server.study.daily import ranking
from reihum.server.table.creation.days import check_day, next_day

from ..clients import Guest, play_out, reckless
from ..conftest import quick, serving
from .days import asked, begin, begun, board, days_ago, finish, today


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[str]:
    """A server where nobody has played today."""
    with serving(quick(tmp_path)) as url:
        yield url


@pytest.mark.parametrize("game", list(reihum.GAMES))
def test_everybody_gets_the_same_cards_as_few_players_as_can_be(
    anna: Guest, bert: Guest, game: str
) -> None:
    with begun(anna, game) as a, begun(bert, game) as b:
        assert a.table["id"] != b.table["id"]
        assert a.table["daily"] == today() and a.table["seating"] == "private"
        assert a.view["hand"] == b.view["hand"] and a.table["deal"] == "shuffled"
        least = reihum.GAMES[game].option_table["players"].shape.low
        assert [seat["kind"] for seat in a.table["seats"]] == ["person", "bot"][:least]
        started = next(event for event in a.events if event["kind"] == "started")
        told = {each["game"]: each for each in asked(anna, "/daily")["games"]}
        assert started["commitment"] == told[game]["commitment"], "the seal is the same for all"


def test_the_first_try_counts_and_there_is_one_table_for_it(anna: Guest) -> None:
    table = begin(anna)
    with ThreadPoolExecutor(8) as tabs:  # as two tabs, and then some, at the same moment
        assert set(tabs.map(lambda _: begin(anna, "extreme"), range(8))) == {begin(anna, "extreme")}
    with anna.connect(table) as one, anna.connect(table) as other:
        play_out([one])
        other.reach(one.sync["seq"])
        first = board(anna)["mine"]
        other.done("again", same=True)
        play_out([other], worth=len)
        assert begin(anna) == table and board(anna)["mine"] == first


def test_who_tries_at_the_same_moment_is_told_of_the_one_table(fresh: str) -> None:
    with Guest(fresh) as anna, ThreadPoolExecutor(12) as tabs:
        found = list(tabs.map(lambda _: begin(anna), range(24)))
        assert len(set(found)) == 1
        assert len(asked(anna, "/me/tables")["tables"]) == 1


def test_nothing_is_told_before_the_end(anna: Guest, bert: Guest) -> None:
    finish(anna, name="Anna")
    secret = board(anna)["secret"]
    assert secret
    with begun(bert) as b:
        sealed = board(bert)
        assert sealed["sealed"] and sealed["secret"] is None
        assert sealed["rows"] == [] and sealed["bots"] == [] and not sealed["thinking"]
        paths = ["/daily", "/me/days", "/me/games", "/me/statistics", "/me/games/records"]
        paths += [f"/daily/{today()}/the-game", f"/tables/{b.table['id']}/record"]
        told = [bert.http.get(f"/api{path}").text for path in paths]
        assert not any(secret in text for text in told)
        answer = bert.http.get(f"/api/tables/{b.table['id']}/same-deal")
        assert answer.status_code == 404
        refused = {"game": "nix", "seats": [{"kind": "me"}, {"kind": "bot"}], "deal": secret}
        answer = bert.http.post("/api/tables", json=refused)
        assert answer.json()["error"]["code"] == "deal-of-the-day"
        play_out([b])
    assert secret in bert.http.get(f"/api/tables/{b.table['id']}/record").json()["record"]
    assert board(bert)["secret"] == secret and board(bert)["rows"]


def test_the_board_has_all_results_and_the_same_place_for_equal_ones(fresh: str) -> None:
    with Guest(fresh) as anna, Guest(fresh) as bert, Guest(fresh) as carl:
        finish(anna, name="Anna")
        finish(bert, name="Bert")
        with begun(carl) as socket:
            assert socket.ask("hint")["type"] == "hint"
            play_out([socket])
        shown = board(carl)
        assert [row["place"] for row in shown["rows"]] == [1, 1, 3], "one has asked for a hint"
        assert [row["name"] for row in shown["rows"]] == ["Anna", "Bert", ""]
        assert shown["mine"] == shown["rows"][2] and shown["mine"]["hints"] == 1
        assert shown["count"] == 3
        path = f"/api/daily/{today()}/the-game/name"
        hidden = bert.http.post(path, json={"shown": False}).json()
        assert [row["name"] for row in hidden["rows"]] == ["Anna", "", ""] and not hidden["named"]
        assert bert.http.post(path, json={"shown": True}).json()["rows"][1]["name"] == "Bert"
        other = f"/api/daily/{today()}/nix/name"
        assert bert.http.post(other, json={"shown": True}).status_code == 409


@pytest.mark.parametrize("game", ["the-game", "face-to-face"])
def test_bots_play_the_same_deal_once_mine_is_over(anna: Guest, game: str) -> None:
    finish(anna, game)
    shown = board(anna, game)
    while shown["thinking"]:
        time.sleep(0.02)  # it is asked again by people, too
        shown = board(anna, game)
    quick_ones = ["club", "casual", "beginner"]  # where nothing is compiled
    assert [each["bot"] for each in shown["bots"]] == quick_ones
    assert 1 <= shown["place_among_bots"] <= 4
    assert board(anna, game)["bots"] == shown["bots"], "once worked out they stay"


def record_of(guest: Guest, table: str) -> str:
    record: str = asked(guest, f"/tables/{table}/record")["record"]
    return record


@pytest.mark.parametrize("game", ["face-to-face", "nix"])
def test_whoever_plays_the_same_meets_the_same_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(GameBots, "usual", "random")  # one who leaves everything to chance
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        told, again = (record_of(each, finish(each, game)) for each in (anna, bert))
        assert told == again
        with Guest(url) as carl:
            table, cookies = begin(carl, game), dict(carl.http.cookies)
            with carl.connect(table) as socket:
                for _ in range(4):
                    socket.until(lambda: bool(socket.view["legal"]))
                    socket.done("play", action=max(socket.view["legal"], key=reckless))
    with serving(quick(tmp_path)) as url, Guest(url) as carl:
        carl.http.cookies.update(cookies)
        with carl.connect(table) as socket:
            play_out([socket])
        assert record_of(carl, table) == told


def test_giving_up_is_a_try_and_leaving_keeps_it_open(anna: Guest, bert: Guest) -> None:
    with begun(anna, "extreme") as socket:
        pass
    assert f"{today()} extreme" in asked(anna, "/me/days")["open"]
    with begun(anna, "extreme") as socket:
        socket.done("concede")
    mine = board(anna, "extreme")["mine"]
    assert not mine["won"] and mine["turns"] == 0 and mine["score"] == 98
    assert asked(anna, "/me/days")["open"] == []


def test_a_day_that_is_over_can_be_played_beside_the_board(anna: Guest, bert: Guest) -> None:
    finish(anna, day=days_ago(3))
    told = asked(anna, f"/daily?day={days_ago(3)}")
    mine = next(each for each in told["games"] if each["game"] == "the-game")
    assert mine["late"] and mine["mine"]["score"] > 0
    shown = board(anna, day=days_ago(3))
    assert shown["rows"] == [] and shown["mine"]["me"] and not shown["sealed"]
    assert not board(bert, day=days_ago(3))["sealed"], "it is no secret any more who did what"
    assert board(bert, day=days_ago(3))["secret"] is None
    calendar = asked(anna, "/me/days")
    assert (calendar["days"][0]["day"], calendar["streak"]) == (days_ago(3), 0)


@pytest.mark.parametrize("day", ["2999-01-01", "2026-02-30", "1999-12-31", "tomorrow"])
def test_other_days_are_refused(anna: Guest, day: str) -> None:
    assert anna.http.get(f"/api/daily?day={day}").json()["error"]["code"] == "no-such-day"
    wanted = {"game": "nix", "seats": [{"kind": "me"}], "daily": day}
    assert anna.http.post("/api/tables", json=wanted).status_code in (400, 404)
    assert anna.http.get(f"/api/daily/{day}/nix").status_code == 404


@pytest.mark.parametrize("form", ["%Y%m%d", "%G-W%V-%u", "%GW%V%u"])
def test_a_day_that_is_written_otherwise_has_no_deal(anna: Guest, form: str) -> None:
    day = date.fromisoformat(days_ago(1)).strftime(form)
    wanted = {"game": "nix", "seats": [{"kind": "me"}], "daily": day}
    answers = (
        anna.http.get(f"/api/daily?day={day}"),
        anna.http.get(f"/api/daily/{day}/nix"),
        anna.http.post("/api/tables", json=wanted),
    )
    for answer in answers:
        assert answer.status_code in (400, 404) and "commitment" not in answer.text
    assert answers[0].json()["error"]["code"] == answers[1].json()["error"]["code"] == "no-such-day"


def test_a_long_day_is_refused_like_any_other(anna: Guest) -> None:
    """Written out, each of its characters takes ten."""
    answer = anna.http.get("/api/daily/" + 300 * quote("\U000e0041") + "/the-game")
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert error["code"] == "no-such-day" and len(error["params"]["day"]) == 20


def test_a_day_begins_at_midnight_in_utc() -> None:
    assert next_day(86_399.0) == 86_400.0 and next_day(86_400.0) == 172_800.0
    check_day("1970-01-01", 86_400.0)
    secrets = Guests("key").day_secret, Guests("other").day_secret
    assert len({each("nix", day) for each in secrets for day in ("1970-01-01", "1970-01-02")}) == 4


def row(guest: str, **result: Any) -> Kept:
    told = {"won": False, "score": 10, "turns": 9, "hints": 0, "late": False, **result}
    return Kept(guest, "daily", "day", {"table": "T", "name": guest, "result": told}, 1.0)


def test_what_counts_in_which_order() -> None:
    rows = [
        row("hinted", hints=2),
        row("slow", turns=12),
        row("best", score=3, turns=30),
        row("winner", won=True, score=20),
        row("plain"),
        row("same"),
        row("late", score=0, late=True),
        Kept("playing", "daily", "day", {"table": "U"}, 1.0),
    ]
    low = [(each.place, each.body["name"]) for each in ranking(rows, low=True)]
    assert low == [
        *((1, "winner"), (2, "best"), (3, "plain"), (3, "same"), (5, "hinted"), (6, "slow"))
    ]
    assert [each.body["name"] for each in ranking(rows, low=False)][-1] == "best"


def test_a_board_of_thousands_is_hardly_more_work_for_each_of_them() -> None:
    """Anybody may ask for it, and sees the same few rows."""

    def seconds(count: int) -> float:
        rows = [row(str(number), score=number) for number in range(count)]
        begun = time.thread_time()
        ranking(rows, low=True)
        return time.thread_time() - begun

    few, many = (min(seconds(count) for _ in range(5)) for count in (250, 4000))
    assert many < 64 * few  # if each were compared with each, 256 times
