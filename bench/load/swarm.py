"""A swarm: people at many tables, in processes of their own, so that they do not wait for us."""

import asyncio
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from reihum.server.web.process import prepare

from .tables import BEAT, Guest, Table, Timings, made

AT_ONCE = 8  # tables that are made at the same time


@dataclass
class Sample:
    """What was measured in some seconds."""

    seconds: float
    delays: list[float]  # from message to the other player's screen
    waiting: list[float]  # of those that are not there yet, so far
    lags: list[float]  # how late we were ourselves
    heard: int  # bytes on the wire from the server
    sent: int  # and to it
    spent: float  # seconds of the processor that the people themselves took


class Swarm:
    """All people at one server: more of them when asked, in two processes."""

    def __init__(self, ports: Sequence[int], games: Sequence[str], processes: int = 2) -> None:
        context = multiprocessing.get_context("spawn")
        self.tables = 0
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(processes):
            mine, theirs = context.Pipe()
            # Where there are several servers, the two people of a table are at different ones.
            arguments = theirs, tuple(ports), tuple(games), number, processes
            process = context.Process(target=_people, args=arguments, daemon=True)
            process.start()
            self._pipes.append(mine)
            self._processes.append(process)

    def grow(self, tables: int) -> tuple[float, list[float]]:
        """Seat more, until there are so many; those who play go on.

        The seconds it took, and what had to be waited for actions meanwhile.
        """
        begun = time.perf_counter()
        waited = self._all("grow", tables)
        self.tables = tables
        return time.perf_counter() - begun, [delay for each in waited for delay in each]

    def play(self, on: bool = True) -> None:
        """Let all of them play, or none."""
        self._all("play", on)

    def sample(self, seconds: float) -> Sample:
        """Measure for some seconds."""
        samples: list[Sample] = self._all("sample", seconds)
        return Sample(
            max(each.seconds for each in samples),
            [delay for each in samples for delay in each.delays],
            [delay for each in samples for delay in each.waiting],
            [lag for each in samples for lag in each.lags],
            sum(each.heard for each in samples),
            sum(each.sent for each in samples),
            sum(each.spent for each in samples),
        )

    def leave(self) -> None:
        """Hang up everywhere."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(("leave", None))
        for process in self._processes:
            process.join(5)
            process.kill()

    def _all(self, order: str, value: Any) -> list[Any]:
        for pipe in self._pipes:
            pipe.send((order, value))
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def _people(pipe: Connection, *place: Any) -> None:
    """A process of the swarm: does as it is told."""
    prepare()  # what is good for the server is good for its client
    with suppress(EOFError, KeyboardInterrupt):
        asyncio.run(_obey(pipe, Crowd(*place)))


async def _obey(pipe: Connection, crowd: "Crowd") -> None:
    loop = asyncio.get_running_loop()
    while True:
        order, value = await loop.run_in_executor(None, pipe.recv)
        if order == "leave":
            return
        try:
            answer: Any = await getattr(crowd, order)(value)
        except Exception as error:
            answer = error
        pipe.send(answer)


class Crowd:
    """The tables of one process of the swarm, and what is measured there."""

    def __init__(
        self, ports: tuple[int, ...], games: tuple[str, ...], number: int, processes: int
    ) -> None:
        self._ports, self._games = ports, games
        self._number, self._processes = number, processes
        self._timings, self._tables = Timings(), list[Table]()
        self._beats: list[Beat] = []
        self._makers = ThreadPoolExecutor(AT_ONCE)
        self._guests: list[tuple[Guest, Guest]] = []
        self._failed: BaseException | None = None

    async def grow(self, tables: int) -> list[float]:
        """Have our share of so many tables; what had to be waited for actions meanwhile."""
        self._timings.delays.clear()
        asyncio.get_running_loop().set_exception_handler(self._fail)
        share = len(range(self._number, tables, self._processes))
        free = asyncio.Queue[tuple[Guest, Guest]]()
        for each in self._guests or self._visitors():
            free.put_nowait(each)
        numbers = range(len(self._tables), share)
        await asyncio.gather(*(self._seat(number, free) for number in numbers))
        return self._timings.delays[:]

    def _visitors(self) -> list[tuple[Guest, Guest]]:
        first = Guest(self._ports[0]), Guest(self._ports[-1])
        for guest in first:
            guest.ask("GET", "/api/games")
        cookies = [guest.cookie for guest in first]
        for _ in range(AT_ONCE):
            ports = self._ports[0], self._ports[-1]
            pair = Guest(ports[0], cookies[0]), Guest(ports[1], cookies[1])
            self._guests.append(pair)
        return self._guests

    async def _seat(self, number: int, free: "asyncio.Queue[tuple[Guest, Guest]]") -> None:
        """One more table, the game begun."""
        guests = await free.get()
        game = self._games[number % len(self._games)]
        loop = asyncio.get_running_loop()
        key = await loop.run_in_executor(self._makers, made, guests, game)
        cookies = guests[0].cookie, guests[1].cookie
        free.put_nowait(guests)
        table = Table(key, self._timings)
        await table.sit((self._ports[0], self._ports[-1]), cookies)
        self._tables.append(table)

    async def play(self, on: bool) -> None:
        """Let all play, or none."""
        if not on:
            for each in self._beats:
                each.end()
            self._beats.clear()
            return
        for number in range(len(self._beats), len(self._tables)):
            due = first(number * self._processes + self._number)
            self._beats.append(Beat(self._tables[number], due))

    async def sample(self, seconds: float) -> Sample:
        """Measure for some seconds."""
        timings = self._timings
        timings.delays.clear()
        timings.lags.clear()
        heard, sent = timings.traffic.heard, timings.traffic.sent
        begun, spent = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        now, spent = time.perf_counter(), time.process_time() - spent
        if self._failed:
            raise RuntimeError(f"somebody could not play: {self._failed}")
        waiting = [now - table.sent for table in self._tables if table.sent is not None]
        heard, sent = timings.traffic.heard - heard, timings.traffic.sent - sent
        measured = timings.delays[:], waiting, timings.lags[:], heard, sent, spent
        return Sample(now - begun, *measured)

    def _fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self._failed = context.get("exception") or RuntimeError(context["message"])


def first(number: int) -> float:
    """When a table begins: the golden ratio spreads any number of them evenly over the beat."""
    return time.perf_counter() + BEAT * (number * 0.618 % 1)


class Beat:
    """Lets a table play, in time: what is late does not move what comes after it."""

    def __init__(self, table: Table, due: float) -> None:
        self._table, self._due = table, due
        self._loop = asyncio.get_running_loop()
        self._wait()

    def end(self) -> None:
        """Let it rest."""
        self._timer.cancel()

    def _wait(self) -> None:
        self._timer = self._loop.call_later(self._due - time.perf_counter(), self._act)

    def _act(self) -> None:
        due, self._due = self._due, self._due + BEAT
        self._wait()
        self._table.act(due)
