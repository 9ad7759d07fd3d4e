"""How many connections there may be: in all, of one address, and of those that keep us waiting."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass

from ...metrics import MEASURES


@dataclass(frozen=True)
class Room:
    """So many connections may be open."""

    in_all: int
    of_address: int
    waiting: int  # of an address, and we wait for its requests: for a while, that is cheap to do


class Guard:
    """Knows all connections of a server by their transports, and cuts what is too much.

    Where too many keep us waiting for a request, the one that does so longest is cut: whoever
    comes with a request gets in, however many half-open connections someone else holds.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._open: Counter[str] = Counter()
        # Dicts for their order: who waits longest is first.
        self._waiting: dict[asyncio.BaseTransport, None] = {}
        self._waiting_of: dict[str, dict[asyncio.BaseTransport, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, transport: asyncio.Transport, address: str, shared: bool = False) -> bool:
        """Let a connection in, if there is room or some can be made.

        The address of a proxy is shared: it stands for any number of people.
        """
        if self._open[address] >= self._room.of_address and not shared:
            MEASURES.cut["address-full"] += 1
            return False
        if len(self) >= self._room.in_all and not self._cut_first(self._waiting):
            MEASURES.cut["full"] += 1
            return False
        MEASURES.connections += 1
        self._addresses[transport] = address
        self._open[address] += 1
        return True

    def waits(self, transport: asyncio.BaseTransport) -> None:
        """From now on we wait for a request of this connection."""
        address = self._addresses.get(transport)
        if address is None:
            return
        self._waiting[transport] = self._waiting_of[address][transport] = None
        if len(self._waiting_of[address]) > self._room.waiting:
            self._cut_first(self._waiting_of[address])

    def served(self, transport: asyncio.BaseTransport) -> None:
        """A request has come."""
        self._waiting.pop(transport, None)
        address = self._addresses.get(transport, "")
        waiting = self._waiting_of.get(address, {})
        waiting.pop(transport, None)
        if not waiting:
            self._waiting_of.pop(address, None)

    def release(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        self.served(transport)
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        MEASURES.connections -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _cut_first(self, waiting: dict[asyncio.BaseTransport, None]) -> bool:
        first = next(iter(waiting), None)
        if first is None:
            return False
        assert isinstance(first, asyncio.Transport)
        MEASURES.cut["half-open"] += 1
        self.release(first)
        first.abort()
        return True
