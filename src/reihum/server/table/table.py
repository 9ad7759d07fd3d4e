"""A table: the fold of its events. Pure; whoever hosts it stores, tells and keeps time."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...bots import Signal
from ...games import Deal, Game, Proof, State, Views
from ...games.core.guides import Guidance, GuideStep, first_state, guidance, guide_of, state_after
from .bot_turns import BotAction, BotTurns
from .budgets import Account
from .consent.waiting import NextGame, Pause
from .creation.what_if import DEAL as WHAT_IF
from .creation.what_if import WhatIf
from .games import shared
from .hints_asked import HintsAsked
from .log import LogEntry
from .pending import PendingDeal
from .seating.first_turn import agreeing
from .seating.seats import Seat
from .timing.turn_time import TurnTime, Vote

Signals = dict[tuple[int, str], str]  # kinds, by seat and pile
RESULT = ("won", "winners", "scores", "reason")  # what is kept of the outcome of each game


class Table:
    """What has come of the events of a table so far. Events can only be applied in order."""

    game: Game
    undo: bool
    mixes: bool  # whether the players mix something in before a new deal
    wanted: Deal | None  # that someone asked for
    creator: str
    seating: str  # "open": whoever comes takes an open seat; "links": only who has its link, and
    # "private": besides, nobody else sees anything of the table
    clock: int | None  # seconds for each turn
    agrees: bool  # whether several people agree who begins, and one alone does not
    pace: str  # of the bots
    hints_wanted: bool | None  # None is as usual
    guided: bool  # whether it is the guided first game
    what_if: WhatIf | None  # the game that is over, and where the first one here goes on from
    daily: str | None  # the day whose deal it is

    def __init__(self, key: str, log: Iterable[LogEntry] = ()) -> None:
        self.id = key
        self.log: list[LogEntry] = []
        self.done: dict[tuple[str, str], int] = {}  # requests that were done, and their events
        self.seats: list[Seat] = []
        self.keys = 0  # that seats have had so far
        self.removed: set[str] = set()  # guests
        self.dismissed: set[str] = set()  # guests who may not watch
        self.muted: set[str] = set()  # guests who may not talk, wherever they sit down
        self.spectators_muted = False
        self.spent: Counter[Account] = Counter()  # events, by whose budget they were on
        self.state: State | None = None
        self.signals: Signals = {}
        self.bot_turns = BotTurns()
        self.hints_asked = HintsAsked()
        self._taken_down: list[tuple[int, Signals]] = []  # by a silence of this turn, and when
        self.dealt: Deal | None = None  # of the last game; what the same once more means
        self.pending: PendingDeal | None = None  # while the players mix
        self.proof: Proof | None = None  # what was told of the deal beforehand
        self.secret: str | None = None  # what the commitment committed to
        self._origin: str | None = None  # of the deal, once there is one
        self.round = 0
        self.results: list[dict[str, Any]] = []  # of the games that are over, in order
        self.conceding: tuple[int, ...] = ()  # who agrees to give up; the first has asked
        self.next_game: NextGame | None = None  # that someone asks for, after the end
        self.pause: Pause | None = None  # which may be over by now
        self.turn_time = TurnTime()
        self.missed: Counter[int] = Counter()  # turns in a row for which a seat's time was up
        self.vote: Vote | None = None  # whether a bot shall play for someone
        self.closed = False  # by whoever runs the server
        self.time = 0.0  # of the last event, in seconds since 1970
        self._tried: tuple[State, int, str, State] | None = None
        self._views: tuple[State, Views] | None = None
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
        state = self.state
        return None if state is None or state.outcome is not None or self.closed else state

    @property
    def origin(self) -> str:
        """Where the cards come from, also those of a game that is still to be dealt."""
        return self._origin or ("shuffled" if self.wanted is None else "wished")

    @property
    def acting(self) -> tuple[int, ...]:
        """Who may act now."""
        running = self.running
        return running.seats if running else ()

    @property
    def silent(self) -> bool:
        """Whether the rules forbid talk now."""
        return self.state is not None and self.state.silent

    @property
    def can_undo(self) -> tuple[int, ...]:
        """Who may take a card back: whose turn runs, once there is one."""
        running = self.running if self.undo else None
        if running is None or not running.can_undo:
            return ()
        return tuple([seat for seat in running.seats if not self.seats[seat].out_of_time])

    @property
    def stuck(self) -> int | None:
        """Who has to take a card back or to let it stand: the end of the game is held back."""
        return self.state.seat if self.state is not None and self.state.held else None

    @property
    def hints(self) -> bool:
        """Whether one may ask for hints: as was wanted, else where no people are against others."""
        if self.hints_wanted is not None:
            return self.hints_wanted
        return self.game.cooperative or sum(seat.kind != "bot" for seat in self.seats) < 2

    @property
    def people(self) -> list[int]:
        """The seats of people, but for those for whom a bot plays."""
        seats = enumerate(self.seats)
        return [number for number, each in seats if each.guest and not each.played_by_bot]

    @property
    def person_to_act(self) -> int | None:
        """The seat of the person whose turn it is; None where it is a bot's, or nobody's yet."""
        state = self.running
        seat = None if state is None else state.seat
        return None if seat is None or self.seats[seat].acted_for else seat

    @property
    def deadline(self) -> float | None:
        """Until when the people may take whose turn it is, where there is a clock."""
        if self.clock is None or all(self.seats[seat].acted_for for seat in self.acting):
            return None
        return self.turn_time.since + self.clock

    def admits(self, guest: str) -> bool:
        """Whether a guest may see anything of this table."""
        private = self.seating == "private"
        return not private or self.seat_of(guest) is not None or guest == self.creator

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    @property
    def host(self) -> int | None:
        """The seat of whoever made the table; where they have none, the first with a person."""
        own = self.seat_of(self.creator)
        people = [number for number, seat in enumerate(self.seats) if seat.guest is not None]
        return own if own is not None else next(iter(people), None)

    def bot_to_act(self) -> int | None:
        """The seat for which a bot is to act. Who begins is for people to agree, if there are."""
        acting, guidance = self.acting, self.guidance
        if guidance is not None and guidance.wrong:  # those who play along wait
            return None
        if not acting or not all(self.seats[seat].acted_for for seat in acting):
            return None
        return acting[0]

    @property
    def guidance(self) -> Guidance | None:
        """Where a guided game stands, and what is said there."""
        return guidance(self.state) if self.guided and self.state is not None else None

    @property
    def scripted(self) -> GuideStep | None:
        """In a guided game, what whoever plays along does next, and what is said before."""
        here = self.guidance
        return None if here is None else guide_of(self.game).steps[here.step]

    def bot_signals(self) -> tuple[Signal, ...]:
        """The signals, as bots take them."""
        return tuple(Signal(seat, pile, kind) for (seat, pile), kind in self.signals.items())

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat sees of the game; None before the start."""
        return self.views(seat) if self.views else None

    @property
    def views(self) -> Views | None:
        """The views of the game as it stands; None before the start. Made once for each state."""
        if self.state is None:
            return None
        if self._views is None or self._views[0] is not self.state:
            self._views = self.state, self.state.views()
        return self._views[1]

    # what happens

    def apply(self, entry: LogEntry) -> None:
        """Let the next event happen."""
        self._check_order(entry)
        self.time = entry.at
        entry.draft.event.apply(self)
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
        if entry.seq != len(self.log) + 1:
            raise ValueError(f"event {entry.seq} cannot follow {self.seq}")

    def _note(self, entry: LogEntry) -> None:
        draft = entry.draft
        self.log.append(entry)
        self.spent[draft.event.account] += 1
        if draft.sender is not None and draft.message_id is not None:
            self.done[draft.sender, draft.message_id] = entry.seq

    def tried(self, seat: int, action: str, by_bot: bool) -> State:
        """The state after an action, which is remembered: usually it is what happens next."""
        before = self._state()
        after = self._after(before, seat, action, by_bot)
        assert after.last_step is not None
        self._tried = before, seat, str(after.last_step.action), after
        return after

    def _remembered(self, before: State, seat: int, action: str, by_bot: bool) -> State:
        tried, self._tried = self._tried, None
        if tried and tried[0] is before and tried[1:3] == (seat, action):
            return tried[3]
        return self._after(before, seat, action, by_bot)

    def _after(self, before: State, seat: int, action: str, by_bot: bool) -> State:
        """The state after an action; a person's slip is held back where it can be taken back."""
        after = before.play(action, seat)
        return after.hold() if self.undo and not by_bot else after

    # what events do

    def change_seat(self, number: int, **fields: Any) -> None:
        """Change something about a seat."""
        self.seats[number] = replace(self.seats[number], **fields)

    def set_seat(self, number: int, seat: Seat) -> None:
        """Let another kind of seat stand there, before the start; its key stays."""
        self.seats[number] = replace(seat, key=self.seats[number].key)
        self.pending = None
        if self.agrees:
            people = sum(each.kind != "bot" for each in self.seats)
            self.game = shared(agreeing(self.game, people))

    def swap_seats(self, number: int, other: int) -> None:
        """Let two seats change places, before the start."""
        seats = self.seats
        seats[number], seats[other] = seats[other], seats[number]
        self.pending = None

    def renew_key(self, number: int) -> None:
        """Give a seat a new key: the link of before opens it no longer."""
        self.change_seat(number, key=self.keys)
        self.keys += 1

    def mute(self, number: int | None, muted: bool) -> None:
        """Let a seat talk no more, or again, and whoever has it; without a seat, spectators."""
        if number is None:
            self.spectators_muted = muted
            return
        guest = self.seats[number].guest
        self.change_seat(number, muted=muted)
        if guest is not None:
            (self.muted.add if muted else self.muted.discard)(guest)

    def mix_in(self, seat: int, text: str, by_server: bool) -> None:
        """Keep what a seat mixes in."""
        assert self.pending is not None
        self.pending = self.pending.with_texts({seat: text}, by_server)

    def deal_cards(self, seed: str, mix: Sequence[str], proof: Proof | None, origin: str) -> None:
        """Begin a new game."""
        self.state = self._first_state(seed, mix)
        self.dealt = Deal.of(seed, tuple(mix))
        self.pending = None
        self.proof, self._origin = proof, "set" if self._lies_ready(seed) else origin
        self.secret = seed if proof else None
        self.signals, self._taken_down = {}, []
        self.bot_turns, self.hints_asked = BotTurns(), HintsAsked()
        self.conceding, self.next_game, self.pause = (), None, None
        self.missed.clear()
        self.seats = [replace(seat, out_of_time=False) for seat in self.seats]
        self._begin_turn()
        self.round += 1

    def _lies_ready(self, seed: str) -> bool:
        """Whether the cards are laid out instead of dealt."""
        return self.guided or (self.what_if is not None and seed == WHAT_IF)

    def _first_state(self, seed: str, mix: Sequence[str]) -> State:
        if not self._lies_ready(seed):
            return self.game.deal(seed, mix or None)
        return self.what_if.state if self.what_if else first_state(self.game)

    def begin_with(self, state: State) -> None:
        """Begin with a position that nobody has dealt."""
        self.state = state
        self.round += 1

    def play(self, seat: int, action: str, by_bot: bool) -> None:
        """Play an action. A silence takes all signals down (R24)."""
        before = self._state()
        self.state = after = self._remembered(before, seat, action, by_bot)
        if by_bot:
            done = BotAction(before, action, self.bot_signals())
            self.bot_turns.note(seat, done, after.ended_turn)
        self.pause = None
        if before.seat is None or after.ended_turn:
            self._begin_turn()
        else:
            self._note_act()
        if seat in self.conceding[:1]:  # who plays on does not give up
            self.conceding = ()
        if after.ended_turn:
            self.hints_asked.end_turn()
            self._take_signals_of(seat)
            if self.seats[seat].out_of_time:
                self.change_seat(seat, out_of_time=False)
            if not by_bot:
                self.missed[seat] = 0
        if after.silent and not before.silent:
            self._taken_down.append((len(after.steps), self.signals))
            self.signals = {}

    def rewind(self, step: int) -> None:
        """Go back in a guided game, to after so many actions of its line."""
        self.state = state_after(self.game, step)
        self._begin_turn()

    def note_hint(self, seat: int) -> None:
        """A seat has asked what a strong player would do here."""
        self.hints_asked.note(seat, self._state(), self.seq + 1)

    def _begin_turn(self) -> None:
        self.turn_time, self.vote = self.turn_time.next(self.time), None

    def _note_act(self) -> None:
        """Whose turn it is has done something; so nobody need ask for a bot."""
        self.turn_time, self.vote = self.turn_time.after_act(self.time), None

    def run_out(self, seat: int) -> None:
        """Let a bot finish the turn of a seat."""
        self.missed[seat] += 1
        self.change_seat(seat, out_of_time=True)

    def come_back(self, seat: int) -> None:
        """Let a person play again, in whose place a bot did."""
        self.change_seat(seat, stand_in=False, idle=False)
        self.missed[seat] = 0
        if seat == self.person_to_act:
            self._note_act()

    def refuse_bot(self, seat: int) -> None:
        """Let nobody ask for a bot for a while."""
        by_player = self.vote is not None and self.vote.seat == seat
        self.turn_time, self.vote = self.turn_time.after_answer(self.time, by_player), None

    def _take_signals_of(self, seat: int) -> None:
        """The hand behind them is another one now, or lies open."""
        self.signals = {k: v for k, v in self.signals.items() if k[0] != seat}
        self._taken_down = []

    def end(self, outcome: Mapping[str, Any], conceded_by: int | None) -> None:
        """Write a result down, and end the game if that has not happened yet."""
        self.results.append({"round": self.round} | {name: outcome[name] for name in RESULT})
        self.conceding, self.pause, self.vote = (), None, None
        stuck = self.stuck
        if self.state is None:  # of a game before the last one, only the result is remembered
            return
        if conceded_by is not None:
            self.state = self.state.concede(conceded_by)
        elif stuck is not None:
            self.state = self.state.let_stand()
            self._take_signals_of(stuck)

    def take_back(self) -> None:
        """Take the last action back, and with a silence what it took down."""
        self.state = before = self._state().undo()
        self.bot_turns.take_back(before)
        self._note_act()
        if self._taken_down and len(before.steps) < self._taken_down[-1][0]:
            self.signals = self._taken_down.pop()[1]
        if self.silent:
            self.signals = {}

    def _state(self) -> State:
        assert self.state is not None
        return self.state
