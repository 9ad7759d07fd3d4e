"""How The Game is learned: together, and in every other game with signals."""

import numpy as np

from ..bots.parts.nets import SCORE, WIN
from ..bots.the_game import talking, thoughts, views
from ..rules.engine.compiling import Array, rule
from ..rules.engine.records import TableRecord
from ..rules.the_game import table as rules
from .courses import Course, lesson
from .net_training import NetTraining

FEW = 8.0  # so many cards left are a middling score


@rule
def result(table: TableRecord, seat: int, wanted: Array) -> None:
    """Won or lost, and how few cards are left."""
    wanted[WIN] = 1.0 if table["over"] == rules.ALL_DOWN else 0.0
    wanted[SCORE] = np.exp(-table["left"] / FEW)


COURSE = Course(
    lesson(rules, thoughts, views, talking.tell, result, opposed=False),
    views.ROWS,
    talk=True,
    options={"minimum": 3},
)
THE_GAME = NetTraining(COURSE)
