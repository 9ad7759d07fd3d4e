"""The turns of a finished game, each with the state before and after it."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..games import Begin, State, parse_game
from ..games.replays import beginning
from .parts.solutions import ReviewError


@dataclass(frozen=True)
class PlayedTurn:
    """One turn, counted from 1; it may have been given up in the middle.

    Before it so many actions of the game were played; at its end, with the one that ends it, more.
    """

    number: int
    seat: int
    first: int
    last: int
    before: State
    actions: tuple[str, ...]
    after: State


def finished(record: str | State) -> State:
    """The end of a game from its record; ReviewError while it still goes on."""
    state = record if isinstance(record, State) else parse_game(record)
    if state.outcome is None:
        raise ReviewError("review-running")
    return state


def turns_of(end: State) -> Iterator[PlayedTurn]:
    """All turns that were played to their end, or to that of the game."""
    before = state = beginning(end)
    actions: list[str] = []
    number, first = 0, 0
    for last, step in enumerate(end.steps, start=1):
        state = state.play(step.action, step.seat)
        if isinstance(step.action, Begin):
            before, first = state, last
            continue
        actions.append(str(step.action))
        if state.ended_turn:
            number += 1
            yield PlayedTurn(number, step.seat, first, last, before, tuple(actions), state)
            before, actions, first = state, [], last
