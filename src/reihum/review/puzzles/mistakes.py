"""Turns of one's own games that gave much away, as positions to play again."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ...games import State
from ...games.core.notation import format_position
from ..parts.marks import Mark
from ..turns import turns_of
from .puzzle import read_position, same_turn

PREFIX = "mistake-"
MARKED = (Mark.MISTAKE, Mark.BLUNDER)


@dataclass(frozen=True)
class Mistake:
    """A turn that a review has marked, and the better one that it has found."""

    name: str
    position: str
    turn: int  # of its game, counted from 1
    mark: str
    loss: float  # of the chance to win
    played: tuple[str, ...]
    solution: tuple[str, ...]

    def state(self) -> State:
        """The position before the turn."""
        return read_position(self.position)

    def solved_by(self, actions: Iterable[str]) -> bool:
        """Whether a turn is the better one, or leads to the same."""
        return same_turn(self.state(), actions, self.solution)

    def repeated_by(self, actions: Iterable[str]) -> bool:
        """Whether a turn is the one of the game once more."""
        return same_turn(self.state(), actions, self.played)

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> "Mistake":
        """From what was JSON."""
        turns = {name: tuple(fields[name]) for name in ("played", "solution")}
        return cls(**{**fields, **turns})


def mistakes_of(end: State, review: Mapping[str, Any], key: str, seat: int) -> Iterator[Mistake]:
    """The marked turns of a seat in a finished game, from its review as JSON and its key."""
    told = {turn["number"]: turn for turn in review["turns"] if turn["seat"] == seat}
    for turn in turns_of(end):
        found = told.get(turn.number)
        if found and found["mark"] in MARKED and found["better"]:
            yield Mistake(
                f"{PREFIX}{key[:16]}-{turn.number}",
                format_position(turn.before),
                turn.number,
                str(found["mark"]),
                round(float(found["loss"]["value"]), 3),
                tuple(action for action in turn.actions if action != "end"),
                tuple(found["better"]),
            )
