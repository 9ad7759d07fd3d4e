"""What bots did in their last turns and what lay before them, for whoever asks why."""

from dataclasses import dataclass, field

from ...bots import Choice, Observation, Signal
from ...games import State


@dataclass(frozen=True, slots=True)
class BotAction:
    """An action of a bot, the state before it, and the signals that lay there."""

    state: State
    action: str
    signals: tuple[Signal, ...]

    def chosen(self, seat: int) -> Choice:
        """The action, with what its seat could know: an observation, and never the state."""
        seen = self.state.observe(seat)
        return Choice(Observation(self.state.game, seat, seen, self.signals), self.action)


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The actions of one turn that a bot did."""

    actions: tuple[BotAction, ...] = ()
    ended: bool = False


@dataclass(slots=True)
class BotTurns:
    """The last turn, or as much of a running one, that a bot played on each seat."""

    _turns: dict[int, BotTurn] = field(default_factory=dict)

    def note(self, seat: int, action: BotAction, ends_turn: bool) -> None:
        """A bot has done something."""
        turn = self._turns.get(seat, BotTurn())
        before = () if turn.ended else turn.actions
        self._turns[seat] = BotTurn((*before, action), ends_turn)

    def take_back(self, state: State) -> None:
        """What was done in this state is taken back: a person may do that, who came back."""
        for seat, turn in self._turns.items():
            if turn.actions[-1:] and turn.actions[-1].state is state:
                self._turns[seat] = BotTurn(turn.actions[:-1])

    def of(self, seat: int) -> tuple[BotAction, ...]:
        """The actions of a seat; the same object as long as there are no others."""
        return self._turns.get(seat, BotTurn()).actions
