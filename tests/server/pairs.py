"""Two people at a table, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .clients import Guest, Socket


@contextmanager
def pair(anna: Guest, bert: Guest, game: str, **more: Any) -> Iterator[tuple[Socket, Socket]]:
    """Two people at a table, the game begun."""
    made = anna.create(game, "me", "open", **more)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.done("start")
        b.until(lambda: b.table["started"])
        yield a, b


@contextmanager
def begun(anna: Guest, bert: Guest, game: str, **more: Any) -> Iterator[tuple[Socket, Socket]]:
    """The same, and seat 0 is the one to act."""
    options = {"first": 0, **more.pop("options", {})}
    with pair(anna, bert, game, options=options, **more) as sockets:
        yield sockets
