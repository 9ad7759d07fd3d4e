"""With every card known: can a position be won, and until when could a game be?"""

from collections.abc import Callable, Sequence

from ..games import Game, State
from .parts.solutions import Budget, ReviewError, Solution, Solver, Verdict
from .registry import review_of
from .results import Winnable
from .turns import PlayedTurn


def solve(state: State, budget: Budget | None = None, native: bool = True) -> Solution:
    """A winning line from a state on, or the proof that there is none, or neither.

    For games that all win or lose together, with any number of players.
    """
    return solver_of(state.game)(state, budget or Budget(), native)


def solver_of(game: Game) -> Solver:
    """What solves a game; ReviewError where nothing does."""
    solver = review_of(game).solver
    if solver is None:
        raise ReviewError("no-solver", game=game.name)
    return solver


def winnable(turns: Sequence[PlayedTurn], budget: Budget, native: bool = True) -> Winnable:
    """Until which turn a game could have been won: what is lost stays lost, so it is halved in."""
    starts = [turn.before for turn in turns]
    if turns and turns[-1].after.outcome and turns[-1].after.outcome.won:
        return Winnable(Verdict.WON, turns[-1].number, None, turns[-1].actions)
    known: dict[int, Solution] = {}

    def verdict(place: int) -> Verdict:
        if place not in known:
            known[place] = solve(starts[place], budget, native)
        return known[place].verdict

    won = _first(len(starts), lambda place: verdict(place) is not Verdict.WON) - 1
    lost = _first(len(starts), lambda place: verdict(place) is Verdict.LOST)
    line = known[won].line if won >= 0 else ()
    deal = Verdict.WON if won >= 0 else verdict(0) if starts else Verdict.UNKNOWN
    return Winnable(
        deal,
        turns[won].number if won >= 0 else None,
        turns[lost].number if lost < len(turns) else None,
        line,
        _record(starts[won], line) if won >= 0 else None,
    )


def _record(start: State, line: Sequence[str]) -> str:
    """The game as it would have been, had it gone on by a line."""
    for action in line:
        start = start.play(action)
    return start.record()


def _first(count: int, holds: Callable[[int], bool]) -> int:
    """The first place at which something holds that then stays so; count where it never does."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low
