"""Databases of before are brought up to date, and their tables go on."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum import State
from reihum.games.core.turns import Aside
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
    more = {each.kind: dict(each.facts) for each in asides(state)}
    yield "played", step.seat, {"action": str(step.action), "drew": drew, "by_bot": False, **more}
    if state.outcome:
        yield "over", None, {"outcome": state.outcome.json(), "secret": None}


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
