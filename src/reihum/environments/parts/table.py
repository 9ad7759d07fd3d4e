"""One game as environments play it: by flat action numbers, seat by seat.

Where players may signal, everybody else has a say whenever a turn begins: each in turn signals as
often as they like, or says nothing, which passes on. A silence takes all signals down.
"""

from typing import Any

import numpy as np

from ...bots import Bot, Observation, Signal, bot
from ...bots.parts.signals import KINDS, NO_SIGNALS, NONE, to_signals
from ...games import Game, NotationError, ReihumError, State
from ...rules.engine.compiling import Array
from ..registry import encoding_of
from .actions import NotAnAction, numbers_of
from .encoding import KIND
from .looking import native_look

SAID = tuple(kind for kind in KINDS if kind != KINDS[NONE])
NOTHING = "say:nothing"
Shown = dict[str, Array]


class Table:
    """A running game, what may be done in it, and what each seat may know of it."""

    state: State

    def __init__(self, game: Game, signals: bool = False) -> None:
        self.game = game
        self._numbers, self._encoding = numbers_of(game), encoding_of(game)
        self._places = game.signal_places if signals else ()
        self._talkers: list[int] = []  # who may still signal before the turn
        self._said = NO_SIGNALS.copy()
        self._lists: list[list[int]] = self._said.tolist()  # the same, for plain Python
        self._shown: dict[int, Shown] = {}  # by seat, until something happens

    @property
    def more_actions(self) -> int:
        """How many actions there are beside those of the rules: signals, and to say nothing."""
        return 1 + len(self._places) * len(SAID) if self._places else 0

    def __len__(self) -> int:
        return len(self._numbers) + self.more_actions

    def deal(self, seed: int | str) -> None:
        """Begin a game."""
        self.state = self.game.deal(seed)
        self._begin_turn()

    @property
    def acting(self) -> int | None:
        """Who acts now; None once it is over. While players agree who begins, the first seat."""
        if self._talkers:
            return self._talkers[0]
        seats = self.state.seats
        return seats[0] if seats else None

    def legal(self) -> list[int]:
        """The numbers of what may be done now."""
        if self._talkers:
            return self._sayable()
        return self._numbers.numbers(self.state.legal_numbers)

    def _sayable(self) -> list[int]:
        first, own = len(self._numbers), self._lists[self._talkers[0]]
        free = [place for place in range(len(self._places)) if own[place] == NONE]
        each = range(len(SAID))
        return [first, *(first + 1 + place * len(SAID) + kind for place in free for kind in each)]

    def text(self, number: int) -> str:
        """What an action is called: as everywhere, `signal:up1:good`, or `say:nothing`."""
        if not 0 <= number < len(self):
            last = len(self) - 1
            raise NotAnAction(f"{number} is no action of {self.game.name}: 0 to {last} are.")
        beyond = number - len(self._numbers)
        if beyond < 0:
            return self._numbers.text(number)
        if beyond == 0:
            return NOTHING
        place, kind = divmod(beyond - 1, len(SAID))
        return f"signal:{self._places[place]}:{SAID[kind]}"

    def number(self, text: str) -> int:
        """The number of what is called so."""
        for number in range(len(self._numbers), len(self)):
            if self.text(number) == text:
                return number
        return self._numbers.read(text)

    def play(self, number: int) -> None:
        """Do something that is legal; IllegalAction or NotAnAction says why it is not."""
        self._shown = {}
        if self._talkers:
            self._say(number)
            return
        if not 0 <= number < len(self._numbers):
            raise NotAnAction(f"{self.text(number)} cannot be said now.")
        state, code = self.state, self._numbers.code(number)
        try:
            self.state = state.play(self.game.known_actions[code])
        except NotationError as error:  # of a seat that is not at this table
            raise NotAnAction(str(error)) from error
        if self.state.ended_turn or state.seat is None:
            self._begin_turn()
        elif self._places and self.state.silent:
            self._hush()

    def _say(self, number: int) -> None:
        if number not in self._sayable():
            raise NotAnAction(f"{self.text(number)} cannot be done now: signal, or say nothing.")
        beyond = number - len(self._numbers)
        if beyond == 0:
            del self._talkers[0]
            return
        place, kind = divmod(beyond - 1, len(SAID))
        seat = self._talkers[0]
        self._said[seat, place] = self._lists[seat][place] = kind + 1

    def _hush(self) -> None:
        self._said[:] = NONE
        self._lists = self._said.tolist()

    def _begin_turn(self) -> None:
        self._shown, self._talkers, state = {}, [], self.state
        if not self._places:
            return
        self._hush()
        if state.seat is not None and not state.silent:
            players = self.game.players
            self._talkers = [(state.seat + step) % players for step in range(1, players)]

    def shown(self, seat: int) -> Shown:
        """What a seat may know and may do, as arrays."""
        made = self._shown.get(seat)
        if made is None:
            made = self._shown[seat] = self._show(seat)
        return made

    def _show(self, seat: int) -> Shown:
        mask = np.zeros(len(self), np.int8)
        if self.game.stepper.native:
            seen = native_look(self.game)(self.state, seat, self._said)
        else:
            seen = self._plain(seat)
        if seat == self.acting:
            mask[self.legal()] = 1
        return {"observation": seen, "action_mask": mask}

    def _plain(self, seat: int) -> Array:
        numbers = [0] * self._encoding.size
        self._encoding.write(self.state.seen(seat), seat, self._lists, numbers)
        return np.array(numbers, KIND)

    def let_act(self, player: Bot) -> None:
        """Let a bot act; what it cannot do is told with its name: it is no learner's mistake."""
        seat = self.acting
        try:
            self.play(self.asked(player))
        except (ReihumError, NotAnAction) as error:
            raise ValueError(
                f"The bot at seat {seat} cannot do that: {error} ({player!r})"
            ) from error

    def asked(self, player: Bot) -> int:
        """What a bot would do at the acting seat."""
        seat = self.acting
        assert seat is not None
        seen = Observation(self.game, seat, self.state.observe(seat), self.signals())
        if self._talkers:
            return self._wish(player, seen)
        return self.number(player.choose(seen))

    def _wish(self, player: Bot, seen: Observation) -> int:
        """The next of the signals that a bot would like to have on the table."""
        own = self._lists[seen.seat]
        for signal in player.signals(seen):
            if signal.pile not in self._places or signal.kind not in SAID:
                known = f"{', '.join(self._places)}; {', '.join(SAID)}"
                raise NotAnAction(f"{signal} is no signal: there are {known}.")
            if own[self._places.index(signal.pile)] == NONE:
                return self.number(f"signal:{signal.pile}:{signal.kind}")
        return len(self._numbers)

    def signals(self) -> tuple[Signal, ...]:
        """The signals on the table."""
        if not self._places:
            return ()
        seats: Any = range(self.game.players)
        return tuple(
            signal for seat in seats for signal in to_signals(seat, self._said[seat], self._places)
        )


def seated(player: str | Bot, seed: int) -> Bot:
    """A bot by its name, with the same lots for the same seed; one of your own as it is."""
    return bot(player, seed=seed) if isinstance(player, str) else player
