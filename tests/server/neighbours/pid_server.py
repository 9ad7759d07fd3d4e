"""Two workers that tell whoever connects which of them has answered, for tests that kill one.

The first argument, where there is one, is how many seconds of silence are a hang.
"""

import asyncio
import os
import socket
import sys
from unittest.mock import patch

from reihum.server.neighbours.handing import Handing
from reihum.server.neighbours.supervisor import supervise
from reihum.server.settings import Settings

SUPERVISOR = "reihum.server.neighbours.supervisor"


def answer(settings: Settings, listener: socket.socket, handing: Handing) -> None:
    """Tell everybody the id of this process."""
    asyncio.run(serve(listener, handing))


async def serve(listener: socket.socket, handing: Handing) -> None:
    async def tell(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(str(os.getpid()).encode())
        await writer.drain()
        writer.close()

    handing.begin(lambda connection, _: connection.close())
    async with await asyncio.start_server(tell, sock=listener) as server:
        await server.serve_forever()


if __name__ == "__main__":
    hangs = float(sys.argv[1]) if sys.argv[1:] else 1000.0
    with (
        patch(f"{SUPERVISOR}.HANGS", hangs),
        patch(f"{SUPERVISOR}.EXPIRIES", 0),
        socket.create_server(("127.0.0.1", 0)) as port,
    ):
        sys.stdout.write(f"{port.getsockname()[1]}\n")
        sys.stdout.flush()
        supervise(answer, Settings(workers=2), port)
