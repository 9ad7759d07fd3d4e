"""What clients ask for on the socket of a table: one model for each type of request."""

from types import MappingProxyType
from typing import Annotated, Literal, get_args

from pydantic import Field

from ...games.core.deals import SEED_LIMIT
from .base import FromClient
from .texts import Expected, TextLine

ID_LIMIT, NAME_LIMIT, TALK_LIMIT, ACTION_LIMIT, MIX_LIMIT = 40, 24, 300, 60, SEED_LIMIT
SignalKind = Literal["leave", "leave-strong", "good", "none"]
SIGNALS: tuple[str, ...] = get_args(SignalKind)

Id = Annotated[str, TextLine(1, ID_LIMIT)]
Name = Annotated[str, TextLine(1, NAME_LIMIT)]


class StartRequest(FromClient):
    """Deal the first game; or, while players mix, wait no longer for those who are away."""

    type: Literal["start"] = "start"
    id: Id


class MixRequest(FromClient):
    """Mix something into another's deck, before a game is dealt."""

    type: Literal["mix"] = "mix"
    id: Id
    text: Annotated[str, TextLine(1, MIX_LIMIT)]


class PlayRequest(FromClient):
    """Play an action of the game."""

    type: Literal["play"] = "play"
    id: Id
    action: Annotated[str, TextLine(1, ACTION_LIMIT)]


class UndoRequest(FromClient):
    """Take the last action of the running turn back."""

    type: Literal["undo"] = "undo"
    id: Id


class SignalRequest(FromClient):
    """Let the others know something about a pile."""

    type: Literal["signal"] = "signal"
    id: Id
    pile: Annotated[str, Expected("the name of a pile")]
    signal: Annotated[SignalKind, Expected("one of " + ", ".join(SIGNALS))]


class SayRequest(FromClient):
    """Say something."""

    type: Literal["say"] = "say"
    id: Id
    text: Annotated[str, TextLine(1, TALK_LIMIT)]


class RenameRequest(FromClient):
    """Change one's name."""

    type: Literal["rename"] = "rename"
    id: Id
    name: Name


class LeaveRequest(FromClient):
    """Get up."""

    type: Literal["leave"] = "leave"
    id: Id


class StandInRequest(FromClient):
    """Let a bot play for someone who is away."""

    type: Literal["stand-in"] = "stand-in"
    id: Id
    seat: Annotated[int, Field(ge=0), Expected("the number of a seat")]


class AgainRequest(FromClient):
    """Deal another game, or the same once more."""

    type: Literal["again"] = "again"
    id: Id
    same: Annotated[bool, Expected("true or false")] = False


class PingRequest(FromClient):
    """Ask whether the server is there."""

    type: Literal["ping"] = "ping"
    id: Id


# Those that may change something at the table; each has a handler.
TableRequest = (
    StartRequest
    | MixRequest
    | PlayRequest
    | UndoRequest
    | SignalRequest
    | SayRequest
    | RenameRequest
    | LeaveRequest
    | StandInRequest
    | AgainRequest
)
AnyRequest = TableRequest | PingRequest
Request = Annotated[AnyRequest, Field(discriminator="type")]

MODELS: MappingProxyType[str, type[AnyRequest]] = MappingProxyType(
    {model.model_fields["type"].default: model for model in get_args(AnyRequest)}
)
