"""Bots think natively one after the other, as soon as each can, and nobody waits for it."""

import asyncio
import queue
import threading
from multiprocessing import Pipe
from typing import Any

import pytest

import reihum
from reihum.bots import BOTS, Bot, Observation, bot
from reihum.games import GAMES, Game
from reihum.server.bots import compiler, worker
from reihum.server.bots.compiler import STEPS, Compiler, compile_everything
from reihum.server.bots.pool import BotPool

from ..conftest import PATIENT

STATE = reihum.game("nix", players=2, first=0).deal("monday")
SEEN = Observation(STATE.game, 0, STATE.observe(0))


def test_a_bot_is_ready_for_the_games_that_were_told() -> None:
    told: list[tuple[str, str]] = []
    known = Compiler(lambda name, game: told.append((name, game)))
    hearing, telling = Pipe(duplex=False)
    with telling:
        telling.send(("club", "nix"))
        telling.send(("master", "the-game"))
    known.listen(hearing)
    assert known.has("club", "nix") and known.has("master", "the-game")
    assert not known.has("master", "nix") and not known.has("club", "the-game")
    assert told == [("club", "nix"), ("master", "the-game")]


def test_a_process_of_its_own_compiles_the_simple_bots_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: queue.Queue[Any] = queue.Queue()
    monkeypatch.setattr(Compiler, "listen", lambda self, hearing: told.put(hearing.recv()))
    known = Compiler(lambda name, game: None)
    known.start()
    assert told.get(timeout=PATIENT) == ("random", "the-game")
    known.stop()


def told_of(monkeypatch: pytest.MonkeyPatch, failing: dict[str, Exception]) -> list[Any]:
    """What is told where some bots cannot be compiled; runs here, and leaves this process be."""

    def rehearse(name: str, game: str) -> None:
        if name in failing:
            raise failing[name]

    monkeypatch.setattr(compiler, "leave_with_parent", lambda: None)
    monkeypatch.setattr("os.nice", lambda more: None)
    monkeypatch.setattr(compiler, "rehearse", rehearse)
    monkeypatch.setattr(Game, "compile", lambda game: rehearse(STEPS, game.name))
    hearing, telling = Pipe(duplex=False)
    with hearing, telling:
        compile_everything(telling)
        telling.send("the end")
        return list(iter(hearing.recv, "the end"))


def test_what_cannot_be_compiled_does_not_stop_the_rest(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = told_of(monkeypatch, {"expert": FileNotFoundError("no weights")})
    named = (*BOTS, STEPS)
    assert told == [(name, game) for name in named for game in GAMES if name != "expert"]
    assert "expert cannot be compiled for nix: no weights" in caplog.text


def test_without_a_compiler_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(monkeypatch, dict.fromkeys(BOTS, ImportError("no numba"))) == []


class Loads:
    """Loading a thought takes as long as the test likes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.allowed = threading.Event()
        self.asked: list[tuple[str, str]] = []
        monkeypatch.setattr(worker, "_loads", {})
        monkeypatch.setattr(worker, "rehearse", self.rehearse)

    def rehearse(self, name: str, game: str) -> None:
        self.asked.append((name, game))
        self.allowed.wait(PATIENT / 10)
        if name == "expert":
            raise OSError("the disk is gone")

    def finish(self) -> None:
        self.allowed.set()
        for load in worker._loads.values():
            load.exception()


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    return Loads(monkeypatch)


def test_a_bot_answers_plainly_while_its_thought_is_loaded(loads: Loads) -> None:
    assert not worker.at_hand("club", "nix")
    assert not worker.at_hand("club", "nix")  # and it is not loaded twice
    loads.finish()
    assert worker.at_hand("club", "nix")
    assert loads.asked == [("club", "nix")]


def test_what_cannot_be_loaded_stays_plain(loads: Loads) -> None:
    loads.allowed.set()
    worker.at_hand("expert", "nix")
    loads.finish()
    assert not worker.at_hand("expert", "nix")


def test_what_is_ready_is_loaded_before_it_is_asked_for(loads: Loads) -> None:
    pool = BotPool(0, PATIENT)
    pool._compiler._tell("club", "nix")
    pool._executor.shutdown()  # waits for what was begun
    loads.finish()
    assert loads.asked == [("club", "nix")]
    pool.load("master", "nix")  # after the end this is no failure


def test_each_bot_switches_when_its_own_thought_is_there(
    monkeypatch: pytest.MonkeyPatch, loads: Loads
) -> None:
    asked: list[tuple[str, bool]] = []

    def noted(name: str, native: bool) -> Bot:
        asked.append((name, native))
        return bot(name)

    async def run() -> None:
        pool = BotPool(0, PATIENT)
        pool._compiler._ready.add(("club", "nix"))
        await pool.choose("club", SEEN)
        loads.finish()
        await pool.choose("club", SEEN)
        await pool.choose("casual", SEEN)
        pool.close()

    monkeypatch.setattr(worker, "bot", noted)
    asyncio.run(run())
    assert asked == [("club", False), ("club", True), ("casual", False)]
    assert loads.asked == [("club", "nix")]  # what is not compiled is not loaded either


def test_tables_take_native_steps_once_they_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(Game, "compile", lambda game: loaded.append(game.name))
    monkeypatch.setattr("gc.freeze", lambda: loaded.append("frozen"))
    pool = BotPool(0, PATIENT)
    pool._compiler._tell(STEPS, "nix")
    pool.close()
    assert loaded == ["nix", "frozen"]
