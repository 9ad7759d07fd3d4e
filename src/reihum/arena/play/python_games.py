"""Games of bots that are Python classes, on guard against crashes and endless thoughts."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

import numpy as np

from ...bots import Bot, Observation
from ...games import Begin, ReihumError, State
from ...rules.engine.compiling import Array
from ...rules.engine.playing import TURN
from .deals import deal_of
from .description import Description
from .results import Fault, rows_of
from .whole_games import NONSENSE, Ends

Answer = TypeVar("Answer")


class TooLong(Exception):
    """A bot has thought for too long."""


def play_plain(run: Description, seats: Sequence[int], numbers: Array) -> tuple[Array, list[Fault]]:
    """Play some deals; a bot that fails loses its game, and the others go on."""
    ends, faults = Ends.of(run.game.rules, len(numbers)), []
    ends.counts["fault"] = NONSENSE
    for place, number in enumerate(numbers.tolist()):
        try:
            state = _play(run, seats, deal_of(run.seed, number), ends.counts[place])
        except Failure as failure:
            state, name = failure.state, run.entrants[seats[failure.seat]].name
            ends.counts[place]["fault"] = failure.seat
            faults.append(Fault(number, failure.seat, name, str(failure)))
        ends.tables[place] = state.observe(None)
    return rows_of(run.game, numbers, ends), faults


class Failure(Exception):
    """What a bot did wrong, at which seat, and how far the game had come."""

    def __init__(self, what: str, seat: int, state: State) -> None:
        super().__init__(what)
        self.seat = seat
        self.state = state


def _play(run: Description, seats: Sequence[int], deal: str, counts: np.void) -> State:
    bots = [entrant.bot(f"{deal}/{which}") for which, entrant in enumerate(run.entrants)]
    seated, state = [bots[which] for which in seats], run.game.deal(deal)
    while state.outcome is None:
        if len(state.seats) > 1:
            state = _begun(state, seated, run.limit)
        else:
            before, state = state, _acted(state, seated, run.limit)
            _count(before, state, counts)
    return state


def _acted(state: State, bots: Sequence[Bot], limit: float) -> State:
    """After what the one to act has chosen."""
    seat = state.seats[0]
    action = _asked(bots[seat].choose, state, seat, limit)
    try:
        return state.play(action, seat)
    except (ReihumError, TypeError) as error:
        raise Failure(f"an illegal action: {error}", seat, state) from error


def _count(before: State, after: State, counts: np.void) -> None:
    game = before.game
    noted = game.rules.note(before.observe(None), game.encode(after.steps[-1].action))
    counts["decisions"] += 1
    counts["turns"] += noted & TURN
    counts["tricks"] += noted >> 1


def _begun(state: State, bots: Sequence[Bot], limit: float) -> State:
    """The players agree: the first turn is taken by the one who could best begin."""
    keen = [_asked(bots[seat].eagerness, state, seat, limit) for seat in state.seats]
    return state.play(Begin(state.seats[keen.index(max(keen))]))


def _asked(
    question: Callable[[Observation], Answer], state: State, seat: int, limit: float
) -> Answer:
    seen = Observation(state.game, seat, state.observe(seat))
    try:
        with _alarm(limit):
            return question(seen)
    except TooLong:
        raise Failure(f"no answer within {limit:g} s", seat, state) from None
    except Exception as error:
        raise Failure(f"{type(error).__name__}: {error}", seat, state) from error


@contextmanager
def _alarm(limit: float) -> Iterator[None]:
    """Interrupt what takes too long, where that can be done: not on Windows, nor in a thread."""
    alone = threading.current_thread() is threading.main_thread()
    if not alone or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
