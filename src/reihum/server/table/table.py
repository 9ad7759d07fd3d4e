"""A table: the fold of its events. Pure; whoever hosts it stores, tells and keeps time."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ...bots import Signal
from ...games import Deal, Game, State
from .log import LogEntry
from .pending import PendingDeal
from .seats import Seat

Signals = dict[tuple[int, str], str]  # kinds, by seat and pile


class Table:
    """What has come of the events of a table so far. Events can only be applied in order."""

    game: Game
    undo: bool
    mixes: bool  # whether the players mix each other's decks before a new deal
    wanted: Deal | None  # that someone asked for
    creator: str

    def __init__(self, key: str, log: Iterable[LogEntry] = ()) -> None:
        self.id = key
        self.log: list[LogEntry] = []
        self.done: dict[tuple[str, str], int] = {}  # requests that were done, and their events
        self.seats: list[Seat] = []
        self.state: State | None = None
        self.signals: Signals = {}
        self._taken_down: list[tuple[int, Signals]] = []  # by a silence of this turn, and when
        self.pending: PendingDeal | None = None  # while the players mix
        self.secret: str | None = None  # what the commitment committed to
        self.round = 0
        self._tried: tuple[State, int, str, State] | None = None
        self._views: tuple[State | None, dict[int | None, dict[str, Any]]] = None, {}
        self._fold(list(log))

    # what is so

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @property
    def started(self) -> bool:
        """Whether a game was dealt."""
        return self.round > 0

    @property
    def over(self) -> bool:
        """Whether the last game is over."""
        return self.state is not None and self.state.outcome is not None

    @property
    def running(self) -> State | None:
        """The state of the game while it goes on."""
        return None if self.over else self.state

    @property
    def acting(self) -> tuple[int, ...]:
        """Who may act now."""
        return self.running.seats if self.running else ()

    @property
    def silent(self) -> bool:
        """Whether a command forbids talk."""
        binding = self.running.turn.binding if self.running else ()
        return any(message.code == "silence" for message in binding)

    @property
    def can_undo(self) -> tuple[int, ...]:
        """Who may take a card back: whose turn runs, once there is one."""
        return self.acting if self.undo and self.running and self.running.can_undo else ()

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    def bot_to_act(self) -> int | None:
        """The seat for which a bot is to act. Who begins is for people to agree, if there are."""
        acting = self.acting
        if not acting or not all(self.seats[seat].played_by_bot for seat in acting):
            return None
        return acting[0]

    def bot_signals(self) -> tuple[Signal, ...]:
        """The signals, as bots take them."""
        return tuple(Signal(seat, pile, kind) for (seat, pile), kind in self.signals.items())

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat sees of the game; None before the start. Made once for each state."""
        if self.state is None:
            return None
        if self._views[0] is not self.state:
            self._views = self.state, {}
        views = self._views[1]
        if seat not in views:
            views[seat] = self.state.view(seat)
        return views[seat]

    # what happens

    def apply(self, entry: LogEntry) -> None:
        """Let the next event happen."""
        self._check_order(entry)
        entry.event.apply(self)
        self._note(entry)

    def _fold(self, log: Sequence[LogEntry]) -> None:
        """Let a whole story happen. Of games that are over, the cards do not matter any more."""
        last_deal = max((entry.seq for entry in log if entry.event.deals), default=0)
        for entry in log:
            if entry.event.about_cards and entry.seq < last_deal:
                self._check_order(entry)
                self.round += entry.event.deals
                self._note(entry)
            else:
                self.apply(entry)

    def _check_order(self, entry: LogEntry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"event {entry.seq} cannot follow {self.seq}")

    def _note(self, entry: LogEntry) -> None:
        self.log.append(entry)
        draft = entry.draft
        if draft.sender is not None and draft.message_id is not None:
            self.done[draft.sender, draft.message_id] = entry.seq

    def tried(self, seat: int, action: str) -> State:
        """The state after an action, which is remembered: usually it is what happens next."""
        before = self._state()
        after = before.play(action, seat)
        assert after.last_step is not None
        self._tried = before, seat, str(after.last_step.action), after
        return after

    def _remembered(self, before: State, seat: int, action: str) -> State:
        tried, self._tried = self._tried, None
        if tried and tried[0] is before and tried[1:3] == (seat, action):
            return tried[3]
        return before.play(action, seat)

    # what events do

    def change_seat(self, number: int, **fields: Any) -> None:
        """Change something about a seat."""
        self.seats[number] = replace(self.seats[number], **fields)

    def mix_in(self, seat: int, text: str) -> None:
        """Keep what a seat mixes in."""
        assert self.pending is not None
        self.pending = self.pending.with_texts({seat: text})

    def deal_cards(self, seed: str, mix: Sequence[str], secret: bool) -> None:
        """Begin a new game."""
        self.state = self.game.deal(seed, mix or None)
        self.pending = None
        self.secret = seed if secret else None
        self.signals, self._taken_down = {}, []
        self.round += 1

    def play(self, seat: int, action: str) -> None:
        """Play an action. A silence takes all signals down (R24)."""
        silent = self.silent
        self.state = after = self._remembered(self._state(), seat, action)
        if after.ended_turn:  # the hand behind a signal is another one now
            self.signals = {k: v for k, v in self.signals.items() if k[0] != seat}
            self._taken_down = []
        if self.silent and not silent:
            self._taken_down.append((len(after.steps), self.signals))
            self.signals = {}

    def take_back(self) -> None:
        """Take the last action back, and with a silence what it took down."""
        self.state = before = self._state().undo()
        if self._taken_down and len(before.steps) < self._taken_down[-1][0]:
            self.signals = self._taken_down.pop()[1]
        if self.silent:
            self.signals = {}

    def _state(self) -> State:
        assert self.state is not None
        return self.state
