"""A host: runs one live table. It stores first, then tells everybody."""

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from ...games import ReihumError
from ..bots.bot_seats import BotSeats
from ..bots.pool import BotPool
from ..protocol.answers import Ack, Pong
from ..protocol.reading import id_of, read
from ..protocol.requests import AnyRequest, PingRequest, RenameRequest, TableRequest
from ..refusals import Refusal
from ..settings import Settings
from ..store.rows import NotStored
from ..store.store import Store
from ..table.events import Event, Returned, Seated
from ..table.handlers import Context, Sender, check_talk, drafts
from ..table.lobby import lobby, signals
from ..table.log import Draft
from ..table.table import Table
from .connection import Connection

log = logging.getLogger(__name__)
MOST_SPECTATORS, MOST_CONNECTIONS = 100, 20  # connections of spectators, and of one seat
MOST_EVENTS = 1000  # in one message: who has missed more sees the end of the story


class Host:
    """A table, the connections of those who watch it, and the bots that sit there."""

    def __init__(
        self,
        table: Table,
        store: Store,
        pool: BotPool,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.users = 0  # who must not lose this host
        self._store = store
        self._settings = settings
        self._clock = clock
        self._lock = asyncio.Lock()
        self._away = {seat: clock() for seat in range(len(table.seats))}
        self._bots = BotSeats(self, pool, settings)

    # connections

    async def connect(self, connection: Connection, since: int) -> None:
        """Let a client in, which has seen the events up to `since`."""
        async with self._lock:
            connection.seen = since if 0 <= since <= self.table.seq else 0
            connection.seat = self.table.seat_of(connection.guest)
            self._check_room(connection.seat)
            await self._greet(connection)
            self.connections.append(connection)
            self._tell()
        self.wake()

    def _check_room(self, seat: int | None) -> None:
        """A crowd of spectators must not slow the table down, nor many sockets of one seat."""
        most = MOST_SPECTATORS if seat is None else MOST_CONNECTIONS
        if sum(connection.seat == seat for connection in self.connections) >= most:
            raise Refusal("crowded")

    async def _greet(self, connection: Connection) -> None:
        """Whoever comes back takes over from the bot."""
        if connection.seat is not None and self.table.seats[connection.seat].stand_in:
            await self._record([Draft(Returned(seat=connection.seat))])

    async def disconnect(self, connection: Connection) -> None:
        """Let a client go."""
        async with self._lock:
            self.connections.remove(connection)
            if connection.seat is not None:
                self._away[connection.seat] = self._clock()
            self._tell()

    def present(self, seat: int) -> bool:
        """Whether someone on this seat is connected."""
        return any(connection.seat == seat for connection in self.connections)

    def absent(self, seat: int) -> bool:
        """Whether a person has left, or has been away for longer than the grace time."""
        if self.present(seat):
            return False
        long = self._clock() - self._away[seat] >= self._settings.grace
        return long or self.table.seats[seat].guest is None

    def lobby(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        names: dict[str, str] = {}  # one connection of a guest may have a name, another none
        for each in self.connections:
            if each.seat is None:
                names[each.guest] = each.name or names.get(each.guest, "")
        return lobby(self.table, self.present, list(names.values()))

    # requests

    async def receive(self, connection: Connection, text: str) -> None:
        """Answer a message. Not even a cut in the middle leaves half of it done."""
        await asyncio.shield(asyncio.ensure_future(self._receive(connection, text)))

    async def _receive(self, connection: Connection, text: str) -> None:
        try:
            await self._answer(connection, read(text))
        except (Refusal, ReihumError) as error:
            connection.refuse(error, id_of(text))
        except Exception:
            log.exception("a message failed")
            connection.refuse(Refusal("internal"), id_of(text))

    async def _answer(self, connection: Connection, request: AnyRequest) -> None:
        if isinstance(request, PingRequest):
            connection.send(Pong(id=request.id))
            return
        async with self._lock:
            seq = await self._do(connection, request)
            connection.send(Ack(id=request.id, seq=seq))
            self._tell_news()
        self.wake()

    async def _do(self, connection: Connection, request: TableRequest) -> int:
        if isinstance(request, RenameRequest) and connection.seat is None:
            return self._rename_spectator(connection, request.name)
        sender = _sender(connection)
        done = self.table.done.get((sender.key, request.id))
        if done is not None:
            return done
        context = Context(self.table, sender, self.present, self.absent, self._settings.grace)
        return await self._record_request(drafts(request, context))

    def _rename_spectator(self, connection: Connection, name: str) -> int:
        """A spectator's name lasts as long as the connection, and makes no event."""
        check_talk(self.table, name)
        connection.name = name
        self._tell()
        return self.table.seq

    async def _record_request(self, events: Sequence[Draft]) -> int:
        """Record a request; it counts as done also where only the store's answer was lost."""
        first = self.table.seq + 1
        try:
            await self._record(events)
        except Refusal:
            key = events[0].sender or "", events[0].message_id or ""
            if key not in self.table.done:
                raise
            return self.table.done[key]
        return first

    async def seat(self, guest: str, seat: int, name: str) -> None:
        """Give a seat to a guest, who has shown its token."""
        async with self._lock:
            held = self.table.seat_of(guest)
            if held == seat:
                return
            if held is not None:
                raise Refusal("already-seated", seat=held)
            if name:
                check_talk(self.table, name)
            name = name or self.table.seats[seat].name
            await self._record([Draft(Seated(seat=seat, name=name, guest=guest))])
            self._tell()
        self.wake()

    async def _record(self, events: Sequence[Draft]) -> None:
        try:
            stored = await self._store.append(self.table.id, self.table.seq, events)
        except NotStored:
            self.table = Table(self.table.id, await self._store.load(self.table.id))
            self._reseat_all()
            raise Refusal("try-again") from None
        for entry in stored:
            self.table.apply(entry)
        self._reseat_all()

    def _reseat_all(self) -> None:
        for connection in self.connections:
            self._reseat(connection)

    def _reseat(self, connection: Connection) -> None:
        """A seat may have gone to another guest."""
        seat = self.table.seat_of(connection.guest)
        if seat != connection.seat and connection.seat is not None:
            self._away[connection.seat] = self._clock()
        connection.seat = seat

    # telling

    def _tell_news(self) -> None:
        """Tell everybody, if anything has happened."""
        if any(connection.seen < self.table.seq for connection in self.connections):
            self._tell()

    def _tell(self) -> None:
        """Bring every connection up to date; what is the same for some is made once."""
        made: dict[tuple[int | None, int], str] = {}
        for connection in list(self.connections):
            key = connection.seat, connection.seen
            if key not in made:
                made[key] = json.dumps(self._sync(*key), separators=(",", ":"))
            connection.send_text(made[key])
            connection.seen = self.table.seq

    def _sync(self, seat: int | None, seen: int) -> dict[str, Any]:
        return {
            "type": "sync",
            "seq": self.table.seq,
            "events": [entry.public() for entry in self.table.log[seen:][-MOST_EVENTS:]],
            "table": self.lobby(),
            "view": self.table.view(seat),
            "seat": seat,
            "signals": signals(self.table),
        }

    # bots

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this host."""
        used = self.users or self.connections or self._lock.locked()
        return not used and not self._bots.busy

    def wake(self) -> None:
        """Tell the bots that something has happened."""
        self._bots.wake()

    def stop(self) -> None:
        """Let the bots rest."""
        self._bots.stop()

    async def happen(self, decide: Callable[[Table], Sequence[Event]]) -> None:
        """Let the events happen that someone decides on when nothing else can come between."""
        async with self._lock:
            events = decide(self.table)
            if events:
                await self._record([Draft(event) for event in events])
                self._tell_news()


def _sender(connection: Connection) -> Sender:
    """Requests are remembered by seat, whoever holds it; those of spectators by guest."""
    if connection.seat is not None:
        return Sender(str(connection.seat), connection.seat)
    guest = hashlib.sha256(connection.guest.encode()).hexdigest()[:32]
    return Sender(f"guest-{guest}", None, connection.name)
