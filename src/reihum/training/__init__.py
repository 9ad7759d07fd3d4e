"""Learning to play: a net teaches itself by playing against and with itself."""

from .courses import COURSES, Course
from .learning import Learner, train
from .progress import Report

__all__ = ["COURSES", "Course", "Learner", "Report", "train"]
