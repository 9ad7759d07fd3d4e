"""The games of a table, one after the other, as they stand in its log."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..refusals import Refusal
from .log import LogEntry


@dataclass(frozen=True)
class Round:
    """Where one of the games of a table stands in its log."""

    number: int  # from 1 on
    count: int  # of all games
    dealt: int  # the place of its deal
    end: int  # the place of the next one's, or the end of the log


def round_of(log: Sequence[LogEntry], wanted: int | None = None) -> Round:
    """The game of a number, or the last one; refused where there is none."""
    deals = [place for place, entry in enumerate(log) if entry.event.deals]
    if not deals:
        raise Refusal("not-started")
    number = len(deals) if wanted is None else wanted
    if not 0 < number <= len(deals):
        raise Refusal("no-such-game", game=number, last=len(deals))
    ends = [*deals[1:], len(log)]
    return Round(number, len(deals), deals[number - 1], ends[number - 1])
