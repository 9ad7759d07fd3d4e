"""Deals of the day for the tests: begun, played, looked at."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from typing import Any

from reihum.server.table.creation.days import day_of

from ..clients import Guest, Socket, play_out


def today() -> str:
    return day_of(time.time())


def days_ago(count: int) -> str:
    return (date.fromisoformat(today()) - timedelta(days=count)).isoformat()


def begin(guest: Guest, game: str = "the-game", day: str = "", name: str = "") -> str:
    """The table of a day's deal."""
    seat = {"kind": "me", "name": name} if name else {"kind": "me"}
    wanted = {"game": game, "seats": [seat], "daily": day or today()}
    answer = guest.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def finish(guest: Guest, game: str = "the-game", day: str = "", name: str = "") -> str:
    """Play the deal of a day to its end, always the first action; the table."""
    table = begin(guest, game, day, name)
    with guest.connect(table) as socket:
        play_out([socket])
    return table


@contextmanager
def begun(guest: Guest, game: str = "the-game") -> Iterator[Socket]:
    with guest.connect(begin(guest, game)) as socket:
        yield socket


def asked(guest: Guest, path: str) -> Any:
    answer = guest.http.get(f"/api{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def board(guest: Guest, game: str = "the-game", day: str = "") -> Any:
    return asked(guest, f"/daily/{day or today()}/{game}")
