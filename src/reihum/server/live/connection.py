"""A connection: the way from a table to one client, and what that client has seen."""

import asyncio
import json

from ...games import ReihumError
from ..metrics import MEASURES
from ..protocol.answers import Ack, Pong, Refused
from ..protocol.catalogue import Message
from ..refusals import Refusal

# Why we hang up: too slow to read, asked to go, no such table, too many sockets, a failure of ours.
SLOW, DISMISSED, GONE, BUSY, FAILED = 4008, 4003, 4004, 4029, 1011
MOST_WAITING = 400  # messages; a client that reads more slowly than this is cut off


class Connection:
    """What a client has seen, as whom it is here, and what it still has to be sent."""

    def __init__(self, guest: str, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.seat: int | None = None
        self.name = ""
        self.seen = 0
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()  # an end is a code

    def send(self, message: Ack | Refused | Pong) -> None:
        """Send a message, soon."""
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        """Send a message that is already text."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(text)
        elif self.outbox.qsize() == MOST_WAITING:
            MEASURES.cut["slow"] += 1
            self.hang_up(SLOW)  # it can come back with `since`

    def hang_up(self, code: int) -> None:
        """Send nothing more; close the socket with a code."""
        self.outbox.put_nowait(code)

    def refuse(self, error: Refusal | ReihumError, message_id: str | None) -> None:
        """Say that a message was not done."""
        self.send(refused(error, message_id))


def refused(error: Refusal | ReihumError, message_id: str | None = None) -> Refused:
    """A refusal as it is sent."""
    MEASURES.refused[error.message.code] += 1
    return Refused(id=message_id, error=Message(**error.message.json()))


def written(message: Ack | Refused | Pong) -> str:
    """A message as text, with nothing in it that could not be sent."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
