"""A host: runs one live table. It stores first, then tells everybody."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from ...bots import Advice, Explained
from ...games import ReihumError
from ..bots.bot_seats import BotSeats
from ..bots.hints import Hints
from ..bots.pool import BotPool
from ..bots.reasons import Reasons
from ..guests import spectator
from ..metrics import MEASURES
from ..neighbours.neighbours import NOBODY, Neighbours, Others
from ..protocol.answers import ExplainedAction, Hint, Pong, Why
from ..protocol.reading import id_of, read
from ..protocol.requests import (
    AnyRequest,
    DismissRequest,
    HintRequest,
    PingRequest,
    RenameRequest,
    SayRequest,
    TableRequest,
    WhyRequest,
)
from ..refusals import Refusal, no_table
from ..settings import Settings
from ..store.rows import NotStored, StoreFailed, now
from ..store.store import Store
from ..store.telling import told
from ..table.context import Context, Sender
from ..table.events import Event, Returned
from ..table.handlers import check_hint, check_muted, check_talk, drafts
from ..table.lobby import moving, signals, standing
from ..table.log import Draft, LogEntry
from ..table.seating.names import check_name
from ..table.seating.seats import Seat
from ..table.table import Table
from ..table.timing.countdowns import countdowns
from .connection import DISMISSED, GONE, Connection, acknowledged, to_json
from .presence import Presence
from .talk_limits import TalkLimits
from .telling import Telling, joined

log = logging.getLogger(__name__)
MOST_SPECTATORS, MOST_CONNECTIONS = 100, 20  # connections of spectators, and of one seat
ATTEMPTS = 10  # to store something, where others store at the same moment
JITTER = 0.005  # seconds between them at most, and more each time, by lot: so they miss each other
SPOKEN = (SayRequest, RenameRequest)  # what one may do only so often
LONG = 120  # seconds: where time is up later, the host may be forgotten until then


class Host:
    """A table, the connections of those who watch it, and the bots that sit there."""

    def __init__(
        self,
        table: Table,
        store: Store,
        pool: BotPool,
        settings: Settings,
        since: float | None = None,
        clock: Callable[[], float] = now,
        neighbours: Neighbours | None = None,
        others: Others = NOBODY,
    ) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.users = 0  # who must not lose this host
        self._store = store
        self._settings = settings
        self._neighbours = neighbours or Neighbours()
        self._others = others
        self._meeting = asyncio.Lock()
        self._lock = asyncio.Lock()
        # Nobody was here before the host began; `since` may be when the server did.
        self._presence = Presence(self._people(), clock() if since is None else since, clock)
        self._standing = b""  # as JSON, of these seats, and since when each is away
        self._standing_for: tuple[list[Seat], list[float | None]] = [], []
        self._note_presence()
        self._bots = BotSeats(self, pool, settings)
        self._reasons, self._hints = Reasons(pool, settings), Hints(pool)
        self._talk = TalkLimits(settings.limits)

    # connections

    async def connect(self, connection: Connection, since: int) -> None:
        """Let a client in, which has seen the events up to `since`."""
        async with self._lock:
            connection.seen = since if 0 <= since <= self.table.seq else 0
            connection.seat = self.table.seat_of(connection.guest)
            if connection.seat is None and connection.guest in self.table.dismissed:
                raise Refusal("dismissed")
            if not self.table.admits(connection.guest):
                raise no_table(self.table.id)
            self._check_room(connection.seat)
            await self._greet(connection)
            self.connections.append(connection)
            self._people_changed()
        self.wake()

    def _check_room(self, seat: int | None) -> None:
        """A crowd of spectators must not slow the table down, nor many sockets of one seat."""
        most = MOST_SPECTATORS if seat is None else MOST_CONNECTIONS
        if sum(connection.seat == seat for connection in self.connections) >= most:
            raise Refusal("crowded")

    async def _greet(self, connection: Connection) -> None:
        """Whoever comes back takes over from the bot."""

        def back() -> list[Draft]:
            seat = self.table.seat_of(connection.guest)
            if seat is None or not self.table.seats[seat].stand_in or self.table.seats[seat].idle:
                return []
            return [Draft(Returned(seat=seat))]

        await self._record(back)

    async def disconnect(self, connection: Connection) -> None:
        """Let a client go."""
        async with self._lock:
            self.connections.remove(connection)
            self._people_changed()
        self.wake()  # those who are left may all want the same

    def _people_changed(self) -> None:
        """Somebody has come, gone, or has another name: let everybody know, also elsewhere."""
        self._note_presence()
        self._neighbours.set_here(self.table.id, self._here())
        self._tell()

    async def meet(self) -> None:
        """See who is here by way of other workers; what was asked last is known last."""
        async with self._meeting:
            others = await self._neighbours.others(self.table.id)
            if others and others != self._others:
                self._others = others
                self._note_presence()
                self._tell()
                self.wake()

    def present(self, seat: int) -> bool:
        """Whether someone on this seat is connected, here or elsewhere."""
        elsewhere = self.table.seats[seat].guest in self._others.here
        return elsewhere or any(connection.seat == seat for connection in self.connections)

    def absent(self, seat: int) -> bool:
        """Whether a person has left, or has been away for longer than the grace time."""
        held = self.table.seats[seat]
        return held.guest is None or self._presence.away_for(held.key, self._settings.grace)

    def _people(self) -> list[int]:
        """The keys of the seats that are people's."""
        return [seat.key for seat in self.table.seats if seat.kind == "person"]

    def _note_presence(self) -> None:
        seats, left = self.table.seats, self._others.left
        here = {seat.key for number, seat in enumerate(seats) if self.present(number)}
        gone = {seat.key: left[seat.guest] for seat in seats if seat.guest and seat.guest in left}
        self._presence.note(self._people(), here, gone)
        self._standing = b""

    def _here(self) -> dict[str, str]:
        """The guests who are connected to this worker; those who only watch may have names."""
        names: dict[str, str] = {}  # one connection of a guest may have a name, another none
        for each in self.connections:
            names[each.guest] = each.name or names.get(each.guest, "")
        return names

    def lobby(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        return {**self._what_stands(self._away()), **self._what_moves()}

    def _lobby_text(self) -> bytes:
        """The same as JSON. Nearly all of it stands while cards are played, and is written once."""
        now = [*self.table.seats], self._away()
        if not self._standing or self._standing_for != now:
            self._standing, self._standing_for = to_json(self._what_stands(now[1])), now
        return joined(self._standing, to_json(self._what_moves()))

    def _away(self) -> list[float | None]:
        """Since when each seat is away."""
        return self._presence.all_away_since([seat.key for seat in self.table.seats])

    def _what_stands(self, away: Sequence[float | None]) -> dict[str, Any]:
        seated = {seat.guest for seat in self.table.seats}
        guests = {**self._others.here, **self._here()}
        watching = [name for guest, name in guests.items() if guest not in seated]
        return standing(self.table, away, watching, self._settings.grace)

    def _what_moves(self) -> dict[str, Any]:
        now = time.time()
        return {**moving(self.table, now), **countdowns(self.table, self._settings, now)}

    # requests

    async def receive(self, connection: Connection, text: str) -> None:
        """Answer a message; not to be cancelled, for then half of it would be done."""
        try:
            await self._answer(connection, read(text))
        except (Refusal, ReihumError) as error:
            connection.refuse(error, id_of(text))
        except StoreFailed:
            connection.refuse(Refusal("try-again"), id_of(text))
        except Exception:
            log.exception("a message failed")
            connection.refuse(Refusal("internal"), id_of(text))

    async def _answer(self, connection: Connection, request: AnyRequest) -> None:
        if isinstance(request, PingRequest):
            connection.send(Pong(id=request.id))
            return
        if isinstance(request, WhyRequest):
            self._explain(connection, request)
            return
        if isinstance(request, HintRequest):
            await self._hint(connection, request)
            return
        begun = time.perf_counter()
        async with self._lock:
            seq = await self._do(connection, request)
            MEASURES.stored.note(time.perf_counter() - begun)
            self._tell_news(connection, acknowledged(request.id, seq))
        seconds = time.perf_counter() - begun
        MEASURES.told.note(seconds)
        MEASURES.telling.note(seconds)
        self.wake()

    def _explain(self, connection: Connection, request: WhyRequest) -> None:
        """Answer as soon as the reasons are there; whoever asked can go on meanwhile."""

        def send(told: asyncio.Task[list[Explained]]) -> None:
            if not told.cancelled():
                actions = [ExplainedAction.of(each) for each in told.result()]
                connection.send(Why(id=request.id, seat=request.seat, actions=actions))

        self._reasons.of(self.table, request.seat).add_done_callback(send)

    async def _hint(self, connection: Connection, request: HintRequest) -> None:
        """Let everybody know, once for each position; answer as soon as there is an answer."""
        async with self._lock:
            seat, seq = connection.seat, self.table.hints_asked.number(self.table.state)
            if seq is None:
                seq = await self._do(connection, request)
                self._tell_news()
            check_hint(self.table, seat)
            assert seat is not None
            told = self._hints.of(self.table, seat, seq)

        def send(told: asyncio.Task[Advice]) -> None:
            if not told.cancelled():
                connection.send(Hint.of(request.id, seq, told.result()))

        told.add_done_callback(send)

    async def _do(self, connection: Connection, request: TableRequest) -> int:
        """Do what is asked for, unless that was done; the number of its event."""
        if isinstance(request, SPOKEN):
            sender = self._sender(connection)
            done = self.table.done.get((sender.key, request.id))
            if done is not None:
                return done
            self._talk.check(connection.seat, connection.address)
            if isinstance(request, RenameRequest) and connection.seat is None:
                return self._rename_spectator(connection, sender, request.name)
        key = "", ""

        def decide() -> Sequence[Draft]:
            nonlocal key
            sender = self._sender(connection)
            key = sender.key, request.id
            people = self.present, self.absent
            context = Context(self.table, sender, *people, self._settings, time.time(), self._named)
            return [] if key in self.table.done else drafts(request, context)

        await self._record(decide)
        if isinstance(request, DismissRequest):
            self._let_go()
        return self.table.done[key]

    def _named(self, name: str) -> list[str]:
        """The guests who watch under a name, here or elsewhere."""
        guests = [
            *self._others.here.items(),
            *((each.guest, each.name) for each in self.connections),
        ]
        watching = {guest for guest, known in guests if known == name}
        return sorted(guest for guest in watching if self.table.seat_of(guest) is None)

    def _let_go(self) -> None:
        """End the connections of spectators who were asked to go."""
        for each in self.connections:
            if each.seat is None and each.guest in self.table.dismissed:
                each.refuse(Refusal("dismissed"), None)
                each.hang_up(DISMISSED)

    def _rename_spectator(self, connection: Connection, sender: Sender, name: str) -> int:
        """A spectator's name lasts as long as the connection, and makes no event."""
        check_muted(self.table, sender)
        check_talk(self.table, name)
        check_name(self.table, name, None)
        connection.name = name
        self._people_changed()
        return self.table.seq

    def _sender(self, connection: Connection) -> Sender:
        """Requests are remembered by seat, whoever holds it; those of spectators by guest."""
        if connection.seat is not None:
            key = str(self.table.seats[connection.seat].key)
            return Sender(key, connection.seat, guest=connection.guest)
        key = spectator(connection.guest)
        return Sender(key, None, connection.name, connection.guest)

    async def _record(self, decide: Callable[[], Sequence[Draft]]) -> None:
        """Store what is decided on, then let it happen.

        Where another worker was faster it is decided anew on what is so now, as if it had been
        asked for a moment later. So it is where only the answer of the store was lost.
        """
        for attempt in range(1, ATTEMPTS + 1):
            if not (events := decide()):
                return
            try:
                table = self.table
                self._apply(await self._store.append(table.id, table.seq, events, table))
            except NotStored:
                await asyncio.sleep(random.uniform(0, JITTER * attempt))
                await self._read_on()
            else:
                return
        raise Refusal("try-again")

    async def _read_on(self, known: Sequence[LogEntry] = ()) -> None:
        """Let happen what others have stored; it need not be read where all of it was told."""
        complete = known and known[0].seq == self.table.seq + 1
        self._apply(known if complete else await self._store.load(self.table.id, self.table.seq))
        self._let_go()
        self._tell_news()

    def _apply(self, stored: Sequence[LogEntry]) -> None:
        seats_stay = True
        for entry in stored:
            self.table.apply(entry)
            seats_stay &= entry.draft.event.about_cards
        if not seats_stay:
            self._reseat_all()

    async def catch_up(self, seq: int | None = None, events: str = "") -> None:
        """Let happen what others have stored: so many events, or however many there are."""
        async with self._lock:
            if seq is None or seq > self.table.seq:
                await self._read_on(told(events))
        self.wake()

    async def reload(self) -> bool:
        """Read all of it anew, as something was deleted; whether there still is a table."""
        async with self._lock:
            if entries := await self._store.load(self.table.id):
                self.table = await asyncio.to_thread(Table, self.table.id, entries)
                self._reseat_all()
                self._tell()
            else:
                self._close_down()
        self.wake()
        return bool(entries)

    def _close_down(self) -> None:
        """There is no such table any more."""
        self._bots.stop()
        for each in self.connections:
            each.refuse(Refusal("not-found", table=self.table.id), None)
            each.hang_up(GONE)

    def _reseat_all(self) -> None:
        """Seats may have gone to other guests, or changed places."""
        for connection in self.connections:
            connection.seat = self.table.seat_of(connection.guest)
        self._note_presence()

    # telling

    def _tell_news(self, asker: Connection | None = None, answer: bytes = b"") -> None:
        """Tell everybody, if anything has happened; whoever asked for it is answered before."""
        if self.connections and min([each.seen for each in self.connections]) < self.table.seq:
            self._tell(asker, answer)
        elif asker:
            asker.send_json(answer)

    def _tell(self, asker: Connection | None = None, answer: bytes = b"") -> None:
        """Bring every connection up to date: an answer and what it led to are one write."""
        table = self.table
        telling, seq = Telling(table, self._lobby_text(), signals(table)), table.seq
        for connection in list(self.connections):
            answers = (answer,) if connection is asker else ()
            if not table.admits(connection.guest):  # who has got up at a private table
                connection.send_json(*answers)
                connection.refuse(no_table(table.id), None)
                connection.hang_up(GONE)
            else:
                sync = telling.sync(connection.seat, connection.seen)
                connection.send_json_now(*answers, sync)
            connection.seen = seq

    # bots

    @property
    def watched(self) -> bool:
        """Whether anybody would notice that something happens here."""
        leased = self._neighbours.leased(self.table.id)
        return bool(self.users or self.connections or leased)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this host."""
        used = self.users or self.connections or self._lock.locked()
        settled = self._presence.settled(self._settings.grace)  # else it is forgotten since when
        until = self.waits_until
        busy = self._bots.busy and (until is None or until < time.time() + LONG)
        return settled and not used and not busy

    @property
    def waits_until(self) -> float | None:
        """Until when nothing happens by itself but that somebody's time is up then."""
        return self._bots.waits_until

    def rest(self) -> None:
        """Let other workers have the bots, if nobody is here and they have nothing to do."""
        if not (self.users or self.connections or self._bots.busy):
            self._neighbours.release(self.table.id)

    def wake(self) -> None:
        """Tell the bots that something has happened."""
        self._bots.wake()

    def stop(self) -> None:
        """Let the bots rest, and other workers have them."""
        self.stop_bots()
        self._neighbours.release(self.table.id)

    def stop_bots(self) -> None:
        """Let the bots rest."""
        self._bots.stop()

    async def happen(self, decide: Callable[[Table], Sequence[Event]]) -> None:
        """Let the events happen that someone decides on when nothing else can come between.

        Whoever is no bot of this table wakes them afterwards.
        """
        async with self._lock:
            await self._record(lambda: [Draft(event) for event in decide(self.table)])
            self._tell_news()

    async def lease(self) -> bool:
        """Whether the bots think here: of several workers, in one at a time."""
        return await self._neighbours.lease(self.table.id)
