"""What the server sends on the socket of a table."""

from typing import Annotated, Literal

from pydantic import Field

from ...bots import Advice, Explained
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


class Hint(ToClient):
    """What a strong player would do for the rest of the turn, and why; its event has this number.

    Without actions where it could not be found out in time.
    """

    type: Literal["hint"] = "hint"
    id: str
    seq: int
    actions: list[ExplainedAction]
    reasons: list[Message]

    @classmethod
    def of(cls, message_id: str, seq: int, told: Advice) -> "Hint":
        """As it is sent."""
        actions = [ExplainedAction.of(each) for each in told.actions]
        reasons = [Message(**reason.json()) for reason in told.reasons]
        return cls(id=message_id, seq=seq, actions=actions, reasons=reasons)


AnyAnswer = Sync | Ack | Refused | Pong | Why | Hint
FromServer = Annotated[AnyAnswer, Field(discriminator="type")]
