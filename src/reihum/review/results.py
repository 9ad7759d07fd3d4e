"""What a review tells: plain values, ready for JSON, for whoever shows them."""

from dataclasses import asdict, dataclass
from typing import Any

from ..arena.statistics.intervals import Estimate
from .parts.marks import Mark
from .parts.solutions import Verdict


@dataclass(frozen=True)
class Reason:
    """Why a card of a turn is good or dear, or why all of it: a message of the bots."""

    action: str  # nothing where it is about the whole turn
    code: str
    params: dict[str, Any]
    text: str


@dataclass(frozen=True)
class TurnReview:
    """What there is to say of one turn, from what its seat could know then.

    The chances are those of the seat to win, or in a team of all. Before the turn it is that of the
    best turn that was there, as far as it is surely better.
    """

    number: int
    seat: int
    first: int  # actions of the game that were played before it
    last: int  # and at its end
    actions: tuple[str, ...]
    before: float
    after: float
    chance: Estimate  # after the turn
    mark: Mark
    loss: Estimate  # what the better turn would have been better by
    better: tuple[str, ...]  # the best other turn; nothing where there was no other
    better_chance: Estimate
    reasons: tuple[Reason, ...]  # for the better turn
    played_reasons: tuple[Reason, ...]  # what can be said of the played one beside it
    points: float | None  # expected in this lap, where there are points
    better_points: float | None
    worlds: int


@dataclass(frozen=True)
class Share:
    """Luck and skill of one player: prior + plays + luck is the result, exactly.

    In a team the prior and the result are those of all, and the plays and the luck of its members
    add up to them together.
    """

    seat: int
    plays: float  # chance that the own turns gave away, at most 0
    luck: float  # what the cards, and in duels the others, brought or took
    dearest_turn: int | None  # after which luck took most
    dearest: float


@dataclass(frozen=True)
class Balance:
    """The whole game: from the chance at its start to its result."""

    seat: int | None  # whose it is; None is the team
    prior: float
    plays: float
    luck: float
    result: float  # 1 is won, 0 is lost
    adjusted: float  # the result as it would be without the luck


@dataclass(frozen=True)
class Winnable:
    """Whether the game could have been won with every card known, and until when.

    The turn after the last one may be meant, too: there it was over, or given up.
    """

    deal: Verdict  # from its beginning
    last_won: int | None  # the last turn before which there was a way to win; None: never
    lost_from: int | None  # the first turn before which it is proved that there was none
    line: tuple[str, ...]  # a way to win from the last such turn on
    record: str | None = None  # the game with that line in it, real up to there


@dataclass(frozen=True)
class Review:
    """A reviewed game."""

    game: str
    options: dict[str, Any]
    players: int
    result: str
    seed: str
    version: str
    turns: tuple[TurnReview, ...]
    shares: tuple[Share, ...]
    balances: tuple[Balance, ...]
    gone_after: int | None  # the turn after which hardly any chance was left
    winnable: Winnable | None  # where all win or lose together

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)
