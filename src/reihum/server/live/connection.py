"""A connection: the way from a table to one client, and what that client has seen."""

import asyncio
import json

from ...games import ReihumError
from ..protocol.answers import Ack, Pong, Refused
from ..protocol.catalogue import Message
from ..refusals import Refusal

MOST_WAITING = 400  # messages; a client that reads more slowly than this is cut off


class Connection:
    """What a client has seen, as whom it is here, and what it still has to be sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.name = ""
        self.seen = 0
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: Ack | Refused | Pong) -> None:
        """Send a message, soon."""
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        """Send a message that is already text."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(text)
        elif self.outbox.qsize() == MOST_WAITING:
            self.outbox.put_nowait(None)  # too slow: hang up, it can come back with `since`

    def refuse(self, error: Refusal | ReihumError, message_id: str | None) -> None:
        """Say that a message was not done."""
        self.send(refused(error, message_id))


def refused(error: Refusal | ReihumError, message_id: str | None = None) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=message_id, error=Message(**error.message.json()))


def written(message: Ack | Refused | Pong) -> str:
    """A message as text, with nothing in it that could not be sent."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
