"""Guided first games: a position, and a line of actions that leads from it to a small victory.

A guide is plain data. Whoever plays along is told one sentence before each action. Any other legal
action may be played too: then it is said why another would have been better, and one goes back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from .messages import Message

if TYPE_CHECKING:
    from .game import Game
    from .state import State

PLAYER = 0  # the seat of whoever is guided


@dataclass(frozen=True)
class GuideStep:
    """An action of the line: what is said before it, and to those who do something else.

    `say` is the code of a sentence, empty where the one before still fits. `wrong` has codes by
    patterns of actions, such as `end` or `*>up1`; the first that fits counts.
    """

    action: str
    say: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Guide:
    """The guided first game of a game."""

    options: Mapping[str, Any]
    names: Sequence[str]  # of those who play along, by seat; the player's own is empty
    position: Mapping[str, Any]
    steps: Sequence[GuideStep]
    done: str  # the code of what is said after the victory
    # Why the action of the line is better than another, where no pattern says it: from the state
    # before, what was done, and what would have been right.
    better: "Callable[[State, str, str], Message]"


@dataclass(frozen=True)
class Guidance:
    """Where somebody stands in a guided game, and what is said there."""

    step: int  # so many actions of the line were done
    steps: int
    message: Message
    action: str | None  # of the line, where it is the player's; None after a mistake
    wrong: bool = False

    @property
    def done(self) -> bool:
        """Whether the line has come to its end."""
        return self.step == self.steps

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        told = {"step": self.step, "steps": self.steps, "message": self.message.json()}
        return {**told, "action": self.action, "wrong": self.wrong, "done": self.done}


@dataclass(frozen=True)
class GuidedStep:
    """A sentence of a guided game, and what is done before the next one: seats and actions."""

    message: Message
    actions: Sequence[tuple[int, str]]

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        done = [{"seat": seat, "action": action} for seat, action in self.actions]
        return {"message": self.message.json(), "actions": done}


def guide_of(game: "Game") -> Guide:
    """The guide of a game that has one."""
    assert game.guide is not None
    return game.guide


def first_state(game: "Game") -> "State":
    """Where the guided game begins."""
    return game.position(guide_of(game).position)


def state_after(game: "Game", count: int) -> "State":
    """The state after so many actions of the line."""
    state = first_state(game)
    for step in guide_of(game).steps[:count]:
        state = state.play(step.action)
    return state


def read_guide(game: "Game") -> list[GuidedStep]:
    """The whole line of a guided game, for those who read it without playing."""
    guide, state = guide_of(game), first_state(game)
    told: list[tuple[str, list[tuple[int, str]]]] = []
    for step in guide.steps:
        if step.say:
            told.append((step.say, []))
        assert state.seat is not None  # the line ends with the game
        told[-1][1].append((state.seat, step.action))
        state = state.play(step.action)
    return [GuidedStep(Message(code), done) for code, done in [*told, (guide.done, [])]]


def guidance(state: "State") -> Guidance:
    """What is said in a state of a guided game."""
    guide, done = guide_of(state.game), [str(step.action) for step in state.steps]
    line = [step.action for step in guide.steps]
    pairs = zip(done, line, strict=False)
    right = next((place for place, (one, other) in enumerate(pairs) if one != other), len(done))
    if right == len(line) or _won(state):  # by another last card, perhaps: a win is a win
        return Guidance(len(line), len(line), Message(guide.done), None)
    if right < len(done):
        message = _objection(state, guide.steps[right], right, done[right])
        return Guidance(right, len(line), message, None, wrong=True)
    mine = state.seat == PLAYER
    return Guidance(right, len(line), _said(guide, right), line[right] if mine else None)


def _won(state: "State") -> bool:
    """Whether whoever is guided has won."""
    ended = state.outcome
    return ended is not None and (ended.won or ended.winners == (PLAYER,))


def _said(guide: Guide, place: int) -> Message:
    """The sentence of a step, or the last one before it."""
    codes = [step.say for step in guide.steps[: place + 1] if step.say]
    return Message(codes[-1])


def _objection(state: "State", step: GuideStep, place: int, done: str) -> Message:
    for pattern, code in step.wrong.items():
        if fnmatchcase(done, pattern):
            return Message(code)
    return guide_of(state.game).better(state_after(state.game, place), done, step.action)
