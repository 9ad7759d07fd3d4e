"""Events as everybody hears of them: one model for each kind."""

from typing import Annotated, Literal

from pydantic import Field

from .base import ToClient
from .requests import Look, Pace, SignalKind
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
    """The players mix something in now; the server has committed to its secret."""

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
    look: Look | None


class MovedEvent(EventInfo):
    """A person goes on playing on another device."""

    kind: Literal["moved"] = "moved"
    name: str


class LeftEvent(EventInfo):
    """A person got up."""

    kind: Literal["left"] = "left"
    name: str


class RenamedEvent(EventInfo):
    """A person has another name, or another look."""

    kind: Literal["renamed"] = "renamed"
    name: str
    look: Look | None
    before: str


class SeatSetEvent(EventInfo):
    """A bot was put on an open seat; without a bot, the seat of one was opened."""

    kind: Literal["seat-set"] = "seat-set"
    bot: str | None
    name: str


class SwappedEvent(EventInfo):
    """Two seats have changed places."""

    kind: Literal["swapped"] = "swapped"
    other: int


class RemovedEvent(EventInfo):
    """The host has let a person get up."""

    kind: Literal["removed"] = "removed"
    name: str


class MutedEvent(EventInfo):
    """The host lets a seat talk no more, or again; without a seat, spectators."""

    kind: Literal["muted"] = "muted"
    muted: bool


class ClosedEvent(EventInfo):
    """Whoever runs the server has closed the table."""

    kind: Literal["closed"] = "closed"


class DismissedEvent(EventInfo):
    """The host, on this seat, has asked spectators of this name to go."""

    kind: Literal["dismissed"] = "dismissed"
    name: str


class PacedEvent(EventInfo):
    """The bots act faster or slower from now on."""

    kind: Literal["paced"] = "paced"
    pace: Pace


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


class HintedEvent(EventInfo):
    """A seat asked what a strong player would do; only that seat hears it."""

    kind: Literal["hinted"] = "hinted"


class RewoundEvent(EventInfo):
    """A guided game went back to what it was after so many actions."""

    kind: Literal["rewound"] = "rewound"
    step: int


class SaidEvent(EventInfo):
    """Someone said something."""

    kind: Literal["said"] = "said"
    text: str
    name: str


class StoodInEvent(EventInfo):
    """A bot plays for someone who is away, has run out of time, or whom the others voted out."""

    kind: Literal["stood-in"] = "stood-in"
    why: Literal["away", "clock", "vote"]


class TimedOutEvent(EventInfo):
    """The time of a turn is up, and a bot finishes it; without a seat: nobody has begun in time."""

    kind: Literal["timed-out"] = "timed-out"


class BotFailedEvent(EventInfo):
    """The bot of a seat gave no legal answer in time, or is not there any more: another one plays.

    It is asked again for the next action, and this is told once in a turn.
    """

    kind: Literal["bot-failed"] = "bot-failed"
    why: Literal["slow", "failed", "illegal", "missing"]


class BotAskedEvent(EventInfo):
    """A seat would like a bot to play for another, who does nothing; or agrees to."""

    kind: Literal["bot-asked"] = "bot-asked"
    target: int


class ReturnedEvent(EventInfo):
    """Someone came back, and plays again."""

    kind: Literal["returned"] = "returned"


class OverEvent(EventInfo):
    """The game is over; the secret is what the commitment committed to, the mix is by seat.

    The event's seat is the one that gave up first, where the players did.
    """

    kind: Literal["over"] = "over"
    outcome: Outcome
    secret: str | None
    mix: list[str]


class AgainEvent(EventInfo):
    """Another game was dealt; no commitment where it is the same deal."""

    kind: Literal["again"] = "again"
    same: bool
    commitment: str | None


class ConcedingEvent(EventInfo):
    """A seat wants to give up, or agrees to."""

    kind: Literal["conceding"] = "conceding"


class DeclinedEvent(EventInfo):
    """A seat does not want what was asked for: a bot to play; or to give up, or to play again."""

    kind: Literal["declined"] = "declined"


class ReadyEvent(EventInfo):
    """A seat asks for another game, or is ready for it."""

    kind: Literal["ready"] = "ready"
    same: bool


class PausedEvent(EventInfo):
    """There is something to look at, until some time, in seconds since 1970."""

    kind: Literal["paused"] = "paused"
    until: float


class SeenEvent(EventInfo):
    """A seat has looked; with the last one the pause ends."""

    kind: Literal["seen"] = "seen"
    ends: bool


AnyEvent = (
    CreatedEvent
    | MixingEvent
    | MixedEvent
    | StartedEvent
    | SeatedEvent
    | MovedEvent
    | LeftEvent
    | RenamedEvent
    | SeatSetEvent
    | SwappedEvent
    | RemovedEvent
    | MutedEvent
    | ClosedEvent
    | DismissedEvent
    | PacedEvent
    | PlayedEvent
    | UndoneEvent
    | SignalledEvent
    | HintedEvent
    | RewoundEvent
    | SaidEvent
    | StoodInEvent
    | TimedOutEvent
    | BotFailedEvent
    | BotAskedEvent
    | ReturnedEvent
    | OverEvent
    | AgainEvent
    | ConcedingEvent
    | DeclinedEvent
    | ReadyEvent
    | PausedEvent
    | SeenEvent
)
TableEvent = Annotated[AnyEvent, Field(discriminator="kind")]
