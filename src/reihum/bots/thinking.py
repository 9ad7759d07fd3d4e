"""Bots whose thinking is a rule: plain at once, or compiled where many or fast answers count."""

import random
from typing import Any

import numpy as np

from ..games import Game, ReihumError
from ..rules.engine.compiling import Array, compiled
from .parts.game_bots import Effort, Thought
from .parts.signals import signals_of, to_signals
from .protocol import Bot, Observation, Signal
from .registry import bots_of

LOT_BITS = 62  # of the random number


class UnknownBot(ReihumError, ValueError):
    """A game has no bot of this name; says which it has."""


class ThinkingBot(Bot):
    """A bot that thinks by one rule for each game; with the same seed it draws the same lots."""

    name = ""
    talks = False  # whether it gives signals
    haste = 1.0  # how many times less than usual it may think

    def __init__(self, native: bool = False, seed: int | str | None = None) -> None:
        self._native = native
        self._random = random.Random(seed)

    def thought(self, game: Game) -> Thought:
        """The rule for a game."""
        there = bots_of(game)
        if self.name not in there.known:
            known = ", ".join(there.known)
            raise UnknownBot("bot-not-of-game", game=game.name, bot=self.name, bots=known)
        return there.thought(self.name)

    def weights(self, game: Game) -> Array:
        """The settings and weights that the rule gets."""
        return bots_of(game).weights(game, self.effort())

    def effort(self) -> Effort:
        """How much it thinks."""
        return Effort(self.name, self._native, self.haste)

    def choose(self, observation: Observation) -> str:
        """The text of an action; while the players agree who begins, a claim of its own."""
        game = observation.game
        if len(game.seats(observation.table)) > 1:
            return f"begin:{observation.seat}"
        return str(game.decode(self.number(observation)))

    def number(self, observation: Observation, weights: Array | None = None) -> int:
        """The number of the action that its thought comes to.

        Weights of before may hold a plan, which is then followed.
        """
        game = observation.game
        thought = self._ready(self.thought(game))
        actions = np.zeros(game.rules.MOST_ACTIONS, np.int64)
        lot = self._random.getrandbits(LOT_BITS)
        used = self.weights(game) if weights is None else weights
        given = (observation.table, signals_of(observation), actions, lot, used)
        return int(thought(*given))

    def signals(self, observation: Observation) -> tuple[Signal, ...]:
        """Where this seat holds the trick or the next card, if it is one who tells."""
        mark, places = bots_of(observation.game).mark, observation.game.signal_places
        if mark is None or not self.talks:
            return ()
        kinds = np.zeros(len(places), np.int8)
        mark(observation.table, observation.seat, kinds)
        return to_signals(observation.seat, kinds, places)

    def eagerness(self, observation: Observation) -> float:
        """The cheaper the first two cards, the better."""
        eager = bots_of(observation.game).eagerness
        return eager(observation.table, observation.seat) if eager else 0.0

    def _ready(self, function: Any) -> Any:
        return compiled(function) if self._native else function


class RandomBot(ThinkingBot):
    """Any legal action, all equally likely."""

    name = "random"


class GreedyBot(ThinkingBot):
    """Takes what is best at first sight: the smallest gap, or the most points."""

    name = "greedy"


class PlannerBot(ThinkingBot):
    """Plans whole turns, or in Nix für ungut! whole laps; respects signals and gives them."""

    name = "planner"
    talks = True
