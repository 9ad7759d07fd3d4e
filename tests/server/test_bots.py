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
