"""A server as a program of its own, for tests that kill it.

The first argument is a folder, others are settings as JSON.
"""

import json
import os
import sys
from pathlib import Path

from reihum.server.settings import Settings
from reihum.server.web.run import serve
from tests.server.conftest import quick


def serve_quietly(settings: Settings, log: Path) -> None:
    """Serve, and write into a file what would be said."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    serve(settings)


if __name__ == "__main__":
    more = {} if len(sys.argv) < 3 else json.loads(sys.argv[2])
    serve(quick(Path(sys.argv[1]), port=0, look_wait=1000, **more))
