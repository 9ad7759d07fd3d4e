"""What is done with each request at a table: the events that it would cause, or a refusal."""

from collections.abc import Sequence
from functools import singledispatch

from ...games import IllegalAction, mix_text
from ..protocol.requests import (
    AgainRequest,
    ConcedeRequest,
    DeclineRequest,
    DismissRequest,
    HintRequest,
    LeaveRequest,
    LetStandRequest,
    MixRequest,
    MuteRequest,
    PaceRequest,
    PlayRequest,
    RemoveRequest,
    RenameRequest,
    ReturnRequest,
    RewindRequest,
    SayRequest,
    SeenRequest,
    SetSeatRequest,
    SignalRequest,
    StandInRequest,
    StartRequest,
    SwapRequest,
    TableRequest,
    UndoRequest,
)
from ..refusals import Refusal
from .budgets import check_request
from .consent.again import another_game
from .consent.conceding import conceded, declined
from .consent.pauses import check_pause, looked, pause_after
from .context import Context, Sender
from .dealing import first_game, mixed, mixed_for_missing
from .events import (
    Event,
    Hinted,
    Left,
    Over,
    Paced,
    Played,
    Renamed,
    Returned,
    Rewound,
    Said,
    Signalled,
    StoodIn,
    Undone,
)
from .log import Draft
from .pending import PendingDeal
from .seating.hosting import dismiss, mute, remove, set_seat, swap
from .seating.names import check_name
from .seating.seats import checked_number
from .table import Table
from .talk.names import may_be_meant
from .talk.numbers import number_in
from .timing.stalling import asked

# By these somebody plays; talk is no sign of it.
PLAYING = (
    *(MixRequest, PlayRequest, UndoRequest, LetStandRequest, SignalRequest),
    *(SeenRequest, ConcedeRequest, DeclineRequest, AgainRequest),
)


def drafts(request: TableRequest, context: Context) -> list[Draft]:
    """The events that a request would cause; the first of them stands for it."""
    if context.table.closed:
        raise Refusal("closed")
    check_request(context.table, request, context.sender.seat)
    first, *more = [*_back(request, context), *handle(request, context)]
    return [Draft(first, context.sender.key, request.id), *map(Draft, more)]


def _back(request: TableRequest, context: Context) -> Sequence[Event]:
    """Whoever plays, though a bot did in their place, is back."""
    seat = context.sender.seat
    replaced = seat is not None and context.table.seats[seat].stand_in
    back = seat is not None and replaced and isinstance(request, PLAYING)
    return [Returned(seat=seat)] if seat is not None and back else []


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
    return first_game(table, seat, context.people)


def _without_the_absent(pending: PendingDeal, context: Context) -> Sequence[Event]:
    missing = pending.missing(len(context.table.seats))
    present = [seat for seat in missing if context.present(seat)]
    if present:
        raise Refusal("still-mixing", seats=present)
    return mixed_for_missing(context.table, pending)


@handle.register
def mix(request: MixRequest, context: Context) -> Sequence[Event]:
    """Mix something into the shuffle; after the last, the cards are dealt."""
    seat, pending = context.seat(), context.table.pending
    if pending is None:
        raise Refusal("not-mixing")
    if seat in pending.texts:
        raise Refusal("already-mixed")
    return mixed(context.table, pending, {seat: mix_text(request.text)})


@handle.register
def again(request: AgainRequest, context: Context) -> Sequence[Event]:
    """Ask for another game, or for the same once more; or be ready for it."""
    seat, table = context.seat(), context.table
    context.running()
    if table.guided:
        return [Rewound(seat=seat, step=0)]
    if not table.over:
        raise Refusal("not-over")
    if table.pending:
        raise Refusal("still-mixing", seats=table.pending.missing(len(table.seats)))
    wait = context.settings.again_wait
    return another_game(table, seat, request.same, context.people, context.now, wait)


@handle.register
def concede(request: ConcedeRequest, context: Context) -> Sequence[Event]:
    """Give up, or agree to."""
    seat = context.seat()
    context.running()
    return conceded(context.table, seat, context.people)


@handle.register
def decline(request: DeclineRequest, context: Context) -> Sequence[Event]:
    """Neither give up nor play again, as someone has asked."""
    return declined(context.table, context.seat())


@handle.register
def seen(request: SeenRequest, context: Context) -> Sequence[Event]:
    """Have looked at what there is to see."""
    return looked(context.table, context.seat(), context.people, context.now)


@handle.register
def play(request: PlayRequest, context: Context) -> Sequence[Event]:
    """Play an action of the game."""
    seat = context.seat()
    context.running()
    _check_time(context.table, seat)
    check_pause(context.table, context.now)
    until = context.settings.look_until(context.now)
    return played(context.table, seat, request.action, by_bot=False, until=until)


def _check_time(table: Table, seat: int) -> None:
    """Refuse what comes too late: a bot finishes the turn."""
    if table.seats[seat].out_of_time:
        raise Refusal("time-up")


def played(
    table: Table, seat: int, action: str, by_bot: bool, until: float | None = None
) -> Sequence[Event]:
    """An action, and the end of the game where it brings that, or a pause until some time."""
    after = table.tried(seat, action, by_bot)
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
    if after.outcome is not None:
        return [happened, Over.of(table, after)]
    paused = pause_after(table, after, until) if step.ends_turn and until else []
    return [happened, *paused]


