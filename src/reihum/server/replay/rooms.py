"""Looking at a replay together: who is there, who leads, and what they look at.

Nothing of it is stored, and nothing of it is about cards: a place is three numbers. Each worker has
a room of its own for those who came by it, and tells the others what it knows (`Part`).
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from ..live.connection import Connection
from ..neighbours.neighbours import Neighbours
from ..protocol.study.replays import ReplayPlace, Together
from ..refusals import Refusal
from .elsewhere import NOBODY_LEADS, Part, Rank, coming_first, taking_over

MOST_PEOPLE = 50  # at one replay, by way of one worker


def tell_nobody(text: str) -> None:
    """Where there are no other workers."""


class Room:
    """Everybody who looks at the games of one table, by way of this worker."""

    def __init__(self, share: Callable[[str], None] = tell_nobody) -> None:
        self._share = share
        self._people: list[Connection] = []
        self._leader: Connection | None = None
        self._rank: Rank | None = None  # of the leader, if it is one of ours
        self._place: ReplayPlace | None = None
        self._shown = 0.0  # when
        self._elsewhere: dict[str, Part] = {}  # by worker

    @property
    def empty(self) -> bool:
        """Whether nobody is here."""
        return not self._people

    def join(self, connection: Connection) -> None:
        """Come in; who comes first leads."""
        if len(self._people) >= MOST_PEOPLE:
            raise Refusal("crowded")
        if not self._people:
            self._set_leader(connection, coming_first(time.time()))
        self._people.append(connection)
        self.ask()

    def leave(self, connection: Connection) -> None:
        """Go; whoever led leaves that to anybody, and who is left alone leads."""
        self._people.remove(connection)
        if connection is self._leader:
            self._set_leader(None, None)
        self._changed()

    def lead(self, connection: Connection) -> None:
        """Lead from now on."""
        self._set_leader(connection, taking_over(time.time()))
        self._changed()

    def show(self, connection: Connection, place: ReplayPlace) -> None:
        """Let everybody look at something; refused to those who do not lead."""
        if connection is not self._leader:
            raise Refusal("not-leading")
        self._place, self._shown = place, time.time()
        self._changed()

    def hear(self, worker: str, text: str) -> None:
        """Another worker tells what it knows of this room."""
        part = Part.read(text)
        self._elsewhere[worker] = part
        if not part.people:
            del self._elsewhere[worker]
        if part.place and part.shown > self._shown:
            self._place, self._shown = ReplayPlace.model_validate(part.place), part.shown
        yields = self._rank is not None and part.rank is not None and part.rank > self._rank
        if yields:
            self._set_leader(None, None)
        self._changed(shares=yields or part.asks)

    def lose(self, worker: str) -> None:
        """Another worker has gone, or begins anew: then it answers."""
        if self._elsewhere.pop(worker, None):
            self._changed(asks=True)

    def ask(self) -> None:
        """Ask the others what they know: all who are still there answer."""
        self._elsewhere.clear()
        self._changed(asks=True)

    def close(self, code: int) -> None:
        """Let everybody go."""
        for each in self._people:
            each.hang_up(code)

    def _set_leader(self, connection: Connection | None, rank: Rank | None) -> None:
        self._leader, self._rank = connection, rank

    def _changed(self, asks: bool = False, shares: bool = True) -> None:
        """Tell everybody; who is left alone leads."""
        others = self._elsewhere.values()
        led = self._leader is not None or any(part.rank for part in others)
        if not led and not others and len(self._people) == 1:
            self._set_leader(self._people[0], coming_first(time.time()))
            shares = True
        self._tell()
        if shares:
            self._share(self._part(asks).written())

    def _part(self, asks: bool) -> Part:
        place = self._place.model_dump() if self._place else None
        seat = self._leader.seat if self._leader else None
        return Part(len(self._people), self._rank, seat, place, self._shown, asks)

    def _tell(self) -> None:
        told = {each: self._told(each) for each in (True, False)}
        for person in self._people:
            person.send_text(told[person is self._leader])

    def _told(self, leading: bool) -> str:
        parts = [self._part(False), *self._elsewhere.values()]
        leads = max((part for part in parts if part.rank), key=_rank, default=None)
        return Together(
            people=sum(part.people for part in parts),
            leading=leading,
            leader=leads.seat if leads else None,
            led=leads is not None,
            place=self._place,
        ).model_dump_json()


def _rank(part: Part) -> Rank:
    return part.rank or NOBODY_LEADS


class Rooms:
    """The rooms of this process, by table; empty ones are gone."""

    def __init__(self, neighbours: Neighbours | None = None) -> None:
        self._rooms: dict[str, Room] = {}
        self._neighbours = neighbours or Neighbours()
        self._neighbours.follow(self)

    @contextmanager
    def entered(self, table: str, connection: Connection) -> Iterator[Room]:
        """The room of a table, as long as somebody is in it."""
        if table not in self._rooms:
            self._rooms[table] = Room(partial(self._neighbours.share, table))
        room = self._rooms[table]
        room.join(connection)
        try:
            yield room
        finally:
            room.leave(connection)
            if room.empty:
                self._rooms.pop(table, None)

    def hear(self, worker: str, table: str, text: str) -> None:
        """Another worker tells what it knows of a room."""
        room = self._rooms.get(table)
        if room:
            room.hear(worker, text)

    def lose(self, worker: str) -> None:
        """A worker has gone, and with it all who came by it."""
        for room in self._rooms.values():
            room.lose(worker)

    def catch_up(self) -> None:
        """Ask the others anew: they may have told something that was not heard."""
        for room in self._rooms.values():
            room.ask()
