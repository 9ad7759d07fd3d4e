"""What a server counts and measures of itself, for Prometheus; all in numbers, of all tables.

Counted are plain numbers of this process: on the way of an action that costs less than a
microsecond, and no lock. They become metrics when somebody asks.

Nothing here tells of a hand. Counts are of what everybody at a table sees, or of the server's own
work. Only how long bots think may depend on their cards: so thoughts are told by the block, all
bots of all tables together, and never how many think at this moment; a bot counts as waiting from
the beginning of its turn until it acts, which everybody sees.
"""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
COARSE = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
BLOCK = 50  # thoughts that are told together
NEWEST, FORGOTTEN = 0.1, 1.0  # share of the newest in what is recent, and seconds


class Histogram:
    """How many values were at most so large."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def note(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def family(self, name: str, text: str) -> Metric:
        """The histogram as Prometheus has it."""
        total, buckets = 0, []
        for bound, count in zip((*self._bounds, "+Inf"), tuple(self._counts), strict=True):
            total += count
            buckets.append((str(bound), float(total)))
        return HistogramMetricFamily(name, text, buckets=buckets, sum_value=self._sum)


class Recent:
    """How long something took lately, on the average; what is older than a second is forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._average, self._at = 0.0, clock()

    def note(self, seconds: float) -> None:
        """It took so long."""
        now = self._clock()
        before = self._average if now - self._at < FORGOTTEN else 0.0
        self._average, self._at = before * (1 - NEWEST) + seconds * NEWEST, now

    def seconds(self) -> float:
        """How long it takes now."""
        return self._average if self._clock() - self._at < FORGOTTEN else 0.0


class Measures:
    """All that this process has counted."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()  # that were stored, by kind
        self.connections = 0  # of any kind, open now
        self.stored = Histogram(FINE)  # seconds from a request to what it caused being on disk
        self.told = Histogram(FINE)  # and to its being on the way to everybody
        self.telling = Recent()  # the same, as it is now
        self.commits = Histogram(FINE)  # seconds of one transaction of the log
        self.batches = Histogram(SIZES)  # events that one of them took
        self.refused: Counter[str] = Counter()  # by code
        self.cut: Counter[str] = Counter()  # connections, by reason
        self.bots_waiting = 0  # tables where a bot is to act
        self.thinking = Histogram(COARSE)
        self.thinkers = Histogram(SIZES)
        self._thoughts: list[tuple[float, int]] = []

    def thought(self, seconds: float, thinkers: int) -> None:
        """A bot has thought for so long, while so many did; told with others, and not before."""
        self._thoughts.append((seconds, thinkers))
        if len(self._thoughts) >= BLOCK:
            for each in self._thoughts:
                self.thinking.note(each[0])
                self.thinkers.note(each[1])
            self._thoughts.clear()


MEASURES = Measures()  # of this process


class Gauges:
    """What is so at this moment, asked of those who know it."""

    def __init__(self, **ask: Callable[[], float]) -> None:
        self.ask = ask


class Exposition(Collector):
    """The metrics of this process."""

    def __init__(self, measures: Measures, gauges: Gauges) -> None:
        self._measures, self._gauges = measures, gauges

    def collect(self) -> Iterator[Metric]:
        """All metrics."""
        for name, ask in self._gauges.ask.items():
            yield GaugeMetricFamily(f"reihum_{name}", GAUGES[name], value=ask())
        here = self._measures
        yield GaugeMetricFamily("reihum_bots_waiting", WAITING, value=here.bots_waiting)
        yield GaugeMetricFamily("reihum_connections", CONNECTIONS, value=here.connections)
        yield _labelled("reihum_events", "Events that were stored.", "kind", here.events)
        yield _labelled("reihum_refused", "Requests that were refused.", "code", here.refused)
        yield _labelled("reihum_connections_cut", "Connections cut.", "reason", here.cut)
        for name, text in HISTOGRAMS.items():
            histogram: Histogram = getattr(here, name)
            yield histogram.family(f"reihum_{UNITS.get(name, f'{name}_seconds')}", text)


GAUGES = {
    "tables": "Tables in memory.",
    "sockets": "Open sockets of tables.",
    "store_queue": "Appends that wait for the writer.",
}
CONNECTIONS = "Open connections of any kind."
WAITING = "Tables where a bot is to act, its pause included."
HISTOGRAMS = {
    "stored": "From a request to what it caused being stored.",
    "told": "From a request to its answer and news being on the way.",
    "commits": "One transaction of the log.",
    "batches": "Events in one transaction of the log.",
    "thinking": f"Thoughts of bots, told {BLOCK} at a time.",
    "thinkers": "How many bots were thinking when one had thought, told likewise.",
}
UNITS = {"batches": "batch_events", "thinkers": "thinkers", "commits": "commit_seconds"}


def _labelled(name: str, text: str, label: str, counts: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, text, labels=[label])
    for value, count in sorted(counts.copy().items()):
        family.add_metric([value], count)
    return family


def registry_of(gauges: Gauges) -> CollectorRegistry:
    """The registry of this process."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Exposition(MEASURES, gauges))
    return registry


def exposed(registry: CollectorRegistry) -> bytes:
    """All metrics as text."""
    return generate_latest(registry)
