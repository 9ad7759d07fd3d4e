"""A connection: the way from a table to one client, and what that client has seen."""

import asyncio
import json

from ...games import ReihumError
from ..metrics import MEASURES
from ..protocol.answers import Ack, Pong, Refused, Why
from ..protocol.catalogue import Message
from ..refusals import Refusal

# Why we hang up: too slow to read, asked to go, no such table, too many sockets, a failure of ours.
SLOW, DISMISSED, GONE, BUSY, FAILED = 4008, 4003, 4004, 4029, 1011
SEND_TEXTS = "reihum.send_texts"  # an extension of ASGI: several messages by one write
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

    def send(self, message: Ack | Pong | Why) -> None:
        """Send an answer, soon."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send a message that is already text."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(text)
        elif self.outbox.qsize() == MOST_WAITING:
            MEASURES.cut["slow"] += 1
            self.hang_up(SLOW)  # it can come back with `since`

    async def waiting(self) -> tuple[list[str], int | None]:
        """All that is to be sent now, as soon as there is something; the code if it is the end."""
        texts, next_one = list[str](), await self.outbox.get()
        while isinstance(next_one, str):
            texts.append(next_one)
            if self.outbox.empty():
                return texts, None
            next_one = self.outbox.get_nowait()
        return texts, next_one

    def hang_up(self, code: int) -> None:
        """Send nothing more; close the socket with a code."""
        self.outbox.put_nowait(code)

    def refuse(self, error: Refusal | ReihumError, message_id: str | None) -> None:
        """Say that a message was not done."""
        self.send_text(written(refused(error, message_id)))


def refused(error: Refusal | ReihumError, message_id: str | None = None) -> Refused:
    """A refusal as it is sent."""
    MEASURES.refused[error.message.code] += 1
    return Refused(id=message_id, error=Message(**error.message.json()))


def written(message: Refused) -> str:
    """A refusal as text, with nothing in it that could not be sent: it may quote anything."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
