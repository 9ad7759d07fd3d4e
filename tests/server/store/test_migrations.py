"""Databases of before are brought up to date, and their tables go on."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum import State
from reihum.games.core.turns import Aside
from reihum.server.guests import Guests
from reihum.server.store import schema
from reihum.server.store.store import Store
from reihum.server.table.events import Over, Played
from reihum.server.table.log import LogEntry
from reihum.server.table.table import Table

FIRST = "0001"
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 2, "first": "agree"}),
    ("extreme", {"players": 2, "first": 0}),
    ("face-to-face", {"players": 2, "first": 0}),
    ("nix", {"players": 2, "first": 0, "egon": True, "board": "standard"}),
    ("nix", {"players": 3, "first": 1, "egon": False, "board": "standard"}),
]


def states(game: str, options: dict[str, Any]) -> Iterator[State]:
    """A whole game, played at random: all that came of its actions."""
    state, chance = reihum.game(game, **options).deal("monday"), random.Random(7)
    while state.outcome is None:
        state = state.play(chance.choice(state.legal()))
        yield state


def asides(state: State) -> list[Aside]:
    """What happened beside the last action."""
    ended = state.last_turn if state.steps[-1].ends_turn else None
    return list(ended.asides) if ended else []


def old_events(state: State) -> Iterator[tuple[str, int | None, dict[str, Any]]]:
    """The last action as it was stored before: kind, seat and payload of its events."""
    step, turn = state.steps[-1], state.last_turn
    drew = turn.drew if turn and step.ends_turn else 0
    more = {each.kind: old_words(each.facts) for each in asides(state)}
    yield "played", step.seat, {"action": str(step.action), "drew": drew, "by_bot": False, **more}
    if state.outcome:
        yield "over", None, {"outcome": old_words(state.outcome.json()), "secret": None}


def old_words(facts: Mapping[str, Any]) -> dict[str, Any]:
    """As it was written when Nix für ungut! called a lap a pass."""
    if facts.get("reason") == "four-laps":
        return {**facts, "reason": "four-passes"}
    return {"pass" if name == "lap" else name: value for name, value in facts.items()}


def old_log(game: str, options: dict[str, Any]) -> list[tuple[str, int | None, dict[str, Any]]]:
    seats = [{"kind": "person", "name": "Anna", "guest": "a"}]
    seats += [{"kind": "bot", "name": "", "bot": "random"}] * (options["players"] - 1)
    created = {"game": game, "options": options, "seats": seats, "undo": True}
    secrets = {"deal": "monday", "creator": "a"}
    return [
        ("created", 0, {**created, **secrets}),
        ("started", 0, {"seed": "monday", "commitment": None}),
        *(event for state in states(game, options) for event in old_events(state)),
    ]


def old_database(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database as the first version wrote it, with a game at each table."""
    with monkeypatch.context() as patched:
        patched.setattr(schema, "NEWEST", FIRST)
        store = Store(f"sqlite:///{file}")
        asyncio.run(opened(store))
    with closing(sqlite3.connect(file)) as database, database:
        for number, (game, options) in enumerate(GAMES):
            table, made = f"T{number}", json.dumps(options)
            database.execute("INSERT INTO tables VALUES (?, ?, ?, 0, 'a')", (table, game, made))
            log = enumerate(old_log(game, options), 1)
            rows = [(table, seq, kind, seat, json.dumps(what)) for seq, (kind, seat, what) in log]
            database.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, NULL, NULL, 0)", rows)


async def opened(store: Store) -> list[list[LogEntry]]:
    await store.open()
    logs = [await store.load(f"T{number}") for number in range(len(GAMES))]
    await store.close()
    return logs


def expected(game: str, options: dict[str, Any]) -> Any:
    """What ended a turn and what happened beside it, by the rules."""
    told = [(each.ended_turn, [a.json() for a in asides(each)]) for each in states(game, options)]
    return json.loads(json.dumps(told))


def test_what_happened_beside_an_action_is_one_list_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    old_database(file, monkeypatch)
    logs = asyncio.run(opened(Store(f"sqlite:///{file}")))
    for (game, options), log in zip(GAMES, logs, strict=True):
        events = [entry.event for entry in log]
        plays = [event for event in events if isinstance(event, Played)]
        told = [(play.ends_turn, list(play.asides)) for play in plays]
        assert json.loads(json.dumps(told)) == expected(game, options), game
        table = Table("T", log)
        assert table.over and isinstance(events[-1], Over)
        assert table.state is not None and table.state.outcome is not None
        assert events[-1].outcome == table.state.outcome.json()
        assert any(play.asides for play in plays) == bool(options.get("egon") or game == "nix")


def test_a_pass_of_nix_is_a_lap_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    old_database(file, monkeypatch)
    assert "four-passes" in stored(file) and '"pass": 3' in stored(file)
    asyncio.run(opened(Store(f"sqlite:///{file}")))
    assert "four-laps" in stored(file) and '"lap": 3' in stored(file)
    assert "pass" not in stored(file)


def stored(file: Path) -> str:
    """All payloads of a database."""
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(payload for (payload,) in database.execute("SELECT payload FROM events"))


def test_an_old_table_keeps_the_board_it_was_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    old_database(file, monkeypatch)
    tables = [Table("T", log) for log in asyncio.run(opened(Store(f"sqlite:///{file}")))]
    views = [view for table in tables if (view := table.view(None)) and view["game"] == "nix"]
    assert [view["options"]["board"] for view in views] == ["hills", "hills"]
    assert [view["rows"][0]["points"] for view in views] == [[15, 13, 9]] * 2


def test_once_more_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    old_database(file, monkeypatch)
    first = asyncio.run(opened(Store(f"sqlite:///{file}")))
    assert asyncio.run(opened(Store(f"sqlite:///{file}"))) == first


def test_who_sits_where_is_kept_and_old_links_open_what_they_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    old_database(file, monkeypatch)
    with closing(sqlite3.connect(file)) as database, database:
        rows = [("T0", 0, "hash", "a"), ("T1", 0, "hash", None), ("T2", 0, "hash", "a")]
        database.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", rows)
        database.execute("UPDATE events SET at = 7 WHERE table_id = 'T0'")

    async def work() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        assert await store.tables_of("a", 5) == ["T0", "T2"]
        await store.hide("T0", "a")
        assert await store.tables_of("a", 5) == ["T2"]
        table = Table("T0", await store.load("T0"))
        await store.close()
        assert [seat.key for seat in table.seats] == [0, 1]
        assert (table.seating, table.pace, table.host) == ("links", "normal", 0)

    asyncio.run(work())
    with closing(sqlite3.connect(file)) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(seats)")]
        indices = [row[1] for row in database.execute("PRAGMA index_list(seats)")]
        foreign = database.execute("PRAGMA foreign_key_list(seats)").fetchall()
    assert columns == ["table_id", "seat", "guest", "hidden"]
    assert "ix_seats_guest" in indices and [row[2] for row in foreign] == ["tables"]


def test_the_token_of_a_seat_is_what_it_was() -> None:
    guests = Guests("key")
    assert guests.token("0123456789", 1) == "34HQ7M5NYYW7EQBJEJN4N5RXM4"
    assert guests.opens(" 34hq7m5nyyw7eqbjejn4n5rxm4\n", "0123456789", 1)
    for token in ("", "34HQ7M5NYYW7EQBJEJN4N5RXM5", "\u00e9", "\ud800"):
        assert not guests.opens(token, "0123456789", 1)
