"""Turns: the running one with what binds its player, the one before, and the story they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from ...rules.engine.moments import SEAT, Moment
from .actions import Action
from .deals import Deal
from .messages import Message

if TYPE_CHECKING:
    from .game import Game

Story = tuple[Any, int, Action, bool]  # the story before, if any, and the parts of a step


@dataclass(frozen=True)
class Turn:
    """A turn as its player needs to know it."""

    seat: int | None
    played: tuple[Action, ...]
    owed: int  # cards, or whatever a turn is made of, still to be played at least
    may_end: bool
    draws: int  # cards that ending the turn now would draw
    binding: tuple[Message, ...]

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "seat": self.seat,
            "played": [str(action) for action in self.played],
            "owed": self.owed,
            "may_end": self.may_end,
            "draws": self.draws,
            "binding": [message.json() for message in self.binding],
        }


@dataclass(frozen=True)
class Aside:
    """What happened beside an action, without anyone's choice, such as an imaginary player's turn.

    The kind says what it is, the facts (ready for JSON) are what everybody could see of it.
    """

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"kind": self.kind, **self.facts}


@dataclass(frozen=True)
class LastTurn:
    """The turn before, for those who looked away."""

    seat: int
    played: tuple[Action, ...]
    drew: int
    asides: tuple[Aside, ...] = ()

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "seat": self.seat,
            "played": [str(action) for action in self.played],
            "drew": self.drew,
            "asides": [aside.json() for aside in self.asides],
        }


class Step(NamedTuple):
    """An action, the seat that did it, and whether its turn ended with it."""

    seat: int
    action: Action
    ends_turn: bool


class Ended:
    """A turn that has ended, told when someone asks."""

    __slots__ = ("_action", "_after", "_before", "_game", "_told")
    _told: LastTurn  # once someone has asked

    def __init__(self, game: "Game", before: Moment, action: Action | None, after: Moment) -> None:
        self._game = game
        self._before = before
        self._action = action  # None where the players gave up in the middle of it
        self._after = after

    def told(self) -> LastTurn:
        """The turn, the same one each time."""
        try:
            return self._told
        except AttributeError:
            self._told = self._tell()
            return self._told

    def _tell(self) -> LastTurn:
        game, action = self._game, self._action
        before, after = (game.stepper.record(each) for each in (self._before, self._after))
        last = () if action is None else (action,)
        played = (*game.turn(before["table"]).played, *last)
        drew = game.to_draw_from(before["table"]) - game.to_draw_from(after["table"])
        asides = () if action is None else game.asides(before, action, after)
        return LastTurn(self._before[SEAT], played, drew, asides)


class Beginning:
    """What stays as it is through a whole game."""

    __slots__ = ("action_of", "deal", "game", "number_of", "start", "stepper")

    def __init__(
        self, game: "Game", deal: Deal | None = None, start: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.deal = deal  # None where it began with a position
        self.start = start  # the position it began with, if any
        # At hand, for each step asks for them:
        self.stepper = game.stepper
        self.action_of = game.known_actions.__getitem__
        self.number_of = game.known_actions.numbers.get  # by identity
