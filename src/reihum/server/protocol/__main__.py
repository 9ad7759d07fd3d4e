"""`python -m reihum.server.protocol` prints the JSON schema of the protocol."""

import json
import sys

from .schema import protocol_schema

if __name__ == "__main__":
    sys.stdout.write(json.dumps(protocol_schema(), indent=2) + "\n")
