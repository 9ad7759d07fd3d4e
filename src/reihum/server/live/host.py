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
from ..bots.thinker import Thinker
from ..settings import Settings
from ..store.rows import Binding, NotStored
from ..store.store import Store
from ..table.events import Draft
from ..table.fields import ID_LIMIT, NAME_LIMIT, Fields
from ..table.refusals import Refusal
from ..table.requests import TYPES, Sender, Wish, check_talk, drafts
from ..table.table import Table
from .connection import Line

log = logging.getLogger(__name__)
MOST_SPECTATORS, MOST_LINES = 100, 20  # lines of spectators, and of one seat
MOST_EVENTS = 1000  # in one message: who has missed more sees the end of the story


class Host:
    """A table, the lines of those who watch it, and the bots that sit there."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinker: Thinker,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.lines: list[Line] = []
        self.users = 0  # who must not lose this host
        self._store = store
        self._settings = settings
        self._clock = clock
        self._lock = asyncio.Lock()
        self._away = {seat: clock() for seat in range(len(table.seats))}
        self._bots = BotSeats(self, thinker, settings)

    # lines

    async def join(self, line: Line, since: int) -> None:
        """Connect a line, which has seen the events up to `since`."""
        async with self._lock:
            line.seen = since if 0 <= since <= self.table.seq else 0
            line.seat = self.table.seat_of(line.guest)
            self._check_room(line.seat)
            await self._greet(line)
            self.lines.append(line)
            self._tell()
        self.wake()

    def _check_room(self, seat: int | None) -> None:
        """A crowd of spectators must not slow the table down, nor many sockets of one seat."""
        most = MOST_SPECTATORS if seat is None else MOST_LINES
        if sum(line.seat == seat for line in self.lines) >= most:
            raise Refusal("crowded")

    async def _greet(self, line: Line) -> None:
        """Whoever comes back takes over from the bot."""
        if line.seat is not None and self.table.seats[line.seat].stand_in:
            await self._record([Draft("returned", line.seat)])

    async def part(self, line: Line) -> None:
        """Disconnect a line."""
        async with self._lock:
            self.lines.remove(line)
            if line.seat is not None:
                self._away[line.seat] = self._clock()
            self._tell()

    def present(self, seat: int) -> bool:
        """Whether someone on this seat is connected."""
        return any(line.seat == seat for line in self.lines)

    def absent(self, seat: int) -> bool:
        """Whether a person has left, or has been away for longer than the grace time."""
        if self.present(seat):
            return False
        long = self._clock() - self._away[seat] >= self._settings.grace
        return long or self.table.seats[seat].guest is None

    def lobby(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        spectators: dict[str, str] = {}  # one of a guest's lines may have a name, another none
        for line in self.lines:
            if line.seat is None:
                spectators[line.guest] = line.name or spectators.get(line.guest, "")
        return self.table.lobby(self.present, list(spectators.values()))

    # wishes

    async def hear(self, line: Line, text: str) -> None:
        """Answer a message. Not even a cut in the middle leaves half of it done."""
        await asyncio.shield(asyncio.ensure_future(self._hear(line, text)))

    async def _hear(self, line: Line, text: str) -> None:
        message_id: str | None = None
        try:
            fields = Fields.read(text)
            message_id = fields.text("id", 1, ID_LIMIT)
            await self._answer(line, fields.kind(TYPES), message_id, fields)
        except (Refusal, ReihumError) as error:
            line.refuse(error, message_id)
        except Exception:
            log.exception("a message failed")
            line.refuse(Refusal("internal"), message_id)

    async def _answer(self, line: Line, kind: str, message_id: str, fields: Fields) -> None:
        if kind == "ping":
            line.post({"type": "pong", "id": message_id})
            return
        async with self._lock:
            seq = await self._do(line, kind, message_id, fields)
            line.post({"type": "ack", "id": message_id, "seq": seq})
            self._tell_news()
        self.wake()

    async def _do(self, line: Line, kind: str, message_id: str, fields: Fields) -> int:
        if kind == "rename" and line.seat is None:
            name = fields.text("name", 1, NAME_LIMIT)
            check_talk(self.table, name)
            line.name = name  # a spectator's lasts as long as the line
            self._tell()
            return self.table.seq
        sender = _sender(line)
        done = self.table.done.get((sender.key, message_id))
        if done is not None:
            return done
        wish = Wish(self.table, sender, fields, self.absent, self._settings.grace)
        events = drafts(wish, kind, message_id)
        binding = Binding(events[0].seat or 0, None) if kind == "leave" else None
        return await self._record_wish(events, binding)

    async def _record_wish(self, events: Sequence[Draft], binding: Binding | None) -> int:
        """Record a wish; it counts as done also where only the answer of the store was lost."""
        first = self.table.seq + 1
        try:
            await self._record(events, binding)
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
            draft = Draft("seated", seat, {"name": name, "guest": guest})
            await self._record([draft], Binding(seat, guest))
            self._tell()
        self.wake()

    async def _record(self, events: Sequence[Draft], binding: Binding | None = None) -> None:
        try:
            stored = await self._store.append(self.table.id, self.table.seq, events, binding)
        except NotStored:
            self.table = Table(self.table.id, await self._store.load(self.table.id))
            self._reseat_all()
            raise Refusal("try-again") from None
        for event in stored:
            self.table.apply(event)
        self._reseat_all()

    def _reseat_all(self) -> None:
        for line in self.lines:
            self._reseat(line)

    def _reseat(self, line: Line) -> None:
        """A seat may have gone to another guest."""
        seat = self.table.seat_of(line.guest)
        if seat != line.seat and line.seat is not None:
            self._away[line.seat] = self._clock()
        line.seat = seat

    # telling

    def _tell_news(self) -> None:
        """Tell everybody, if anything has happened."""
        if any(line.seen < self.table.seq for line in self.lines):
            self._tell()

    def _tell(self) -> None:
        """Bring every line up to date; what is the same for some is made once."""
        made: dict[tuple[int | None, int], str] = {}
        for line in list(self.lines):
            key = line.seat, line.seen
            if key not in made:
                made[key] = json.dumps(self._sync(*key), separators=(",", ":"))
            line.post_text(made[key])
            line.seen = self.table.seq

    def _sync(self, seat: int | None, seen: int) -> dict[str, Any]:
        return {
            "type": "sync",
            "seq": self.table.seq,
            "events": [event.public() for event in self.table.events[seen:][-MOST_EVENTS:]],
            "table": self.lobby(),
            "view": self.table.view(seat),
            "seat": seat,
            "signals": self.table.signals_json(),
        }

    # bots

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this host."""
        used = self.users or self.lines or self._lock.locked()
        return not used and not self._bots.busy

    def wake(self) -> None:
        """Tell the bots that something has happened."""
        self._bots.wake()

    def stop(self) -> None:
        """Let the bots rest."""
        self._bots.stop()

    async def happen(self, decide: Callable[[Table], Sequence[Draft]]) -> None:
        """Let the events happen that someone decides on when nothing else can come between."""
        async with self._lock:
            events = decide(self.table)
            if events:
                await self._record(events)
                self._tell_news()


def _sender(line: Line) -> Sender:
    """Wishes are remembered by seat, whoever holds it; those of spectators by guest."""
    if line.seat is not None:
        return Sender(str(line.seat), line.seat)
    guest = hashlib.sha256(line.guest.encode()).hexdigest()[:32]
    return Sender(f"guest-{guest}", None, line.name)
