"""The Game and Extreme with every card known: a line that wins, or the proof that there is none.

A short exact search comes first, which settles late positions. Beams of growing width find nearly
every win; what they do not find, a long exact search may still find or prove to be lost.
"""

import functools
from typing import Any

import numpy as np

from ...bots.parts.game_bots import Effort
from ...bots.parts.piles.endings import UNKNOWN
from ...bots.parts.piles.judging import BREADTH, SLACK
from ...bots.registry import bots_of
from ...bots.the_game.endings import LOST
from ...games import Game, State
from ...rules.engine.compiling import Array, compiled
from ...rules.the_game.table import CARDS, END, MOST_ACTIONS, STATE
from ..parts.solutions import Budget, Solution, Verdict
from .alike import EXPLORE
from .beam import BEAM, NOWHERE, STEP

SHORT, LONG = 60, 2 * CARDS + 4  # actions of an exact search: few make its room small
TURNS, DEARER = 24, 20  # of a position that are judged; what a card may cost more than the cheapest
FEW_LEFT = 24  # cards not down, so that the short search is worth its time


def solve(state: State, budget: Budget, native: bool) -> Solution:
    """A winning line from a state on, or the proof that there is none, or neither."""
    if state.outcome is not None:
        return Solution(Verdict.WON if state.outcome.won else Verdict.LOST)
    if state.seat is None:
        return _first_turn(state, budget, native)
    start = np.array([state.whole()], STATE)
    numbers = _found(start, _weights(state.game, native), budget, native)
    if numbers is None:
        return Solution(Verdict.UNKNOWN)
    return _told(state, numbers) if numbers else Solution(Verdict.LOST)


def _first_turn(state: State, budget: Budget, native: bool) -> Solution:
    """While the players agree who begins: whoever wins."""
    found = []
    for claim in state.legal():
        solution = solve(state.play(claim), budget, native)
        if solution.verdict is Verdict.WON:
            return Solution(Verdict.WON, (str(claim), *solution.line))
        found.append(solution.verdict)
    lost = all(verdict is Verdict.LOST for verdict in found)
    return Solution(Verdict.LOST if lost else Verdict.UNKNOWN)


def _weights(game: Game, native: bool) -> Array:
    weights = bots_of(game).weights(game, Effort("expert", native)).copy()
    weights[BREADTH], weights[SLACK] = TURNS, DEARER
    return weights


def _found(start: Array, weights: Array, budget: Budget, native: bool) -> list[int] | None:
    """The numbers of the actions of a winning line; none if it is lost, None if unknown."""
    if start[0]["table"]["left"] <= FEW_LEFT:
        numbers = _exact(start, budget.first_positions, native)
        if numbers is not None:
            return numbers
    for width in budget.widths:
        line = _beam(start, weights, width, native)
        if line:
            return line
    return _exact(start, budget.positions, native)


def _exact(start: Array, most: int, native: bool) -> list[int] | None:
    deepest = SHORT if start[0]["table"]["left"] <= FEW_LEFT else LONG
    states, places = np.zeros(deepest, STATE), np.zeros(deepest, np.int64)
    choices = np.zeros((deepest, MOST_ACTIONS), np.int64)
    states[0] = start[0]
    seen = np.zeros(1 << (2 * most + 64).bit_length(), np.int64)
    count = int(_ready(EXPLORE, native)(states, choices, places, seen, most))
    if count == UNKNOWN:
        return None
    return [] if count == LOST else [int(choices[at][places[at] - 1]) for at in range(count)]


def _beam(start: Array, weights: Array, width: int, native: bool) -> list[int]:
    steps = np.zeros((CARDS, width), STEP)
    count = int(_ready(BEAM, native)(start, weights, steps))
    return [] if count == NOWHERE else _walked(steps, count)


def _walked(steps: Array, count: int) -> list[int]:
    """The actions on the way to the last step; what ends a turn by itself has no end."""
    way, place = [], 0
    for turn in range(count - 1, -1, -1):
        way.append(steps[turn][place])
        place = int(steps[turn][place]["before"])
    numbers: list[int] = []
    for step in reversed(way):
        numbers += [int(card) for card in step["cards"][: step["count"]]]
        numbers.append(END)
    return numbers[:-1]


def _told(state: State, numbers: list[int]) -> Solution:
    """The line as texts, replayed by the rules: an end that no longer is one is left out."""
    line = []
    for number in numbers:
        if number == END and state.ended_turn and not state.turn.played:
            continue  # a card has ended the turn by itself
        action = state.game.decode(number)
        line.append(str(action))
        state = state.play(action)
    won = state.outcome is not None and state.outcome.won
    return Solution(Verdict.WON if won else Verdict.UNKNOWN, tuple(line))


@functools.cache
def _ready(function: Any, native: bool) -> Any:
    return compiled(function) if native else function