@handle.register
def undo(request: UndoRequest, context: Context) -> Sequence[Event]:
    """Take the last card of the running turn back."""
    seat, state = context.seat(), context.running()
    _check_time(context.table, seat)
    if not context.table.undo:
        raise Refusal("undo-off")
    if seat not in context.table.can_undo:
        raise Refusal("nothing-to-undo")
    assert state.last_step is not None
    return [Undone(seat=seat, action=str(state.last_step.action))]


@handle.register
def let_stand(request: LetStandRequest, context: Context) -> Sequence[Event]:
    """Take nothing back, though nothing fits any more: so the game is over."""
    seat, state = context.seat(), context.running()
    if context.table.stuck != seat:
        raise IllegalAction("not-stuck")
    return [Over.of(context.table, state.let_stand())]


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
def rewind(request: RewindRequest, context: Context) -> Sequence[Event]:
    """Go back in a guided game: to before a mistake, or to the start."""
    seat, here = context.seat(), context.table.guidance
    if here is None:
        raise Refusal("not-guided")
    if not (request.start or here.wrong):
        raise Refusal("nothing-to-undo")
    return [Rewound(seat=seat, step=0 if request.start else here.step)]


@handle.register
def hint(request: HintRequest, context: Context) -> Sequence[Event]:
    """Ask what a strong player would do; also while Silence lies open, for it tells nobody else."""
    seat = context.seat()
    context.running()
    check_hint(context.table, seat)
    return [Hinted(seat=seat)]


def check_hint(table: Table, seat: int | None) -> None:
    """Refuse a hint to whoever cannot act now, and at tables where there are none."""
    if not table.hints:
        raise Refusal("hints-off")
    if seat is None or table.person_to_act != seat or table.stuck is not None:
        raise Refusal("hint-later")


@handle.register
def say(request: SayRequest, context: Context) -> Sequence[Event]:
    """Say something."""
    table, seat = context.table, context.sender.seat
    if seat is None:
        _check_spectator(table, context.sender.name)
    check_muted(table, context.sender)
    check_talk(table, request.text)
    name = context.sender.name if seat is None else table.seats[seat].name
    return [Said(seat=seat, text=request.text, name=name)]


def check_muted(table: Table, sender: Sender) -> None:
    """Refuse the talk of those whom the host does not want to hear, wherever they sit now."""
    seat = sender.seat
    muted = table.spectators_muted if seat is None else table.seats[seat].muted
    if muted or sender.guest in table.muted:
        raise Refusal("muted")


def _check_spectator(table: Table, name: str) -> None:
    """Who watches has a name, and not one that someone has sat down with since."""
    if not name:
        raise Refusal("nameless")
    check_name(table, name, None)


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
    """Change a name, and a look where one is given."""
    seat = context.seat()
    check_muted(context.table, context.sender)
    before = context.table.seats[seat]
    if request.name != before.name:
        check_talk(context.table, request.name)
        check_name(context.table, request.name, seat)
    look = request.look.model_dump() if request.look else before.look
    return [Renamed(seat=seat, name=request.name, look=look, before=before.name)]


@handle.register
def leave(request: LeaveRequest, context: Context) -> Sequence[Event]:
    """Get up."""
    seat = context.seat()
    return [Left(seat=seat, name=context.table.seats[seat].name)]


# The host's affairs stand in a folder of their own.
handle.register(SetSeatRequest, set_seat)
handle.register(SwapRequest, swap)
handle.register(RemoveRequest, remove)
handle.register(MuteRequest, mute)
handle.register(DismissRequest, dismiss)


@handle.register
def pace(request: PaceRequest, context: Context) -> Sequence[Event]:
    """Choose how fast the bots act."""
    return [Paced(seat=context.seat(), pace=request.pace)]


@handle.register
def stand_in(request: StandInRequest, context: Context) -> Sequence[Event]:
    """Let a bot play for someone who is away, or ask to; for whoever is away it takes nothing back.

    Who is here, has the turn and does nothing is replaced if all others agree.
    """
    asker, table = context.seat(), context.table
    seat = checked_number(request.seat, table.seats)
    state = context.running()
    _check_replaceable(table, seat)
    if context.present(seat) and not context.absent(seat):
        return asked(table, asker, seat, context.people, context.now, context.settings)
    if not context.absent(seat):
        raise Refusal("not-absent", seat=seat, seconds=round(context.settings.grace))
    stuck = context.table.stuck == seat
    over = [Over.of(context.table, state.let_stand())] if stuck else []
    return [StoodIn(seat=seat), *over]


def _check_replaceable(table: Table, seat: int) -> None:
    if table.seats[seat].kind != "person":
        raise Refusal("not-a-person", seat=seat)
    if table.seats[seat].stand_in:
        raise Refusal("stands-in", seat=seat)


@handle.register
def come_back(request: ReturnRequest, context: Context) -> Sequence[Event]:
    """Play oneself again, in place of a bot."""
    seat = context.seat()
    if not context.table.seats[seat].stand_in:
        raise Refusal("plays-already", seat=seat)
    return [Returned(seat=seat)]
