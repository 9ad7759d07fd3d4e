"""How long tables wait for a master: `python -m bench.masters`.

Five masters at a table of The Game think longest. Many tables ask at the same moment, as they would
in a server with its usual settings.
"""

import asyncio
import sys
import time

from rich.console import Console

import reihum
from reihum.bots import Observation
from reihum.server.bots.pool import BotPool
from reihum.server.settings import Settings

LONGEST = 2.0  # seconds
TABLES = (1, 5, 10, 20, 40)
PLAYERS, TURNS = 5, 5
LOADING = 10.0  # seconds


async def waits(pool: BotPool, tables: int) -> list[float]:
    """The seconds until each answer, for some turns of that many tables at once."""
    game = reihum.game("the-game", players=PLAYERS, first=0)

    async def one(number: int) -> float:
        state = game.deal(f"masters/{number}")
        begun = time.perf_counter()
        await pool.choose("master", Observation(game, 0, state.observe(0)))
        return time.perf_counter() - begun

    taken: list[float] = []
    for turn in range(TURNS):
        taken += await asyncio.gather(*(one(turn * tables + place) for place in range(tables)))
    return sorted(taken)


async def measure(console: Console) -> bool:
    """Show how long tables wait; whether all have their answers in time."""
    settings, soon = Settings(), True
    pool = BotPool(settings.bot_processes, settings.thinking_limit)
    pool.warm()
    with console.status("compiling ..."):
        await _ready(pool)
    for tables in TABLES:
        taken = await waits(pool, tables)
        soon &= taken[-1] <= LONGEST
        median = taken[len(taken) // 2]
        console.print(f"{tables:3} tables: half wait {median:.2f} s, the last {taken[-1]:.2f} s")
    pool.close()
    return soon


async def _ready(pool: BotPool) -> None:
    """Wait until a master thinks natively."""
    while not pool.has_compiled("master", "the-game"):
        await asyncio.sleep(1)
    await waits(pool, 1)  # asks the worker to load the thought
    await asyncio.sleep(LOADING)


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(measure(Console(highlight=False))) else 1)
