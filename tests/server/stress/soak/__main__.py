"""`make soak`: play for a long time while everything fails that can fail, and print figures.

Three companies play side by side: at one server with SQLite that is killed again and again, at
three workers with PostgreSQL of which one is killed at a time or which lose their database, and at
a server that is left alone, whose memory must stay flat. SOAK_MINUTES says how long, SOAK_TABLES
at how many tables each, SOAK_SEED what happens when.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from reihum.server.live.hosts import MOST_IDLE
from reihum.server.settings import Settings
from reihum.server.store.engines import REMEMBERED
from tests.server.conftest import quick
from tests.server.postgres import Postgres

from .company import Company
from .failures import Failure, fail, kill_helper, kill_one, restart
from .servers import servers

MINUTE, SAMPLE = 60.0, 5.0  # seconds
BEAT = 0.1  # seconds between the actions of a person
EVERY = 60, 300  # acknowledged requests between two failures
GROWTH, FEWEST = 0.03, 12  # what still counts as flat memory, and how many samples of each third
# How large a file is, by what SQLite remembers of it, when that is full; and how much faster people
# play at the server that is left alone, so that it soon is.
READ, FASTER = 1.5, 3.0
MARKS = ("a message failed", "a socket failed", "could not be resumed", "Exception in ASGI")
Say = Callable[[str], object]


@dataclass
class Part:
    """A company, what fails there, and how much memory its first server held over time."""

    name: str
    company: Company
    failures: list[Failure] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    full: int | None = None  # from which sample on it remembers as much as it ever will

    def sample(self) -> None:
        """Look how much memory is held now."""
        if self.full is None and self._is_full():
            self.full = len(self.memory)
        self.memory.append(self.company.servers[0].memory)

    def _is_full(self) -> bool:
        """Whether as many tables rest as ever will, and as much of the database is remembered."""
        company, server = self.company, self.company.servers[0]
        rest = company.tally.tables > MOST_IDLE + company.tables
        return rest and server.stored > READ * REMEMBERED * 1024

    def row(self) -> str:
        """Where it stands."""
        tally = self.company.tally
        times = [percentile(tally.seconds, share) * 1e3 for share in (0.5, 0.99)]
        return (
            f"{self.name:<10} {tally.tables:>6} {tally.acks:>8} {tally.kills:>6}"
            f" {len(tally.faults):>7} {self.company.stuck():>6} {self.memory[-1]:>8.1f}"
            f" {times[0]:>8.1f} {times[1]:>8.1f}"
        )

    def growth(self) -> float | None:
        """By how much memory grows once the server remembers all it will: from the first third

        of that time to the last. None where the time was too short to tell.
        """
        settled = self.memory[self.full :] if self.full is not None else []
        third = len(settled) // 3
        if third < FEWEST:
            return None
        return median(settled[-third:]) / median(settled[:third]) - 1

    def complaints(self) -> list[str]:
        """What the servers have written that should never be."""
        logs = [server.log.read_text() for server in self.company.servers]
        return [f"{self.name}: {mark!r} in a log" for mark in MARKS if any(mark in x for x in logs)]


HEAD = f"{'':<10} tables  actions  kills  faults  stuck  mem(MB)  p50(ms)  p99(ms)"


def percentile(values: list[float], share: float) -> float:
    """The value that a share of them does not exceed."""
    ordered = sorted(values) or [0.0]
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


@contextmanager
def parts(folder: Path, tables: int, seed: str) -> Iterator[list[Part]]:
    """The three companies."""
    chance = Random(seed)
    with ExitStack() as stack:
        postgres = Postgres()
        stack.callback(postgres.remove)

        def company(name: str, count: int, beat: float = BEAT, **more: object) -> Company:
            here = folder / name
            here.mkdir()
            settings: Settings = quick(here, thinking_limit=1.5, **more)
            return Company(stack.enter_context(servers(settings, count, here)), tables, beat, seed)

        one = company("sqlite", 1, bot_processes=1)
        three = company("postgres", 3, database=postgres.database(), worker_expiry=2.0)
        alone = company("alone", 1, BEAT / FASTER, bot_processes=1)
        killing = [partial(kill_one, each, chance) for each in (one, three)]
        yield [
            Part("SQLite", one, [killing[0], killing[0], partial(kill_helper, one, chance)]),
            Part("PostgreSQL", three, [*[killing[1]] * 3, partial(restart, postgres)]),
            Part("left alone", alone),
        ]


async def soak(playing: list[Part], minutes: float, seed: str, say: Say) -> None:
    """Let them play for so long, and tell every minute how it goes."""
    end = time.monotonic() + minutes * MINUTE
    failing = [
        asyncio.create_task(fail(part.company, part.failures, EVERY, seed, sys.maxsize))
        for part in playing
        if part.failures
    ]
    watching = asyncio.create_task(watch(playing, say))
    companies = [part.company.play(lambda: time.monotonic() > end) for part in playing]
    tasks = [asyncio.create_task(each) for each in companies]
    await asyncio.wait([*tasks, *failing, watching], return_when=asyncio.FIRST_COMPLETED)
    for task in failing:
        task.cancel()
    await asyncio.gather(*failing, return_exceptions=True)
    for part in playing:  # a failure may have been under way
        for server in part.company.servers:
            await asyncio.to_thread(server.await_ready)
    await asyncio.gather(*tasks)
    watching.cancel()


async def watch(playing: list[Part], say: Say) -> None:
    """Look at the memory now and then, and print figures every minute."""
    begun = said = time.monotonic()
    while True:
        for part in playing:
            part.sample()
        await asyncio.sleep(SAMPLE)
        if time.monotonic() - said >= MINUTE:
            said = time.monotonic()
            say(f"\nafter {(said - begun) / MINUTE:.0f} minutes\n{HEAD}")
            for part in playing:
                say(part.row())


def verdict(playing: list[Part], say: Say) -> bool:
    """Whether all is well; prints what is not, and the last figures."""
    say(f"\nin the end\n{HEAD}")
    fine = True
    for part in playing:
        say(part.row())
        lost, twice = part.company.audit()
        faults = [*part.company.tally.faults, *part.complaints()]
        say(f"{'':<10} lost {lost}, done twice {twice}, stuck {part.company.tally.stuck}")
        for fault in faults[:10]:
            say(f"{'':<10} {fault[:300]}")
        fine = fine and not (lost or twice or faults)
    return fine and flat(playing[-1], say)


def flat(part: Part, say: Say) -> bool:
    """Whether the memory of a server stays as it is, as far as one can tell."""
    shown = part.memory[:: len(part.memory) // 20 or 1]
    say(f"memory, {part.name}, MB: {' '.join(f'{each:.0f}' for each in shown)}")
    growth = part.growth()
    if growth is None:
        say("that was too short to tell whether it stays flat")
        return True
    say(f"from the first third to the last, once all that remembers is full: {growth:+.1%}")
    return growth < GROWTH


def main() -> int:
    """Soak; 1 if anything is wrong."""
    minutes = float(os.environ.get("SOAK_MINUTES") or 20)
    tables = int(os.environ.get("SOAK_TABLES") or 12)
    seed = os.environ.get("SOAK_SEED") or str(time.time_ns())
    say = partial(print, flush=True)
    say(f"{minutes:g} minutes, {tables} tables at a time in each part, SOAK_SEED={seed}")
    # Killed servers leave locks behind, which are tidied up in the end without a word.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")
    with tempfile.TemporaryDirectory() as folder, parts(Path(folder), tables, seed) as playing:
        asyncio.run(soak(playing, minutes, seed, say))
        fine = verdict(playing, say)
    say("all is well" if fine else "SOMETHING IS WRONG")
    return int(not fine)


if __name__ == "__main__":
    sys.exit(main())
