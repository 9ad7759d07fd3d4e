"""Two workers that tell whoever connects which of them has answered, for tests that kill one."""

import os
import socket
import sys

from reihum.server.neighbours.handing import Handing
from reihum.server.neighbours.supervisor import supervise
from reihum.server.settings import Settings


def answer(settings: Settings, listener: socket.socket, handing: Handing) -> None:
    """Tell everybody the id of this process."""
    while True:
        connection, _ = listener.accept()
        with connection:
            connection.sendall(str(os.getpid()).encode())


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0)) as port:
        sys.stdout.write(f"{port.getsockname()[1]}\n")
        sys.stdout.flush()
        supervise(answer, Settings(workers=2), port)
