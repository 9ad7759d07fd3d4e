"""What has come of a socket: in order, and nothing lost where somebody stops to wait."""

import asyncio

import pytest

from reihum.server.web.transport.mailbox import Mailbox


def test_messages_come_in_order_whether_somebody_waits_or_not() -> None:
    async def run() -> None:
        mailbox = Mailbox()
        assert mailbox.empty()
        mailbox.put_nowait(1)
        mailbox.put_nowait(2)
        assert mailbox.qsize() == 2 and [await mailbox.get(), await mailbox.get()] == [1, 2]
        waiting = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        for message in (3, 4):
            mailbox.put_nowait(message)
        assert [await waiting, await mailbox.get()] == [3, 4] and mailbox.empty()

    asyncio.run(run())


def test_who_stops_to_wait_takes_nothing_along() -> None:
    async def run() -> None:
        mailbox = Mailbox()
        waiting = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait("told")
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await mailbox.get() == "told"

    asyncio.run(run())
