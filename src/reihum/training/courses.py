"""How a net learns a game: the lesson bound to its rules and players, and how it is paced."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..rules.engine.compiling import bound
from . import lessons


@dataclass(frozen=True)
class Course:
    """How a net learns a game."""

    lesson: Any  # `lessons.practise`, bound
    rows: int  # of the net
    talk: bool = False  # in every other game the players signal
    options: Mapping[str, Any] = field(default_factory=dict)  # of some of the games
    rival: str | None = None  # whom it meets in exams; none: they win together
    trust: float = 0.6
    curiosity: float = 0.05
    first_rate: float = 7e-4
    last_rate: float = 2e-5
    prior: float = 0.03


def lesson(rules: Any, thoughts: Any, views: Any, tell: Any, result: Any, opposed: bool) -> Any:
    """Bind the lesson to the rules, thoughts and views of a game."""
    label = thoughts.LABEL
    game = bound(
        lessons.play_game,
        label,
        TABLE=rules.TABLE,
        KINDS=views.KINDS,
        ROWS=views.ROWS,
        play_turn=thoughts.PLAY_TURN,
        observe=rules.observe,
        tell=tell,
        judge=thoughts.JUDGE,
        describe=views.describe,
    )
    revise = bound(lessons.revise, label, ROWS=views.ROWS)
    memory = bound(lessons.remember, label, OPPOSED=opposed)
    parts = {"play_game": game, "revise": revise, "remember": memory}
    return bound(lessons.practise, label, deal=rules.deal, result=result, **parts)
