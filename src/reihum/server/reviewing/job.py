"""One review that somebody waits for: who does, and how far it is."""

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ...games import State
from ...review import Effort, TurnReview, key_of
from ...review.turns import turns_of
from ..protocol.study.reviews import Progress, ReviewAnswer, ReviewSummary
from .review_process import Told

SUMMARY = tuple(ReviewSummary.model_fields)
GONE = 60.0  # seconds without a question after which nobody waits any more


@dataclass(eq=False)
class Job:
    """A review that waits, is being made, or was."""

    key: str
    record: str
    count: int  # of turns
    together: bool  # whether all win or lose together
    state: Progress = "waiting"
    askers: dict[str, str] = field(default_factory=dict)  # addresses, by guest
    verdicts: list[TurnReview] = field(default_factory=list)
    summary: dict[str, Any] | None = None
    asked: float = field(default_factory=time.monotonic)  # when somebody last did

    @classmethod
    def about(cls, end: State, effort: Effort) -> "Job":
        """The review of a game that is over."""
        record = end.record()
        key, count = key_of(record, effort=effort), sum(1 for _ in turns_of(end))
        return cls(key, record, count, end.game.cooperative)

    @property
    def goes_on(self) -> bool:
        """Whether it waits or is being made."""
        return self.state in ("waiting", "working")

    @property
    def working(self) -> bool:
        """Whether it is being made."""
        return self.state == "working"

    @property
    def abandoned(self) -> bool:
        """Whether nobody has asked for a while."""
        return time.monotonic() - self.asked > GONE

    def take(self, told: Told) -> None:
        """Take in what its process tells."""
        if told.verdict:
            self.verdicts.append(told.verdict)
        if told.summary:
            self.summary = {name: told.summary[name] for name in SUMMARY}
            self.state = "done"
        if told.failed:
            self.state = "failed"

    def kept(self, after: int = 0) -> dict[str, Any]:
        """What there is of it, ready for JSON, from so many verdicts on."""
        turns = [asdict(verdict) for verdict in self.verdicts[after:]]
        return {
            "state": self.state,
            "count": self.count,
            "together": self.together,
            "turns": turns,
            "summary": self.summary,
        }


def answered(key: str, kept: Mapping[str, Any], ahead: int = 0) -> ReviewAnswer:
    """What is told of a review, from what there is of it."""
    told = {name: kept[name] for name in ("state", "count", "together", "turns", "summary")}
    return ReviewAnswer.model_validate({**told, "id": key, "ahead": ahead})
