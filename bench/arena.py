"""The arena: games of `greedy` and `planner` in a second, compiled and as a class; cores; memory.

`python -m bench.arena` alone takes about a minute; `make bench` runs it with all the others.
"""

import functools
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from reihum.arena import simulate
from reihum.arena.play.batches import Batch, play
from reihum.arena.play.description import Description
from reihum.arena.play.random_games import RandomGames
from reihum.arena.statistics.tally import Tally
from reihum.rules.engine.compiling import Array

from .figures import Figure, Say, best_times

WANTED = 180_000  # games in a second of one core
BATCH, ROUNDS = 8192, 12
SHORT_ROUNDS = 40  # of what takes a twentieth of a second
CLASS = f"{Path(__file__).with_name('greedy_class.py')}:Greedy"
CLASS_WANTED, CLASS_BATCH = 350, 64  # ten times what it was while all was plain Python
PLANNED = {  # games in a run: about a tenth of a second
    ("the-game", 1): 96,
    ("the-game", 2): 160,
    ("the-game", 3): 256,
    ("extreme", 2): 128,
    ("face-to-face", 2): 128,
    ("nix", 2): 320,
}
PLANNER_WANTED = 575  # of The Game alone: five times what it was while every plan was tried
LONG = 1_500_000  # games: long enough for the start of the processes not to count
FEW, MANY = 20, 200  # batches, for the memory of the tally


def arena_figures(say: Say) -> list[Figure]:
    """Speed on one core, its ratio to random games, a class, plans, two cores over one, memory."""
    return [*_one_core(say), *_class(say), *_planner(say), *_two_cores(say), *_memory(say)]


def _batch(bot: str, count: int) -> Batch:
    """Games of The Game alone."""
    return Batch(Description.of("the-game", [bot], seed="bench"), (0,), 0, count)


def _one_core(say: Say) -> list[Figure]:
    say("greedy alone, on one core ...")
    batch = _batch("greedy", BATCH)
    randoms = RandomGames(batch.run.game)
    keys = randoms.keys(f"bench/{number}" for number in range(BATCH))
    play(batch)
    runs: list[Callable[[], object]] = [lambda: play(batch), lambda: randoms.play_keys(keys)]
    greedy, chance = best_times(runs, SHORT_ROUNDS, time.process_time)
    return [
        Figure("greedy alone, one core", BATCH / greedy, "games/s", WANTED),
        Figure("greedy over random playouts, time of a game", greedy / chance, "x"),
    ]


def _class(say: Say) -> list[Figure]:
    say("greedy alone as a Python class ...")
    batch = _batch(CLASS, CLASS_BATCH)
    decisions = int(play(batch).rows["decisions"].sum())
    (seconds,) = best_times([lambda: play(batch)], ROUNDS, time.process_time)
    return [
        Figure("a greedy class alone, one core", CLASS_BATCH / seconds, "games/s", CLASS_WANTED),
        Figure("a greedy class, time of a decision", seconds / decisions * 1e6, "µs"),
    ]


def _planner(say: Say) -> list[Figure]:
    say("planner, on one core ...")
    batches = [
        Batch(
            Description.of(name, ["planner"], players=players, seed="bench"),
            (0,) * players,
            0,
            count,
        )
        for (name, players), count in PLANNED.items()
    ]
    runs: list[Callable[[], object]] = [functools.partial(play, batch) for batch in batches]
    seconds = best_times(runs, ROUNDS, time.process_time)
    rates = [batch.count / best for batch, best in zip(batches, seconds, strict=True)]
    return [
        Figure(
            f"planner, {name} for {players}, one core",
            rate,
            "games/s",
            PLANNER_WANTED if (name, players) == ("the-game", 1) else None,
        )
        for (name, players), rate in zip(PLANNED, rates, strict=True)
    ]


def _two_cores(say: Say) -> list[Figure]:
    say("greedy alone, one core against two ...")
    rates = [_rate(cores) for cores in (1, 2, 1, 2)]
    return [Figure("two cores over one", max(rates[1::2]) / max(rates[::2]), "x", 1.8)]


def _rate(cores: int) -> float:
    """Games a second once the processes are at work."""
    marks: list[tuple[float, int]] = []
    simulate(
        "the-game",
        bot="greedy",
        games=LONG,
        cores=cores,
        listener=lambda run, _: marks.append((time.perf_counter(), run.tally.games)),
    )
    (begun, first), (ended, last) = marks[len(marks) // 4], marks[-1]
    return (last - first) / (ended - begun)


def _memory(say: Say) -> list[Figure]:
    say("the memory of a tally ...")
    rows = play(_batch("greedy", BATCH)).rows
    few, many = (_grown(rows, batches) for batches in (FEW, MANY))
    return [Figure(f"memory after {MANY} batches over {FEW}", many / few, "x", 1.1, at_least=False)]


def _grown(rows: Array, batches: int) -> int:
    tracemalloc.start()
    tally = Tally()
    for _ in range(batches):
        tally.add(rows, 1.0)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size


if __name__ == "__main__":
    console = Console(highlight=False)
    for figure in arena_figures(console.log):
        console.print(f"{figure.name}: {figure.measured} {figure.wanted}")
