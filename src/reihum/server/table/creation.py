"""Making a table: from what a guest asks for to its row, its seats and its first events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...bots import bots_of
from ...games import Game, OptionError, game
from ..guests import Guests, hashed, new_table
from ..protocol.tables import NewTable, WantedSeat
from ..refusals import Refusal
from .dealing import first_game
from .events import Created
from .log import Draft, LogEntry
from .seats import Seat
from .table import Table


@dataclass(frozen=True)
class TableDraft:
    """A table that is about to be made: its row, the hashed tokens of its seats, its first events.

    The guest who makes it may sit down at once, on a seat of their own.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    creator: str
    own_seat: int | None
    token_hashes: Mapping[int, str]
    drafts: Sequence[Draft]


def drafted(request: NewTable, guest: str, guests: Guests) -> TableDraft:
    """A new table as a guest asks for it."""
    chosen = _game(request)
    _check_deal(request, chosen)
    own = _own_seat(request.seats)
    seats = [_seat(wanted, guest, chosen) for wanted in request.seats]
    key, options = new_table(), chosen.json_options()
    people = [number for number, seat in enumerate(seats) if seat.kind != "bot"]
    tokens = {number: hashed(guests.token(key, number)) for number in people}
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
    )
    first = Draft(created)
    # Where nobody sits who could start it, it begins at once.
    more = [] if people else first_game(Table(key, [LogEntry(1, 0.0, first)]), None)
    drafts = [first, *map(Draft, more)]
    return TableDraft(key, chosen.name, options, guest, own, tokens, drafts)


def _check_deal(request: NewTable, chosen: Game) -> None:
    """Refuse a deal that cannot be, and mixing where all have one deck."""
    if request.mixes and chosen.own_decks == 1:
        raise Refusal("no-mix", game=chosen.name)
    if request.deal is not None:
        chosen.deal(request.deal, request.mix)
    elif request.mix is not None:
        expected = "left out where no deal is asked for"
        raise Refusal("bad-request", field="mix", expected=expected)


def _game(request: NewTable) -> Game:
    """The game; where several people sit they agree who begins, if the game knows that."""
    options = {"players": len(request.seats), **request.options}
    chosen = game(request.game, **options)
    if chosen.players != len(request.seats):
        params = {"players": chosen.players, "seats": len(request.seats)}
        raise Refusal("wrong-seats", game=chosen.name, **params)
    people = sum(seat.kind != "bot" for seat in request.seats)
    if "first" in options or people < 2:
        return chosen
    try:
        return game(request.game, **options, first="agree")
    except OptionError:
        return chosen


def _own_seat(seats: Sequence[WantedSeat]) -> int | None:
    own = [number for number, seat in enumerate(seats) if seat.kind == "me"]
    if len(own) > 1:
        raise Refusal("two-seats", count=len(own))
    return own[0] if own else None


def _seat(wanted: WantedSeat, guest: str, game: Game) -> Seat:
    if wanted.kind == "bot":
        return Seat("bot", wanted.name, bot=_bot(wanted.bot, game))
    if wanted.kind == "me":
        return Seat("person", wanted.name, guest=guest)
    return Seat("open", wanted.name)


def _bot(name: str | None, game: Game) -> str:
    bots = bots_of(game)
    if name is not None and name not in bots.known:
        raise Refusal("unknown-bot", bot=name, bots=list(bots.known))
    return name or bots.usual
