"""Signals as numbers, for compiled thoughts: one for each seat and pile."""

from collections.abc import Iterable

import numpy as np

from ...rules.engine.compiling import Array
from ..protocol import Observation, Signal

KINDS = ("none", "leave", "leave-strong", "good")
NONE, LEAVE, LEAVE_STRONG, GOOD = range(4)
SEATS, PLACES = 5, 4  # room for so many; what is beyond them goes unheard by bots
NO_SIGNALS = np.zeros((SEATS, PLACES), np.int8)


def to_numbers(signals: Iterable[Signal], piles: tuple[str, ...]) -> Array:
    """The signals on the table by seat and pile."""
    numbers = NO_SIGNALS.copy()
    for signal in signals:
        numbers[signal.seat, piles.index(signal.pile)] = KINDS.index(signal.kind)
    return numbers


def to_signals(seat: int, numbers: Array, piles: tuple[str, ...]) -> tuple[Signal, ...]:
    """The signals of a seat, from a number for each pile."""
    pairs = zip(piles, numbers, strict=True)
    return tuple(Signal(seat, pile, KINDS[kind]) for pile, kind in pairs if kind != NONE)


def signals_of(observation: Observation) -> Array:
    """The signals on the table as numbers."""
    if not observation.signals:
        return NO_SIGNALS
    return to_numbers(observation.signals, observation.game.signal_places)
