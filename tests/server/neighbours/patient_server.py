"""`reihum` with workers that have all the time they need to end, on a machine however busy."""

from reihum.cli import app
from reihum.server.neighbours import supervisor

if __name__ == "__main__":
    supervisor.GOODBYE = 1000.0
    supervisor.end_in_time = lambda: None
    app()
