"""A line: the way from a table to one connected client."""

import asyncio
import json
from typing import Any

from ...games import ReihumError
from ..table.fields import ID_LIMIT, Fields
from ..table.refusals import Refusal

MOST_WAITING = 400  # messages; a client that reads more slowly than this is cut off


class Line:
    """What a client has seen, as whom it is here, and what it still has to be sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.name = ""
        self.seen = 0
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def post(self, message: dict[str, Any]) -> None:
        """Send a message, soon."""
        self.post_text(json.dumps(message, separators=(",", ":")))

    def post_text(self, text: str) -> None:
        """Send a message that is already text."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(text)
        elif self.outbox.qsize() == MOST_WAITING:
            self.outbox.put_nowait(None)  # too slow: hang up, it can come back with `since`

    def refuse(self, error: Refusal | ReihumError, message_id: str | None) -> None:
        """Say that a message was not done."""
        self.post({"type": "error", "id": message_id, "error": error.message.json()})

    def refuse_text(self, refusal: Refusal, text: str | None) -> None:
        """Say that a message was not even considered, by its id if it has one."""
        self.refuse(refusal, _id(text))


def _id(text: str | None) -> str | None:
    try:
        return Fields.read(text or "").text("id", 1, ID_LIMIT)
    except Refusal:
        return None
