"""Bots whose thinking is a rule: plain at once, or compiled where many or fast answers count."""

import functools
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from ..games import Game
from ..rules.engine.compiling import Array, Record, bound, compiled, label_of
from ..rules.face_to_face import table as face_to_face
from ..rules.nix import table as nix
from ..rules.the_game import table as the_game
from .face_to_face import plans as duel_plans
from .nix import plans as nix_plans
from .parts import chance, planning
from .parts.signals import NO_SIGNALS, to_numbers, to_signals
from .protocol import Bot, Observation, Signal
from .the_game import greedy, hints
from .the_game import plans as pile_plans

# Table, signals, room for actions, a random number and a mind in, the number of an action out.
Thought = Callable[[Record, Array, Array, int, Array], int]
NO_MIND = np.zeros(1, np.float32)  # of those who need neither settings nor weights
LOT_BITS = 62  # of the random number


class ThinkingBot(Bot):
    """A bot that thinks by one rule for each game; with the same seed it draws the same lots."""

    haste = 1.0  # how many times less than usual it may think

    def __init__(self, native: bool = False, seed: int | str | None = None) -> None:
        self._native = native
        self._random = random.Random(seed)

    def thought(self, rules: ModuleType) -> Thought:
        """The rule for a game's module of rules."""
        raise NotImplementedError

    def mind(self, game: Game) -> Array:
        """The settings and weights that the rule gets."""
        return NO_MIND

    def choose(self, observation: Observation) -> str:
        """The text of an action; while the players agree who begins, a claim of its own."""
        game, table = observation.game, observation.table
        if table["seat"] < 0:
            return f"begin:{observation.seat}"
        thought = self._ready(self.thought(game.rules))
        actions = np.zeros(game.rules.MOST_ACTIONS, np.int64)
        lot = self._random.getrandbits(LOT_BITS)
        given = (table, signals_of(observation), actions, lot, self.mind(game))
        return str(game.decode(int(thought(*given))))

    def eagerness(self, observation: Observation) -> float:
        """The cheaper the first two cards, the better."""
        return hints.eagerness(observation.table, observation.seat)

    def _ready(self, function: Any) -> Any:
        return compiled(function) if self._native else function


class RandomBot(ThinkingBot):
    """Any legal action, all equally likely."""

    def thought(self, rules: ModuleType) -> Thought:
        """The rule for a game's module of rules."""
        return _chance(rules)


class GreedyBot(ThinkingBot):
    """Takes what is best at first sight: the smallest gap, or the most points."""

    def thought(self, rules: ModuleType) -> Thought:
        """The rule for a game's module of rules."""
        return _greedy(rules)


class PlannerBot(ThinkingBot):
    """Plans whole turns, or in Nix für ungut! whole passes; respects signals and gives them."""

    def thought(self, rules: ModuleType) -> Thought:
        """The rule for a game's module of rules."""
        return _planner(rules)

    def signals(self, observation: Observation) -> tuple[Signal, ...]:
        """Where this seat holds the trick or the next card."""
        game = observation.game
        if game.rules is not the_game:
            return ()
        kinds = np.zeros(the_game.PILES, np.int8)
        hints.mark(observation.table, observation.seat, kinds)
        return to_signals(observation.seat, kinds, piles_of(game))


def piles_of(game: Game) -> tuple[str, ...]:
    """The names of a game's piles, where it has piles."""
    piles: tuple[str, ...] = getattr(game, "piles", ())
    return piles


def signals_of(observation: Observation) -> Array:
    """The signals on the table as numbers."""
    if not observation.signals:
        return NO_SIGNALS
    return to_numbers(observation.signals, piles_of(observation.game))


@functools.cache
def _chance(rules: Any) -> Thought:
    return bound(chance.draw_lot, label_of(rules), legal=rules.legal)


def _greedy(rules: Any) -> Thought:
    if rules is nix:
        return nix_plans.grab
    return duel_plans.cheapest if rules is face_to_face else greedy.smallest_gap


@functools.cache
def _planner(rules: Any) -> Thought:
    if rules is nix:
        return nix_plans.plan_pass
    plans: Any = pile_plans if rules is the_game else duel_plans
    own = ("attempt", "promising", "study", "worth")
    names = {name: getattr(plans, name) for name in own}
    return bound(planning.plan, label_of(rules), legal=rules.legal, TABLE=rules.TABLE, **names)
