"""What is learned for which game, and how."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from ..arena.play.whole_games import nobody_tells, tell
from ..bots.face_to_face import thoughts as duel_thoughts
from ..bots.face_to_face import views as duel_views
from ..bots.parts.nets import SCORE, WIN
from ..bots.the_game import hints
from ..bots.the_game import thoughts as pile_thoughts
from ..bots.the_game import views as pile_views
from ..rules.engine.compiling import Array, Record, bound, rule
from ..rules.face_to_face import table as face_to_face
from ..rules.the_game import table as the_game
from . import lessons

FEW = 8.0  # so many cards left are a middling score


@dataclass(frozen=True)
class Course:
    """How a net learns a game."""

    rules: ModuleType
    lesson: Any  # `lessons.practise`, bound
    rows: int
    talk: bool = False  # in every other game the players signal
    options: Mapping[str, Any] = field(default_factory=dict)  # of some of the games
    trust: float = 0.6
    curiosity: float = 0.05
    first_rate: float = 7e-4
    last_rate: float = 2e-5
    prior: float = 0.03


@rule
def result_together(table: Record, seat: int, wanted: Array) -> None:
    """Won or lost, and how few cards are left."""
    wanted[WIN] = 1.0 if table["over"] == the_game.ALL_DOWN else 0.0
    wanted[SCORE] = np.exp(-table["left"] / FEW)


@rule
def result_duel(table: Record, seat: int, wanted: Array) -> None:
    """Who has won, and by how many cards."""
    margin = table["left"][1 - seat] - table["left"][seat]
    wanted[WIN] = 1.0 if table["winner"] == seat else 0.0
    wanted[SCORE] = 1 / (1 + np.exp(-margin / FEW))


def _lesson(rules: Any, thoughts: Any, telling: Any, result: Any, opposed: bool) -> Any:
    label = thoughts.LABEL
    parts: dict[str, Any] = {"TABLE": rules.TABLE, "KINDS": thoughts.KINDS, "ROWS": thoughts.ROWS}
    game = bound(
        lessons.play_game,
        label,
        play_turn=thoughts.PLAY_TURN,
        observe=rules.observe,
        tell=telling,
        judge=thoughts.JUDGE,
        describe=thoughts.describe,
        **parts,
    )
    revise: Any = bound(lessons.revise, label, ROWS=thoughts.ROWS)
    sides: dict[str, Any] = {"OPPOSED": opposed}
    memory: Any = bound(lessons.remember, label, **sides)
    own: dict[str, Any] = {"STATE": rules.STATE, "deal": rules.deal, "result": result}
    return bound(lessons.practise, label, play_game=game, revise=revise, remember=memory, **own)


_together = _lesson(
    the_game,
    pile_thoughts,
    bound(tell, "training", observe=the_game.observe, hint=hints.mark),
    result_together,
    opposed=False,
)
_duel = _lesson(face_to_face, duel_thoughts, nobody_tells, result_duel, opposed=True)
_three = {"minimum": 3}
_single = {"last_card": "allowed"}

COURSES: Mapping[str, Course] = {
    "the-game": Course(the_game, _together, pile_views.ROWS, talk=True, options=_three),
    "extreme": Course(the_game, _together, pile_views.ROWS, talk=True, options=_three),
    "face-to-face": Course(face_to_face, _duel, duel_views.ROWS, options=_single, trust=0.65),
}
