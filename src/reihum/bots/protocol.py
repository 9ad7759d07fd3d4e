"""What a bot is: from what its seat may know to an action."""

from dataclasses import dataclass
from typing import Protocol

from ..games import Action, Begin, Game, Message
from ..rules.engine.records import Seen


@dataclass(frozen=True)
class Signal:
    """What a seat lets the others know about a pile: to leave it, or that it is good for them."""

    seat: int
    pile: str
    kind: str  # "leave", "leave-strong" or "good"


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat may know: the table with the other hands blank, and the signals."""

    game: Game
    seat: int
    table: Seen
    signals: tuple[Signal, ...] = ()

    def legal(self) -> list[Action]:
        """What this seat may do now, in a stable order; nothing while others act."""
        game, table = self.game, self.table
        if self.seat not in game.seats(table):
            return []
        actions = game.known_actions.all(game.legal(table))
        return [a for a in actions if not isinstance(a, Begin) or a.seat == self.seat]


class Bot(Protocol):
    """A player. The same observation may be asked for again: bots keep no game in mind.

    Only `choose` must be written; a bot that inherits from here is silent and never in a hurry.
    """

    def choose(self, observation: Observation) -> str:
        """The text of an action; asked only when this seat is to act."""
        ...

    def signals(self, observation: Observation) -> tuple[Signal, ...]:
        """All signals this seat would like to have on the table, while others act."""
        return ()

    def eagerness(self, observation: Observation) -> float:
        """How well this seat could begin, from 0 to 1, while the players agree who does."""
        return 0.0

    def why(
        self, observation: Observation, action: str, aloud: bool = False
    ) -> tuple[Message, ...]:
        """Why this seat plays an action that it has chosen; nothing if it cannot tell.

        Aloud, in a running game, it says only what everybody at the table can see.
        """
        return ()
