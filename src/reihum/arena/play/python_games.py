"""Games of bots that are Python classes, on guard against crashes and endless thoughts."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from ...bots import Bot, Observation
from ...games import Game, ReihumError, State
from ...rules.engine.compiling import Array
from .deals import deal_of
from .results import Fault, rows_of
from .whole_games import COUNTS, NONSENSE, NOTES, TURN

if TYPE_CHECKING:
    from .entrants import Entrant

Answer = TypeVar("Answer")


class TooLong(Exception):
    """A bot has thought for too long."""


def play_plain(
    game: Game,
    entrants: "Sequence[Entrant]",
    seats: Sequence[int],
    seed: str,
    numbers: Array,
    limit: float,
) -> tuple[Array, list[Fault]]:
    """Play some deals; a bot that fails loses its game, and the others go on."""
    ends, counts = np.zeros(len(numbers), game.rules.TABLE), np.zeros(len(numbers), COUNTS)
    faults: list[Fault] = []
    for place, number in enumerate(numbers.tolist()):
        counts[place]["fault"] = NONSENSE
        try:
            deal = deal_of(seed, number)
            bots = [entrant.bot(f"{deal}/{which}") for which, entrant in enumerate(entrants)]
            state = _play(game.deal(deal), bots, seats, limit, counts[place])
        except Failure as failure:
            state = failure.state
            counts[place]["fault"] = failure.seat
            name = entrants[seats[failure.seat]].name
            faults.append(Fault(number, failure.seat, name, str(failure)))
        ends[place] = state.observe(None)
    return rows_of(game, numbers, ends, counts), faults


class Failure(Exception):
    """What a bot did wrong, at which seat, and how far the game had come."""

    def __init__(self, what: str, seat: int, state: State) -> None:
        super().__init__(what)
        self.seat = seat
        self.state = state


def _play(
    state: State, bots: Sequence[Bot], seats: Sequence[int], limit: float, counts: np.void
) -> State:
    note = NOTES[state.game.rules]
    while state.outcome is None:
        if len(state.seats) > 1:
            state = _begun(state, bots, seats, limit)
            continue
        seat = state.seats[0]
        action = _asked(bots[seats[seat]].choose, state, seat, limit)
        try:
            after = state.play(action, seat)
        except (ReihumError, TypeError) as error:
            raise Failure(f"an illegal action: {error}", seat, state) from error
        counts["decisions"] += 1
        noted = note(state.observe(None), state.game.encode(after.steps[-1].action))
        counts["turns"] += noted & TURN
        counts["tricks"] += noted >> 1
        state = after
    return state


def _begun(state: State, bots: Sequence[Bot], seats: Sequence[int], limit: float) -> State:
    """The players agree: the first turn is taken by the one who could best begin."""
    keen = [_asked(bots[seats[seat]].eagerness, state, seat, limit) for seat in state.seats]
    return state.play(f"begin:{keen.index(max(keen))}")


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
