"""The log of a table: its events, numbered, with the requests behind them.

Tables have thousands of them, so they are plain tuples with names: small, and soon made.
"""

from typing import Any, NamedTuple

from .events import Event


class Draft(NamedTuple):
    """An event that is about to happen; `sender` and `message_id` name the request behind it."""

    event: Event
    sender: str | None = None
    message_id: str | None = None


class LogEntry(NamedTuple):
    """An event that has happened: its number at the table, and when."""

    seq: int
    at: float
    draft: Draft

    @property
    def event(self) -> Event:
        """What has happened."""
        return self.draft.event

    def public(self) -> dict[str, Any]:
        """What everybody may hear, ready for JSON."""
        event = self.draft.event
        head = {"seq": self.seq, "kind": event.kind, "seat": event.seat, "at": self.at}
        return head | event.public()
