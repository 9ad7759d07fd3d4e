"""The process of a server, made fit for many tables at once."""

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from types import FrameType

try:
    import resource
except ImportError:  # there is no such thing on Windows
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
# Seconds from the wish that a server should stop until whatever still goes on is ended: a database
# that does not answer, or a bot in the middle of a thought, may take for ever.
GOODBYE = 4.5
FILES = 10_240  # open at once: each socket is one
TIDYING = 600.0  # seconds
PORTION, NEVER = 1_000, 1_000_000  # new things that are looked at together: about a millisecond


class Terminated(Exception):
    """The process was asked to end. The server has ended itself by then."""


def prepare() -> None:
    """Set what Python sets for other kinds of programs; once everything is loaded."""
    # The thread that writes gives way after each row, and must not wait 5 ms for its next chance.
    sys.setswitchinterval(0.0005)
    # Looking for garbage takes a microsecond for each thing that is looked at, in which nobody is
    # answered: never look again at what was loaded, and at what is new once, in small portions. At
    # what has outlived that, which is most, `tidy_up` looks.
    gc.freeze()
    gc.set_threshold(PORTION, NEVER, NEVER)


async def tidy_up() -> None:
    """Look for garbage among all that is old, rarely: with thousands of tables it takes a while.

    Hardly anything is there: nothing in a table that is forgotten, in a connection that has ended
    or in a question to the database goes round in circles, so all of it goes at once.
    """
    while True:
        await asyncio.sleep(TIDYING)
        gc.collect()


def end_tidily() -> None:
    """Let SIGTERM end the process like Ctrl-C; by default nothing would be tidied up."""

    def end(number: int, frame: FrameType | None) -> None:
        raise Terminated

    signal.signal(signal.SIGTERM, end)


def end_in_time(seconds: float = GOODBYE) -> None:
    """Let the process end after so many seconds, if it has not by itself. Nothing is lost by that:

    what was acknowledged is stored, and whatever else goes on is not needed any more.
    """
    ending = threading.Timer(seconds, _leave)
    ending.daemon = True
    ending.start()


def _leave() -> None:
    log.warning("something did not end in time; it was left as it was")
    os._exit(0)


def open_more_files() -> int:
    """Let as many files be open as we need, if we may; how many may be."""
    files = FILES
    if resource is not None:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if 0 <= now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        files = max(now, wanted)
    return files
