"""What there is to know about the players of a game, in one object: whoever asks, asks it."""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from ...games import Game, Message
from ...rules.engine.compiling import Array, bound, label_of
from ...rules.engine.records import Seen
from ..protocol import Observation
from .first_sight import draw_lot, most_appealing
from .weights import NO_WEIGHTS, Weights

# What is seen, signals, room for actions, a random number and weights in, an action's number out.
Thought = Callable[[Seen, Array, Array, int, Array], int]

LEVELS = ("beginner", "casual", "club", "expert", "master")  # the weakest first


@dataclass(frozen=True)
class Effort:
    """How much a player of some level may think, and with what."""

    level: str
    native: bool  # whether its thought is compiled
    haste: float = 1.0  # how many times less than usual it may think
    milliseconds: float | None = None  # for a decision; None is as usual
    own: Weights | None = None  # instead of those that come with the package


def no_weights(game: Game, effort: Effort) -> Array:
    """The weights of players that have none."""
    return NO_WEIGHTS


@dataclass(frozen=True)
class GameBots:
    """The players of a game.

    Every game has `random`, and `greedy` where its rules tell the `appeal` of an action; a game
    can bring its own `greedy` and more, by name.
    """

    rules: ModuleType
    thoughts: Mapping[str, Thought] = field(default_factory=dict)
    weights: Callable[[Game, Effort], Array] = no_weights
    size: int | None = None  # how many weights there are, where there are any
    # The rest is for games in which players talk or can say why.
    mark: Any = None  # a rule: what a seat would like to tell the others, by place
    eagerness: Any = None  # a rule: how well a seat could begin, from 0 to 1
    begin: Any = None  # a rule: in a whole game of bots, agree who begins
    tell: Any = None  # a rule: in a whole game of bots, let the others give signals
    explain: Callable[[Observation, str, Array, bool], tuple[Message, ...]] | None = None
    # Where a turn has several actions: do one on what a seat sees, whether the turn is over then;
    # and why a turn was played so, from what its seat sees at its end, before it draws.
    follow: Callable[[Seen, int], bool] | None = None
    explain_turn: Callable[[Observation], tuple[Message, ...]] | None = None

    @property
    def known(self) -> tuple[str, ...]:
        """All bots of the game by name."""
        general = ("random", "greedy") if hasattr(self.rules, "appeal") else ("random",)
        return tuple(dict.fromkeys((*general, *self.thoughts)))

    @property
    def names(self) -> tuple[str, ...]:
        """Those that people are offered, the weakest first: the levels, if it has them."""
        levels = tuple(level for level in LEVELS if level in self.thoughts)
        return levels or self.known

    @property
    def usual(self) -> str:
        """Who plays where nobody is named: strong enough as a partner, and can be beaten."""
        return self.names[len(self.names) // 2]

    @property
    def quick(self) -> str:
        """Who answers in next to no time."""
        return self.names[min(1, len(self.names) - 1)]

    @property
    def strongest(self) -> str:
        """Who stands in for people."""
        return self.names[-1]

    def thought(self, name: str) -> Thought:
        """How one of them thinks."""
        own = self.thoughts.get(name)
        return own if own is not None else general_thought(name, self.rules)


@functools.cache
def general_thought(name: str, rules: Any) -> Thought:
    """How the bots of any game think."""
    if name == "random":
        return bound(draw_lot, label_of(rules), legal=rules.legal)
    return bound(most_appealing, label_of(rules), legal=rules.legal, appeal=rules.appeal)
