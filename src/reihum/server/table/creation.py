"""Making a table: from what a guest asks for to its row, its seats and its first events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...games import Game, game
from ..guests import new_table
from ..protocol.tables import NewTable, WantedSeat
from ..refusals import Refusal
from .dealing import first_game
from .events import Created
from .log import Draft, LogEntry
from .seating.bots import bot_named
from .seating.first_turn import OPTION as FIRST
from .seating.first_turn import agreeing, can_agree
from .seating.names import check_visible
from .seating.seats import Seat
from .table import Table


@dataclass(frozen=True)
class TableDraft:
    """A table that is about to be made: its row, and its first events.

    The guest who makes it may sit down at once, on a seat of their own.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    creator: str
    own_seat: int | None
    drafts: Sequence[Draft]


def drafted(request: NewTable, guest: str) -> TableDraft:
    """A new table as a guest asks for it."""
    chosen = _game(request)
    agrees = FIRST not in request.options and can_agree(chosen)
    people = sum(seat.kind != "bot" for seat in request.seats)
    if agrees:
        chosen = agreeing(chosen, people)
    _check_deal(request, chosen)
    own = _own_seat(request.seats)
    seats = [_seat(key, wanted, guest, chosen) for key, wanted in enumerate(request.seats)]
    key, options = new_table(), chosen.json_options()
    created = Created(
        seat=own,
        game=chosen.name,
        options=options,
        seats=seats,
        undo=chosen.cooperative if request.undo is None else request.undo,
        deal=request.deal,
        creator=guest,
        mix=request.mix or [],
        mixes=request.mixes,
        seating=request.seating,
        clock=request.clock,
        pace=request.pace,
        agrees=agrees,
    )
    first = Draft(created)
    # Where nobody sits who could start it, it begins at once.
    more = [] if people else first_game(Table(key, [LogEntry(1, 0.0, first)]), None, ())
    drafts = [first, *map(Draft, more)]
    return TableDraft(key, chosen.name, options, guest, own, drafts)


def _check_deal(request: NewTable, chosen: Game) -> None:
    """Refuse a deal that cannot be."""
    if request.deal is not None:
        chosen.deal(request.deal, request.mix)
    elif request.mix is not None:
        expected = "left out where no deal is asked for"
        raise Refusal("bad-request", field="mix", expected=expected)


def _game(request: NewTable) -> Game:
    """The game, with as many players as there are seats."""
    options = {"players": len(request.seats), **request.options}
    chosen = game(request.game, **options)
    if chosen.players != len(request.seats):
        params = {"players": chosen.players, "seats": len(request.seats)}
        raise Refusal("wrong-seats", game=chosen.name, **params)
    return chosen


def _own_seat(seats: Sequence[WantedSeat]) -> int | None:
    own = [number for number, seat in enumerate(seats) if seat.kind == "me"]
    if len(own) > 1:
        raise Refusal("two-seats", count=len(own))
    return own[0] if own else None


def _seat(key: int, wanted: WantedSeat, guest: str, game: Game) -> Seat:
    if wanted.name:
        check_visible(wanted.name)
    if wanted.kind == "bot":
        return Seat("bot", wanted.name, bot=bot_named(wanted.bot, game), key=key)
    if wanted.kind == "me":
        look = wanted.look.model_dump() if wanted.look else None
        return Seat("person", wanted.name, guest=guest, look=look, key=key)
    return Seat("open", wanted.name, key=key)
