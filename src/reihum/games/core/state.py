"""A state of a game: immutable, `play()` returns a new one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from ...rules.engine.moments import Moment
from ...rules.engine.records import Seen, StateRecord, TableRecord
from .actions import Action, Begin
from .deals import Deal, Proof
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

    __slots__ = ("_action", "_after", "_before", "_game", "_told")
    _told: LastTurn  # once someone has asked

    def __init__(self, game: Game, before: Moment, action: Action | None, after: Moment) -> None:
        self._game = game
        self._before = before
        self._action = action  # None where the players gave up in the middle of it
        self._after = after

    def told(self) -> LastTurn:
        """The turn, the same one each time."""
        try:
            return self._told
        except AttributeError:
            self._told = self._tell()
            return self._told

    def _tell(self) -> LastTurn:
        game, action = self._game, self._action
        before, after = (game.stepper.record(each) for each in (self._before, self._after))
        last = () if action is None else (action,)
        played = (*game.turn(before["table"]).played, *last)
        drew = game.to_draw_from(before["table"]) - game.to_draw_from(after["table"])
        asides = () if action is None else game.asides(before, action, after)
        return LastTurn(self._before.seat, played, drew, asides)


class Beginning:
    """What stays as it is through a whole game."""

    __slots__ = ("actions", "deal", "game", "start", "stepper")

    def __init__(
        self, game: Game, deal: Deal | None = None, start: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.deal = deal  # None where it began with a position
        self.start = start  # the position it began with, if any
        self.stepper = game.stepper  # at hand, for each step asks for it
        self.actions = game.known_actions


class State:
    """Everything about a game at one moment. Show players its `view`, never the state."""

    __slots__ = ("_before", "_began", "_end", "_ended", "_moment", "_story", "_turn", "outcome")
    _turn: Turn  # once someone has asked

    def __init__(
        self,
        began: Beginning,
        moment: Moment,
        story: Story | None = None,
        ended: Ended | None = None,
        before: "State | None" = None,
        end: "State | None" = None,
    ) -> None:
        self._began = began
        self._moment = moment
        self._story = story
        self._ended = ended  # the turn before
        self._before = before  # where the last action can be taken back, or could have been
        self._end = end  # what is held back
        self.outcome: Outcome | None = None  # how the game ended; None while it goes on
        if moment.over:
            self.outcome = began.game.outcome(self._glance)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.game, self._packed) == (other.game, other._packed)

    def __hash__(self) -> int:
        return hash((self.game, self._packed))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copies: a story is as deep as the game is long, too deep for them."""
        began = self.game, self.deal, self.start
        parts = self._ended, self._before, self._end
        return _again, (began, self._moment, self.steps, *parts)

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
    def game(self) -> Game:
        """The game with its options."""
        return self._began.game

    @property
    def deal(self) -> Deal | None:
        """The deal that it began with; None where that was a position."""
        return self._began.deal

    @property
    def start(self) -> Mapping[str, Any] | None:
        """The position that it began with; None where that was a deal."""
        return self._began.start

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
    def _glance(self) -> TableRecord:
        """The same, of whatever kind is at hand: quicker, where little of it is read."""
        table: TableRecord = self._began.stepper.glance(self._moment)["table"]
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
        try:
            return self._turn
        except AttributeError:
            self._turn = self.game.turn(self._table)
            return self._turn

    @property
    def silent(self) -> bool:
        """Whether talk and signals are forbidden now, while the game goes on."""
        return self.outcome is None and self.game.silent(self._glance)

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
        """The turn before the running one; None in the first. At the end, the very last one."""
        return self._ended.told() if self._ended else None

    @property
    def ended_turn(self) -> bool:
        """Whether the last action ended its turn, or the game."""
        last = self.last_step
        return last is not None and (last.ends_turn or self._moment.over != 0)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: until its turn ends, and no claim to begin."""
        return self._before is not None and self.outcome is None

    def undo(self) -> "State":
        """The state before the last action; IllegalAction where that cannot be taken back."""
        if self._before is None or self.outcome is not None:
            raise IllegalAction("nothing-to-undo")
        return self._before

    @property
    def slipped(self) -> bool:
        """Whether the last action has lost the game for its player in the middle of a turn."""
        lost, last = self.outcome, self.last_step
        if self._before is None or lost is None or last is None:
            return False
        return lost.won is False or (lost.won is None and last.seat not in lost.winners)

    def hold(self) -> "State":
        """A state without its end, where a slip brought that, until its player has decided.

        Nobody can act and nothing hidden is shown; the player takes the action back (`undo`) or
        lets it stand (`let_stand`). Any other state is given back as it is.
        """
        before = self._before
        if before is None or not self.slipped:
            return self
        record = self.game.stepper.copy(self._moment)
        self.game.hold(record["table"])
        moment = self._still(record)
        return State(self._began, moment, self._story, before._ended, before, self)

    @property
    def held(self) -> bool:
        """Whether the end is held back."""
        return self._end is not None

    def let_stand(self) -> "State":
        """The end that was held back; IllegalAction where none was."""
        if self._end is None:
            raise IllegalAction("not-stuck")
        return self._end

    def concede(self, seat: int) -> "State":
        """The end, for a seat gives up: in a duel it loses, else all have agreed to stop.

        Scores are as they stand, and everything is open.
        """
        viewer, moment, game = self._viewer(seat), self._moment, self.game
        if moment.over:
            raise IllegalAction("game-over")
        if viewer is None:
            raise IllegalAction("no-such-seat", seat=seat, last=game.players - 1)
        record = game.stepper.copy(moment)
        game.give_up(record["table"], viewer)
        begun = moment.seat >= 0 and not moment.begins
        ended = Ended(game, moment, None, moment) if begun else self._ended
        return State(self._began, self._still(record), self._story, ended)

    def _still(self, record: StateRecord) -> Moment:
        """A moment like this one in which nobody can act, of another record."""
        seat, begins = self._moment.seat, self._moment.begins
        return Moment(None, int(record["table"]["over"]), seat, begins, plain=record)

    def fatal(self) -> list[Action]:
        """The legal actions by which their player would lose: no way on, and no end of the turn.

        It follows from what the acting seat sees (see `Game.undo`).
        """
        game, moment = self.game, self._moment
        if moment.seat < 0 or not moment.numbers or not game.undo:
            return []
        risky = game.risky(self._table, moment.numbers)
        return [each for each in game.known_actions.all(risky) if self.play(each).slipped]

    def legal(self) -> list[Action]:
        """The legal actions, in a stable order."""
        return self._began.actions.all(self._moment.numbers)

    def play(self, action: Action | str, seat: int | None = None) -> "State":
        """The state after an action; IllegalAction says why it cannot be.

        With a seat, also IllegalAction where that seat is not the one to act.
        """
        began, before = self._began, self._moment
        number = began.actions.numbers.get(id(action))  # it may come out of `legal()`
        if number not in before.numbers or seat is not None:
            number = self._checked(action, seat)
            action = began.actions[number]
        return self._after(action, began.stepper.advance(before, number))

    def _checked(self, action: Action | str, seat: int | None) -> int:
        """The number of an action, read with care; an error where it cannot be done."""
        action = self.game.action(action)
        self._check_seat(action, seat)
        number = self.game.encode(action)
        if self.held:
            raise IllegalAction("nothing-fits")
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
        began, before = self._began, self._moment
        if before.seat < 0:  # a claim of the first turn
            story = (self._story, action.seat, action, False)
            return State(began, moment, story, self._ended)
        story = (self._story, before.seat, action, moment.begins)
        ended = self._ended
        if moment.begins or moment.over:
            ended = Ended(began.game, before, action, moment)
        return State(began, moment, story, ended, None if moment.begins else self)

    def as_start(self, start: Mapping[str, Any]) -> "State":
        """The same state, as the beginning of its own story."""
        return State(Beginning(self.game, start=start), self._moment)

    def with_cards_of(self, other: "State") -> "State":
        """The same story with the cards of another state: to test that nothing hidden is shown."""
        began = Beginning(self.game, other.deal)
        return State(began, other._moment, self._story, self._ended, self._before)

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
        seen = self._visible(seat)
        return self._shown(seen, seat)

    def views(self) -> Callable[[int | None], dict[str, Any]]:
        """The same views, for whoever shows several: what is the same in all is made once.

        They share it, so they are to be read only. It comes from what a spectator sees.
        """
        common: dict[str, Any] = {}

        def view(seat: int | None) -> dict[str, Any]:
            number = self._viewer(seat)
            seen = self._visible(number)
            own = self.game.own_face(seen, number)
            if own is None:
                return self._shown(seen, number)
            if not common:
                common.update(self._shown(self._visible(None), None))
            return common | own | {"viewer": number} | self._choices(number)

        return view

    def _visible(self, seat: int | None) -> TableRecord:
        """The table as a seat may see it."""
        return self._table if self.outcome else self._seen(seat)

    def _shown(self, seen: TableRecord, seat: int | None) -> dict[str, Any]:
        """A view, from the table as its seat sees it."""
        outcome, last, game = self.outcome, self.last_turn, self.game
        return {
            "game": game.name,
            "rules": game.version,
            "options": game.json_options(),
            "viewer": seat,
            "seat": self.seat,
            "seats": list(self.seats),
            "turn": game.turn(seen).json(),
            "last_turn": last.json() if last else None,
            **self._choices(seat),
            "outcome": outcome.json() if outcome else None,
            "deal": self.deal.json() if outcome and self.deal else None,
            **game.face(seen, seat),
        }

    def _choices(self, seat: int | None) -> dict[str, list[str]]:
        """What a seat can do, and what of it would lose the game."""
        if seat not in self.seats:
            return {"legal": [], "fatal": []}
        if self._moment.seat < 0:  # each claims the first turn for itself
            own = [a for a in self.legal() if not isinstance(a, Begin) or a.seat == seat]
            return {"legal": [str(action) for action in own], "fatal": self._warnings(seat)}
        legal = self._began.actions.written(self._moment.numbers)
        return {"legal": legal, "fatal": self._warnings(seat)}

    def _warnings(self, seat: int | None) -> list[str]:
        own = seat is not None and seat == self.seat
        return [str(action) for action in self.fatal()] if own else []

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

    def record(self, proof: Proof | None = None) -> str:
        """The game as text to hand out: while it goes on, without its deal.

        A table adds what it has told of the deal, so that whoever has the text can check it.
        """
        from .notation import format_game

        return format_game(self, hidden=self.outcome is None, proof=proof)


def _again(began: tuple[Any, ...], moment: Moment, steps: tuple[Step, ...], *parts: Any) -> State:
    story: Story | None = None
    for step in steps:
        story = (story, step.seat, step.action, step.ends_turn)
    return State(Beginning(*began), moment, story, *parts)
