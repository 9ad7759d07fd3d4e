"""Bots whose thinking is a rule: plain at once, or compiled where many or fast answers count."""

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from ..rules import face_to_face, nix, the_game
from ..rules.compiling import Array, Record, bound, compiled
from . import duel_plans, greedy, nix_plans, pile_plans, planning
from .protocol import Observation

WISHES = {"leave": 4.0, "leave-strong": 15.0, "good": -1.0, "none": 0.0}
Thought = Callable[[Record, Array], int]  # a table and the piles' wishes in, an action out


class RuleBot:
    """A bot that thinks by a rule of its own for each game."""

    def __init__(self, native: bool = False) -> None:
        self._native = native

    def thought(self, rules: Any) -> Callable[..., int]:
        """The rule for a game's module of rules."""
        raise NotImplementedError

    def think(self, rules: Any, table: Record, wishes: Array) -> int:
        """The number of an action."""
        raise NotImplementedError

    def choose(self, observation: Observation) -> str:
        """The text of an action; while the players agree who begins, a claim of its own."""
        game, table = observation.game, observation.table
        if table["seat"] < 0:
            return f"begin:{observation.seat}"
        return str(game.decode(self.think(game.rules, table, wishes_of(observation))))

    def _rule(self, function: Callable[..., int]) -> Callable[..., int]:
        return compiled(function) if self._native else function


class GreedyBot(RuleBot):
    """Takes what is cheapest at first sight."""

    def thought(self, rules: Any) -> Callable[..., int]:
        """The rule for a game's module of rules."""
        return _greedy(rules)

    def think(self, rules: Any, table: Record, wishes: Array) -> int:
        """The number of an action."""
        return int(self._rule(self.thought(rules))(table, np.zeros(rules.MOST_ACTIONS, np.int64)))


class PlannerBot(RuleBot):
    """Plans whole turns, or in Nix für ungut! whole passes, and respects signals."""

    def thought(self, rules: Any) -> Callable[..., int]:
        """The rule for a game's module of rules."""
        return _planner(rules)

    def think(self, rules: Any, table: Record, wishes: Array) -> int:
        """The number of an action."""
        function = self._rule(self.thought(rules))
        if rules is nix:
            room = [np.zeros(rules.MOST_ACTIONS, np.int64) for _ in range(2)]
            return int(function(table, *room))
        tables = np.zeros(planning.DEEPEST, rules.TABLE)
        tables[0] = table
        choices = np.zeros((planning.DEEPEST, rules.MOST_ACTIONS), np.int64)
        return int(function(tables, choices, wishes))


@functools.cache
def _greedy(rules: Any) -> Callable[..., int]:
    if rules is nix:
        return nix_plans.grab
    cost = duel_plans.cost if rules is face_to_face else greedy.gap
    return bound(greedy.cheapest, _label(rules), legal=rules.legal, cost=cost)


@functools.cache
def _planner(rules: Any) -> Callable[..., int]:
    if rules is nix:
        return nix_plans.plan_pass
    plans: Any = pile_plans if rules is the_game else duel_plans
    return bound(
        planning.plan,
        _label(rules),
        legal=rules.legal,
        attempt=plans.attempt,
        nearly_free=plans.nearly_free,
        worth=plans.worth,
    )


def _label(rules: Any) -> str:
    return str(rules.__name__).rpartition(".")[2]


def wishes_of(observation: Observation) -> Array:
    """What the others would rather not see happen to each pile, as a number."""
    piles = getattr(observation.game, "piles", ())
    wishes = np.zeros(max(len(piles), 1))
    for signal in observation.signals:
        if signal.seat != observation.seat and signal.pile in piles:
            wishes[piles.index(signal.pile)] += WISHES[signal.kind]
    return wishes
