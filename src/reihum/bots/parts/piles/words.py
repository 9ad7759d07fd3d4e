"""Words that the players of several games with piles use to say why."""

from typing import Any

import numpy as np

from ....rules.engine.compiling import Array
from ...protocol import Observation
from ..signals import signals_of
from .judging import BREADTH, first_action

FEW = ("no unplayed card", "one unplayed card")


def cards(count: int) -> str:
    """How many unplayed cards, as one says it."""
    return FEW[count] if count < len(FEW) else f"{count} unplayed cards"


def skips(card: int, name: str, skipped: int) -> str:
    """What a card that goes on a pile skips."""
    return f"{card} on {name} skips {cards(skipped)}."


def turns_back(card: int, name: str) -> str:
    """What the backwards trick does."""
    return f"{card} goes back by ten on {name}: room that was lost is won again."


def chances(observation: Observation, number: int, weights: Array, judge: Any, table: Any) -> str:
    """What the net thinks of the turn, and of the best one that begins otherwise."""
    kept = np.zeros(int(weights[BREADTH]), table)
    values, likely = np.zeros(len(kept)), np.zeros(len(kept))
    count = judge(observation.table, signals_of(observation), weights, kept, values, likely)
    own: list[float] = []
    others: list[float] = []
    for place in np.argsort(-values[:count]):
        same = first_action(observation.table, kept[place]) == number
        (own if same else others).append(min(float(likely[place]), 1.0))
    text = f"I give it {_percent(own)} to win" if own else ""
    if own and others:
        return f"{text}; the best other way {_percent(others)}."
    return f"{text}." if text else ""


def _percent(likely: list[float]) -> str:
    return f"{100 * likely[0]:.0f} %"
