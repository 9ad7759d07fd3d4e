"""A state of a game: immutable, `play()` returns a new one."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from ...rules.engine.moments import Moment
from ...rules.engine.records import Seen, StateRecord, TableRecord
from .actions import Action, Begin
from .deals import Deal
from .errors import IllegalAction
from .game import Game
from .messages import brief
from .outcomes import Outcome
from .turns import LastTurn, Turn

Story = tuple[Any, int, Action, bool]  # the story before, if any, and the parts of a step


@dataclass(frozen=True)
class Step:
    """An action, the seat that did it, and whether its turn ended with it."""

    seat: int
    action: Action
    ends_turn: bool


class Ended:
    """A turn that has ended, told when someone asks."""

    __slots__ = ("_action", "_after", "_before", "_game", "_seat", "_told")

    def __init__(
        self, game: Game, seat: int, before: Moment, action: Action, after: Moment
    ) -> None:
        self._game = game
        self._seat = seat
        self._before = before
        self._action = action
        self._after = after
        self._told: LastTurn | None = None

    def told(self) -> LastTurn:
        """The turn, the same one each time."""
        if self._told is None:
            game, action = self._game, self._action
            before, after = (game.stepper.record(each) for each in (self._before, self._after))
            played = (*game.turn(before["table"]).played, action)
            drew = game.to_draw_from(before["table"]) - game.to_draw_from(after["table"])
            asides = game.asides(before, action, after)
            self._told = LastTurn(self._seat, played, drew, asides)
        return self._told


class State:
    """Everything about a game at one moment. Show players its `view`, never the state."""

    __slots__ = ("_before", "_ended", "_moment", "_story", "deal", "game", "outcome", "start")

    def __init__(
        self,
        game: Game,
        moment: Moment,
        deal: Deal | None,
        story: Story | None = None,
        ended: Ended | None = None,
        start: Mapping[str, Any] | None = None,
        before: "State | None" = None,
    ) -> None:
        self.game = game
        self._moment = moment
        self.deal = deal  # None where it began with a position
        self._story = story
        self._ended = ended  # the turn before
        self.start = start  # the position it began with, if any
        self._before = before  # where the last action can be taken back
        self.outcome: Outcome | None = None  # how the game ended; None while it goes on
        if moment.over:
            self.outcome = game.outcome(game.stepper.glance(moment)["table"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.game, self._packed) == (other.game, other._packed)

    def __hash__(self) -> int:
        return hash((self.game, self._packed))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copies: a story is as deep as the game is long, too deep for them."""
        parts = self._ended, self.start, self._before
        return _again, (self.game, self._moment, self.deal, self.steps, *parts)

    def __repr__(self) -> str:
        from .notation import format_position

        return f"reihum.position({format_position(self)!r})"

    def _repr_html_(self) -> str:
        """For notebooks: the table as whoever is to act sees it."""
        from ..sketches import page

        view = self.view(self.seat)
        words = [message["text"] for message in view["turn"]["binding"]]
        if self.seat is not None:
            words.insert(0, f"Seat {self.seat} is to act.")
        if self.outcome is not None:
            words = [str(self.outcome)]
        return page(self.game.title, self.game.sketched(view), words)

    @property
    def _packed(self) -> bytes:
        return self.game.stepper.packed(self._moment)

    @property
    def _record(self) -> StateRecord:
        """The record, to be read only."""
        return self.game.stepper.record(self._moment)

    @property
    def _table(self) -> TableRecord:
        table: TableRecord = self._record["table"]
        return table

    @property
    def seat(self) -> int | None:
        """Who acts; None once it is over, and while the players agree who begins."""
        moment = self._moment
        return None if moment.over or moment.seat < 0 else moment.seat

    @property
    def seats(self) -> tuple[int, ...]:
        """All who may act now: one seat, or everybody while they agree who begins."""
        return self.game.acting(self._moment.seat, self._moment.over)

    @property
    def turn(self) -> Turn:
        """What was played in the running turn, and what binds its player."""
        return self.game.turn(self._table)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Everything that was done, from the beginning."""
        steps, story = [], self._story
        while story:
            before, seat, action, ends_turn = story
            steps.append(Step(seat, action, ends_turn))
            story = before
        return tuple(reversed(steps))

    @property
    def last_step(self) -> Step | None:
        """What was done last; None at the beginning."""
        return Step(*self._story[1:]) if self._story else None

    @property
    def last_turn(self) -> LastTurn | None:
        """The turn before the running one; None in the first."""
        return self._ended.told() if self._ended else None

    @property
    def ended_turn(self) -> bool:
        """Whether the last action ended its turn, or the game."""
        last = self.last_step
        return last is not None and (last.ends_turn or self._moment.over > 0)

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
        return self.game.known_actions.all(self._moment.numbers)

    def play(self, action: Action | str, seat: int | None = None) -> "State":
        """The state after an action; IllegalAction says why it cannot be.

        With a seat, also IllegalAction where that seat is not the one to act.
        """
        game, before = self.game, self._moment
        number = game.known_actions.numbers.get(id(action))  # it may come out of `legal()`
        if number not in before.numbers or seat is not None:
            number = self._checked(action, seat)
            action = game.known_actions.one(number)
        return self._after(action, game.stepper.advance(before, number))

    def _checked(self, action: Action | str, seat: int | None) -> int:
        """The number of an action, read with care; an error where it cannot be done."""
        action = self.game.action(action)
        self._check_seat(action, seat)
        number = self.game.encode(action)
        if number not in self._moment.numbers:
            objection = self.game.objection(self._table, action)
            raise IllegalAction(objection.code, **objection.params)
        return number

    def _check_seat(self, action: Action, seat: int | None) -> None:
        if self._moment.over:
            raise IllegalAction("game-over")
        seat = self._viewer(seat)
        agreeing = len(self.seats) > 1
        if agreeing and isinstance(action, Begin) and seat not in (None, action.seat):
            raise IllegalAction("not-your-turn", seat=seat, acting="every seat for itself")
        if seat is not None and seat not in self.seats:
            raise IllegalAction("not-your-turn", seat=seat, acting=f"seat {self.seats[0]}")

    def _after(self, action: Any, moment: Moment) -> "State":
        game, before = self.game, self._moment
        if before.seat < 0:  # a claim of the first turn
            story = (self._story, action.seat, action, False)
            return State(game, moment, self.deal, story, self._ended, self.start)
        story = (self._story, before.seat, action, moment.begins)
        if moment.begins:
            ended = Ended(game, before.seat, before, action, moment)
            return State(game, moment, self.deal, story, ended, self.start)
        undo = None if moment.over else self
        return State(game, moment, self.deal, story, self._ended, self.start, undo)

    def as_start(self, start: Mapping[str, Any]) -> "State":
        """The same state, as the beginning of its own story."""
        return State(self.game, self._moment, None, start=start)

    def with_cards_of(self, other: "State") -> "State":
        """The same story with the cards of another state: to test that nothing hidden is shown."""
        return State(self.game, other._moment, other.deal, self._story, self._ended)

    def observe(self, seat: int | None) -> Seen:
        """What a seat may know, as a record for bots; None is a spectator."""
        return self.game.seen_record(self._seen(self._viewer(seat)))

    def _seen(self, seat: int | None) -> Seen:
        """What a seat may know, as a plain table."""
        return self.game.observe(self.game.stepper.copy(self._moment), seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; None is a spectator.

        Once the game is over everything is open, the deal included.
        """
        seat = self._viewer(seat)
        outcome, last, game = self.outcome, self.last_turn, self.game
        seen = self._table if outcome else self._seen(seat)
        return {
            "game": game.name,
            "rules": game.version,
            "options": game.json_options(),
            "viewer": seat,
            "seat": self.seat,
            "seats": list(self.seats),
            "turn": game.turn(seen).json(),
            "last_turn": last.json() if last else None,
            "legal": self._choices(seat),
            "outcome": outcome.json() if outcome else None,
            "deal": self.deal.json() if outcome and self.deal else None,
            **game.face(seen, seat),
        }

    def _choices(self, seat: int | None) -> list[str]:
        if seat not in self.seats:
            return []
        own = [a for a in self.legal() if not isinstance(a, Begin) or a.seat == seat]
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


def _again(
    game: Game, moment: Moment, deal: Deal | None, steps: tuple[Step, ...], *parts: Any
) -> State:
    story: Story | None = None
    for step in steps:
        story = (story, step.seat, step.action, step.ends_turn)
    return State(game, moment, deal, story, *parts)
