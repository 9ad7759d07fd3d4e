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
Pace = Literal["thoughtful", "normal", "quick", "at-once"]
PACES: tuple[str, ...] = get_args(Pace)
COLOURS, GLYPHS = 8, 8  # so many looks has a person to choose from

Id = Annotated[str, TextLine(1, ID_LIMIT)]
Name = Annotated[str, TextLine(1, NAME_LIMIT)]
NameOrNone = Annotated[str, TextLine(0, NAME_LIMIT)]
SeatNumber = Annotated[int, Field(ge=0), Expected("the number of a seat")]


class Look(FromClient):
    """How a person is drawn: numbers, for which each client has its own colours and glyphs."""

    colour: Annotated[int, Field(ge=0, lt=COLOURS)]
    glyph: Annotated[int, Field(ge=0, lt=GLYPHS)]


class StartRequest(FromClient):
    """Deal the first game; or, while players mix, wait no longer for those who are away."""

    type: Literal["start"] = "start"
    id: Id


class MixRequest(FromClient):
    """Mix something into the shuffle, before a game is dealt."""

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
    """Change one's name, and one's look where one is given."""

    type: Literal["rename"] = "rename"
    id: Id
    name: Name
    look: Annotated[
        Look | None,
        Expected(f"a colour from 0 to {COLOURS - 1} and a glyph from 0 to {GLYPHS - 1}"),
    ] = None


class LeaveRequest(FromClient):
    """Get up."""

    type: Literal["leave"] = "leave"
    id: Id


class SetSeatRequest(FromClient):
    """Put a bot on an open seat, or open the seat of a bot; the host asks, before the start."""

    type: Literal["set-seat"] = "set-seat"
    id: Id
    seat: SeatNumber
    kind: Annotated[Literal["open", "bot"], Expected("open or bot")]
    bot: Annotated[str | None, Field(max_length=40), Expected("the name of a bot")] = None
    name: NameOrNone = ""  # as which the bot sits there


class SwapRequest(FromClient):
    """Let two seats change places; the host asks, before the start."""

    type: Literal["swap"] = "swap"
    id: Id
    seat: SeatNumber
    other: SeatNumber


class RemoveRequest(FromClient):
    """Let a person get up; the host asks, before the start."""

    type: Literal["remove"] = "remove"
    id: Id
    seat: SeatNumber


class MuteRequest(FromClient):
    """Let a person talk no more, or again; without a seat, all spectators. The host asks."""

    type: Literal["mute"] = "mute"
    id: Id
    seat: Annotated[int | None, Field(ge=0), Expected("the number of a seat, or null")] = None
    muted: Annotated[bool, Expected("true or false")] = True


class DismissRequest(FromClient):
    """Ask spectators to go, by their name; the host asks."""

    type: Literal["dismiss"] = "dismiss"
    id: Id
    name: Name


class PaceRequest(FromClient):
    """Choose how fast the bots act."""

    type: Literal["pace"] = "pace"
    id: Id
    pace: Annotated[Pace, Expected("one of " + ", ".join(PACES))]


class StandInRequest(FromClient):
    """Let a bot play for someone who is away; or ask to, for someone who does nothing."""

    type: Literal["stand-in"] = "stand-in"
    id: Id
    seat: SeatNumber


class ReturnRequest(FromClient):
    """Play oneself again, in place of a bot that stands in."""

    type: Literal["return"] = "return"
    id: Id


class AgainRequest(FromClient):
    """Ask for another game, or for the same once more; or be ready for it."""

    type: Literal["again"] = "again"
    id: Id
    same: Annotated[bool, Expected("true or false")] = False


class LetStandRequest(FromClient):
    """Take nothing back, though nothing fits any more: so the game is over."""

    type: Literal["let-stand"] = "let-stand"
    id: Id


class ConcedeRequest(FromClient):
    """Give up, or agree to."""

    type: Literal["concede"] = "concede"
    id: Id


class DeclineRequest(FromClient):
    """Not what someone has asked for: a bot to play; or to give up, or to play again."""

    type: Literal["decline"] = "decline"
    id: Id


class SeenRequest(FromClient):
    """Have looked at what there is to see before the game goes on."""

    type: Literal["seen"] = "seen"
    id: Id


class HintRequest(FromClient):
    """Ask what a strong player would do now; everybody hears that it was asked."""

    type: Literal["hint"] = "hint"
    id: Id


class RewindRequest(FromClient):
    """In a guided game: go back to before a mistake, or to the start."""

    type: Literal["rewind"] = "rewind"
    id: Id
    start: Annotated[bool, Expected("true or false")] = False


class WhyRequest(FromClient):
    """Ask why the bot on a seat played its last turn as it did."""

    type: Literal["why"] = "why"
    id: Id
    seat: SeatNumber


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
    | SetSeatRequest
    | SwapRequest
    | RemoveRequest
    | MuteRequest
    | DismissRequest
    | PaceRequest
    | StandInRequest
    | ReturnRequest
    | AgainRequest
    | LetStandRequest
    | ConcedeRequest
    | DeclineRequest
    | SeenRequest
    | HintRequest
    | RewindRequest
)
AnyRequest = TableRequest | WhyRequest | PingRequest
Request = Annotated[AnyRequest, Field(discriminator="type")]

MODELS: MappingProxyType[str, type[AnyRequest]] = MappingProxyType(
    {model.model_fields["type"].default: model for model in get_args(AnyRequest)}
)
