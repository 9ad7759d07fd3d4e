"""What has come of a socket and was not read yet."""

import asyncio
from collections import deque
from typing import Any


class Mailbox:
    """As much of `asyncio.Queue` as a socket needs, which one task reads: a third of its calls."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # while it waits

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether none does."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    def get_nowait(self) -> Any:
        """The next message, which has to be there."""
        return self._messages.popleft()

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.get_nowait()
