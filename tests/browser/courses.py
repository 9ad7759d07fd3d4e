"""Games that bots play here, so that their moments can be set on a table."""

from collections.abc import Callable
from functools import cache
from typing import Any

import reihum
from reihum import State
from reihum.bots import Observation, bot

Moment = Callable[[State], bool]


def actions_to(
    game: str, deal: str, reached: Moment, level: str = "casual", **options: Any
) -> tuple[str, ...]:
    """What bots do on a deal until a moment has come."""
    state = reihum.game(game, **options).deal(deal)
    actions: list[str] = []
    for action in course(game, deal, level, **options):
        if reached(state):
            break
        state = state.play(action)
        actions.append(action)
    return tuple(actions)


@cache
def course(game: str, deal: str, level: str = "casual", **options: Any) -> tuple[str, ...]:
    """A whole game of one bot on all seats; where the players agree, the first one begins."""
    state, player = reihum.game(game, **options).deal(deal), bot(level)
    while state.outcome is None:
        seat = state.seat
        seen = None if seat is None else Observation(state.game, seat, state.observe(seat))
        state = state.play("begin:0" if seen is None else player.choose(seen))
    return tuple(str(step.action) for step in state.steps)


def my_turn(after: int = 0, played: int = 0) -> Moment:
    """Seat 0 acts, has done so much in this turn, and so much was done before."""
    return lambda state: (
        state.seat == 0 and len(state.turn.played) == played and len(state.steps) >= after
    )


def turn_of_others(after: int) -> Moment:
    """Somebody else acts."""
    return lambda state: state.seat not in (0, None) and len(state.steps) >= after
