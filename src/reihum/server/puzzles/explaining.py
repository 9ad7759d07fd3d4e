"""What is told after an answer: the turn that is best and why, and what becomes of another."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ...bots import LEVELS, Observation, bots_of, reasons_for
from ...games import State
from ...review.puzzles.puzzle import Puzzle
from ..bots.pool import BotPool
from ..protocol.answers import ExplainedAction
from ..protocol.catalogue import Message
from ..protocol.study.puzzles import PuzzleSolution, PuzzleTurn, PuzzleWhy
from ..protocol.views import Outcome
from ..refusals import Refusal
from .tasks import Task

MOST_ACTIONS = 60  # of a game that is played on: there are no more than fifteen cards
GRADING = LEVELS[:-1]


async def solution(task: Task) -> PuzzleSolution:
    """The turn that is best, and why, for those who have answered."""
    task.check_answered()
    await task.give_up()
    state, puzzle = task.asked.state(), task.asked
    told = await asyncio.to_thread(_reasons, state, puzzle.solution)
    if not isinstance(puzzle, Puzzle):
        return PuzzleSolution(**told, themes=[], found_by=[], levels=[], margin=puzzle.loss)
    names = bots_of(state.game).names
    return PuzzleSolution(
        **told,
        themes=list(puzzle.themes),
        found_by=list(puzzle.found_by),
        levels=[level for level in GRADING if level in names],
        margin=puzzle.margin,
    )


async def why(task: Task, turn: PuzzleTurn) -> PuzzleWhy:
    """What becomes of a turn that is over: what speaks for it, and how the game then ends."""
    task.check_answered()
    seat = task.seat(turn)
    if not (seat.over and turn.actions):
        raise Refusal("puzzle-first")
    cards = [action for action in turn.actions if action != "end"]
    told = await asyncio.to_thread(_reasons, task.asked.state(), cards)
    end = await _played_on(seat.state, task.services.hosts.pool) if task.proved else None
    outcome = end.outcome if end else None
    return PuzzleWhy(**told, end=Outcome(**outcome.json()) if outcome else None)


async def _played_on(state: State, pool: BotPool) -> State:
    """How it may go on, if quick players go on from here; each sees what its seat sees."""
    name = bots_of(state.game).quick
    for _ in range(MOST_ACTIONS):
        if state.outcome is not None or state.seat is None:
            break
        seen = Observation(state.game, state.seat, state.observe(state.seat))
        state = state.play((await pool.choose(name, seen)).action)
    return state


def _reasons(state: State, actions: Sequence[str]) -> dict[str, Any]:
    """What speaks for a turn, as it is told: in the words of hints."""
    assert state.seat is not None
    seen = Observation(state.game, state.seat, state.observe(state.seat))
    told = reasons_for(seen, actions)
    return {
        "actions": [ExplainedAction.of(each) for each in told.actions],
        "reasons": [Message(**reason.json()) for reason in told.reasons],
    }
