"""Making a table: from what a guest wishes for to its row, its seats and its first events."""

from functools import cache
from typing import Any

from ...bots import BOTS
from ...games import GAMES, Deal, Game, OptionError, game
from ..bots.thinker import USUAL
from ..store.rows import Binding, NewTable
from ..web.guests import Guests, hashed, new_table
from ..web.models import GameAnswer, SeatWish, TableWish
from .events import Draft
from .fields import NAME_LIMIT, Fields
from .refusals import Refusal
from .requests import dealt


def made(wish: TableWish, guest: str, guests: Guests) -> NewTable:
    """A new table as a guest wishes it."""
    chosen = _game(wish)
    if wish.deal is not None:
        Deal.of(wish.deal)  # refuses what cannot be a deal
    key = new_table()
    seats = [_seat(seat, guest) for seat in wish.seats]
    own = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(own) > 1:
        raise Refusal("two-seats", count=len(own))
    options = chosen.json_options()
    payload = {
        "game": chosen.name,
        "options": options,
        "seats": seats,
        "undo": chosen.cooperative if wish.undo is None else wish.undo,
        "deal": wish.deal,
        "creator": guest,
    }
    drafts = [Draft("created", own[0] if own else None, payload)]
    if all(seat["kind"] == "bot" for seat in seats):  # nobody sits there who could start it
        drafts.append(Draft("started", None, dealt(wish.deal)))
    people = [number for number, seat in enumerate(seats) if seat["kind"] != "bot"]
    tokens = {number: hashed(guests.token(key, number)) for number in people}
    bindings = [Binding(number, guest) for number in own]
    return NewTable(key, chosen.name, options, guest, tokens, drafts, bindings)


def _game(wish: TableWish) -> Game:
    """The game; where several people sit they agree who begins, if the game knows that."""
    options = {"players": len(wish.seats), **wish.options}
    chosen = game(wish.game, **options)
    if chosen.players != len(wish.seats):
        params = {"players": chosen.players, "seats": len(wish.seats)}
        raise Refusal("wrong-seats", game=chosen.name, **params)
    people = sum(seat.kind != "bot" for seat in wish.seats)
    if "first" in options or people < 2:
        return chosen
    try:
        return game(wish.game, **options, first="agree")
    except OptionError:
        return chosen


def _seat(seat: SeatWish, guest: str) -> dict[str, Any]:
    name = Fields({"name": seat.name}).text("name", 0, NAME_LIMIT)
    if seat.kind == "bot":
        chosen = seat.bot or USUAL
        if chosen not in BOTS:
            raise Refusal("unknown-bot", bot=chosen, bots=list(BOTS))
        return {"kind": "bot", "name": name, "bot": chosen}
    if seat.kind == "me":
        return {"kind": "person", "name": name, "guest": guest}
    return {"kind": "open", "name": name}


@cache
def described(name: str) -> GameAnswer:
    """A game as a client needs to know it before a table is made."""
    kind = GAMES[name]
    plain = kind()
    defaults, players = plain.json_options(), kind.option_table["players"].shape
    options = {
        name: {"default": defaults[name], **option.shape.json(), "text": option.choices}
        for name, option in kind.option_table.items()
    }
    return GameAnswer.model_validate(
        {
            "name": name,
            "title": kind.title,
            "players": (players.low, players.high),
            "default_players": plain.players,
            "options": options,
            "cooperative": kind.cooperative,
        }
    )
