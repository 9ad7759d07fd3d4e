"""Bots think natively one after the other, as soon as each can, and nobody waits for it."""

import asyncio
import importlib
import queue
import threading
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum.bots import BOTS, Bot, Observation, bot
from reihum.games import GAMES, Game
from reihum.server import retrying
from reihum.server.bots import bot_process, compiler
from reihum.server.bots.bot_process import give_way
from reihum.server.bots.compiler import REVIEWS, STEPS, Compiler, compile_everything
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


# Stands in for the work of the process: it dies after a part of it, and then does the rest.
DYING = """
import os, signal

def compile_everything(telling, ready):
    telling.send(("club", "nix") if ready else ("random", "nix"))
    if not ready:
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
def test_a_process_that_is_killed_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    (tmp_path / "dying.py").write_text(DYING)
    monkeypatch.syspath_prepend(tmp_path)
    dying = importlib.import_module("dying")
    monkeypatch.setattr(compiler, "compile_everything", dying.compile_everything)
    monkeypatch.setattr(retrying, "FIRST", 0.01)
    told: list[tuple[str, str]] = []
    Compiler(lambda name, game: told.append((name, game))).run()
    assert told == [("random", "nix"), ("club", "nix")]
    assert caplog.text.count("has died; starting another") == 1


def test_a_process_that_always_dies_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [-9] * 100
    monkeypatch.setattr(retrying, "FIRST", 0.0)
    monkeypatch.setattr(Compiler, "_run_once", lambda self: codes.pop())
    Compiler(lambda name, game: None).run()
    assert 100 - len(codes) == compiler.ATTEMPTS


def test_what_is_ready_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = told_of(monkeypatch, {})
    assert told_of(monkeypatch, {}, frozenset(everything[:5])) == everything[5:]


def told_of(
    monkeypatch: pytest.MonkeyPatch,
    failing: dict[str, Exception],
    ready: frozenset[tuple[str, str]] = frozenset(),
) -> list[Any]:
    """What is told where some bots cannot be compiled; runs here, and leaves this process be."""

    def rehearse(name: str, game: str) -> None:
        if name in failing:
            raise failing[name]

    monkeypatch.setattr(compiler, "leave_with_parent", lambda: None)
    monkeypatch.setattr("os.nice", lambda more: None)
    monkeypatch.setattr(compiler, "rehearse", rehearse)
    monkeypatch.setattr(compiler, "rehearse_review", lambda game: rehearse(REVIEWS, game.name))
    monkeypatch.setattr(Game, "compile", lambda game: rehearse(STEPS, game.name))
    hearing, telling = Pipe(duplex=False)
    with hearing, telling:
        compile_everything(telling, ready)
        telling.send("the end")
        return list(iter(hearing.recv, "the end"))


def test_what_cannot_be_compiled_does_not_stop_the_rest(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = told_of(monkeypatch, {"expert": FileNotFoundError("no weights")})
    named = (*BOTS, STEPS, REVIEWS)
    assert told == [(name, game) for name in named for game in GAMES if name != "expert"]
    assert "expert cannot be compiled for nix: no weights" in caplog.text


def test_who_may_not_give_way_goes_on_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(more: int) -> int:
        raise PermissionError  # by a filter of systemd

    monkeypatch.setattr("os.nice", forbidden)
    give_way(10)


def test_without_a_compiler_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(monkeypatch, dict.fromkeys(BOTS, ImportError("no numba"))) == []


class Loads:
    """Loading a thought takes as long as the test likes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.allowed = threading.Event()
        self.asked: list[tuple[str, str]] = []
        monkeypatch.setattr(bot_process, "_loads", {})
        monkeypatch.setattr(bot_process, "rehearse", self.rehearse)

    def rehearse(self, name: str, game: str) -> None:
        self.asked.append((name, game))
        self.allowed.wait(PATIENT / 10)
        if name == "expert":
            raise OSError("the disk is gone")

    def finish(self) -> None:
        self.allowed.set()
        for load in bot_process._loads.values():
            load.exception()


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    return Loads(monkeypatch)


def test_a_bot_answers_plainly_while_its_thought_is_loaded(loads: Loads) -> None:
    assert not bot_process.at_hand("club", "nix")
    assert not bot_process.at_hand("club", "nix")  # and it is not loaded twice
    loads.finish()
    assert bot_process.at_hand("club", "nix")
    assert loads.asked == [("club", "nix")]


def test_what_cannot_be_loaded_stays_plain(loads: Loads) -> None:
    loads.allowed.set()
    bot_process.at_hand("expert", "nix")
    loads.finish()
    assert not bot_process.at_hand("expert", "nix")


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

    monkeypatch.setattr(bot_process, "bot", noted)
    asyncio.run(run())
    assert asked == [("club", False), ("club", True), ("casual", False)]
    assert loads.asked == [("club", "nix")]  # what is not compiled is not loaded either


def test_tables_take_native_steps_once_they_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(Game, "compile", lambda game: loaded.append(game.name))
    monkeypatch.setattr("gc.freeze", lambda: loaded.append("frozen"))
    pool = BotPool(0, PATIENT)
    pool._compiler._tell(STEPS, "nix")
    pool._compiler._tell(REVIEWS, "nix")  # which is for processes of their own
    pool.close()
    assert loaded == ["nix", "frozen"]
