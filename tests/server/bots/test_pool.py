"""Bots think in processes of their own; one that is slow, fails or dies does not stop a table."""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum.bots import LEVELS, Choice, Explained, Observation, RandomBot, bot, bots_of
from reihum.server.bots import bot_process
from reihum.server.bots import pool as pools
from reihum.server.bots.pool import BotPool

from ..clients import Guest
from ..conftest import PATIENT, quick, serving

STATE = reihum.game("nix", players=2, first=0).deal("monday")
SEEN = Observation(STATE.game, 0, STATE.observe(0))
LEGAL = STATE.view(0)["legal"]
QUICK = bots_of(STATE.game).quick


class Dreamer:
    """A bot that wakes up when told to, with an answer that nobody should hear any more."""

    def __init__(self) -> None:
        self.awake = threading.Event()

    def choose(self, observation: Observation) -> str:
        self.awake.wait(PATIENT / 10)
        return "too late"


def test_a_dead_process_is_replaced() -> None:
    async def run() -> None:
        pool = BotPool(1, PATIENT)
        pool.warm()
        assert (await pool.choose("random", SEEN)).action in LEGAL
        executor = pool._executor
        assert isinstance(executor, ProcessPoolExecutor)
        (process,) = executor._processes
        os.kill(process, signal.SIGKILL)
        assert (await pool.choose("random", SEEN)).action in LEGAL
        assert pool._executor is not executor
        pool.close()

    asyncio.run(run())


def answers(limit: float, *asked: str) -> list[str]:
    """What bots answer, one after the other."""

    async def run() -> list[str]:
        pool = BotPool(0, limit)
        try:
            return [(await pool.choose(name, SEEN)).action for name in asked]
        finally:
            pool.close()

    return asyncio.run(run())


def test_a_slow_bot_is_replaced_by_a_quick_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dreamer = Dreamer()
    monkeypatch.setattr(bot_process, "bot", lambda name, native: dreamer)
    try:
        expected = bot(QUICK).choose(SEEN)
        assert answers(0.05, "master", "master") == [expected, expected]
        assert caplog.text.count("the bot master was too slow") == 2
    finally:
        dreamer.awake.set()


def test_what_a_slow_bot_says_later_goes_unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer()

    def found(name: str, native: bool) -> Any:
        return dreamer if name == "expert" else bot(name)

    async def run() -> None:
        pool = BotPool(0, 0.05)
        await pool.choose("expert", SEEN)
        dreamer.awake.set()
        pool._limit = PATIENT
        assert (await pool.choose("casual", SEEN)).action == bot("casual").choose(SEEN)
        pool.close()

    monkeypatch.setattr(bot_process, "bot", found)
    asyncio.run(run())


def test_the_more_tables_wait_the_less_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    hastes: list[float] = []

    class Noted(RandomBot):
        def choose(self, observation: Observation) -> str:
            hastes.append(self.haste)
            return super().choose(observation)

    async def run() -> None:
        pool = BotPool(0, PATIENT)
        await asyncio.gather(*(pool.choose("master", SEEN) for _ in range(6)))
        await pool.choose("master", SEEN)
        pool.close()

    monkeypatch.setattr(bot_process, "bot", lambda name, native: Noted())
    asyncio.run(run())
    assert hastes == [1, 1, 1, pytest.approx(16 / 9), pytest.approx(25 / 9), 4, 1]


def broken(name: str, native: bool = False) -> None:
    raise RuntimeError("no idea")


@pytest.mark.parametrize("also_quick_ones", [False, True])
def test_a_bot_that_fails_still_lets_the_game_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, also_quick_ones: bool
) -> None:
    expected = LEGAL if also_quick_ones else [bot(QUICK).choose(SEEN)]
    monkeypatch.setattr(bot_process, "bot", broken)
    if also_quick_ones:
        monkeypatch.setattr(pools, "bot", broken)
    (answer,) = answers(PATIENT, "master")
    assert answer in expected
    assert "the bot master failed" in caplog.text


def test_a_bot_that_fails_says_nothing_and_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = BotPool(0, PATIENT)
        assert await pool.signals("master", SEEN) == ()
        assert await pool.eagerness("master", SEEN) == 0.0
        pool.close()

    monkeypatch.setattr(pools, "bot", broken)
    asyncio.run(run())


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face", "nix"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_at_a_table(
    anna: Guest, level: str, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.create(game, "me", level, deal="monday", options={"first": 1})["table"]
    with anna.connect(table) as socket:
        assert socket.table["seats"][1]["bot"] == level
        socket.done("start")
        socket.until(lambda: socket.table["acting"] == [0])
        assert {event["by_bot"] for event in socket.events if event["kind"] == "played"} == {True}
    assert "failed" not in caplog.text


def test_a_server_with_bot_processes(tmp_path: Path) -> None:
    with serving(quick(tmp_path, bot_processes=1)) as url, Guest(url) as anna:
        table = anna.create("nix", "bot", "bot")["table"]
        with anna.connect(table) as watching:
            watching.until(lambda: bool(watching.table["over"]))


def test_a_bot_that_fails_has_no_reasons(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    choices = (Choice(SEEN, LEGAL[0]),)

    def broken(*_: object) -> list[Explained]:
        raise ZeroDivisionError

    async def run() -> list[list[Explained]]:
        pool = BotPool(0, PATIENT)
        told = [await pool.explain("club", choices, over=True)]
        monkeypatch.setattr(bot_process, "explained", broken)
        told.append(await pool.explain("club", choices, over=True))
        pool.close()
        return told

    (one,), (other,) = asyncio.run(run())
    assert one.action == other.action == LEGAL[0]
    assert one.reasons and not other.reasons
    assert "the bot club failed" in caplog.text
