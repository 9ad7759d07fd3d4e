"""What runs in the process of one review: it tells of each verdict, and then of the whole."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from ...review import Effort, TurnReview, concluded, reviewing
from ...review.reviewing import SEED, SOLVING
from ...review.turns import finished
from ..bots.bot_process import give_way, leave_with_parent
from ..spawning import SPAWN

log = logging.getLogger(__name__)
NICENESS = 15  # people at the tables come first, then their bots


@dataclass(frozen=True)
class Told:
    """What is heard from the process: a verdict, or in the end the whole, or that it cannot be."""

    verdict: TurnReview | None = None
    summary: dict[str, Any] | None = None
    failed: bool = False


def make_review(
    telling: Connection,
    record: str,
    known: Sequence[TurnReview],
    effort: Effort,
    niceness: int = NICENESS,
) -> None:
    """Review a game, from the first turn on of which the verdict is not known yet."""
    leave_with_parent()
    give_way(niceness)
    try:
        _make(telling, record, list(known), effort)
    except Exception:  # to try it again would not help
        log.exception("a review failed")
        telling.send(Told(failed=True))


def _make(telling: Connection, record: str, verdicts: list[TurnReview], effort: Effort) -> None:
    end = finished(record)
    for verdict in reviewing(end, effort=effort, known=len(verdicts)):
        verdicts.append(verdict)
        telling.send(Told(verdict))
    whole = concluded(end, verdicts, SEED, SOLVING, effort.native)
    telling.send(Told(summary=whole.json()))


class ReviewProcess:
    """The process of one review, as the server sees it."""

    def __init__(
        self,
        record: str,
        known: Sequence[TurnReview],
        effort: Effort,
        niceness: int = NICENESS,
    ) -> None:
        self._hearing, telling = SPAWN.Pipe(duplex=False)
        given = telling, record, tuple(known), effort, niceness
        self._process = SPAWN.Process(target=make_review, args=given, daemon=True)
        self._process.start()
        telling.close()  # the other process has its own: when that one is closed, this hears it

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def hear(self) -> Told | None:
        """What is told next, for a thread that may wait; None where nobody tells any more."""
        try:
            told: Told = self._hearing.recv()
        except (EOFError, OSError):
            return None
        return told

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()

    def close(self) -> None:
        """Tidy up after a process that has ended or was killed; for a thread that may wait."""
        self._process.kill()
        self._process.join()
        self._hearing.close()
