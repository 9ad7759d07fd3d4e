"""Making a table: from what a guest asks for to its row, its seats and its first events."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ....bots import bots_of
from ....games import Game, game
from ...guests import new_table
from ...protocol.tables import NewTable, WantedSeat
from ...refusals import Refusal
from ..dealing import day_game, first_game
from ..events import Created, Event
from ..log import Draft, LogEntry
from ..seating.bots import bot_named
from ..seating.first_turn import OPTION as FIRST
from ..seating.first_turn import agreeing, can_agree
from ..seating.names import check_visible
from ..seating.seats import Seat
from ..table import Table
from .days import DAILY, day_name
from .what_if import DEAL, WhatIf

DaySecret = Callable[[str, str], str]  # of a game and a day
GUIDED = "guided"  # the deal of a guided game, which nobody looks at


@dataclass(frozen=True)
class Claim:
    """What a guest may have only once: the table is made if it is not kept of them already."""

    kind: str
    name: str


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
    claim: Claim | None = None


def no_secret(game: str, day: str) -> str:
    """Where there is no key that the deal of a day could come of."""
    raise Refusal("no-such-day", day=day, today="-")


def drafted(
    request: NewTable, guest: str, bots: str = "", day_secret: DaySecret = no_secret
) -> TableDraft:
    """A new table as a guest asks for it.

    The settings may name further bots; the deal of a day comes of a secret.
    """
    what_if = _what_if(request)
    request = _filled_in(request, what_if)
    chosen = _game(request)
    agrees = FIRST not in request.options and can_agree(chosen)
    people = sum(seat.kind != "bot" for seat in request.seats)
    if agrees:
        chosen = agreeing(chosen, people)
    _check_deal(request, chosen)
    own = _own_seat(request.seats)
    seats = [_seat(key, wanted, guest, chosen, bots) for key, wanted in enumerate(request.seats)]
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
        hints=request.hints,
        guided=request.guide,
        what_if=what_if,
        daily=request.daily,
    )
    first = Draft(created)
    # Where nobody sits who could start it, and nobody is waited for, it begins at once.
    here = request.guide or (what_if and all(seat.kind != "open" for seat in request.seats))
    more: Sequence[Event] = []
    if request.daily:
        more = day_game(day_secret(chosen.name, request.daily), own)
    elif here or not people:
        more = first_game(Table(key, [LogEntry(1, 0.0, first)]), None, ())
    drafts = [first, *map(Draft, more)]
    claim = Claim(DAILY, day_name(request.daily, chosen.name)) if request.daily else None
    return TableDraft(key, chosen.name, options, guest, own, drafts, claim)


def _filled_in(request: NewTable, what_if: WhatIf | None) -> NewTable:
    """A request with all that follows from what kind of table it is for; it is of one kind."""
    kinds = [name for name in ("guide", "daily", "what_if") if getattr(request, name)]
    if len(kinds) > 1:
        raise Refusal("bad-request", field=kinds[1], expected=f"left out beside {kinds[0]}")
    if what_if:
        return _going_on(request, what_if)
    if request.daily:
        return _daily(request)
    return _guided(request) if request.guide else request


def _guided(request: NewTable) -> NewTable:
    """The table of a guided first game: the player, and those who play along."""
    kind = game(request.game)
    if kind.guide is None:
        raise Refusal("no-guide", game=kind.name)
    bot = bots_of(kind).usual
    others = [WantedSeat(kind="bot", bot=bot, name=name) for name in kind.guide.names[1:]]
    own = [seat for seat in request.seats if seat.kind == "me"][:1] or [WantedSeat(kind="me")]
    fixed: dict[str, Any] = {"options": dict(kind.guide.options), "seats": [*own, *others]}
    fixed |= {"seating": "private", "undo": True, "hints": False, "mixes": False}
    return request.model_copy(update={**fixed, "deal": GUIDED, "mix": None, "clock": None})


def _what_if(request: NewTable) -> WhatIf | None:
    """The game that is over, and where the table is to go on from; refused where that cannot be."""
    wanted = request.what_if
    if wanted is None:
        return None
    return WhatIf(wanted.record, wanted.step, wanted.table, wanted.round)


def _going_on(request: NewTable, what_if: WhatIf) -> NewTable:
    """The table that goes on: its game and options are the record's."""
    chosen = what_if.state.game
    fixed: dict[str, Any] = {"game": chosen.name, "options": chosen.json_options()}
    fixed |= {"seating": "private", "mixes": False, "deal": DEAL, "mix": None}
    return request.model_copy(update=fixed)


def _daily(request: NewTable) -> NewTable:
    """The table of a day's deal: alone where that can be, else against the usual bot."""
    kind = game(request.game)
    options = day_options(kind)
    own = [seat for seat in request.seats if seat.kind == "me"][:1] or [WantedSeat(kind="me")]
    bots = [WantedSeat(kind="bot", bot=bots_of(kind).usual)] * (options["players"] - 1)
    fixed: dict[str, Any] = {"options": options, "seats": [*own, *bots], "seating": "private"}
    fixed |= {"undo": None, "hints": None, "mixes": False, "deal": None, "mix": None}
    return request.model_copy(update={**fixed, "clock": None})


def day_options(kind: Game | type[Game]) -> dict[str, int]:
    """The options of a day's deal: as few players as there can be."""
    return {"players": kind.option_table["players"].shape.low or 1}


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


def _seat(key: int, wanted: WantedSeat, guest: str, game: Game, bots: str) -> Seat:
    if wanted.name:
        check_visible(wanted.name)
    if wanted.kind == "bot":
        return Seat("bot", wanted.name, bot=bot_named(wanted.bot, game, bots), key=key)
    if wanted.kind == "me":
        look = wanted.look.model_dump() if wanted.look else None
        return Seat("person", wanted.name, guest=guest, look=look, key=key)
    return Seat("open", wanted.name, key=key)
