"""Reviews of finished games: how they are asked for, and what is told of them."""

from typing import Annotated, Literal

from pydantic import Field

from ..base import FromClient, ToClient
from ..catalogue import Message

RECORD_LIMIT = 8000  # letters: a whole request has little more
Progress = Literal["waiting", "working", "done", "failed", "cancelled"]
MarkName = Literal["blunder", "mistake", "inaccuracy", "good", "close", "best"]
VerdictName = Literal["won", "lost", "unknown"]


class NewReview(FromClient):
    """A game of a table, the last one unless it is named by its number from 1; or any record."""

    table: Annotated[str | None, Field(max_length=20)] = None
    game: Annotated[int | None, Field(ge=1, le=1_000_000)] = None
    record: Annotated[str | None, Field(max_length=RECORD_LIMIT)] = None


class ChanceInfo(ToClient):
    """A chance, or a difference of two, with the interval that it surely lies in."""

    value: float
    low: float
    high: float


class ReviewReason(Message):
    """Why a turn is good or not: a message of the bots, about an action or (empty) all of it."""

    action: str


class TurnVerdict(ToClient):
    """What a turn was worth, from what its seat could know then.

    The turn begins after `first` actions of the record and is over after `last`.
    """

    number: int
    seat: int
    first: int
    last: int
    actions: list[str]
    before: float
    after: float
    chance: ChanceInfo
    mark: MarkName
    loss: ChanceInfo
    better: list[str]
    better_chance: ChanceInfo
    reasons: list[ReviewReason]
    played_reasons: list[ReviewReason]
    points: float | None
    better_points: float | None
    worlds: int


class ShareInfo(ToClient):
    """Luck and skill of one player."""

    seat: int
    plays: float
    luck: float
    dearest_turn: int | None
    dearest: float


class BalanceInfo(ToClient):
    """From the chance at the start to the result; of a team where there is no seat."""

    seat: int | None
    prior: float
    plays: float
    luck: float
    result: float
    adjusted: float


class WinnableInfo(ToClient):
    """Whether it could have been won with every card known, and until when.

    `line` are the actions of a way to win, from the beginning of turn `last_won` on, and `record`
    is the whole game as it would have been then: real up to there.
    """

    deal: VerdictName
    last_won: int | None
    lost_from: int | None
    line: list[str]
    record: str | None


class ReviewSummary(ToClient):
    """What there is to say of the whole game."""

    game: str
    players: int
    version: str
    shares: list[ShareInfo]
    balances: list[BalanceInfo]
    gone_after: int | None
    winnable: WinnableInfo | None


class ReviewAnswer(ToClient):
    """How far a review is: the verdicts that were asked for, and in the end the summary."""

    id: str
    state: Progress
    ahead: int  # reviews that come before it
    together: bool  # whether all win or lose together
    count: int | None  # turns of the game, as soon as they are known
    turns: list[TurnVerdict]
    summary: ReviewSummary | None
