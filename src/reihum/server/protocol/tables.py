"""Tables: how they are made and found, and what everybody sees of them."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from .base import FromClient, ToClient
from .catalogue import Message
from .requests import Look, NameOrNone, Pace
from .views import Outcome

# Whoever comes takes an open seat and may watch; or one sits down by link only; or besides, nobody
# else sees anything of the table.
Seating = Literal["open", "links", "private"]
LONGEST_TURN = 14 * 24 * 3600  # seconds
Clock = Annotated[int, Field(ge=1, le=LONGEST_TURN)]  # seconds for each turn

Day = Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

# Nobody knows the cards; or someone asked for them; or everybody has seen them; or they were laid
# out as a record, another game or a guide has them.
Origin = Literal["shuffled", "wished", "same", "set"]


class WantedSeat(FromClient):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str | None, Field(max_length=40)] = None
    name: NameOrNone = ""
    look: Look | None = None  # of oneself


def _whole(text: str) -> str:
    """A text of whole characters; half of one cannot be stored."""
    text.encode()
    return text


RecordText = Annotated[str, AfterValidator(_whole)]


class WhatIfRequest(FromClient):
    """The record of a game that is over, and after how many of its actions a table goes on.

    Where the record is that of a table here, which, and which game there: to find the way back.
    """

    record: RecordText
    step: Annotated[int, Field(ge=0, le=100_000)]
    table: Annotated[str | None, Field(pattern=r"^[0-9A-Z]{1,20}$")] = None
    round: Annotated[int | None, Field(ge=1, le=1_000_000)] = None


class NewTable(FromClient):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[WantedSeat] = Field(min_length=1, max_length=10)
    undo: bool | None = None
    deal: Annotated[str | None, Field(max_length=120)] = None
    mix: Annotated[list[str] | None, Field(max_length=10)] = None
    mixes: bool = False
    seating: Seating = "open"
    clock: Clock | None = None
    pace: Pace = "normal"
    guide: bool = False  # the guided first game: seats and options are its own
    daily: Day | None = None  # the deal of that day: likewise
    hints: bool | None = None  # None is as usual: where nobody plays against another person
    what_if: WhatIfRequest | None = None  # game, options and cards are those of the record


class MadeTable(ToClient):
    """A table that was made, the maker's seat, and the links of the open seats."""

    table: str
    seat: int | None
    links: dict[str, str]


class SeatRequest(FromClient):
    """The part of a link behind `#`, or an open seat, or neither: then it is the first open one.

    And how whoever sits down wants to be called and drawn.
    """

    token: Annotated[str | None, Field(max_length=64)] = None
    seat: Annotated[int | None, Field(ge=0)] = None
    name: NameOrNone = ""
    look: Look | None = None


class SeatAnswer(ToClient):
    """The seat that was taken."""

    seat: int


class MoveAnswer(ToClient):
    """A link that takes the seat along to another device, once, and until when (seconds)."""

    link: str
    until: float


class LinksAnswer(ToClient):
    """The links of the seats."""

    links: dict[str, str]


class QrRequest(FromClient):
    """A whole link to a table, as it shall be read by a camera."""

    link: str = Field(max_length=200)


class SeatInfo(ToClient):
    """A seat as everybody sees it."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    look: Look | None
    present: bool
    away_since: float | None
    stand_in: bool
    out_of_time: bool
    muted: bool


class MixingInfo(ToClient):
    """The players mix something in: the event with which it began, and who has done so."""

    seq: int
    mixed: list[int]


class AgainInfo(ToClient):
    """Another game that someone asked for, who is ready for it, and since when (seconds)."""

    same: bool
    ready: list[int]
    since: float


class ResultInfo(ToClient):
    """How one of the games of a table ended."""

    round: int
    won: bool | None
    winners: list[int]
    scores: list[int]
    reason: str


class PauseInfo(ToClient):
    """Time to look at something, until when (seconds since 1970), and who has looked."""

    until: float
    seen: list[int]


class Countdown(ToClient):
    """Until when something lasts (seconds since 1970), and how many seconds that still is."""

    until: float
    left: float


class VoteInfo(Countdown):
    """Others would like a bot to play for a seat, and who agrees; it does then, if all do."""

    seat: int
    agreed: list[int]


class GuideInfo(ToClient):
    """Where somebody stands in a guided game: what is said, and what is lit.

    After a mistake nothing is lit; `rewind` goes back to before it.
    """

    step: int
    steps: int
    message: Message
    action: str | None
    wrong: bool
    done: bool


class WhatIfInfo(ToClient):
    """The real game from which a table goes on: after so many of its actions, and how it ended."""

    step: int
    steps: int
    outcome: Outcome
    table: str | None
    round: int | None


class LobbyInfo(ToClient):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    cooperative: bool
    imaginary: list[str]
    undo: bool
    hints: bool
    hints_asked: list[int]
    seating: Seating
    daily: str | None
    clock: int | None
    host: int | None
    pace: Pace
    grace: float
    started: bool
    over: bool
    round: int
    seats: list[SeatInfo]
    spectators: int
    spectator_names: list[str]
    spectators_muted: bool
    acting: list[int]
    can_undo: list[int]
    deal: Origin
    mixes: bool
    mixing: MixingInfo | None
    stuck: int | None
    conceding: list[int]
    again: AgainInfo | None
    results: list[ResultInfo]
    pause: PauseInfo | None
    now: float
    deadline: Countdown | None
    patience: Countdown | None
    vote: VoteInfo | None
    guide: GuideInfo | None
    what_if: WhatIfInfo | None


class MyTable(LobbyInfo):
    """A table where the guest who asks has this seat, and when something last happened there."""

    seat: int
    at: float
    result: ResultInfo | None


class RemovedTable(ToClient):
    """A table that is no longer among those of the guest who asks."""

    table: str


class Forgotten(ToClient):
    """How many tables were deleted, and how many of others stay without who asked."""

    deleted: int
    kept: int


class TablesAnswer(ToClient):
    """The tables of a guest."""

    tables: list[MyTable]


class RecordAnswer(ToClient):
    """A game as text, its deal hidden until the end."""

    record: str
