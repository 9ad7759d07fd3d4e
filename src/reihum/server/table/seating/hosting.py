"""What the host may do: about the seats before the start, and at any time about who talks."""

from collections.abc import Sequence

from ...protocol.requests import (
    DismissRequest,
    MuteRequest,
    RemoveRequest,
    SetSeatRequest,
    SwapRequest,
)
from ...refusals import Refusal
from ..context import Context
from ..events import Dismissed, Event, Muted, Removed, SeatSet, Swapped
from .bots import bot_named
from .names import check_visible
from .seats import Seat, checked_number


def set_seat(request: SetSeatRequest, context: Context) -> Sequence[Event]:
    """Put a bot on an open seat, or open the seat of a bot."""
    _check_host(context)
    if _seat(context, request.seat, "seat").kind == "person":
        raise Refusal("seat-taken", seat=request.seat)
    if request.kind != "bot":
        return [SeatSet(seat=request.seat, bot=None)]
    if request.name:
        check_visible(request.name)
    bot = bot_named(request.bot, context.table.game, context.settings.bots)
    return [SeatSet(seat=request.seat, bot=bot, name=request.name)]


def swap(request: SwapRequest, context: Context) -> Sequence[Event]:
    """Let two seats change places."""
    _check_host(context)
    seat, other = _seat(context, request.seat, "seat"), _seat(context, request.other, "other")
    if request.seat == request.other:
        raise Refusal("bad-request", field="other", expected="another seat")
    return [Swapped(seat=request.seat, other=request.other, guests=[other.guest, seat.guest])]


def remove(request: RemoveRequest, context: Context) -> Sequence[Event]:
    """Let a person get up, but not oneself: one leaves."""
    _check_host(context)
    seat = _other_person(context, request.seat)
    assert seat.guest is not None
    return [Removed(seat=request.seat, name=seat.name, guest=seat.guest)]


def mute(request: MuteRequest, context: Context) -> Sequence[Event]:
    """Let a person talk no more, or again; without a seat, all who watch."""
    _host(context)
    if request.seat is not None:
        _other_person(context, request.seat)
    return [Muted(seat=request.seat, muted=request.muted)]


def dismiss(request: DismissRequest, context: Context) -> Sequence[Event]:
    """Ask spectators to go, by their name."""
    seat, guests = _host(context), context.named(request.name)
    if not guests:
        raise Refusal("no-spectator", name=request.name)
    return [Dismissed(seat=seat, name=request.name, guests=list(guests))]


def _host(context: Context) -> int:
    """The seat that asks, if it is the host's."""
    seat = context.seat()
    if seat != context.table.host:
        raise Refusal("not-host")
    return seat


def _check_host(context: Context) -> None:
    context.seat()
    if context.table.started:
        raise Refusal("already-started")
    _host(context)


def _other_person(context: Context, number: int) -> Seat:
    seat = _seat(context, number, "seat")
    if seat.guest is None:
        raise Refusal("nobody-there", seat=number)
    if number == context.sender.seat:
        raise Refusal("bad-request", field="seat", expected="the seat of someone else")
    return seat


def _seat(context: Context, number: int, field: str) -> Seat:
    seats = context.table.seats
    return seats[checked_number(number, seats, field)]
