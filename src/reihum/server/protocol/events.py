"""Events as everybody hears of them: one model for each kind."""

from typing import Annotated, Literal

from pydantic import Field

from .base import ToClient
from .requests import SignalKind
from .views import Aside, Outcome


class EventInfo(ToClient):
    """What all events have: a number at their table, a seat or none, and seconds since 1970."""

    seq: int
    seat: int | None
    at: float


class CreatedEvent(EventInfo):
    """The table was made."""

    kind: Literal["created"] = "created"


class MixingEvent(EventInfo):
    """The players mix each other's decks now; the server has committed to its secret."""

    kind: Literal["mixing"] = "mixing"
    commitment: str


class MixedEvent(EventInfo):
    """A seat mixed something in, or the server did for it."""

    kind: Literal["mixed"] = "mixed"
    by_server: bool


class StartedEvent(EventInfo):
    """The first game was dealt; the commitment is none where someone asked for the deal."""

    kind: Literal["started"] = "started"
    commitment: str | None


class SeatedEvent(EventInfo):
    """A guest took a seat."""

    kind: Literal["seated"] = "seated"
    name: str


class LeftEvent(EventInfo):
    """A person got up."""

    kind: Literal["left"] = "left"
    name: str


class RenamedEvent(EventInfo):
    """A person has another name."""

    kind: Literal["renamed"] = "renamed"
    name: str


class PlayedEvent(EventInfo):
    """An action was played, and what happened beside it."""

    kind: Literal["played"] = "played"
    action: str
    drew: int
    by_bot: bool
    ends_turn: bool
    asides: list[Aside]


class UndoneEvent(EventInfo):
    """An action was taken back."""

    kind: Literal["undone"] = "undone"
    action: str


class SignalledEvent(EventInfo):
    """A seat gave a signal, or took it back."""

    kind: Literal["signalled"] = "signalled"
    pile: str
    signal: SignalKind


class SaidEvent(EventInfo):
    """Someone said something."""

    kind: Literal["said"] = "said"
    text: str
    name: str


class StoodInEvent(EventInfo):
    """A bot plays for someone who is away."""

    kind: Literal["stood-in"] = "stood-in"


class ReturnedEvent(EventInfo):
    """Someone came back, and plays again."""

    kind: Literal["returned"] = "returned"


class OverEvent(EventInfo):
    """The game is over; the secret is what the commitment committed to, the mix is by seat."""

    kind: Literal["over"] = "over"
    outcome: Outcome
    secret: str | None
    mix: list[str]


class AgainEvent(EventInfo):
    """Another game was dealt; no commitment where it is the same deal."""

    kind: Literal["again"] = "again"
    same: bool
    commitment: str | None


AnyEvent = (
    CreatedEvent
    | MixingEvent
    | MixedEvent
    | StartedEvent
    | SeatedEvent
    | LeftEvent
    | RenamedEvent
    | PlayedEvent
    | UndoneEvent
    | SignalledEvent
    | SaidEvent
    | StoodInEvent
    | ReturnedEvent
    | OverEvent
    | AgainEvent
)
TableEvent = Annotated[AnyEvent, Field(discriminator="kind")]
