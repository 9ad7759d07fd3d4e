"""`reihum` with workers that have all the time they need to end, on a machine however busy."""

from unittest.mock import patch

from reihum.cli import app

SUPERVISOR = "reihum.server.neighbours.supervisor"

if __name__ == "__main__":
    with patch(f"{SUPERVISOR}.GOODBYE", 1000.0), patch(f"{SUPERVISOR}.end_in_time"):
        app()
