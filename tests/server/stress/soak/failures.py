"""Failures on purpose: when they happen follows from a seed and from how much is done."""

import asyncio
from collections.abc import Callable
from itertools import cycle, islice
from random import Random

from ...postgres import Postgres
from .company import Company

Failure = Callable[[], object]


async def fail(
    company: Company, failures: list[Failure], every: tuple[int, int], seed: str, most: int
) -> None:
    """Let one thing after the other fail: after so many acknowledged requests more, by lot."""
    chance = Random(seed)
    for failure in islice(cycle(failures), most):
        target = company.tally.acks + chance.randint(*every)
        while company.tally.acks < target:
            await asyncio.sleep(0.005)
        await asyncio.to_thread(failure)
        company.tally.kills += 1


def kill_one(company: Company, chance: Random) -> None:
    """Kill a server in the middle of whatever it does, and begin it again."""
    server = chance.choice(company.servers)
    server.kill()
    server.start()
    server.await_ready()


def kill_helper(company: Company, chance: Random) -> None:
    """Kill a process where bots think, or where their thoughts are compiled."""
    chance.choice(company.servers).kill_helper(chance.random())


def restart(postgres: Postgres) -> None:
    """Stop PostgreSQL, which ends all connections, and start it again."""
    postgres.stop()
    postgres.start()
