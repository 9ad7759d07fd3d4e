"""A server as a program of its own, for tests that kill it: the folder as argument."""

import sys
from pathlib import Path

from reihum.server.web.run import serve
from tests.server.conftest import quick

if __name__ == "__main__":
    serve(quick(Path(sys.argv[1]), port=0))
