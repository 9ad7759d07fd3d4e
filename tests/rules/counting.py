"""Counts of what can happen from a position, for the rules and for the oracle alike.

Perft, as chess programs call it, is the number of sequences of so many actions; play-outs are the
sequences that reach the end of the game.
"""

import copy
from collections.abc import Hashable, Iterator
from math import inf
from typing import Protocol

from reihum import Game
from reihum.rules.engine.records import StateRecord

from .oracles import Oracle

Counts = dict[Hashable, tuple[int, int]]


class TooMany(Exception):
    """A position from which too much can happen to be counted."""


class Place(Protocol):
    """A position, with all that lies one action beyond it."""

    def key(self) -> Hashable: ...

    def choices(self) -> int: ...

    def following(self) -> Iterator["Place"]: ...

    def is_won(self) -> bool: ...


class RulesPlace:
    """A position by the plain rules."""

    def __init__(self, game: Game, record: StateRecord) -> None:
        self.game, self.record = game, record
        self.legal = game.legal(record["table"])

    def key(self) -> Hashable:
        return self.record.tobytes()

    def choices(self) -> int:
        return len(self.legal)

    def following(self) -> Iterator["RulesPlace"]:
        for action in self.legal:
            record = self.record.copy()
            self.game.rules.play(record, action)
            yield RulesPlace(self.game, record)

    def is_won(self) -> bool:
        outcome = self.game.outcome(self.record["table"])
        return outcome is not None and (bool(outcome.won) or 0 in outcome.winners)


class OraclePlace:
    """A position by the oracle."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle

    def key(self) -> Hashable:
        return repr(self.oracle.snapshot())

    def choices(self) -> int:
        return len(self.oracle.legal())

    def following(self) -> Iterator["OraclePlace"]:
        for text in self.oracle.legal():
            after = copy.deepcopy(self.oracle)
            after.play(text)
            yield OraclePlace(after)

    def is_won(self) -> bool:
        outcome = self.oracle.outcome() or {}
        winners = outcome.get("winners", [outcome.get("winner")])
        assert isinstance(winners, list)
        return bool(outcome.get("won")) or 0 in winners


def perft(place: Place, depth: int) -> int:
    """The number of sequences of so many actions."""
    if depth == 1:
        return place.choices()
    return sum(perft(after, depth - 1) for after in place.following())


def play_outs(place: Place, known: Counts, most: float = inf) -> tuple[int, int]:
    """The ways to the end, and those that are won: by all together, or by seat 0.

    What is known already is not counted anew, and more than so many positions are TooMany.
    """
    key = place.key()
    if key not in known:
        known[key] = _play_outs(place, known, most)
    return known[key]


def _play_outs(place: Place, known: Counts, most: float) -> tuple[int, int]:
    if len(known) > most:
        raise TooMany
    if not place.choices():
        return 1, int(place.is_won())
    counts = [play_outs(after, known, most) for after in place.following()]
    return sum(ways for ways, _ in counts), sum(won for _, won in counts)
