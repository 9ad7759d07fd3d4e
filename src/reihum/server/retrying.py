"""Trying again after a failure: soon at first, then less and less often, and never giving up."""

from collections.abc import Iterator

FIRST, MOST = 0.5, 30.0  # seconds


def waits(first: float | None = None, most: float | None = None) -> Iterator[float]:
    """How long to wait before each new try.

    >>> from itertools import islice
    >>> list(islice(waits(), 8))
    [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    """
    seconds = FIRST if first is None else first
    while True:
        yield seconds
        seconds = min(2 * seconds, MOST if most is None else most)
