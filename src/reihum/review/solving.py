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
    if not isinstance(state, State):
        raise ReviewError("solve-no-state", value=state)
    return solver_of(state.game)(state, budget or Budget(), native)


def solver_of(game: Game) -> Solver:
    """What solves a game; ReviewError where nothing does."""
    solver = review_of(game).solver
    if solver is None:
        raise ReviewError("no-solver", game=game.name)
    return solver


def winnable(turns: Sequence[PlayedTurn], budget: Budget, native: bool = True) -> Winnable:
    """Until which turn a game could have been won: what is lost stays lost, so it is halved in.

    The turn after the last one counts, too: there a game is over, or was given up.
    """
    if not turns:
        return Winnable(Verdict.UNKNOWN, None, None, ())
    last = turns[-1]
    if last.after.outcome and last.after.outcome.won:
        return Winnable(Verdict.WON, last.number, None, last.actions)
    starts = [*(turn.before for turn in turns), last.after]
    known: dict[int, Solution] = {}
    won, lost = -1, len(starts)  # the last one that is won, and the first one that is lost
    look: Budget | None = budget
    while look:
        known |= _between(starts, won, lost, look, native)
        won = max(_places(known, Verdict.WON), default=won)
        lost = min(_places(known, Verdict.LOST), default=lost)
        look = look.closing
    line = known[won].line if won >= 0 else ()
    deal = Verdict.WON if won >= 0 else known[0].verdict
    return Winnable(
        deal,
        won + 1 if won >= 0 else None,
        lost + 1 if lost < len(starts) else None,
        line,
        _record(starts[won], line) if won >= 0 else None,
    )


def _between(
    starts: Sequence[State], won: int, lost: int, budget: Budget, native: bool
) -> dict[int, Solution]:
    """What is found between a place that is won and one that is lost, by halving twice."""
    known: dict[int, Solution] = {}

    def verdict(place: int) -> Verdict:
        if place not in known:
            known[place] = solve(starts[place], budget, native)
        return known[place].verdict

    first = _first(won + 1, lost, lambda place: verdict(place) is not Verdict.WON)
    _first(first, lost, lambda place: verdict(place) is Verdict.LOST)
    return known


def _places(known: dict[int, Solution], verdict: Verdict) -> list[int]:
    return [place for place, solution in known.items() if solution.verdict is verdict]


def _record(start: State, line: Sequence[str]) -> str:
    """The game as it would have been, had it gone on by a line."""
    for action in line:
        start = start.play(action)
    return start.record()


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """The first place at which something holds that then stays so; the end where it never does."""
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low
