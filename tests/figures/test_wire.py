"""The swarm's own WebSocket client: it must understand whatever a server may say."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench.load.wire import Traffic, Wire, connected, framed

Scene = Callable[[Wire, asyncio.Queue[bytes], Traffic], Awaitable[None]]


def among(handler: Callable[[ServerConnection], Awaitable[None]], scene: Scene, **how: Any) -> None:
    """Connect to a real server, and see what happens."""

    async def both() -> None:
        heard, traffic = asyncio.Queue[bytes](), Traffic()
        async with serve(handler, "127.0.0.1", 0, **how) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            wire = await connected(port, "/", "", heard.put_nowait, traffic)
            await scene(wire, heard, traffic)
            wire.close()

    asyncio.run(both())


@pytest.mark.parametrize("compression", [None, "deflate"])
@pytest.mark.parametrize("size", [1, 125, 126, 5000, 70_000])
def test_texts_of_any_size_come_back(size: int, compression: str | None) -> None:
    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(f"{message!s} " * (size // 5 + 1))

    async def scene(wire: Wire, heard: asyncio.Queue[bytes], traffic: Traffic) -> None:
        for word in (b"one", b"two"):
            wire.send(word)
            assert (await heard.get()).split() == [word] * (size // 5 + 1)
        assert traffic.sent == 2 * (2 + 4 + 3)  # head, mask, word
        assert traffic.heard > 0

    among(echo, scene, compression=compression)


def test_long_texts_are_sent_with_a_long_head() -> None:
    async def count(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(str(len(message)))

    async def scene(wire: Wire, heard: asyncio.Queue[bytes], traffic: Traffic) -> None:
        for size in (125, 126, 4000):
            wire.send(b"x" * size)
            assert await heard.get() == str(size).encode()

    among(count, scene)


def test_a_ping_is_answered() -> None:
    answered = asyncio.Event()

    async def ping(connection: ServerConnection) -> None:
        await (await connection.ping(b"there?"))
        answered.set()
        await connection.wait_closed()

    async def scene(wire: Wire, heard: asyncio.Queue[bytes], traffic: Traffic) -> None:
        await answered.wait()

    among(ping, scene)


def test_who_is_not_let_in_hears_why() -> None:
    async def nobody(connection: ServerConnection) -> None:
        raise AssertionError("nobody comes in")

    def refuse(connection: ServerConnection, request: Any) -> Any:
        return connection.respond(403, "not you")

    async def scene(wire: Wire, heard: asyncio.Queue[bytes], traffic: Traffic) -> None:
        raise AssertionError("this was no connection")

    with pytest.raises(ConnectionError, match="403"):
        among(nobody, scene, process_request=refuse)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", None),
        (b"\x81", None),
        (b"\x81\x02a", None),
        (b"\x81\x02ab", (2, 4)),
        (b"\x81\x7e\x00\x80" + b"x" * 127, None),
        (b"\x81\x7e\x00\x80" + b"x" * 128, (4, 132)),
        (b"\x81\x7f" + (200).to_bytes(8, "big") + b"x" * 200, (10, 210)),
    ],
)
def test_frames_are_found_once_they_are_there(data: bytes, found: tuple[int, int] | None) -> None:
    assert framed(data, 0) == found
    assert framed(b"..." + data, 3) == (found and (found[0] + 3, found[1] + 3))
