"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ...bots import BOTS, Advice, Bot, Choice, Explained, Observation, Signal, bot, bots_of
from ...bots.warming import positions
from ...games import GAMES, Game
from ..metrics import MEASURES
from ..spawning import SPAWN
from .bot_process import Chosen, advise, at_hand, choose, choose_fixed, explain, leave_with_parent
from .compiler import REVIEWS, STEPS, Compiler, load_steps
from .entrants import Invited
from .pace import ENOUGH, ThinkingTimes

if TYPE_CHECKING:
    from .entrant_process import EntrantProcess

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
ATTEMPTS = 3
MISSING = "missing"  # a bot that the server does not know any more


class Decision(NamedTuple):
    """What is played on a seat, and why it is not what the bot of that seat would have played."""

    action: str
    failure: str = ""  # `slow`, `failed`, `illegal` or `missing`; nothing if it is


class BotPool:
    """Asks bots; survives it when they are slow, when they fail and when their processes die.

    At first bots think as plain Python. Meanwhile their thoughts are compiled, one after the
    other, and each thinks some hundred times faster as soon as it can.
    """

    def __init__(
        self, processes: int, limit: float, invited: Mapping[str, Invited] | None = None
    ) -> None:
        self._processes = processes
        self._entrants = {name: _process(each) for name, each in (invited or {}).items()}
        self._limit = limit  # seconds
        self._waiting = 0  # tables whose bots have not answered yet
        self._explaining = asyncio.Lock()  # moves shall not have to wait for many reasons
        self.times = ThinkingTimes()
        self._rehearsals: dict[tuple[str, str], asyncio.Task[None]] = {}  # by bot and game
        self._compiler = Compiler(self.load)
        self._executor = self._new_executor()

    def warm(self) -> None:
        """Load and compile what bots need, in the background."""
        for kind in GAMES.values():
            kind().stepper.stay_plain()  # a table must not wait while native steps are loaded
        if self._processes:
            for _ in range(self._processes):
                self._executor.submit(_warm)
            self._compiler.start()
        for process in self._entrants.values():
            process.warm()

    def load(self, name: str, game: str) -> None:
        """Load what was compiled while nobody needs it: thoughts where bots think, steps here."""
        if name == STEPS:
            load_steps(game)
        if name in (STEPS, REVIEWS):  # each review loads what it needs itself
            return
        with suppress(RuntimeError):  # a pool that is closed or broken loads it when asked
            for _ in range(self._processes or 1):
                self._executor.submit(at_hand, name, game)

    def has_compiled(self, name: str, game: str) -> bool:
        """Whether a bot's thought for a game is compiled; its process may still have to load it."""
        return self._compiler.has(name, game)

    async def choose(self, name: str, observation: Observation, seed: str = "") -> Decision:
        """The action of a bot, or a quick one instead: a table must go on.

        With a seed it is the same action at any time, for bots that are quick without compiling.
        """
        begun = time.monotonic()
        self._waiting += 1
        try:
            chosen, failure = await self._chosen(name, observation, seed)
        finally:
            self._waiting -= 1
        if chosen is None:
            action = await asyncio.to_thread(quick_action, observation, seed)
            chosen = Chosen(action, time.monotonic() - begun, native=False)
        self.times.note(name, observation.game.name, chosen.seconds, chosen.native)
        MEASURES.thought(time.monotonic() - begun, self._waiting + 1)
        return Decision(chosen.action, failure)

    def rehearse(self, name: str, game: Game) -> None:
        """Let a bot think about a game of its own if it is not known how long it thinks.

        Only one of ours: what others do meanwhile is not ours to say.
        """
        key = name, game.name
        if name in BOTS and not self.times.known(*key) and key not in self._rehearsals:
            self._rehearsals[key] = asyncio.create_task(self._rehearse(name, game))
            self._rehearsals[key].add_done_callback(lambda done: self._rehearsals.pop(key))

    async def _rehearse(self, name: str, game: Game) -> None:
        for seen in await asyncio.to_thread(positions, game, ENOUGH):
            await self.choose(name, seen)

    async def _chosen(
        self, name: str, observation: Observation, seed: str
    ) -> tuple[Chosen | None, str]:
        """The action of a bot, if it finds one; of one that is not ours, why it does not."""
        if name in BOTS and seed:
            return await self._ask(name, choose_fixed, observation, seed), ""
        if name in BOTS:
            compiled = self.has_compiled(name, observation.game.name)
            return await self._ask(name, choose, observation, compiled, self._waiting), ""
        if name not in self._entrants:
            log.warning("there is no bot %s here: start the server with --bot, as before", name)
            return None, MISSING
        begun = time.monotonic()
        action, failure = await self._entrant("choose", name, observation)
        seconds = time.monotonic() - begun
        return (None, failure) if action is None else (Chosen(action, seconds, False), failure)

    async def _entrant(self, question: str, name: str, seen: Observation) -> tuple[Any, str]:
        """The answer of a bot that is not ours; if there is none, why."""
        from .entrant_process import EntrantFailed

        try:
            return await self._entrants[name].answer(question, seen, self._limit), ""
        except EntrantFailed as error:
            log.warning("the bot %s failed (%s): %s", name, error.why, error)
            return None, error.why

    async def signals(self, name: str, observation: Observation) -> tuple[Signal, ...]:
        """What a bot would like to have on the table; none where it fails."""
        if name in self._entrants:
            wanted, _ = await self._entrant("signals", name, observation)
            return wanted or ()
        return _at_once(lambda asked: asked.signals(observation), name, ())

    async def eagerness(self, name: str, observation: Observation) -> float:
        """How well a bot could begin; not at all where it fails."""
        if name in self._entrants:
            eager, _ = await self._entrant("eagerness", name, observation)
            return float(eager or 0)
        return _at_once(lambda asked: asked.eagerness(observation), name, 0.0)

    async def explain(self, name: str, choices: tuple[Choice, ...], over: bool) -> list[Explained]:
        """Why a bot chose so, one answer at a time; without reasons where it takes too long."""
        told = None
        if name in BOTS:  # others are not asked
            async with self._explaining:
                told = await self._ask(name, explain, choices, over)
        return told or [Explained(choice.action, ()) for choice in choices]

    async def advise(self, name: str, observation: Observation, seed: str) -> Advice:
        """What a bot would do, one answer at a time; nothing where it takes too long."""
        compiled = self.has_compiled(name, observation.game.name)
        async with self._explaining:
            return await self._ask(name, advise, observation, compiled, seed) or Advice(())

    def close(self) -> None:
        """Stop thinking."""
        for rehearsal in self._rehearsals.values():
            rehearsal.cancel()
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._compiler.stop()
        for process in self._entrants.values():
            process.close()

    async def _ask(
        self, name: str, question: Callable[..., Answer], *given: object
    ) -> Answer | None:
        """The answer of a bot; None where it does not answer in time."""
        try:
            async with asyncio.timeout(self._limit):
                return await self._answer(question, name, *given)
        except TimeoutError:  # what it may still say goes unheard
            log.warning("the bot %s was too slow", name)
        except Exception:
            log.exception("the bot %s failed", name)
        return None

    async def _answer(self, question: Callable[..., Answer], *given: object) -> Answer | None:
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            executor = self._executor
            try:
                return await loop.run_in_executor(executor, question, *given)
            except BrokenProcessPool:
                log.warning("the process of a bot died; starting another")
                self._renew(executor)
        return None

    def _renew(self, broken: Executor) -> None:
        if self._executor is broken:  # else another table was faster
            broken.shutdown(wait=False)
            self._executor = self._new_executor()

    def _new_executor(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self._processes, SPAWN, initializer=leave_with_parent)


def _process(each: Invited) -> "EntrantProcess":
    from ...arena.play.entrants import Entrant  # only who brings bots along needs the arena
    from .entrant_process import EntrantProcess

    return EntrantProcess(Entrant.named(each.spec))


def _at_once(question: Callable[[Bot], Answer], name: str, otherwise: Answer) -> Answer:
    """What needs no search, and so no process: a bot of ours only looks at its hand."""
    try:
        return question(bot(name))
    except Exception:
        log.exception("the bot %s failed", name)
        return otherwise


def quick_action(observation: Observation, seed: str = "") -> str:
    """An action after next to no thought."""
    game = observation.game
    name = bots_of(game).quick
    try:
        return bot(name, seed=seed or None).choose(observation)
    except Exception:
        log.exception("the bot %s failed", name)
    return str(game.decode(random.choice(game.legal(observation.table))))


def _warm() -> None:
    """Import what thinking needs."""
    for name in BOTS:
        bot(name)
