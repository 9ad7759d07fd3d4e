"""What the server sends on the socket of a table."""

from typing import Annotated, Literal

from pydantic import Field

from ...bots import Explained
from .base import ToClient
from .catalogue import Message
from .events import TableEvent
from .tables import LobbyInfo
from .views import SignalInfo, View


class Sync(ToClient):
    """The events after what a client has seen, and how things are after the last of them.

    By far the most of what is sent: so it is built as plain values, and only tests hold it against
    this description.
    """

    type: Literal["sync"] = "sync"
    seq: int
    events: list[TableEvent]
    table: LobbyInfo
    view: View | None
    seat: int | None
    signals: list[SignalInfo]


class Ack(ToClient):
    """A request was done; its event has this number."""

    type: Literal["ack"] = "ack"
    id: str
    seq: int


class Refused(ToClient):
    """A request was not done, and nothing has changed."""

    type: Literal["error"] = "error"
    id: str | None
    error: Message


class Pong(ToClient):
    """The server is there."""

    type: Literal["pong"] = "pong"
    id: str


class ExplainedAction(ToClient):
    """An action of a bot, and why it was played; no reasons where it cannot say."""

    action: str
    reasons: list[Message]

    @classmethod
    def of(cls, told: Explained) -> "ExplainedAction":
        """As it is sent."""
        reasons = [Message(**reason.json()) for reason in told.reasons]
        return cls(action=told.action, reasons=reasons)


class Why(ToClient):
    """Why the bot on a seat played its last turn as it did."""

    type: Literal["why"] = "why"
    id: str
    seat: int
    actions: list[ExplainedAction]


AnyAnswer = Sync | Ack | Refused | Pong | Why
FromServer = Annotated[AnyAnswer, Field(discriminator="type")]
