"""A connection: the way from a table to one client, and what that client has seen."""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from ...games import ReihumError
from ..metrics import MEASURES
from ..protocol.answers import Hint, Pong, Refused, Why
from ..protocol.catalogue import Message
from ..refusals import Refusal

# Why we hang up: too slow to read, asked to go, no such table, something new has begun, too many
# sockets, a failure of ours.
SLOW, DISMISSED, GONE, OUTDATED, BUSY, FAILED = 4008, 4003, 4004, 4009, 4029, 1011
to_json = msgspec.json.Encoder().encode
# Extensions of ASGI: several messages by one write, awaited; and the same at once, if they can be.
SEND_TEXTS, SEND_NOW = "reihum.send_texts", "reihum.send_now"
MOST_WAITING = 400  # messages; a client that reads more slowly than this is cut off


class Connection:
    """What a client has seen, as whom it is here, and what it still has to be sent.

    Mostly that can be sent at once (`send_now`), at the end of this turn of the event loop, so that
    what belongs together goes together. What cannot waits for a task (`waiting`), and from then on
    all that comes after it does, until nothing is left.
    """

    def __init__(self, guest: str, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.seat: int | None = None
        self.name = ""
        self.seen = 0
        self.outbox: deque[bytes | int] = deque()  # JSON; an end is a code
        self.send_now: Callable[[Sequence[bytes]], bool] | None = None  # whether all was sent
        self._news = asyncio.Event()  # there is something for the task
        self._left_to_task = False
        self._soon = False  # whether what waits is sent at the end of this turn of the loop

    def send(self, message: Pong | Why | Hint) -> None:
        """Send an answer, soon."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send a message that is already text, soon."""
        self.send_json(text.encode())

    def send_json(self, *texts: bytes) -> None:
        """Send some messages that are JSON already, soon."""
        self._add(texts)
        if self._left_to_task or self._soon:
            return  # they go with what is there already
        if self.send_now:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._flush)
        else:
            self._leave_to_task()

    def send_json_now(self, *texts: bytes) -> None:
        """The same, at once where that can be, with what waits already."""
        free = self.send_now if not (self.outbox or self._left_to_task) else None
        if free and free(texts):
            return
        self._add(texts)
        if self.send_now:
            self._flush()
        else:
            self._leave_to_task()

    def _add(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            waiting = len(self.outbox)
            if waiting < MOST_WAITING:
                self.outbox.append(text)
            elif waiting == MOST_WAITING:
                MEASURES.cut["slow"] += 1
                self.outbox.append(SLOW)  # it can come back with `since`

    def _flush(self) -> None:
        """Send what has come together, if that can be done now; to say good-bye takes a task."""
        self._soon = False
        if self._left_to_task or not self.outbox:
            return
        texts = [each for each in self.outbox if isinstance(each, bytes)]
        whole = len(texts) == len(self.outbox)
        if whole and self.send_now and self.send_now(texts):
            self.outbox.clear()
        else:
            self._leave_to_task()

    def _leave_to_task(self) -> None:
        self._left_to_task = True
        self._news.set()

    async def waiting(self) -> tuple[list[bytes], int | None]:
        """All that waits for a task, as soon as there is something; the code if it is the end.

        What was handed out before has been sent by now.
        """
        if not self.outbox:
            self._left_to_task = False
            self._news.clear()
            await self._news.wait()
        self._left_to_task = True
        texts = list[bytes]()
        while self.outbox:
            next_one = self.outbox.popleft()
            if isinstance(next_one, int):
                return texts, next_one
            texts.append(next_one)
        return texts, None

    def hang_up(self, code: int) -> None:
        """Send nothing more; close the socket with a code."""
        self.outbox.append(code)
        if not (self._left_to_task or self._soon):
            self._leave_to_task()

    def refuse(self, error: Refusal | ReihumError, message_id: str | None) -> None:
        """Say that a message was not done."""
        self.send_text(written(refused(error, message_id)))


def acknowledged(message_id: str, seq: int) -> bytes:
    """That a message was done: an `Ack`, which is sent so often that it is written here."""
    return to_json({"type": "ack", "id": message_id, "seq": seq})


def refused(error: Refusal | ReihumError, message_id: str | None = None) -> Refused:
    """A refusal as it is sent."""
    MEASURES.refused[error.message.code] += 1
    return Refused(id=message_id, error=Message(**error.message.json()))


def written(message: Refused) -> str:
    """A refusal as text, with nothing in it that could not be sent: it may quote anything."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
