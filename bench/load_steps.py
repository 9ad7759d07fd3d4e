"""What native steps do for tables: two servers, the same load, plain steps here and native there.

They take turns: while the tables of one play, those of the other wait. Neither has processes for
bots, which would be busy meanwhile. Of each time the best of all rounds counts, and of the ratios
of one round with the next the median. Most of what a server does for an action is no step, so the
part of the table is also measured alone, without a server.
"""

import asyncio
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import reihum
from reihum import Game
from reihum.server.table.table import Table
from reihum.server.web.process import prepare

from .figures import Figure, Say
from .library import MICRO, seconds_for_an_action, stepped
from .load import SETTLE, Step, one_round, serving
from .load_tables import GAMES, Crowd

TABLES, ROUNDS = 250, 10
NO_BOTS = ("--bot-processes", "0")  # and so nothing that would make steps native by and by
PROGRAMS = {"plain": "reihum", "native": "bench.native_server"}
SEATS = (0, 1)


def step_figures(say: Say) -> list[Figure]:
    """What an action costs the server with each kind of steps, and how soon everybody sees it."""
    return [*table_figures(say), *server_figures(say)]


def table_figures(say: Say) -> list[Figure]:
    """For each game what a table does for an action: checks it, plays it and shows it."""
    figures = []
    for name in GAMES:
        say(f"tables of {name} ...")
        game = reihum.game(name, players=len(SEATS), first=0)
        ways = [partial(table_game, stepped(game, native=kind == "native")) for kind in PROGRAMS]
        plain, native = seconds_for_an_action(ways)
        figures += [
            Figure(f"{name}: a table's part of an action, plain steps", plain * MICRO, "us"),
            Figure(f"{name}: the same, native steps", native * MICRO, "us"),
            Figure(f"{name}: plain over native steps", plain / native, "x"),
        ]
    return figures


def table_game(game: Game, seed: int) -> int:
    """A random game at a table, seen from all seats; the actions in it."""
    chance, table, played = random.Random(seed), Table("bench"), 0
    table.game = game
    table.deal_cards(str(seed), (), None, "wished")
    while state := table.running:
        seat, action = state.seats[0], str(chance.choice(state.legal()))
        table.tried(seat, action, by_bot=False)
        table.play(seat, action, by_bot=False)
        for each in SEATS:
            table.view(each)
        played += 1
    return played


def server_figures(say: Say) -> list[Figure]:
    """For each kind of steps what an action costs the server, and how soon everybody sees it."""
    prepare()
    with ExitStack() as stack:
        servers = [stack.enter_context(_server(program)) for program in PROGRAMS.values()]
        rounds = asyncio.run(in_turns(servers, say))
    ratio = median(plain.cost / native.cost for plain, native in zip(*rounds, strict=True))
    figures = [Figure("server time for an action: plain over native steps", ratio, "x")]
    for kind, each in zip(PROGRAMS, rounds, strict=True):
        figures += _figures(kind, each)
    return figures


def _figures(kind: str, rounds: Sequence[Step]) -> list[Figure]:
    best = {
        "server time for an action": min(step.cost for step in rounds),
        "message to broadcast, p50": min(step.median for step in rounds),
        "message to broadcast, p99": min(step.late for step in rounds),
    }
    return [Figure(f"{kind} steps: {name}", value * 1e3, "ms") for name, value in best.items()]


@contextmanager
def _server(program: str) -> Iterator[tuple[int, int]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *NO_BOTS, program=program) as server,
    ):
        yield server


async def in_turns(servers: Sequence[tuple[int, int]], say: Say) -> list[list[Step]]:
    """As many tables at each server; the rounds of each."""
    crowds = [await asyncio.to_thread(Crowd, port) for _, port in servers]
    for crowd in crowds:
        await crowd.grow(TABLES)
    rounds: list[list[Step]] = [[] for _ in servers]
    for _ in range(ROUNDS):
        for kind, (pid, _), crowd, steps in zip(PROGRAMS, servers, crowds, rounds, strict=True):
            crowd.play()
            await asyncio.sleep(SETTLE)
            steps.append(await one_round(pid, crowd))
            crowd.pause()
            say(f"{kind} steps: {steps[-1]}")
    for crowd in crowds:
        crowd.leave()
    return rounds
