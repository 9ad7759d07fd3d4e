"""What native steps do for tables: two servers, the same load, plain steps here and native there.

They take turns: while the tables of one play, those of the other wait. Neither has processes for
bots, which would be busy meanwhile. Most of what a server does for an action is no step, so the
part of the table is also measured alone, without a server.
"""

import random
from contextlib import ExitStack
from functools import partial
from statistics import median

import reihum
from reihum import Game
from reihum.server.table.table import Table

from ..figures import Figure, Say
from ..library import MICRO, seconds_for_an_action, stepped
from .costs import one_round
from .servers import NATIVE, PLAIN, sqlite
from .swarm import Swarm
from .tables import GAMES

TABLES, ROUNDS = 100, 8
PROGRAMS = {"plain": PLAIN, "native": NATIVE}
SEATS = (0, 1)


def step_figures(say: Say) -> list[Figure]:
    """What an action costs a table, and the whole server, with each kind of steps."""
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
    table.game, table.undo = game, False
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
    """For each kind of steps what an action costs the server."""
    with ExitStack() as stack:
        servers = [stack.enter_context(sqlite(program=each)) for each in PROGRAMS.values()]
        swarms = [Swarm([server.port], GAMES, processes=1) for server in servers]
        for swarm in swarms:
            stack.callback(swarm.leave)
            swarm.grow(TABLES)
        rounds = [one_round(servers, swarms) for _ in range(ROUNDS)]
    for plain, native in rounds:
        say(f"plain steps: {plain}; native steps: {native}")
    ratio = median(plain.seconds / native.seconds for plain, native in rounds)
    least = [min(costs[place].seconds for costs in rounds) for place in (0, 1)]
    return [
        Figure("server time for an action: plain over native steps", ratio, "x"),
        *(
            Figure(f"{kind} steps: server time for an action", each * 1e3, "ms")
            for kind, each in zip(PROGRAMS, least, strict=True)
        ),
    ]
