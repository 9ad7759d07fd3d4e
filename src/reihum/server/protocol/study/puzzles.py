"""What is asked and told about puzzles, and about turns of one's own to play again."""

from typing import Annotated, Literal

from pydantic import Field

from ..answers import ExplainedAction, Sync
from ..base import FromClient, ToClient
from ..catalogue import Message
from ..views import Outcome

MOST_ACTIONS, LONGEST_ACTION = 40, 40
ActionText = Annotated[str, Field(max_length=LONGEST_ACTION)]


class PuzzleTurn(FromClient):
    """A turn as far as it was played; `stands` is for a card after which nothing fits."""

    actions: list[ActionText] = Field(max_length=MOST_ACTIONS)
    stands: bool = False


class Standing(ToClient):
    """How a guest has done with puzzles so far: only first answers count."""

    rating: int
    deviation: int
    streak: int
    longest: int
    answered: int
    solved: int


class OpenHand(ToClient):
    """A hand that a puzzle tells."""

    seat: int
    cards: list[int]


class PuzzleVerdict(ToClient):
    """What an answer was; `other` is neither the better turn of a mistake nor the mistake.

    `rated` where it was the first answer, which has changed the rating by `change`. A mistake that
    was not found comes back at some time.
    """

    answer: Literal["right", "wrong", "other"]
    rated: bool
    change: int
    standing: Standing | None
    back_at: float | None


class MistakeInfo(ToClient):
    """A turn of one's own game, to be played again."""

    name: str
    game: str
    players: int
    played_at: float | None  # when its game ended; null where that is not known
    turn: int
    mark: str
    loss: float
    back_at: float


class PuzzleTable(ToClient):
    """A puzzle, as a table that exists only for its answer; nothing of its solution.

    `proved` where only one turn can win, and every card is told: other hands and the draw pile.
    """

    name: str
    proved: bool
    rating: int | None
    answered: bool
    hands: list[OpenHand]
    draw: list[int]
    mistake: MistakeInfo | None
    sync: Sync
    verdict: PuzzleVerdict | None


class PuzzleSolution(ToClient):
    """The turn that is best, and why; for whoever has answered."""

    actions: list[ExplainedAction]
    reasons: list[Message]
    themes: list[str]
    found_by: list[str]
    levels: list[str]
    margin: float


class PuzzleWhy(ToClient):
    """What becomes of a turn that was not the best: its reasons, and how the game then ends."""

    actions: list[ExplainedAction]
    reasons: list[Message]
    end: Outcome | None


class PuzzleTheme(ToClient):
    """How many puzzles there are about something, and how many of them this guest has solved."""

    game: str  # empty for those of all games together
    theme: str
    count: int
    solved: int


class PuzzlesAnswer(ToClient):
    """The puzzles there are, and how this guest has done."""

    count: int
    themes: list[PuzzleTheme]
    standing: Standing
    mistakes: int  # that are due


class NextPuzzle(ToClient):
    """A puzzle that fits; none where all were solved."""

    name: str | None


class MistakePile(ToClient):
    """One's own mistakes: those that are due, and those that come back later."""

    due: list[MistakeInfo]
    later: list[MistakeInfo]
