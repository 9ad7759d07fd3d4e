"""Games that are over, step by step, and looking at one together."""

from typing import Annotated, Any, Literal, get_args

from pydantic import Field

from ..base import FromClient, ToClient
from ..events import TableEvent
from ..requests import Id
from ..tables import LobbyInfo, RecordText
from ..texts import Expected
from ..views import SignalInfo

Changes = dict[str, Any]  # the fields of a view that are other ones than a step before


class ReplayStep(ToClient):
    """How the table was after so many actions, until the next one.

    Views come in parts, of which each has only what has changed since the step before: `common` is
    for everybody, `own` for a spectator and then for each seat, `open` for who sees all hands.
    """

    seq: int  # of the last event until then
    seat: int | None  # who did it; null at the deal
    action: str | None
    ends_turn: bool
    signals: list[SignalInfo]
    common: Changes
    own: list[Changes]
    open: Changes


class Replay(ToClient):
    """A game that is over."""

    table: LobbyInfo
    game: int  # which of the games of its table
    games: int
    seat: int | None  # of whoever asks
    record: str
    steps: list[ReplayStep]
    events: list[TableEvent]


class RecordRequest(FromClient):
    """The text of a record."""

    record: RecordText


class ReplayPlace(FromClient):
    """What somebody looks at: a step of a game, as a seat saw it, as a spectator, or all open."""

    game: Annotated[int, Field(ge=1, le=10_000), Expected("the number of a game, from 1 on")]
    step: Annotated[int, Field(ge=0, le=100_000), Expected("the number of a step, from 0 on")]
    eyes: Annotated[
        int | Literal["open", "spectator"],
        Expected("the number of a seat, open, or spectator"),
    ]


class ShowRequest(ReplayPlace):
    """Let everybody look at this; who leads asks."""

    type: Literal["show"] = "show"
    id: Id


class LeadRequest(FromClient):
    """Lead from now on."""

    type: Literal["lead"] = "lead"
    id: Id


class Together(ToClient):
    """Who looks at a replay, and what the leader looks at; null until they have shown something."""

    type: Literal["together"] = "together"
    people: int
    leading: bool  # whether it is who gets this
    leader: int | None  # their seat at the table, where they have one
    led: bool  # whether somebody leads
    place: ReplayPlace | None


AnyReviewRequest = ShowRequest | LeadRequest
ReviewRequest = Annotated[AnyReviewRequest, Field(discriminator="type")]
REVIEW_MODELS = {model.model_fields["type"].default: model for model in get_args(AnyReviewRequest)}
