"""Rounds: a stretch of deals, played at every table that still matters before the next begins."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ...rules.engine.compiling import Array
from ..play.batches import Batch, Played
from ..play.crews import Crew
from ..play.entrants import Entrant
from ..play.results import Fault
from .pairs import Seating

Heard = Callable[[Played], None]


@dataclass(frozen=True)
class Round:
    """The tables at which some deals are played, and a batch for each."""

    tables: list[Seating]
    batches: list[Batch]


@dataclass(frozen=True)
class Finished:
    """What came of a round, by table."""

    rows: Mapping[Seating, Array]
    faults: Mapping[Seating, list[Fault]]
    seconds: float


def played(
    crew: Crew, rounds: Iterable[Round], names: Sequence[str], heard: Heard | None
) -> Iterator[Finished]:
    """Play rounds one after the other; the crew may be some way ahead of what comes out here."""
    under_way: deque[Round] = deque()

    def sent() -> Iterator[Batch]:
        for some in rounds:
            under_way.append(some)
            yield from some.batches

    parts: list[Played] = []
    for part in crew.play(sent()):
        if heard:
            heard(part)
        parts.append(part)
        if len(parts) == len(under_way[0].batches):
            yield _finished(under_way.popleft(), parts, names)
            parts = []


def _finished(whole: Round, parts: list[Played], names: Sequence[str]) -> Finished:
    both = list(zip(whole.tables, parts, strict=True))
    rows = {table: part.rows for table, part in both}
    faults = {table: _named(table, part.faults, names) for table, part in both}
    return Finished(rows, faults, sum(part.seconds for part in parts))


def _named(table: Seating, faults: list[Fault], names: Sequence[str]) -> list[Fault]:
    """Two bots may have the same name: say which one it was."""
    return [replace(fault, bot=names[table.bots[table.seats[fault.seat]]]) for fault in faults]


def named(entrants: Sequence[Entrant]) -> list[str]:
    """What tables call each bot; versions with the same name are told apart by their files."""
    names = [entrant.name for entrant in entrants]
    return [
        name if names.count(name) == 1 else entrant.spec
        for name, entrant in zip(names, entrants, strict=True)
    ]
