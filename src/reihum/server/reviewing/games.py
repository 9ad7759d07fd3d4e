"""Which game is meant: one of a table that is over, or that of a record."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from ...games import State
from ...review import ReviewError
from ...review.turns import finished
from ..live.hosts import Hosts
from ..protocol.study.reviews import NewReview
from ..refusals import Refusal
from ..table.events import Over
from ..table.log import LogEntry
from ..table.rounds import round_of
from ..table.table import Table


@dataclass(frozen=True)
class Meant:
    """The end of a game; if it was one of a table, that and the event with which it ended."""

    end: State
    table: str | None = None
    seq: int = 0


async def game_meant(hosts: Hosts, wanted: NewReview, guest: str) -> Meant:
    """The game that a guest wants to have reviewed, if they may see it."""
    if wanted.record is not None:
        return Meant(await asyncio.to_thread(finished, wanted.record))
    if wanted.table is None:
        raise Refusal("bad-request", field="body", expected="a table or a record")
    async with hosts.visit(wanted.table, guest) as host:
        table, log = host.table, tuple(host.table.log)
        if wanted.game is None or wanted.game == table.round:
            return _over(table)
        return await asyncio.to_thread(_earlier, table, log, wanted.game)


def _earlier(table: Table, log: Sequence[LogEntry], number: int) -> Meant:
    """The end of an earlier game; what was played later is as if it had not happened yet."""
    meant = _over(Table(table.id, log[: round_of(log, number).end]))
    running = table.running
    if running is not None and running.deal == meant.end.deal:  # its cards are on the table again
        raise ReviewError("review-running")
    return meant


def _over(table: Table) -> Meant:
    """The last game of a table, which must be over."""
    if table.state is None:
        raise Refusal("not-started")
    end = finished(table.state)
    ends = (entry.seq for entry in reversed(table.log) if isinstance(entry.event, Over))
    return Meant(end, table.id, next(ends))
