"""A state of a game: immutable, `play()` returns a new one."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import Any

from ...rules.engine.records import Seen, StateRecord, TableRecord
from .actions import Action, Begin
from .deals import Deal
from .errors import IllegalAction
from .game import Game
from .messages import brief
from .outcomes import Outcome
from .turns import LastTurn, Turn


@dataclass(frozen=True)
class Step:
    """An action, the seat that did it, and whether its turn ended with it."""

    seat: int
    action: Action
    ends_turn: bool


class State:
    """Everything about a game at one moment. Show players its `view`, never the state."""

    def __init__(
        self,
        game: Game,
        record: StateRecord,
        deal: Deal | None,
        steps: tuple[Step, ...] = (),
        last_turn: LastTurn | None = None,
        start: Mapping[str, Any] | None = None,
        before: "State | None" = None,
    ) -> None:
        self.game = game
        self._record = record
        self.deal = deal  # None where it began with a position
        self.steps = steps
        self.last_turn = last_turn
        self.start = start  # the position it began with, if any
        self._before = before  # where the last action can be taken back

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.game, self._record.tobytes()) == (
            other.game,
            other._record.tobytes(),
        )

    def __hash__(self) -> int:
        return hash((self.game, self._record.tobytes()))

    def __repr__(self) -> str:
        from .notation import format_position

        return f"reihum.position({format_position(self)!r})"

    @property
    def seat(self) -> int | None:
        """Who acts; None once it is over, and while the players agree who begins."""
        seats = self.seats
        agreeing = len(seats) > 1
        return None if agreeing or not seats else seats[0]

    @property
    def seats(self) -> tuple[int, ...]:
        """All who may act now: one seat, or everybody while they agree who begins."""
        return self.game.seats(self._record["table"])

    @cached_property
    def turn(self) -> Turn:
        """What was played in the running turn, and what binds its player."""
        return self.game.turn(self._record["table"])

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self._record["table"])

    @property
    def ended_turn(self) -> bool:
        """Whether the last action ended its turn, or the game."""
        return bool(self.steps) and (self.steps[-1].ends_turn or self.outcome is not None)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: until its turn ends, and no claim to begin."""
        return self._before is not None

    def undo(self) -> "State":
        """The state before the last action; IllegalAction where that cannot be taken back."""
        if self._before is None:
            raise IllegalAction("nothing-to-undo")
        return self._before

    def legal(self) -> list[Action]:
        """The legal actions, in a stable order."""
        return [self.game.decode(number) for number in self.game.legal(self._record["table"])]

    def play(self, action: Action | str, seat: int | None = None) -> "State":
        """The state after an action; IllegalAction says why it cannot be.

        With a seat, also IllegalAction where that seat is not the one to act.
        """
        action = self.game.action(action)
        self._check_seat(action, seat)
        table = self._record["table"]
        number = self.game.encode(action)
        if number not in self.game.legal(table):
            objection = self.game.objection(table, action)
            raise IllegalAction(objection.code, **objection.params)
        record: StateRecord = self._record.copy()
        self.game.rules.play(record, number)
        return self._after(action, record)

    def _check_seat(self, action: Action, seat: int | None) -> None:
        if self.outcome is not None:
            raise IllegalAction("game-over")
        seat = self._viewer(seat)
        agreeing = len(self.seats) > 1
        if agreeing and isinstance(action, Begin) and seat not in (None, action.seat):
            raise IllegalAction("not-your-turn", seat=seat, acting="every seat for itself")
        if seat is not None and seat not in self.seats:
            raise IllegalAction("not-your-turn", seat=seat, acting=f"seat {self.seats[0]}")

    def _after(self, action: Action, record: StateRecord) -> "State":
        claim = isinstance(action, Begin)
        seat = action.seat if isinstance(action, Begin) else self.seats[0]
        ends = not claim and self.game.ends_turn(record["table"])
        steps = (*self.steps, Step(seat, action, ends))
        last = self._turn_over(seat, action, record) if ends else self.last_turn
        stays = claim or ends or bool(record["table"]["over"])
        before = None if stays else self
        return State(self.game, record, self.deal, steps, last, self.start, before)

    def _turn_over(self, seat: int, action: Action, record: StateRecord) -> LastTurn:
        before, after = (self.game.to_draw_from(r["table"]) for r in (self._record, record))
        asides = self.game.asides(self._record, action, record)
        return LastTurn(seat, (*self.turn.played, action), before - after, asides)

    def as_start(self, start: Mapping[str, Any]) -> "State":
        """The same state, as the beginning of its own story."""
        return State(self.game, self._record, None, (), None, start)

    def observe(self, seat: int | None) -> Seen:
        """What a seat may know, as a record for bots; None is a spectator."""
        seen: Seen = self.game.observe(self._record, self._viewer(seat)).copy()
        return seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; None is a spectator.

        Once the game is over everything is open, the deal included.
        """
        seat = self._viewer(seat)
        over = self.outcome is not None
        seen = self._record["table"] if over else self.game.observe(self._record, seat)
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": self.game.json_options(),
            "viewer": seat,
            "seat": self.seat,
            "seats": list(self.seats),
            "turn": self.game.turn(seen).json(),
            "last_turn": self.last_turn.json() if self.last_turn else None,
            "legal": self._choices(seen, seat),
            "outcome": self.outcome.json() if self.outcome else None,
            "deal": self.deal.json() if over and self.deal else None,
            **self.game.face(seen, seat),
        }

    def _choices(self, seen: TableRecord, seat: int | None) -> list[str]:
        if seat not in self.seats:
            return []
        actions = [self.game.decode(number) for number in self.game.legal(seen)]
        own = [a for a in actions if not isinstance(a, Begin) or a.seat == seat]
        return [str(action) for action in own]

    def _viewer(self, seat: Any) -> int | None:
        """A seat of this table, or None for a spectator."""
        last = self.game.players - 1
        try:
            number = None if seat is None else index(seat)
        except TypeError:
            number = -1
        if isinstance(seat, bool) or not (number is None or 0 <= number <= last):
            raise IllegalAction("no-such-seat", seat=brief(seat, 20), last=last)
        return number

    def position(self) -> dict[str, Any]:
        """The position, hidden cards and all; `game.position()` gives the state back."""
        return self.game.described(self._record)

    def save(self) -> str:
        """The whole game as text, from which `reihum.replay` gives the state back.

        Whoever has it can know every card: it is for the one who runs the game.
        """
        from .notation import format_game

        return format_game(self)

    def record(self) -> str:
        """The game as text to hand out: while it goes on, without its deal."""
        from .notation import format_game

        return format_game(self, hidden=self.outcome is None)
