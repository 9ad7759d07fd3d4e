"""What can be asked for at a table: from a message to the events it would cause, or a refusal."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...games import State
from ..web.guests import new_secret
from .events import Draft
from .fields import NAME_LIMIT, TALK_LIMIT, Fields
from .refusals import Refusal
from .table import Table
from .talk import number_in

LONG_STORY = 10_000  # events: a table with more only plays to the end of its game
ENDING = ("play", "leave", "stand-in")
SIGNALS = ("leave", "leave-strong", "good", "none")


@dataclass(frozen=True)
class Sender:
    """Whoever asks: a seat, or a spectator, who has at most a name."""

    key: str  # under which wishes are remembered
    seat: int | None
    name: str = ""


@dataclass(frozen=True)
class Wish:
    """A message of a client at a table."""

    table: Table
    sender: Sender
    fields: Fields
    absent: Callable[[int], bool]  # whether a seat has been away for longer than the grace time
    grace: float

    def seat(self) -> int:
        """The seat that asks; spectators may not."""
        if self.sender.seat is None:
            raise Refusal("not-seated")
        return self.sender.seat

    def running(self) -> State:
        """The game that goes on."""
        if self.table.state is None:
            raise Refusal("not-started")
        return self.table.state


def drafts(wish: Wish, kind: str, message_id: str) -> list[Draft]:
    """The events that a wish would cause; the first of them stands for it."""
    if wish.table.seq >= LONG_STORY and kind not in ENDING:
        raise Refusal("log-full")
    first, *more = HANDLERS[kind](wish)
    return [replace(first, sender=wish.sender.key, message_id=message_id), *more]


def start(wish: Wish) -> list[Draft]:
    """Deal the first game."""
    wish.seat()
    table = wish.table
    if table.started:
        raise Refusal("already-started")
    seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if seats:
        raise Refusal("seats-open", seats=seats)
    return [Draft("started", wish.sender.seat, dealt(table.deal))]


def dealt(deal: str | None) -> dict[str, Any]:
    """A deal that someone asked for, or a new one with its commitment."""
    if deal is not None:
        return {"seed": deal, "commitment": None}
    secret = new_secret()
    return {"seed": secret, "commitment": hashlib.sha256(secret.encode()).hexdigest()}


def again(wish: Wish) -> list[Draft]:
    """Deal another game, or the same once more."""
    wish.seat()
    same = wish.fields.truth("same")
    state = wish.running()
    if not wish.table.over:
        raise Refusal("not-over")
    assert state.deal is not None
    # Everybody knows the old deal by now: nothing is committed to.
    deal = {"seed": state.deal.seed, "commitment": None} if same else dealt(None)
    return [Draft("again", wish.sender.seat, {"same": same, **deal})]


def play(wish: Wish) -> list[Draft]:
    """Play an action of the game."""
    seat, action = wish.seat(), wish.fields.text("action", 1, 60)
    wish.running()
    return played(wish.table, seat, action, by_bot=False)


def played(table: Table, seat: int, action: str, by_bot: bool) -> list[Draft]:
    """An action, and the end of the game where it brings that."""
    before = table.state
    after = table.tried(seat, action)
    ended = after.last_turn if before and after.last_turn is not before.last_turn else None
    text = str(after.steps[-1].action)
    payload = {"action": text, "drew": ended.drew if ended else 0, "by_bot": by_bot}
    more = {"egon": ended.egon, "closing": ended.closing} if ended else {}
    payload |= {name: value for name, value in more.items() if value is not None}
    events = [Draft("played", seat, payload)]
    if after.outcome:
        end = {"outcome": after.outcome.json(), "secret": table.secret}
        events.append(Draft("over", None, end))
    return events


def undo(wish: Wish) -> list[Draft]:
    """Take the last card of the running turn back."""
    seat, state = wish.seat(), wish.running()
    if not wish.table.undo:
        raise Refusal("undo-off")
    if seat not in wish.table.can_undo:
        raise Refusal("nothing-to-undo")
    return [Draft("undone", seat, {"action": str(state.steps[-1].action)})]


def signal(wish: Wish) -> list[Draft]:
    """Let the others know something about a pile."""
    seat, table = wish.seat(), wish.table
    if not table.cooperative:
        raise Refusal("no-signals")
    pile = wish.fields.choice("pile", getattr(table.game, "piles", ()))
    kind = wish.fields.choice("signal", SIGNALS)
    wish.running()
    if table.silent:
        raise Refusal("talk-silence")
    return [Draft("signalled", seat, {"pile": pile, "signal": kind})]


def say(wish: Wish) -> list[Draft]:
    """Say something."""
    table, seat = wish.table, wish.sender.seat
    text = wish.fields.text("text", 1, TALK_LIMIT)
    if seat is None and not wish.sender.name:
        raise Refusal("nameless")
    check_talk(table, text)
    name = wish.sender.name if seat is None else table.seats[seat].name
    return [Draft("said", seat, {"text": text, "name": name})]


def check_talk(table: Table, text: str) -> None:
    """Refuse what would be talk about cards, be it a sentence or a name."""
    if table.silent:
        raise Refusal("talk-silence")
    number = number_in(text) if table.cooperative and table.running else None
    if number is not None:
        raise Refusal("talk-numbers", word=number)


def rename(wish: Wish) -> list[Draft]:
    """Change a name."""
    seat, name = wish.seat(), wish.fields.text("name", 1, NAME_LIMIT)
    check_talk(wish.table, name)
    return [Draft("renamed", seat, {"name": name})]


def leave(wish: Wish) -> list[Draft]:
    """Get up."""
    seat = wish.seat()
    return [Draft("left", seat, {"name": wish.table.seats[seat].name})]


def stand_in(wish: Wish) -> list[Draft]:
    """Let a bot play for someone who is away."""
    wish.seat()
    table, seat = wish.table, wish.fields.number("seat", 0, len(wish.table.seats) - 1)
    wish.running()
    if table.seats[seat].kind != "person":
        raise Refusal("not-a-person", seat=seat)
    if table.seats[seat].stand_in:
        raise Refusal("stands-in", seat=seat)
    if not wish.absent(seat):
        raise Refusal("not-absent", seat=seat, seconds=round(wish.grace))
    return [Draft("stood-in", seat)]


HANDLERS: Mapping[str, Callable[[Wish], list[Draft]]] = {
    "start": start,
    "play": play,
    "undo": undo,
    "signal": signal,
    "say": say,
    "rename": rename,
    "leave": leave,
    "stand-in": stand_in,
    "again": again,
}
TYPES = (*HANDLERS, "ping")
