"""The server of these tests: a process that can be killed and started again at the same place."""

import signal
import subprocess
import sys
from pathlib import Path

from reihum.server.settings import CLIENT

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def client_missing() -> str:
    """Why there is no client to test; nothing if there is one."""
    built = (CLIENT / "index.html").is_file() and AXE.is_file()
    return "" if built else "the client is not built: `make client` does it"


class ServerProcess:
    """A server with its folder; `url` stays the same over all its lives."""

    def __init__(self, folder: Path, python: Path = Path(sys.executable)) -> None:
        self.folder = folder
        self.python = python  # of the environment in which it runs
        self.port = 0
        self.open()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start the server, and wait until it has taken its port."""
        arguments = [str(self.folder), str(self.port)]
        command = [str(self.python), "-m", "tests.browser.table_server", *arguments]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().split()[-1]
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """As `kill -9` does it: without a word to anyone."""
        self.process.kill()
        self._leave()

    def close(self) -> None:
        """Stop the server as one should, like Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        self._leave()

    def _leave(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
