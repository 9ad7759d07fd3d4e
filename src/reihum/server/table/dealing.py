"""How a game begins: it is dealt at once, or its players first mix something into the shuffle.

For a mix the server commits to its secret before anybody mixes in anything, and nobody hears what
was mixed in until the game is over. So neither a player nor the server can choose a text that fits
the others'. What the server mixes in itself, for bots and for those who are away, follows from the
secret it has committed to.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ...games import Deal, commitment_of
from ..guests import new_secret
from .events import Again, Event, Mixed, Mixing, Started
from .pending import PendingDeal
from .table import Table


def first_game(table: Table, seat: int | None, here: Sequence[int]) -> list[Event]:
    """Deal as someone asked for it, or anew; some people are here."""
    wanted = table.wanted
    if wanted is None:
        return new_game(table, seat, here)
    return [Started(seat=seat, seed=wanted.seed, mix=wanted.mix, commitment=None)]


def day_game(secret: str, seat: int | None) -> list[Event]:
    """Deal the cards of a day, the same for all: the commitment to them is the same, too."""
    return [Started(seat=seat, seed=secret, commitment=commitment_of(secret))]


def same_game(deal: Deal, seat: int | None) -> list[Event]:
    """Deal the same cards once more; everybody knows them by now: nothing is committed to."""
    return [Again(seat=seat, same=True, seed=deal.seed, mix=deal.mix, commitment=None)]


def new_game(table: Table, seat: int | None, here: Sequence[int]) -> list[Event]:
    """Deal cards that nobody knows; where the players mix, begin with that.

    Nobody waits for bots, nor for people who are away.
    """
    pending = PendingDeal(seat, new_secret())
    if not table.mixes:
        return [_dealt(table, pending)]
    begun = Mixing(seat=seat, seed=pending.secret, commitment=pending.commitment)
    others = [number for number in range(len(table.seats)) if number not in here]
    return [begun, *_mixed_for(others, table, pending)]


def mixed_for_missing(table: Table, pending: PendingDeal) -> list[Event]:
    """The server mixes for all who have not, and the cards are dealt."""
    return _mixed_for(pending.missing(len(table.seats)), table, pending)


def _mixed_for(seats: Sequence[int], table: Table, pending: PendingDeal) -> list[Event]:
    texts = {seat: pending.own_text(seat) for seat in seats}
    return mixed(table, pending, texts, by_server=True)


def mixed(
    table: Table, pending: PendingDeal, texts: Mapping[int, str], by_server: bool = False
) -> list[Event]:
    """Some seats mix in their texts; once nobody is missing, the cards are dealt."""
    events: list[Event] = [
        Mixed(seat=seat, text=text, by_server=by_server) for seat, text in texts.items()
    ]
    after = pending.with_texts(texts, by_server)
    return events if after.missing(len(table.seats)) else [*events, _dealt(table, after)]


def _dealt(table: Table, pending: PendingDeal) -> Event:
    dealt: dict[str, Any] = {
        "seat": pending.seat,
        "seed": pending.secret,
        "mix": pending.mix,
        "by_server": list(pending.by_server),
        "commitment": pending.commitment,
    }
    return Again(same=False, **dealt) if table.started else Started(**dealt)
