"""A server as a program of its own: the folder of its tables and its port as arguments."""

import sys
from contextlib import suppress
from pathlib import Path

from reihum.server.web.run import serve
from tests.server.conftest import quick

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        # A review would be compiled for minutes; those who want one have a server of their own.
        serve(quick(Path(sys.argv[1]), port=int(sys.argv[2]), reviews=False))
