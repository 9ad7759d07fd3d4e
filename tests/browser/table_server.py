"""A server as a program of its own: the folder of its tables and its port as arguments."""

import sys
from contextlib import suppress
from pathlib import Path

from reihum.server.web.run import serve
from tests.server.conftest import quick

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        serve(quick(Path(sys.argv[1]), port=int(sys.argv[2])))
