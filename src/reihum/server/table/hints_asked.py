"""Where hints were asked for in a game, and how often by each seat."""

from collections import Counter
from dataclasses import dataclass, field

from ...games import State


@dataclass(slots=True)
class HintsAsked:
    """How often each seat has asked, and the positions of the running turn in which one has."""

    counts: Counter[int] = field(default_factory=Counter)  # by seat
    _positions: list[tuple[State, int]] = field(default_factory=list)

    def note(self, seat: int, state: State, number: int) -> None:
        """Somebody asks, by the event of this number."""
        self.counts[seat] += 1
        self._positions.append((state, number))

    def number(self, state: State | None) -> int | None:
        """The event by which it was asked in this very position; asking again is no other."""
        return next((number for known, number in self._positions if known is state), None)

    def end_turn(self) -> None:
        """Forget the positions: nobody can come back to them."""
        self._positions.clear()
