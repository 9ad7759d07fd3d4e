"""A process in which one bot of whoever runs the server thinks, and nothing else.

It is not ours, so nothing is taken for granted: it may take long to load, fail, hang or die. What
does not answer in time is ended, and begins anew when it is asked again.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ...arena.play.entrants import Entrant
from ...bots import Bot, Observation
from ..spawning import SPAWN
from .bot_process import leave_with_parent

LOADING = 60.0  # seconds until it must have been read
READY = "ready"


class EntrantFailed(Exception):
    """It gave no answer that one could use; `why` is one of `slow`, `failed` and `illegal`."""

    def __init__(self, why: str, reason: str) -> None:
        super().__init__(reason)
        self.why = why


class EntrantProcess:
    """Asks a bot, one question at a time."""

    def __init__(self, entrant: Entrant) -> None:
        self._entrant = entrant
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "entrant")  # waits for it, and nothing else does
        self._free = asyncio.Lock()

    async def answer(self, question: str, seen: Observation, limit: float) -> Any:
        """The answer to a question; whoever asks waits for others too, but no longer than that."""
        try:
            async with asyncio.timeout(limit):
                await self._free.acquire()
        except TimeoutError:
            raise EntrantFailed("slow", "others ask it already") from None
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self.ask, question, seen, limit)
        finally:
            self._free.release()

    def ask(self, question: str, seen: Observation, limit: float) -> Any:
        """The answer to a question, which is a method of bots; EntrantFailed where there is none.

        The time that it takes to read the bot, where that was not done yet, does not count.
        """
        try:
            connection = self._connection or self._begun()
            connection.send((question, seen))
            return self._heard(connection, limit)
        except (EOFError, OSError):
            self._end()
            raise EntrantFailed("failed", "its process died") from None

    def warm(self) -> None:
        """Read the bot in the background."""
        self._thread.submit(self.load)

    def load(self) -> None:
        """Read the bot; EntrantFailed if it cannot be read."""
        if self._connection is None:
            self._begun()

    def close(self) -> None:
        """End the process."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._end()

    def _begun(self) -> Connection:
        """A new process that has read the bot."""
        here, there = SPAWN.Pipe()
        self._process = SPAWN.Process(
            target=answer_questions, args=(self._entrant, there), daemon=True
        )
        self._process.start()
        there.close()  # the process has its own: when that one is closed, this hears it
        self._connection = here
        self._heard(here, LOADING)
        return here

    def _heard(self, connection: Connection, limit: float) -> Any:
        if not connection.poll(limit):
            self._end()
            raise EntrantFailed("slow", f"no answer within {limit:g} s")
        why, answer = connection.recv()
        if why:
            raise EntrantFailed(why, answer)
        return answer

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None


def answer_questions(entrant: Entrant, asking: Connection) -> None:
    """Read the bot, say so, and answer until nobody asks any more."""
    leave_with_parent()
    with suppress(EOFError, OSError), asking:
        try:
            player = entrant.bot("table")
        except Exception as error:
            asking.send(("failed", str(error)))
            return
        asking.send(("", READY))
        while True:
            asking.send(answered(player, *asking.recv()))


def answered(player: Bot, question: str, seen: Observation) -> tuple[str, Any]:
    """The answer to a question; before it, if there is none, why."""
    try:
        answer = getattr(player, question, getattr(Bot, question))(*_given(player, question, seen))
        if question == "choose" and answer not in map(str, seen.legal()):
            return "illegal", f"{str(answer)[:60]!r} is not legal"
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"
    return "", answer


def _given(player: Bot, question: str, seen: Observation) -> tuple[Any, ...]:
    """What a method is given: one that a class does not have is that of all bots."""
    return (seen,) if hasattr(player, question) else (player, seen)
