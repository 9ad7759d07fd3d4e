"""Logging: lines for people or for programs that nobody can flood, and that quote nobody.

Of the same thing a few lines a minute are written, then how many more there were. No line has a
card, a token, a secret or what was said in it.
"""

import json
import logging
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ...limits import Bucket
from ...settings import Rate

SAME = Rate(5, 60)  # lines of one kind
MOST_KINDS = 1000
SOCKETS = "uvicorn.sockets"  # what websockets tells: never all, for that has cookies and messages
SAFE = (OSError, SQLAlchemyError)  # errors that quote nobody


class Quiet(logging.Filter):
    """Lets a few records of each kind through; what they have in common is where they are written.

    The next one that gets through knows how many did not (`left_out`); its text stays as it is, for
    other handlers get the same record.
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
        record.left_out = self._left_out.pop(kind, 0)
        return True


def message_of(record: logging.LogRecord) -> str:
    """What a record says, and how many more there were."""
    count = getattr(record, "left_out", 0)
    more = f" (and {count} more like this)" if count else ""
    return record.getMessage() + more


class TextLines(logging.Formatter):
    """A line for people: when, how bad, where, what; and where it went wrong, if it did."""

    converter = staticmethod(time.gmtime)
    quotes = False  # whether to write what an exception says, which may quote what people sent

    def __init__(self, quotes: bool = False) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.quotes = quotes

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging calls it so)
        """The line itself."""
        record.message = message_of(record)
        return super().formatMessage(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802 (logging calls it so)
        """Where it went wrong, and what kind of error it was."""
        return super().formatException(ei) if self.quotes else told(ei[1])


class JsonLines(TextLines):
    """The same for programs: an object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
            "process": record.process,
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def told(error: BaseException | None) -> str:
    """Where an error comes from, and its kind; its text only where that cannot quote anybody.

    An error may quote what it failed on: a message, a card, a token. Those of the system and of the
    database do not, on their first lines (`engine_of` keeps parameters out of them).
    """
    if error is None:
        return ""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    parts = [told(before), "then:"] if before else []
    parts += ["".join(traceback.format_tb(error.__traceback__)).rstrip()]
    text = str(error).partition("\n")[0] if isinstance(error, SAFE) else ""
    parts += [f"{type(error).__name__}: {text}" if text else type(error).__name__]
    inner = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return "\n".join(filter(None, [*parts, *map(told, inner)]))


def configuration(level: str = "info", form: str = "text") -> dict[str, Any]:
    """The logging of a server, to stderr: its own lines from a level on, of what it stands on

    what is at least a warning, unless everything is wanted.
    """
    others = level if level in ("debug", "error") else "warning"
    levels = {"reihum": level, "uvicorn": others, "asyncio": others}
    levels["psycopg"] = "error" if level == "error" else "warning"  # never what is stored
    formatter = JsonLines if form == "json" else TextLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"quiet": {"()": Quiet}},
        "formatters": {"lines": {"()": formatter, "quotes": level == "debug"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "filters": ["quiet"],
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {
            **{
                name: {"handlers": ["stderr"], "level": each.upper()}
                for name, each in levels.items()
            },
            SOCKETS: {"level": "INFO" if others == "debug" else others.upper()},
        },
    }
