"""Making a table: from what a guest asks for to its row, its seats and its first events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...bots import bots_of
from ...games import Deal, Game, OptionError, game
from ..guests import Guests, hashed, new_table
from ..protocol.tables import NewTable, WantedSeat
from ..refusals import Refusal
from .events import Created, Started
from .handlers import new_deal
from .log import Draft
from .seats import Seat


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
    if request.deal is not None:
        Deal.of(request.deal)  # refuses what cannot be a deal
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
    )
    drafts = [Draft(created)]
    if not people:  # nobody sits there who could start it
        drafts.append(Draft(Started(**new_deal(request.deal))))
    return TableDraft(key, chosen.name, options, guest, own, tokens, drafts)


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
