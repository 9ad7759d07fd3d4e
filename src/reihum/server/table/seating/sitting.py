"""Who may sit down: who has the link of an empty seat, and where seating is open, whoever comes.

A link opens a seat once. Another device needs a link that the person who sits there makes.
"""

from collections.abc import Sequence

from ...guests import Guests
from ...protocol.tables import SeatRequest
from ...refusals import Refusal
from ..budgets import check_seating
from ..events import Event, Moved, Seated
from ..handlers import check_talk
from ..table import Table
from .names import check_name
from .seats import checked_number


def sit_down(
    table: Table, guest: str, wanted: SeatRequest, guests: Guests, now: float
) -> Sequence[Event]:
    """What happens where a guest asks for a seat: nothing if it is theirs already."""
    held = table.seat_of(guest)
    if table.closed:
        raise Refusal("closed")
    linked = None if wanted.token is None else _opened(table, held, wanted.token, guests, now)
    if held is not None:
        if held != (wanted.seat if linked is None else linked):
            raise Refusal("already-seated", seat=held)
        return []
    seat = _open_seat(table, guest, wanted.seat) if linked is None else linked
    check_seating(table, by_link=linked is not None)
    if table.seats[seat].guest is not None:
        return [Moved(seat=seat, name=table.seats[seat].name, guest=guest)]
    return [_seated(table, seat, guest, wanted)]


def _seated(table: Table, seat: int, guest: str, wanted: SeatRequest) -> Event:
    """Whoever gives no name and no look gets those of the seat, which may have been set before."""
    before = table.seats[seat]
    name = wanted.name or before.name
    if wanted.name:
        check_talk(table, name)
    if name:
        check_name(table, name, seat)
    look = wanted.look.model_dump() if wanted.look else before.look
    return Seated(seat=seat, name=name, guest=guest, look=look)


def _opened(table: Table, held: int | None, token: str, guests: Guests, now: float) -> int:
    """The seat that a token opens: an empty one, or that of whoever wants to move; or one's own."""
    for number, seat in enumerate(table.seats):
        if seat.guest is not None and guests.moves(token, table.id, seat.key, now):
            return number
        if seat.guest is None and seat.kind != "bot" and guests.opens(token, table.id, seat.key):
            return number
    if held is not None:
        before = table.seats[held].invited
        if before is not None and guests.opens(token, table.id, before):
            return held
    raise Refusal("bad-token")


def _open_seat(table: Table, guest: str, wanted: int | None) -> int:
    """The open seat that someone wants, or the first one, for a guest who has no link."""
    if table.seating != "open":
        raise Refusal("by-link-only")
    if guest in table.removed | table.dismissed:
        raise Refusal("removed")
    seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if wanted is None:
        if not seats:
            raise Refusal("no-open-seat")
        return seats[0]
    if checked_number(wanted, table.seats) not in seats:
        raise Refusal("seat-taken", seat=wanted)
    return wanted
