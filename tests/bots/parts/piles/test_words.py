"""What bots say of their chances, beside those of the best other turn."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from reihum.bots.parts.piles import words
from reihum.bots.parts.piles.judging import BREADTH

CHOSEN, OTHER = 7, 8


def told(monkeypatch: pytest.MonkeyPatch, own: float, other: float) -> list[tuple[str, Any]]:
    """What is said where the net gives these chances to the turn and to the best other one."""

    def judge(table: Any, signals: Any, weights: Any, kept: Any, values: Any, likely: Any) -> int:
        kept[:2], values[:2], likely[:2] = (CHOSEN, OTHER), (own, other), (own, other)
        return 2

    monkeypatch.setattr(words, "first_action", lambda table, plan: int(plan))
    monkeypatch.setattr(words, "signals_of", lambda observation: None)
    seen: Any = SimpleNamespace(table=None)
    weights = np.full(BREADTH + 1, 4.0)
    said = words.chances(seen, CHOSEN, weights, judge, np.int64)
    return [(message.code, dict(message.params)) for message in said]


@pytest.mark.parametrize(
    ("own", "other", "said"),
    [
        (0.29, 0.2, ("why-chances", {"chance": 29, "other": 20})),
        (0.294, 0.286, ("why-chances-even", {"chance": 29})),  # alike once they are rounded
        (0.2, 0.29, ("why-chance", {"chance": 20})),
        (0.0, 0.0, ("why-chance", {"chance": 0})),
    ],
)
def test_no_turn_is_said_to_be_better_than_its_equal(
    monkeypatch: pytest.MonkeyPatch, own: float, other: float, said: tuple[str, Any]
) -> None:
    assert told(monkeypatch, own, other) == [said]
