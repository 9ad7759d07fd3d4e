"""What is done with each request at a table: the events that it would cause, or a refusal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch

from ...games import State, mix_text
from ..protocol.requests import (
    AgainRequest,
    LeaveRequest,
    MixRequest,
    PlayRequest,
    RenameRequest,
    SayRequest,
    SignalRequest,
    StandInRequest,
    StartRequest,
    TableRequest,
    UndoRequest,
)
from ..refusals import Refusal
from .dealing import first_game, mixed, mixed_for_missing, new_game, same_game
from .events import Event, Left, Over, Played, Renamed, Said, Signalled, StoodIn, Undone
from .log import Draft
from .number_names import may_be_meant
from .pending import PendingDeal
from .table import Table
from .talk import number_in

LONG_STORY = 10_000  # events: a table with more only plays to the end of its game
ENDING = (MixRequest, PlayRequest, LeaveRequest, StandInRequest)


@dataclass(frozen=True)
class Sender:
    """Whoever asks: a seat, or a spectator, who has at most a name."""

    key: str  # under which requests are remembered
    seat: int | None
    name: str = ""


@dataclass(frozen=True)
class Context:
    """Where a request is made, and by whom."""

    table: Table
    sender: Sender
    present: Callable[[int], bool]  # whether someone on a seat is connected
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


def drafts(request: TableRequest, context: Context) -> list[Draft]:
    """The events that a request would cause; the first of them stands for it."""
    if context.table.seq >= LONG_STORY and not isinstance(request, ENDING):
        raise Refusal("log-full")
    first, *more = handle(request, context)
    return [Draft(first, context.sender.key, request.id), *map(Draft, more)]


@singledispatch
def handle(request: TableRequest, context: Context) -> Sequence[Event]:
    """The events of a request, by its type; each type has a function below."""
    raise NotImplementedError(f"nothing handles a {type(request).__name__}")


@handle.register
def start(request: StartRequest, context: Context) -> Sequence[Event]:
    """Deal the first game; or, while players mix, wait no longer for those who are away."""
    seat, table = context.seat(), context.table
    if table.pending:
        return _without_the_absent(table.pending, context)
    if table.started:
        raise Refusal("already-started")
    seats = [number for number, each in enumerate(table.seats) if each.kind == "open"]
    if seats:
        raise Refusal("seats-open", seats=seats)
    return first_game(table, seat)


def _without_the_absent(pending: PendingDeal, context: Context) -> Sequence[Event]:
    missing = pending.missing(len(context.table.seats))
    present = [seat for seat in missing if context.present(seat)]
    if present:
        raise Refusal("still-mixing", seats=present)
    return mixed_for_missing(context.table, pending)


@handle.register
def mix(request: MixRequest, context: Context) -> Sequence[Event]:
    """Mix something into another's deck; after the last, the cards are dealt."""
    seat, pending = context.seat(), context.table.pending
    if pending is None:
        raise Refusal("not-mixing")
    if seat in pending.texts:
        raise Refusal("already-mixed")
    return mixed(context.table, pending, {seat: mix_text(request.text)})


@handle.register
def again(request: AgainRequest, context: Context) -> Sequence[Event]:
    """Deal another game, or the same once more."""
    seat, state, table = context.seat(), context.running(), context.table
    if not table.over:
        raise Refusal("not-over")
    if table.pending:
        raise Refusal("still-mixing", seats=table.pending.missing(len(table.seats)))
    assert state.deal is not None
    return same_game(state.deal, seat) if request.same else new_game(table, seat)


@handle.register
def play(request: PlayRequest, context: Context) -> Sequence[Event]:
    """Play an action of the game."""
    seat = context.seat()
    context.running()
    return played(context.table, seat, request.action, by_bot=False)


def played(table: Table, seat: int, action: str, by_bot: bool) -> Sequence[Event]:
    """An action, and the end of the game where it brings that."""
    after = table.tried(seat, action)
    step = after.last_step
    assert step is not None
    turn = after.last_turn if step.ends_turn else None
    happened = Played(
        seat=seat,
        action=str(step.action),
        drew=turn.drew if turn else 0,
        by_bot=by_bot,
        ends_turn=after.ended_turn,
        asides=[aside.json() for aside in turn.asides] if turn else [],
    )
    if after.outcome is None:
        return [happened]
    assert after.deal is not None
    over = Over(outcome=after.outcome.json(), secret=table.secret, mix=list(after.deal.mix))
    return [happened, over]


@handle.register
def undo(request: UndoRequest, context: Context) -> Sequence[Event]:
    """Take the last card of the running turn back."""
    seat, state = context.seat(), context.running()
    if not context.table.undo:
        raise Refusal("undo-off")
    if seat not in context.table.can_undo:
        raise Refusal("nothing-to-undo")
    assert state.last_step is not None
    return [Undone(seat=seat, action=str(state.last_step.action))]


@handle.register
def signal(request: SignalRequest, context: Context) -> Sequence[Event]:
    """Let the others know something about a pile."""
    seat, places = context.seat(), context.table.game.signal_places
    if not places:
        raise Refusal("no-signals")
    if request.pile not in places:
        raise Refusal("bad-request", field="pile", expected="one of " + ", ".join(places))
    context.running()
    if context.table.silent:
        raise Refusal("talk-silence")
    return [Signalled(seat=seat, pile=request.pile, signal=request.signal)]


@handle.register
def say(request: SayRequest, context: Context) -> Sequence[Event]:
    """Say something."""
    table, seat = context.table, context.sender.seat
    if seat is None and not context.sender.name:
        raise Refusal("nameless")
    check_talk(table, request.text)
    name = context.sender.name if seat is None else table.seats[seat].name
    return [Said(seat=seat, text=request.text, name=name)]


def check_talk(table: Table, text: str) -> None:
    """Refuse what would be talk about cards, be it a sentence or a name."""
    if table.silent:
        raise Refusal("talk-silence")
    if not (table.game.cooperative and table.running):
        return
    names = table.game.number_names
    number = number_in(text, names)
    if number is not None:
        code = "talk-commands" if may_be_meant(number, names) else "talk-numbers"
        raise Refusal(code, word=number)


@handle.register
def rename(request: RenameRequest, context: Context) -> Sequence[Event]:
    """Change a name."""
    seat = context.seat()
    check_talk(context.table, request.name)
    return [Renamed(seat=seat, name=request.name)]


@handle.register
def leave(request: LeaveRequest, context: Context) -> Sequence[Event]:
    """Get up."""
    seat = context.seat()
    return [Left(seat=seat, name=context.table.seats[seat].name)]


@handle.register
def stand_in(request: StandInRequest, context: Context) -> Sequence[Event]:
    """Let a bot play for someone who is away."""
    context.seat()
    seat, last = request.seat, len(context.table.seats) - 1
    if seat > last:
        raise Refusal("bad-request", field="seat", expected=f"a number from 0 to {last}")
    context.running()
    _check_absent(context, seat)
    return [StoodIn(seat=seat)]


def _check_absent(context: Context, seat: int) -> None:
    if context.table.seats[seat].kind != "person":
        raise Refusal("not-a-person", seat=seat)
    if context.table.seats[seat].stand_in:
        raise Refusal("stands-in", seat=seat)
    if not context.absent(seat):
        raise Refusal("not-absent", seat=seat, seconds=round(context.grace))
