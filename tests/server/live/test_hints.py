"""Whoever has the turn may ask what a strong player would do: all see it, and only they hear it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import reihum
from reihum.bots import Advice, Observation
from reihum.server.bots.pool import BotPool
from reihum.server.protocol.answers import Hint

from ..clients import Guest, Socket
from ..leaks import cleaned, twins
from ..pairs import begun


@contextmanager
def alone(anna: Guest, game: str = "the-game", *others: str, **more: Any) -> Iterator[Socket]:
    """Anna, whose turn it is; perhaps with bots."""
    more = {"deal": "monday", "options": {"first": 0}, **more}
    made = anna.create(game, "me", *(others or ("bot",)), **more)
    with anna.connect(made["table"]) as socket:
        socket.done("start")
        yield socket


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seeds of all that is thought about."""
    seeds: list[str] = []
    real = BotPool.advise

    async def noted(pool: BotPool, name: str, seen: Observation, seed: str) -> Advice:
        seeds.append(f"{name} {seed}")
        return await real(pool, name, seen, seed)

    monkeypatch.setattr(BotPool, "advise", noted)
    return seeds


@pytest.mark.parametrize("game", list(reihum.GAMES))
def test_a_hint_is_the_rest_of_the_turn_and_can_be_played(anna: Guest, game: str) -> None:
    with alone(anna, game) as socket:
        told = socket.ask("hint")
        assert Hint.model_validate(told, strict=True).model_dump() == told
        assert told["actions"] and told["actions"][0]["reasons"]
        for each in told["actions"]:
            assert socket.view["legal"], "the turn is not over"
            socket.done("play", action=each["action"])


def test_all_see_that_it_was_asked_and_one_hears_the_answer(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game", deal="monday", options={"first": 0}) as (a, b):
        a.ask("hint")
        b.until(lambda: "hinted" in b.kinds())
        assert a.table["hints_asked"] == b.table["hints_asked"] == [1, 0]
        assert b.refused("hint") == "hint-later"
        assert not [each for each in b.heard if each["type"] == "hint"]


def test_the_same_position_is_thought_about_once(anna: Guest, thoughts: list[str]) -> None:
    with alone(anna) as socket:
        first = socket.ask("hint")
        again = socket.ask("hint")
        assert [each["kind"] for each in socket.events].count("hinted") == 1
        assert (again["actions"], again["seq"]) == (first["actions"], first["seq"])
        assert thoughts == [f"master hint {first['seq']}"]
        socket.done("play", action=first["actions"][0]["action"])
        assert socket.ask("hint")["seq"] != first["seq"] and len(thoughts) == 2
        socket.done("undo")
        assert socket.ask("hint")["seq"] == first["seq"], "it is the same position again"
        assert socket.table["hints_asked"] == [2, 0]
        socket.done("signal", pile="up1", signal="good")
        assert socket.ask("hint")["seq"] == first["seq"] and len(thoughts) == 4


def test_where_nobody_answers_in_time_one_asks_again(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = BotPool.advise

    async def late(pool: BotPool, name: str, seen: Observation, seed: str) -> Advice:
        return Advice(())

    monkeypatch.setattr(BotPool, "advise", late)
    with alone(anna) as socket:
        assert socket.ask("hint")["actions"] == []
        monkeypatch.setattr(BotPool, "advise", real)
        assert socket.ask("hint")["actions"]


def test_who_asks_can_play_on_meanwhile(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer = asyncio.Event()

    async def slow(pool: BotPool, name: str, seen: Observation, seed: str) -> Advice:
        await may_answer.wait()
        return Advice(())

    monkeypatch.setattr(BotPool, "advise", slow)
    with alone(anna) as socket:
        socket.raw.send('{"type": "hint", "id": "later"}')
        socket.done("play", action=socket.view["legal"][0])
        assert not [each for each in socket.heard if each["type"] == "hint"]
        socket.raw.send('{"type": "hint", "id": "later"}')  # as after a cut
        assert "hinted" in socket.kinds()
        # The event belongs to the loop of the server; a second question would wait for it too.
        may_answer._loop.call_soon_threadsafe(may_answer.set)  # type: ignore[attr-defined]
        assert socket.answer("later")["actions"] == []


def test_after_the_end_and_with_nothing_left_to_play_there_is_none(anna: Guest) -> None:
    with alone(anna) as socket:
        socket.done("concede")
        socket.until(lambda: socket.table["over"])
        assert socket.refused("hint") == "hint-later"


def test_against_people_there_are_none_unless_the_table_says_so(anna: Guest, bert: Guest) -> None:
    more = {"deal": "monday", "options": {"first": 0}}
    with begun(anna, bert, "face-to-face", **more) as (a, _):
        assert a.table["hints"] is False and a.refused("hint") == "hints-off"
    with begun(anna, bert, "face-to-face", **more, hints=True) as (a, b):
        assert a.table["hints"] and b.table["hints"] and a.ask("hint")["actions"]
    with alone(anna, "face-to-face") as socket:
        assert socket.table["hints"], "against bots alone"
    with alone(anna, hints=False) as socket:
        assert socket.refused("hint") == "hints-off"


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face", "nix"])
def test_what_is_hidden_changes_no_hint(anna: Guest, bert: Guest, game: str) -> None:
    pair = twins(reihum.game(game, players=2, first=0), 0, 0)
    told = []
    with pair.dealt() as names:
        for name in names:
            wanted = {"deal": name, "options": pair.game.json_options(), "hints": True}
            with begun(anna, bert, game, **wanted) as (a, _):
                told.append(cleaned(repr(a.ask("hint")), a.table["id"]))
    first, second = told
    assert "why-" in first and first == second
