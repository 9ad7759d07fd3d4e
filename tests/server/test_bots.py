"""Bots think in processes of their own, and a dead one is replaced."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import reihum
from reihum.bots import Observation
from reihum.server import bots
from reihum.server.bots import Thinker

from .clients import Guest
from .conftest import quick, serving


def observation() -> Observation:
    state = reihum.game("nix", players=2, first=0).deal("monday")
    return Observation(state.game, 0, state.observe(0))


def test_a_dead_worker_is_replaced() -> None:
    async def run() -> None:
        thinker = Thinker(1)
        thinker.warm()
        legal = reihum.game("nix", players=2, first=0).deal("monday").view(0)["legal"]
        assert await thinker.choose("random", observation()) in legal
        pool = thinker._pool
        assert isinstance(pool, ProcessPoolExecutor)
        (worker,) = pool._processes
        os.kill(worker, signal.SIGKILL)
        assert await thinker.choose("random", observation()) in legal
        assert thinker._pool is not pool
        thinker.close()

    asyncio.run(run())


def test_a_bot_that_fails_still_lets_the_game_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(name: str) -> None:
        raise RuntimeError("no idea")

    async def run() -> str:
        thinker = Thinker(0)
        action = await thinker.choose("random", observation())
        thinker.close()
        return action

    monkeypatch.setattr(bots, "bot", broken)
    state = reihum.game("nix", players=2, first=0).deal("monday")
    assert asyncio.run(run()) in state.view(0)["legal"]
    assert "failed" in caplog.text


def test_a_server_with_worker_processes(tmp_path: Path) -> None:
    with serving(quick(tmp_path, workers=1)) as url, Guest(url) as anna:
        table = anna.create("nix", "bot", "bot")["table"]
        with anna.connect(table) as watching:
            watching.until(lambda: bool(watching.table["over"]))


AGREE = {"options": {"first": "agree"}}


def test_a_bot_with_a_good_opening_claims_the_first_turn(tmp_path: Path) -> None:
    with serving(quick(tmp_path, claim_pause=0)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "planner", deal="d18", **AGREE)["table"]
        with anna.connect(table) as socket:
            socket.done("start")
            socket.until(lambda: socket.table["acting"] == [0])  # the bot has had its turn
            claim = next(event for event in socket.events if event["kind"] == "played")
            assert (claim["seat"], claim["action"], claim["by_bot"]) == (1, "begin:1", True)


def test_a_bot_with_a_bad_opening_leaves_the_first_turn_to_people(tmp_path: Path) -> None:
    with serving(quick(tmp_path, claim_pause=0)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "planner", deal="d0", **AGREE)["table"]
        with anna.connect(table) as socket:
            socket.done("start")
            socket.done("say", text="who begins?")
            assert socket.table["acting"] == [0, 1]
            socket.done("play", action="begin:0")
            assert socket.table["acting"] == [0]


def test_people_claim_before_a_patient_bot(tmp_path: Path) -> None:
    with serving(quick(tmp_path, claim_pause=3600)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "planner", deal="d18", **AGREE)["table"]
        with anna.connect(table) as socket:
            socket.done("start")
            socket.done("play", action="begin:0")
            assert socket.table["acting"] == [0]


def test_a_planner_signals_while_a_person_thinks(anna: Guest) -> None:
    table = anna.create("the-game", "me", "planner", deal="d10", options={"first": 1})["table"]
    with anna.connect(table) as socket:
        socket.done("start")
        socket.until(lambda: "signalled" in socket.kinds())
        assert {signal["seat"] for signal in socket.sync["signals"]} == {1}


def test_opponents_do_not_signal(anna: Guest) -> None:
    table = anna.create("face-to-face", "greedy", "planner")["table"]
    with anna.connect(table) as socket:
        socket.until(lambda: bool(socket.table["over"]))
        assert "signalled" not in socket.kinds()
