"""Asking a bot that is a Python class, on guard against crashes and endless thoughts."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import TypeVar

from ....bots import Observation
from ....games import Action, Message

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Question(Observation):
    """What the one who acts is asked about, with the legal actions that were found anyway."""

    numbers: Sequence[int] = field(default=(), repr=False)

    def legal(self) -> list[Action]:
        """What this seat may do now, in a stable order."""
        return self.game.known_actions.all(self.numbers)


class TooLong(BaseException):
    """A bot has thought for too long; no exception that it could take for one of its own."""


class Failure(Exception):
    """What a bot did wrong, and at which seat."""

    def __init__(self, what: Message | str, seat: int) -> None:
        super().__init__(what)
        self.what, self.seat = what, seat


class Clock:
    """Asks, and gives up after so many seconds where that can be done.

    Not on Windows, nor in a thread: there only the end of the whole process helps.
    """

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._ticks = False

    @contextmanager
    def running(self) -> Iterator[None]:
        """Be able to interrupt what takes too long, from here to the end of the block."""
        alone = threading.current_thread() is threading.main_thread()
        if not alone or not hasattr(signal, "setitimer"):
            yield
            return
        before, self._ticks = signal.signal(signal.SIGALRM, _ring), True
        try:
            yield
        finally:
            signal.signal(signal.SIGALRM, before)
            self._ticks = False

    def ask(self, seat: int, question: Callable[..., Answer], *given: object) -> Answer:
        """What a bot answers; a Failure where it does not."""
        try:
            return self._timed(question, given) if self._ticks else question(*given)
        except TooLong:
            raise Failure(Message("fault-slow", {"seconds": f"{self._limit:g}"}), seat) from None
        except Exception as error:
            raise Failure(f"{type(error).__name__}: {error}", seat) from error

    def _timed(self, question: Callable[..., Answer], given: tuple[object, ...]) -> Answer:
        signal.setitimer(signal.ITIMER_REAL, self._limit)
        try:
            return question(*given)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLong
