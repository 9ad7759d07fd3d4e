"""What a turn was worth, and the best one that was there, as sure as sampling makes it.

All turns are tried in the same worlds. A few worlds tell which turns can be the best; fresh ones
then tell what those and the played one are worth. More worlds are asked where the difference is
near to where a mark begins.

Those who play on in the worlds get out of trouble less well than masters do, so that every turn but
the best seems to cost more than it does. Where a chance is not certain at once, only a part of
that is believed: a sampler says how much.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ...arena.statistics.intervals import Z95, Estimate
from ...games import Game
from ...rules.engine.compiling import Array
from ...rules.engine.records import Seen
from .marks import BLUNDER, MISTAKE
from .sampling import CERTAIN, CHANCE, POINTS, Option, Sampler

LOT_BITS = 62
PLAYED = 0  # its column among the results; the others follow


@dataclass(frozen=True)
class Effort:
    """How many worlds are asked, and how sure it has to be."""

    tried: int = 10  # turns at most that are compared
    first: int = 64  # worlds for all of them
    second: int = 192  # and for the best of them
    finalists: int = 4
    rivals: int = 2  # turns that may both be the best: fresh worlds tell
    doubt: float = 2.0  # deviations that a turn may be better than it seems, and so stays with them
    slack: float = 0.01  # if it were better than the best by more than that
    chunk: int = 256  # worlds more at a time, at least
    least: int = 512  # worlds for the played and the best turns
    most: int = 65_536  # where a mark depends on it
    half_width: float = 0.02  # of the interval of a chance
    sure: float = 3.0  # deviations from where a mark begins
    native: bool = True


@dataclass(frozen=True)
class Weighed:
    """The played turn and the best other one: what they are worth, and the difference."""

    played: Estimate
    best: Estimate
    gain: Estimate  # what the other would have been better by; less than nothing if it was worse
    other: Option | None  # None where there is no other turn
    points: tuple[float, float] | None  # of the played and the best one
    worlds: int


def weigh(
    sampler: Sampler, game: Game, seen: Seen, actions: Sequence[str], seed: str, effort: Effort
) -> Weighed:
    """Weigh the turn that was played against all others; the same seed, the same result."""
    played, others = _options(sampler, game, seen, actions, effort)
    scale = _Scale(sampler, game, seen, effort, _lots(seed))
    others = _rivals(scale, others, effort)
    results = scale.results([played, *others], effort.least)
    trust = sampler.trust
    while len(results) < effort.most and not _decided(_believed(results, trust), effort):
        others, results = _in_reach(others, results, effort)
        more = min(max(effort.chunk, len(results) // 2), effort.most - len(results))
        results = np.concatenate([results, scale.results([played, *others], more)])
    return _weighed(_believed(results, trust), others, sampler.points)


def _options(
    sampler: Sampler, game: Game, seen: Seen, actions: Sequence[str], effort: Effort
) -> tuple[Option, list[Option]]:
    played = sampler.played(game, seen, actions)
    there = sampler.options(game, seen, effort.native)[: effort.tried]
    return played, [option for option in there if option.key != played.key]


class _Scale:
    """Asks worlds of one position, each only once."""

    def __init__(
        self, sampler: Sampler, game: Game, seen: Seen, effort: Effort, lots: Iterator[int]
    ) -> None:
        self._sampler, self._game, self._seen = sampler, game, seen
        self._native, self._lots = effort.native, lots

    def results(self, options: Sequence[Option], worlds: int) -> Array:
        """By world and turn: what it brings."""
        lots = np.array([next(self._lots) for _ in range(worlds)], np.int64)
        return self._sampler.sample(self._game, self._seen, options, lots, self._native)


def _rivals(scale: _Scale, others: list[Option], effort: Effort) -> list[Option]:
    """The turns that may be the best: all are tried in a few worlds, and what stays in more."""
    known = np.zeros((0, len(others)))
    for worlds, count in ((effort.first, effort.finalists), (effort.second, effort.rivals)):
        if len(others) > count:
            known = np.concatenate([known, scale.results(others, worlds)[:, :, CHANCE]])
            places = _promising(known, count, effort)
            others, known = [others[place] for place in places], known[:, places]
    return others


def _promising(chances: Array, count: int, effort: Effort) -> list[int]:
    """So many turns, the best first, and all that may well be better than those.

    A few worlds can be wrong: what is left out here is never looked at again.
    """
    order = np.argsort(-chances.mean(axis=0), kind="stable").tolist()
    behind = [chances[:, order[0]] - chances[:, place] for place in order]
    hopes = [effort.doubt * _error(gap) - gap.mean() > effort.slack for gap in behind]
    return [place for rank, place in enumerate(order) if rank < count or hopes[rank]]


def _lots(seed: str) -> Iterator[int]:
    """Random numbers for worlds, the same for the same seed everywhere."""
    source = np.random.Generator(np.random.PCG64(list(seed.encode())))
    while True:
        yield from source.integers(0, 1 << LOT_BITS, 256).tolist()


def _believed(results: Array, trust: float) -> Array:
    """The results with every turn as near to the best one as it is among masters.

    Where it is certain what comes of a turn, masters can do no more either.
    """
    chances = results[:, :, CHANCE]
    best = int(chances.mean(axis=0).argmax())
    lead = chances[:, [best]] - chances
    doubtful = 1 - results[:, :, CERTAIN]
    believed = results.copy()
    believed[:, :, CHANCE] += (1 - trust) * doubtful * lead
    return believed


def _decided(results: Array, effort: Effort) -> bool:
    """Whether the intervals are small enough, and no mark depends on more worlds."""
    chances = results[:, :, CHANCE]
    if Z95 * max(map(_error, chances.T)) > effort.half_width:
        return False
    gains = chances[:, _leader(results)] - chances[:, PLAYED]
    gain, doubt = gains.mean(), effort.sure * _error(gains)
    return all(abs(gain - limit) > doubt for limit in (MISTAKE, BLUNDER))


def _in_reach(others: list[Option], results: Array, effort: Effort) -> tuple[list[Option], Array]:
    """Without the turns that are surely not the best."""
    chances = results[:, :, CHANCE]
    lead = chances[:, _leader(results)]
    behind = [lead - chances[:, place] for place in range(1, chances.shape[1])]
    near = [gap.mean() <= effort.sure * _error(gap) for gap in behind]
    kept = [option for option, stays in zip(others, near, strict=True) if stays]
    return kept, results[:, [True, *near]]


def _leader(results: Array) -> int:
    """The column of the best other turn; that of the played one where there is no other."""
    if results.shape[1] == 1:
        return PLAYED
    return 1 + int(results[:, 1:, CHANCE].mean(axis=0).argmax())


def _weighed(results: Array, others: Sequence[Option], points: bool) -> Weighed:
    best = _leader(results)
    chances, brought = results[:, :, CHANCE], results[:, :, POINTS].mean(axis=0)
    return Weighed(
        _mean(chances[:, PLAYED]),
        _mean(chances[:, best]),
        _mean(chances[:, best] - chances[:, PLAYED], low=-1.0),
        others[best - 1] if others else None,
        (float(brought[PLAYED]), float(brought[best])) if points else None,
        len(results),
    )


def _mean(values: Array, low: float = 0.0) -> Estimate:
    """The mean of chances, or of differences of them, with its interval."""
    value, half = float(values.mean()), Z95 * _error(values)
    return Estimate(value, max(value - half, low), min(value + half, 1.0))


def _error(values: Array) -> float:
    """The deviation of a mean; of a single world nothing is known."""
    if len(values) < 2:
        return float("inf")
    return float(values.std(ddof=1)) / float(np.sqrt(len(values)))
