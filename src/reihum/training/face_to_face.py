"""How Face to Face is learned: against oneself, with exams against `planner`."""

import numpy as np

from ..arena.play.whole_games import nobody_tells
from ..bots.face_to_face import thoughts, views
from ..bots.parts.nets import SCORE, WIN
from ..rules.engine.compiling import Array, rule
from ..rules.engine.records import TableRecord
from ..rules.face_to_face import table as rules
from .courses import Course, lesson
from .net_training import NetTraining

FEW = 8.0  # to have so many cards less left is a good score


@rule
def result(table: TableRecord, seat: int, wanted: Array) -> None:
    """Who has won, and by how many cards."""
    margin = table["left"][1 - seat] - table["left"][seat]
    wanted[WIN] = 1.0 if table["winner"] == seat else 0.0
    wanted[SCORE] = 1 / (1 + np.exp(-margin / FEW))


COURSE = Course(
    lesson(rules, thoughts, views, nobody_tells, result, opposed=True),
    views.ROWS,
    options={"last_card": "allowed"},
    rival="planner",
    trust=0.65,
)
FACE_TO_FACE = NetTraining(COURSE)
