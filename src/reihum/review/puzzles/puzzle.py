"""What a puzzle is, and the puzzles that come with the package."""

import functools
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib import resources
from typing import Any

from ...games import State, parse_position
from ..registry import review_of
from .rating import Rating

DEVIATION = 80.0  # of the rating of a puzzle
GRADES = (2000, 1750, 1500, 1250, 1000)  # by how many levels find the turn
FOLDER, ENDING = "shipped", ".jsonl"


@dataclass(frozen=True)
class Puzzle:
    """A position at the start of a turn, with the one turn that is clearly best.

    Alone, and where several win together, everything about the position is told, and the turn is
    the only one after which the game can still be won. In a duel only what the seat sees is told,
    and the turn is better than any other by the margin, at least.
    """

    name: str
    position: str
    solution: tuple[str, ...]  # without the end of the turn
    themes: tuple[str, ...]
    found_by: tuple[str, ...]  # the levels that play it
    margin: float  # of the chance to win; 1 where it is proved

    @property
    def game(self) -> str:
        """The name of its game, as it stands in the position: version, game, options."""
        return self.position.split()[1].partition("/")[0]

    @property
    def proved(self) -> bool:
        """Whether every card is told and no other turn can win; a margin of 1 alone is no proof."""
        return self.state().game.cooperative

    @property
    def rating(self) -> Rating:
        """How hard it is."""
        return Rating(GRADES[len(self.found_by)], DEVIATION)

    def state(self) -> State:
        """The position."""
        return read_position(self.position)

    def solved_by(self, actions: Iterable[str]) -> bool:
        """Whether a turn is the solution, or leads to the same."""
        return same_turn(self.state(), actions, self.solution)

    def line(self) -> str:
        """As a line of a file."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def of(cls, fields: dict[str, Any]) -> "Puzzle":
        """From what stands in a line."""
        lists = {name: tuple(fields[name]) for name in ("solution", "themes", "found_by")}
        return cls(**{**fields, **lists})


@functools.lru_cache(maxsize=256)
def read_position(text: str) -> State:
    """A position, read once for the many times somebody tries something in it."""
    return parse_position(text)


def same_turn(state: State, actions: Iterable[str], *others: Iterable[str]) -> bool:
    """Whether a turn leads to the same as one of some others."""
    sampler, seen = review_of(state.game).sampler, state.observe(state.seat)
    turns = map(tuple, (actions, *others))
    keys = [sampler.played(state.game, seen, each).key for each in turns]
    return keys[0] in keys[1:]


@dataclass(frozen=True)
class OpenCards:
    """What a puzzle tells beside what its seat sees: other hands by seat, and what is drawn."""

    hands: dict[int, list[int]]
    draw: list[int]  # the next card first


def open_cards(state: State) -> OpenCards:
    """The cards that are told where all win together; nothing in a duel."""
    if not state.game.cooperative:
        return OpenCards({}, [])
    position = state.position()
    hands = {
        seat: list(hand)
        for seat, hand in enumerate(position["hands"])
        if seat != state.seat and hand
    }
    return OpenCards(hands, list(position["draw"]))


@functools.cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles that come with the package."""
    folder = resources.files(__package__) / FOLDER
    files = sorted((file for file in folder.iterdir() if file.name.endswith(ENDING)), key=_name)
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return tuple(Puzzle.of(json.loads(line)) for line in lines)


def _name(file: Any) -> str:
    return str(file.name)
