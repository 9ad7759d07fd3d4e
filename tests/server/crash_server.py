"""A server as a program of its own, for tests that kill it.

The first argument is a folder, others are settings as JSON.
"""

import json
import sys
from pathlib import Path

from reihum.server.web.run import serve
from tests.server.conftest import quick

if __name__ == "__main__":
    more = {} if len(sys.argv) < 3 else json.loads(sys.argv[2])
    serve(quick(Path(sys.argv[1]), port=0, look_wait=1000, **more))
