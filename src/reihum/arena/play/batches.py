"""A batch: some deals of a run, played by one or two entrants, compiled where that is possible."""

import functools
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

import numpy as np

from ...bots.parts.signals import NO_SIGNALS
from ...bots.the_game import hints
from ...games import Game, game
from ...rules.engine.compiling import Array, compiled, label_of
from ...rules.engine.shuffle import STREAM
from ...rules.the_game import table as the_game
from .deals import keys_of
from .entrants import Entrant
from .python_games import play_plain
from .results import MOST_SEATS, Fault, rows_of
from .whole_games import COUNTS, NONSENSE, bind

SIZES = {  # games in a batch: some seconds or less
    "random": 8192,
    "greedy": 8192,
    "beginner": 8192,
    "casual": 8192,
    "planner": 64,
    "club": 64,
    "expert": 64,
    "master": 8,
}
SIZE_COMPILED, SIZE_PLAIN = 256, 16


@dataclass(frozen=True)
class Batch:
    """Which deals to play, and who sits where; small enough to be sent anywhere."""

    game: str
    options: Mapping[str, Any]
    entrants: tuple[Entrant, ...]  # one or two
    seats: tuple[int, ...]  # by seat: which of them
    seed: str
    first: int
    count: int
    talk: bool = False
    limit: float = 10.0  # seconds for one decision of a bot that is not ours

    def made(self) -> Game:
        """The game with its options."""
        return game(self.game, **self.options)


@dataclass
class Played:
    """What came of a batch."""

    rows: Array
    seconds: float
    faults: list[Fault] = field(default_factory=list)


def size_for(entrants: tuple[Entrant, ...], game: Game) -> int:
    """How many games make a batch: the same everywhere, so that runs stop at the same place."""
    return min(_size(entrant, game) for entrant in entrants)


def stretches(first: int, most: int, size: int) -> Iterator[tuple[int, int]]:
    """The deals from here on, in stretches that begin at the same deals whatever `first` is.

    >>> list(stretches(3, 10, 4))
    [(3, 1), (4, 4), (8, 2)]
    """
    while first < most:
        count = min(size - first % size, most - first)
        yield first, count
        first += count


def _size(entrant: Entrant, game: Game) -> int:
    if entrant.ours:
        return SIZES.get(entrant.kind, SIZE_COMPILED)
    return SIZE_COMPILED if entrant.thought(game.rules) else SIZE_PLAIN


def play(batch: Batch) -> Played:
    """Play the games of a batch."""
    made = batch.made()
    thoughts = [entrant.thought(made.rules) for entrant in batch.entrants]
    if all(thoughts):
        _play_compiled(replace(batch, count=0), made)  # compiles, or loads what was compiled
    begun = time.perf_counter()
    if all(thoughts):
        rows = _play_compiled(batch, made)
        faults = [
            Fault(int(row["number"]), int(row["fault"]), _name(batch, row), "an illegal action")
            for row in rows[rows["fault"] != NONSENSE]
        ]
    else:
        rows, faults = play_plain(
            made, batch.entrants, batch.seats, batch.seed, _numbers(batch), batch.limit
        )
    return Played(rows, time.perf_counter() - begun, faults)


def _name(batch: Batch, row: Any) -> str:
    return batch.entrants[batch.seats[int(row["fault"])]].name


def _numbers(batch: Batch) -> Array:
    return np.arange(batch.first, batch.first + batch.count)


def _play_compiled(batch: Batch, made: Game) -> Array:
    one, other = batch.entrants[0], batch.entrants[-1]
    numbers, alone = _numbers(batch), made.players == 1 and one.ours  # ours are known not to write
    loop, talk = _loop(made.rules, one, other, alone), batch.talk and made.cooperative
    minds, keys = (one.mind(made), other.mind(made)), keys_of(made, batch.seed, numbers)
    ends, counts = run_loop(loop, made, keys, batch.seats, minds, talk, alone)
    return rows_of(made, numbers, ends, counts)


def run_loop(
    loop: Any,
    made: Game,
    keys: Array,
    seats: tuple[int, ...],
    minds: tuple[Array, Array],
    talk: bool = False,
    alone: bool = False,
) -> tuple[Array, Array]:
    """Play a game for each deal's keys: the tables at their ends, and what was counted."""
    rules: Any = made.rules
    ends, counts = np.zeros(len(keys), rules.TABLE), np.zeros(len(keys), COUNTS)
    who = np.zeros(MOST_SEATS, np.int64)
    who[: len(seats)] = seats
    desk = np.zeros(1, rules.STATE)
    loop(
        np.array([made.start()], rules.STATE),
        keys,
        who,
        talk,
        *minds,
        desk,
        np.zeros(1, STREAM),
        desk["table"] if alone else np.zeros(1, rules.TABLE),
        NO_SIGNALS.copy(),
        np.zeros(rules.MOST_ACTIONS, np.int64),
        ends,
        counts,
    )
    return ends, counts


@functools.cache
def _loop(rules: ModuleType, one: Entrant, other: Entrant, alone: bool) -> Any:
    """The compiled loop; it is kept on disk, so a worker loads what was compiled before."""
    thoughts = one.thought(rules), other.thought(rules)
    names = [f"{thought.__module__}.{thought.__qualname__}" for thought in thoughts]
    parts = [label_of(rules), *names, *["alone"] * alone]  # bots that think alike share the code
    hinting = hints.mark if rules is the_game and not alone else None
    return compiled(bind(rules, "-".join(parts), *thoughts, hinting, alone))
