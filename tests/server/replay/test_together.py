"""Looking at a replay together: everybody follows the leader, and anybody may take the lead."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from reihum.server.live.connection import BUSY, OUTDATED, Connection
from reihum.server.refusals import Refusal
from reihum.server.replay.rooms import MOST_PEOPLE, Room

from ..clients import Guest, Socket, play_out
from ..pairs import begun

PLACE = {"game": 1, "step": 3, "eyes": "open"}


class Looking:
    """Somebody at a shared review."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.raw.recv(10))
        return message

    def send(self, kind: str, **fields: Any) -> None:
        self.raw.send(json.dumps({"type": kind, "id": "x", **fields}))


@contextmanager
def looking(guest: Guest, table: str) -> Iterator[Looking]:
    cookie = "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)
    url = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/review"
    with connect(url, additional_headers={"cookie": cookie}) as raw:
        yield Looking(raw)


def until(person: Looking, **wanted: Any) -> None:
    """Hear until everything is so."""
    told: dict[str, Any] = {}
    while told | wanted != told:
        told = person.hear()


@pytest.fixture
def over(anna: Guest, bert: Guest) -> Iterator[tuple[Socket, Socket]]:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        yield a, b


def test_all_follow_and_anybody_may_lead(
    over: tuple[Socket, Socket], anna: Guest, carl: Guest
) -> None:
    table, seq = over[0].table["id"], over[0].sync["seq"]
    with ExitStack() as stack:
        a = stack.enter_context(looking(anna, table))
        alone = {"type": "together", "people": 1, "leading": True, "leader": 0, "led": True}
        assert a.hear() == {**alone, "place": None}
        a.send("show", **PLACE)
        assert a.hear() == {**alone, "place": PLACE}
        c = stack.enter_context(looking(carl, table))
        both = {**alone, "people": 2, "place": PLACE}
        assert a.hear() == both and c.hear() == {**both, "leading": False}
        c.send("show", **PLACE)
        assert c.hear()["error"]["code"] == "not-leading"
        c.send("lead")
        assert c.hear() == {**both, "leader": None} and not a.hear()["leading"]
        c.send("show", **{**PLACE, "step": 4, "eyes": 1})
        assert a.hear()["place"] == c.hear()["place"] == {"game": 1, "step": 4, "eyes": 1}
    with anna.connect(table) as again:
        assert again.sync["seq"] == seq, "nothing is left in the log"


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("show", {**PLACE, "step": -1}, "bad-request"),
        ("show", {**PLACE, "eyes": "mine"}, "bad-request"),
        ("show", {"game": 1}, "bad-request"),
        ("dance", {}, "unknown-type"),
        ("lead", {"text": "x" * 9000}, "too-large"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(
    over: tuple[Socket, Socket], anna: Guest, kind: str, fields: dict[str, Any], code: str
) -> None:
    with looking(anna, over[0].table["id"]) as a:
        a.hear()
        a.send(kind, **fields)
        answer = a.hear()
        assert answer["type"] == "error" and answer["error"]["code"] == code


def test_it_ends_where_another_game_begins(
    over: tuple[Socket, Socket], anna: Guest, carl: Guest
) -> None:
    table = over[0].table["id"]
    with looking(anna, table) as a, looking(carl, table) as c:
        for person in (a, a, c):
            person.hear()
        for socket in over:
            socket.done("again")
        a.send("show", **PLACE)
        assert a.hear()["error"]["code"] == "replay-running"
        for person in (a, c):
            with pytest.raises(ConnectionClosed):
                person.hear()
            assert person.raw.close_code == OUTDATED


def test_a_room_has_so_many_places_and_a_leader_if_anybody_wants() -> None:
    room = Room()
    people = [Connection(str(number)) for number in range(MOST_PEOPLE + 1)]
    for person in people[:-1]:
        room.join(person)
    with pytest.raises(Refusal) as refused:
        room.join(people[-1])
    assert refused.value.message.code == "crowded" and BUSY
    room.leave(people[0])  # who led
    last = json.loads(bytes(people[1].outbox[-1]))
    assert not last["led"] and last["people"] == MOST_PEOPLE - 1
    for person in people[2:-1]:
        room.leave(person)
    last = json.loads(bytes(people[1].outbox[-1]))
    assert last["leading"] and last["people"] == 1
    room.leave(people[1])
    assert room.empty
