"""How long the story of a table may become: so much for its games, and so much for each who talks.

Every event is on somebody's account. Whoever has used up their own is refused; nobody else misses
anything for that, and what brings a game to its end is always done. A seat keeps its account when
someone else sits down on it, so that getting up and sitting down again gains nothing.
"""

from typing import TYPE_CHECKING

from ..protocol.requests import (
    ConcedeRequest,
    DismissRequest,
    HintRequest,
    LeaveRequest,
    LetStandRequest,
    MixRequest,
    MuteRequest,
    PaceRequest,
    PlayRequest,
    RemoveRequest,
    RenameRequest,
    RewindRequest,
    SayRequest,
    SetSeatRequest,
    SignalRequest,
    StandInRequest,
    SwapRequest,
    TableRequest,
)
from ..refusals import Refusal

if TYPE_CHECKING:
    from .table import Table

GAMES, SEATS, TALK = "games", "seats", "talk"
SPECTATORS = (TALK, None)  # all of them together
Account = tuple[str, int | None]  # what for, and of which seat where each has its own

MOST = {GAMES: 10_000, SEATS: 1_000, TALK: 2_000}  # events
MOST_OF_SPECTATORS = 1_000

ENDING = (
    *(MixRequest, PlayRequest, LeaveRequest, StandInRequest),
    *(LetStandRequest, ConcedeRequest),
)
SEATING = (SetSeatRequest, SwapRequest, RemoveRequest, MuteRequest, DismissRequest)
TALKING = (SayRequest, RenameRequest, SignalRequest, PaceRequest, HintRequest, RewindRequest)


def check_request(table: "Table", request: TableRequest, seat: int | None) -> None:
    """Refuse what would only make a long story longer."""
    if isinstance(request, ENDING):
        return
    if isinstance(request, TALKING):
        check(table, (TALK, seat))
    elif isinstance(request, SEATING):  # the host's, also where strangers come and go for hours
        check(table, (SEATS, None), reserve=2)
    else:
        check(table, (GAMES, None))


def check_seating(table: "Table", by_link: bool) -> None:
    """Refuse whoever sits down too often; with a link one does so a while longer than others.

    What the host may do about the seats goes on as long as that.
    """
    check(table, (SEATS, None), reserve=2 if by_link else 1)


def check(table: "Table", account: Account, reserve: int = 1) -> None:
    """Refuse what an account has nothing left for."""
    most = MOST_OF_SPECTATORS if account == SPECTATORS else MOST[account[0]]
    if table.spent[account] >= reserve * most:
        raise Refusal("log-full")
