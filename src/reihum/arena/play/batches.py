"""A batch: some deals of a run, played by one or two entrants, compiled where that is possible."""

import functools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ...games import Game, Message
from ...rules.engine.compiling import Array
from .classes.games import play_classes
from .deals import keys_of
from .description import Description
from .entrants import Entrant
from .results import Fault, rows_of
from .whole_games import NONSENSE, Deals, Ends, Workspace, native_games_of, seated, start_of

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
LEAST, SHARE = 16, 16  # where a run may stop after any batch: so many games, later a share of them


@dataclass(frozen=True)
class Batch:
    """Which deals to play, and who sits where; small enough to be sent anywhere."""

    run: Description  # with the one or two entrants that sit here
    seats: tuple[int, ...]  # by seat: which of them
    first: int
    count: int

    @property
    def numbers(self) -> Array:
        """The numbers of the deals."""
        return np.arange(self.first, self.first + self.count)

    def at(self, seat: int) -> Entrant:
        """Who sits there."""
        return self.run.entrants[self.seats[seat]]


@dataclass
class Played:
    """What came of a batch."""

    rows: Array
    seconds: float
    faults: list[Fault] = field(default_factory=list)


def size_for(run: Description) -> int:
    """How many games make a batch: the same everywhere, so that runs stop at the same place."""
    return min(_size(entrant, run.game) for entrant in run.entrants)


def stretches(
    first: int, most: int, size: int, stopping: bool = False
) -> Iterator[tuple[int, int]]:
    """The deals from here on, in stretches that begin at the same deals whatever `first` is.

    >>> list(stretches(3, 10, 4))
    [(3, 1), (4, 4), (8, 2)]

    A run that may stop after any stretch begins with short ones: it plays little in vain.

    >>> list(stretches(480, 600, 8192, stopping=True))
    [(480, 16), (496, 16), (512, 32), (544, 32), (576, 24)]
    """
    while first < most:
        here = min(size, _short(first)) if stopping else size
        count = min(here - first % here, most - first)
        yield first, count
        first += count


def _short(first: int) -> int:
    """A power of two, so that longer stretches begin where shorter ones end."""
    played = max(LEAST, first // SHARE)
    return 1 << (played.bit_length() - 1)


def _size(entrant: Entrant, game: Game) -> int:
    if entrant.ours:
        return SIZES.get(entrant.kind, SIZE_COMPILED)
    return SIZE_COMPILED if entrant.thought(game) else SIZE_PLAIN


def play(batch: Batch) -> Played:
    """Play the games of a batch."""
    player = _play_compiled if batch.run.native else _play_classes
    player(replace(batch, count=0))  # compiles, or loads what was compiled
    begun = time.perf_counter()
    rows, faults = player(batch)
    return Played(rows, time.perf_counter() - begun, faults)


def _play_classes(batch: Batch) -> tuple[Array, list[Fault]]:
    return play_classes(batch.run, batch.seats, batch.numbers)


def _nonsense(batch: Batch, row: Any) -> Fault:
    seat = int(row["fault"])
    return Fault(int(row["number"]), seat, batch.at(seat).name, Message("fault-nonsense"))


def _play_compiled(batch: Batch) -> tuple[Array, list[Fault]]:
    run, numbers = batch.run, batch.numbers
    one, other = run.entrants[0], run.entrants[-1]
    weights = one.weights(run.game), other.weights(run.game)
    keys = keys_of(run.game, run.seed, numbers)
    deals = Deals(start_of(run.game), keys, seated(batch.seats), run.talking, *weights)
    ends = run_loop(_loop(type(run.game), one, other), run.game, deals)
    rows = rows_of(run.game, numbers, ends)
    return rows, [_nonsense(batch, row) for row in rows[rows["fault"] != NONSENSE]]


def run_loop(loop: Any, game: Game, deals: Deals) -> Ends:
    """Play a game for each deal's keys."""
    ends = Ends.of(game.rules, len(deals.keys))
    loop(deals, Workspace.of(game.rules), ends)
    return ends


@functools.cache
def _loop(kind: type[Game], one: Entrant, other: Entrant) -> Any:
    """The compiled loop; it is kept on disk, so a worker loads what was compiled before."""
    game = kind()
    return native_games_of(game, one.thought(game), other.thought(game))
