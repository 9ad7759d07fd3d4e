"""Logging that nobody can flood: of the same thing a few lines a minute, then how many more."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Any

from ...limits import Bucket
from ...settings import Rate

SAME = Rate(5, 60)  # lines of one kind
MOST_KINDS = 1000


class Quiet(logging.Filter):
    """Lets a few records of each kind through; what they have in common is where they are written.

    The next one that gets through says how many did not.
    """

    def __init__(self, rate: Rate = SAME, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._rate, self._clock = rate, clock
        self._left_out: dict[tuple[str, int], int] = {}
        self._buckets: dict[tuple[str, int], Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        kind = record.pathname, record.lineno
        if len(self._buckets) >= MOST_KINDS:
            self._buckets.clear()
            self._left_out.clear()
        bucket = self._buckets.setdefault(kind, Bucket(self._rate, self._clock))
        if not bucket.take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if count := self._left_out.pop(kind, 0):
            record.msg = f"{record.getMessage()} (and {count} more like this)"
            record.args = ()
        return True


def configuration() -> dict[str, Any]:
    """The logging of a server: warnings of its own, of uvicorn and of asyncio, to stderr."""
    loggers = ("reihum", "uvicorn", "asyncio")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"quiet": {"()": Quiet}},
        "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "filters": ["quiet"],
                "formatter": "plain",
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {name: {"handlers": ["stderr"], "level": "WARNING"} for name in loggers},
    }
