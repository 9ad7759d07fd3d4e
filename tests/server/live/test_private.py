"""A private table is not there for strangers: on every way they hear what they hear of no table."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from reihum.server.store.store import Store

from ..clients import Guest, Socket, play_out
from ..conftest import quick, serving
from ..pairs import begun

NONE = "0000000000"
GETS = ("", "/record", "/links")
TOKEN = "A" * 26


def asked(guest: Guest, table: str) -> list[httpx.Response]:
    """All that one can ask about a table, but for its socket."""
    path = f"/api/tables/{table}"
    posts: list[Any] = [{}, {"seat": 1}, {"token": TOKEN}, {"token": "ä"}, {"token": "", "seat": 9}]
    post, get = guest.http.post, guest.http.get
    return [
        *(get(path + rest) for rest in GETS),
        *(post(f"{path}/seat", json=body) for body in posts),
        post(f"{path}/move"),
        post(f"/api/me/tables/{table}/remove"),
        *(get(f"/t/{table}", headers={"accept-language": each}) for each in ("de", "en")),
        post("/api/qr", json={"link": f"http://cards.example/t/{table}#{TOKEN}"}),
    ]


def told(answer: httpx.Response, table: str) -> tuple[Any, ...]:
    """An answer as someone sees it who does not know the table."""
    headers = {name: text for name, text in answer.headers.items() if name != "date"}
    if answer.headers["content-type"].startswith("image/"):
        return answer.status_code, sorted(headers)  # another link, another picture
    return answer.status_code, headers, answer.text.replace(table, "ID")


def hung_up(guest: Guest, table: str) -> tuple[Any, ...]:
    """What a socket hears before it is closed."""
    with guest.connect(table) as socket:
        with pytest.raises(Exception, match="received 4"):
            socket.until(lambda: bool(socket.sync))
        heard = re.sub(table, "ID", repr(socket.heard))
        return heard, socket.raw.close_code, socket.raw.close_reason


def check_unseen(stranger: Guest, table: str) -> None:
    unknown = [told(answer, NONE) for answer in asked(stranger, NONE)]
    assert [told(answer, table) for answer in asked(stranger, table)] == unknown
    assert {status for status, *_ in unknown} == {404, 200}  # 200: the page of everywhere, a code
    assert hung_up(stranger, table) == hung_up(stranger, NONE)
    assert stranger.http.get("/api/me/tables").json() == {"tables": []}


def test_strangers_hear_what_they_hear_of_no_table(anna: Guest, bert: Guest, carl: Guest) -> None:
    made = anna.create("the-game", "me", "open", seating="private")
    table = made["table"]
    check_unseen(carl, table)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(table) as a, bert.connect(table) as b:
        a.done("start")
        check_unseen(carl, table)
        assert a.table["spectators"] == 0 and a.table["seating"] == "private"
        play_out([a, b])
        check_unseen(carl, table)  # nor is there a replay
        for guest in (anna, bert):
            assert guest.http.get(f"/api/tables/{table}/record").status_code == 200
            assert guest.http.get(f"/api/tables/{table}").json()["over"]
        assert bert.http.get(f"/api/tables/{table}/links").json()["error"]["code"] == "not-yours"


def test_the_used_link_of_another_opens_nothing(anna: Guest, bert: Guest, carl: Guest) -> None:
    made = anna.create("the-game", "me", "open", seating="private")
    link = made["links"]["1"]
    bert.sit(link, "Bert")
    answer = carl.ask_for_seat(link)
    assert told(answer, made["table"]) == told(carl.ask_for_seat(f"/t/{NONE}#{TOKEN}"), NONE)
    assert bert.sit(link) == 1  # but one may open one's own again
    assert bert.ask_for_seat(f"/t/{made['table']}#{TOKEN}").json()["error"]["code"] == "bad-token"


def test_the_maker_hands_out_links_also_without_a_seat(anna: Guest, bert: Guest) -> None:
    made = anna.create("the-game", "open", "open", seating="private")
    table = made["table"]
    links = anna.http.get(f"/api/tables/{table}/links").json()["links"]
    assert links == made["links"]
    with anna.connect(table) as watching:
        assert watching.sync["seat"] is None
        assert anna.ask_for_seat(table).json()["error"]["code"] == "by-link-only"
        assert bert.sit(links["0"], "Bert") == 0
        watching.until(lambda: "seated" in watching.kinds())


def gone(socket: Socket) -> Any:
    """How a connection ends, and what came before that."""
    with pytest.raises(Exception, match="received 4004"):
        socket.until(lambda: False)
    return socket.heard[-1]


def test_who_gets_up_sees_nothing_more(anna: Guest, bert: Guest) -> None:
    made = anna.create("the-game", "me", "open", seating="private")
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.done("remove", seat=1)
        assert gone(b)["error"]["code"] == "not-found" and "removed" not in b.kinds()
        check_unseen(bert, made["table"])
        links = anna.http.get(f"/api/tables/{made['table']}/links").json()["links"]
        assert bert.sit(links["1"], "Bert") == 1  # asked again
        with bert.connect(made["table"]) as back:
            back.raw.send('{"type": "leave", "id": "1"}')
            assert back.answer("1")["type"] == "ack"
            assert gone(back)["error"]["code"] == "not-found"
        a.until(lambda: a.kinds().count("left") == 1)
        a.done("say", text="gone")


def test_after_a_restart_it_is_as_private(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        with begun(anna, bert, "the-game", seating="private") as (a, _):
            table = a.table["id"]
        cookies = anna.http.cookies
    with serving(quick(tmp_path)) as url, Guest(url) as carl, Guest(url) as anna:
        check_unseen(carl, table)
        anna.http.cookies = cookies
        with anna.connect(table) as a:
            assert a.table["started"]


def test_the_same_is_asked_of_the_database_whether_there_is_such_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer comes sooner because there is nothing to find, or to hide."""
    asked_for: list[str] = []

    def counted(name: str) -> None:
        real = getattr(Store, name)

        async def count(self: Store, *arguments: Any) -> Any:
            asked_for.append(name)
            return await real(self, *arguments)

        monkeypatch.setattr(Store, name, count)

    for name in ("admits", "load"):
        counted(name)

    def check(url: str, table: str) -> None:
        with Guest(url) as carl:
            for unknown in (NONE, table):
                asked_for.clear()
                assert carl.http.get(f"/api/tables/{unknown}").status_code == 404
                assert carl.ask_for_seat(unknown).status_code == 404
                carl.http.get(f"/t/{unknown}")
                hung_up(carl, unknown)
                assert asked_for == ["admits"] * 4, unknown

    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        made = anna.create("the-game", "me", "open", seating="private")
        check(url, made["table"])
        play_on(anna, made)
    with serving(quick(tmp_path)) as url:  # where nobody has been at the table yet
        check(url, made["table"])


def play_on(anna: Guest, made: dict[str, Any]) -> None:
    """Let the table be over, so that no bots wake it up after a restart."""
    with Guest(anna.url) as bert:
        bert.sit(made["links"]["1"], "Bert")
        with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
            a.done("start")
            play_out([a, b])


@pytest.mark.parametrize("seating", ["open", "links"])
def test_other_tables_may_be_watched(anna: Guest, carl: Guest, seating: str) -> None:
    table = anna.create("the-game", "me", "open", seating=seating)["table"]
    assert carl.http.get(f"/api/tables/{table}").json()["seating"] == seating
    with carl.connect(table) as watching:
        assert watching.sync["seat"] is None


def test_only_these_three_can_be_asked_for(anna: Guest) -> None:
    wanted = {"game": "nix", "seats": [{"kind": "me"}, {"kind": "bot"}], "seating": "secret"}
    answer = anna.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    params = answer.json()["error"]["params"]
    assert "seating" in params["field"] and "private" in params["expected"]
