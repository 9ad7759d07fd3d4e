"""Reasons that the players of several games with piles give."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ....games import Message
from ....rules.engine.compiling import Array
from ....rules.engine.piles import is_trick
from ...protocol import Observation
from ..signals import signals_of
from .judging import BREADTH, first_action

END = Message("why-end")
NO_CARD = Message("why-end-empty")
LEFT_OUT = -1  # no chance: there is no other turn


def skips(card: int, name: str, skipped: int) -> Message:
    """What a card that goes on a pile skips."""
    return Message("why-skips", {"card": card, "pile": name, "count": skipped})


def turns_back(card: int, name: str) -> Message:
    """What the backwards trick does."""
    return Message("why-trick", {"card": card, "pile": name})


def keeps(cards: Iterable[int], piles: Iterable[tuple[str, bool, int]]) -> list[Message]:
    """The cards of a hand that could go back by ten next, on piles of a name, a way and a top."""
    hand = list(cards)
    return [
        Message("why-keeps", {"card": card, "pile": name})
        for name, ascending, top in piles
        for card in hand
        if is_trick(ascending, top, card)
    ]


def chances(
    observation: Observation, number: int, weights: Array, judge: Any, table: Any
) -> list[Message]:
    """What the net thinks of the turn, and of the best one that begins otherwise.

    Who looks ahead may have found that a turn is better than the net thinks: then the other one,
    which looks better at first sight, would speak against it. And no chance is compared.
    """
    kept = np.zeros(int(weights[BREADTH]), table)
    values, likely = np.zeros(len(kept)), np.zeros(len(kept))
    count = judge(observation.table, signals_of(observation), weights, kept, values, likely)
    own: list[float] = []
    others: list[float] = []
    for place in np.argsort(-values[:count]):
        same = first_action(observation.table, kept[place]) == number
        (own if same else others).append(min(float(likely[place]), 1.0))
    if not own:
        return []
    chance, other = (round(100 * likely[0]) if likely else LEFT_OUT for likely in (own, others))
    if other == LEFT_OUT or other > chance or not chance:
        return [Message("why-chance", {"chance": chance})]
    if other == chance:
        return [Message("why-chances-even", {"chance": chance})]
    return [Message("why-chances", {"chance": chance, "other": other})]
