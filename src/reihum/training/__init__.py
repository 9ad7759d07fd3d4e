"""Learning to play: a net teaches itself by playing against and with itself."""

from .courses import Course
from .learning import Learner, begin, train
from .progress import Report
from .registry import learn, training_of
from .run import TrainingRun

__all__ = [
    "Course",
    "Learner",
    "Report",
    "TrainingRun",
    "begin",
    "learn",
    "train",
    "training_of",
]
