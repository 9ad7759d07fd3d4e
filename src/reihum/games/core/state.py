"""A state of a game: immutable, `play()` returns a new one."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from ...rules.engine.moments import BEGINS, NUMBERS, OVER, SEAT, Moment
from ...rules.engine.records import Seen, StateRecord, TableRecord
from .actions import Action, Begin
from .deals import Deal, Proof
from .errors import IllegalAction
from .messages import Message, brief
from .outcomes import Outcome
from .turns import Beginning, Ended, LastTurn, Step, Story, Turn
from .views import Views, view_of

if TYPE_CHECKING:
    from .game import Game


class State:
    """Everything about a game at one moment. Show players its `view`, never the state."""

    __slots__ = (
        "_before",
        "_began",
        "_end",
        "_ended",
        "_known_record",
        "_moment",
        "_story",
        "_turn",
        "outcome",
    )
    _began: Beginning
    _moment: Moment
    _story: Story | None
    _ended: Ended | None  # the turn before
    _before: "State | None"  # where the last action can be taken back, or could have been
    _end: "State | None"  # what is held back
    _turn: Turn  # once someone has asked
    _known_record: StateRecord  # likewise
    outcome: Outcome | None  # how the game ended; None while it goes on

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.game, self.packed) == (other.game, other.packed)

    def __hash__(self) -> int:
        return hash((self.game, self.packed))

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
    def game(self) -> "Game":
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
    def packed(self) -> bytes:
        """The bytes of its record: all there is, hidden cards too."""
        return self.game.stepper.packed(self._moment)

    @property
    def _record(self) -> StateRecord:
        """The plain record, to be read only: kept, for whoever asks will ask again."""
        try:
            return self._known_record
        except AttributeError:
            self._known_record = self._began.stepper.record(self._moment)
            return self._known_record

    @property
    def _table(self) -> TableRecord:
        table: TableRecord = self._record["table"]
        return table

    @property
    def _glance(self) -> TableRecord:
        """The same: quicker, where little of it is read."""
        table: TableRecord = self._began.stepper.glance(self._moment)["table"]
        return table

    @property
    def seat(self) -> int | None:
        """Who acts; None once it is over, and while the players agree who begins."""
        seat: int = self._moment[SEAT]
        return None if self._moment[OVER] or seat < 0 else seat

    @property
    def seats(self) -> tuple[int, ...]:
        """All who may act now: one seat, or everybody while they agree who begins."""
        return self._began.game.acting(self._moment[SEAT], self._moment[OVER])

    @property
    def turn(self) -> Turn:
        """What was played in the running turn, and what binds its player."""
        try:
            return self._turn
        except AttributeError:
            self._turn = self._began.game.turn(self._table)
            return self._turn

    @property
    def silent(self) -> bool:
        """Whether talk and signals are forbidden now, while the game goes on."""
        return self.outcome is None and self._began.game.silent(self._glance)

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
        story = self._story
        return story is not None and (story[3] or self._moment[OVER] != 0)

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
        lost, story = self.outcome, self._story
        if self._before is None or lost is None or story is None:
            return False
        return lost.won is False or (lost.won is None and story[1] not in lost.winners)

    def hold(self) -> "State":
        """A state without its end, where a slip brought that, until its player has decided.

        Nobody can act and nothing hidden is shown; the player takes the action back (`undo`) or
        lets it stand (`let_stand`). Any other state is given back as it is.
        """
        before = self._before
        if before is None or not self.slipped:
            return self
        record = self._began.stepper.copy(self._record)
        self.game.hold(record["table"])
        moment = self._still(record)
        return state_of(self._began, moment, self._story, before._ended, before, self)

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
        viewer, moment, game = self.viewer(seat), self._moment, self.game
        if moment[OVER]:
            raise IllegalAction("game-over")
        if viewer is None:
            raise IllegalAction("no-such-seat", seat=seat, last=game.players - 1)
        record = self._began.stepper.copy(self._record)
        game.give_up(record["table"], viewer)
        begun = moment[SEAT] >= 0 and not moment[BEGINS]
        ended = Ended(game, moment, None, moment) if begun else self._ended
        return state_of(self._began, self._still(record), self._story, ended)

    def _still(self, record: StateRecord) -> Moment:
        """A moment like this one in which nobody can act, of another record."""
        seat, begins = self._moment[SEAT], self._moment[BEGINS]
        return record, int(record["table"]["over"]), seat, begins, ()

    def fatal(self) -> list[Action]:
        """The legal actions by which their player would lose: no way on, and no end of the turn.

        It follows from what the acting seat sees (see `Game.undo`).
        """
        game = self._began.game
        if self._moment[SEAT] < 0 or not self._moment[NUMBERS] or not game.undo:
            return []
        risky = game.risky(self._table, self._moment[NUMBERS])
        return [each for each in game.known_actions.all(risky) if self.play(each).slipped]

    @property
    def legal_numbers(self) -> Sequence[int]:
        """What the rules call the legal actions, in a stable order."""
        return self._moment[NUMBERS]

    def legal(self) -> list[Action]:
        """The legal actions, in a stable order."""
        return [*map(self._began.action_of, self._moment[NUMBERS])]

    def play(self, action: Action | str, seat: int | None = None) -> "State":
        """The state after an action; IllegalAction says why it cannot be.

        With a seat, also IllegalAction where that seat is not the one to act.
        """
        # Loops spend their time here: what is called often is not looked up again, and not split.
        began, before = self._began, self._moment
        known: Any = action
        number = began.number_of(id(action))  # it may come out of `legal()`
        if number is None or seat is not None or number not in before[NUMBERS]:
            number = self._checked(action, seat)
            known = began.action_of(number)
        moment = began.stepper.advance(before, number)
        acting, begins = before[SEAT], moment[BEGINS]
        if acting < 0:
            return self._claimed(known, moment)
        state = State()
        state._began = began
        state._moment = moment
        state._story = (self._story, acting, known, begins)
        state._end = None
        if moment[OVER]:
            state.outcome = began.game.outcome(state._glance)
        elif not begins:
            state._ended, state._before, state.outcome = self._ended, self, None
            return state
        else:
            state.outcome = None
        state._ended = Ended(began.game, before, known, moment)
        state._before = None if begins else self
        return state

    def _checked(self, action: Action | str, seat: int | None) -> int:
        """The number of an action, read with care; an error where it cannot be done."""
        numbers = self._moment[NUMBERS]
        if type(seat) is int and 0 <= seat == self._moment[SEAT] and type(action) is str:
            known = self._began.game.known_actions.texts.get(action)
            if known is not None and known in numbers:  # as nearly always at a table
                return known
        action = self.game.action(action)
        self._check_seat(action, seat)
        number = self.game.encode(action)
        if self.held:
            raise IllegalAction("nothing-fits")
        if number not in tuple(numbers):
            objection = self.game.objection(self._table, action)
            raise IllegalAction(objection.code, **objection.params)
        return number

    def _check_seat(self, action: Action, seat: int | None) -> None:
        if self._moment[OVER]:
            raise IllegalAction("game-over")
        seat = self.viewer(seat)
        agreeing = len(self.seats) > 1
        if agreeing and isinstance(action, Begin) and seat not in (None, action.seat):
            raise IllegalAction("not-your-turn", seat=seat, acting=Message("every-seat"))
        if seat is not None and seat not in self.seats:
            raise IllegalAction(
                "not-your-turn", seat=seat, acting=Message("seat", {"seat": self.seats[0]})
            )

    def _claimed(self, claim: Any, moment: Moment) -> "State":
        """After a claim of the first turn."""
        story = (self._story, claim.seat, claim, False)
        return state_of(self._began, moment, story, self._ended)

    def as_start(self, start: Mapping[str, Any]) -> "State":
        """The same state, as the beginning of its own story."""
        return state_of(Beginning(self.game, start=start), self._moment)

    def with_cards_of(self, other: "State") -> "State":
        """The same story with the cards of another state: to test that nothing hidden is shown."""
        began = Beginning(self.game, other.deal)
        return state_of(began, other._moment, self._story, self._ended, self._before)

    def observe(self, seat: int | None) -> Seen:
        """What a seat may know, as a record for bots; None is a spectator."""
        return self.game.seen_record(self.seen(seat))

    def whole(self) -> StateRecord:
        """Everything there is, as a record for those who may know every card; never for players."""
        record: StateRecord = np.frombuffer(bytearray(self.packed), self.game.rules.STATE)[0]
        return record

    def seen(self, seat: int | None) -> Seen:
        """What a seat may know, as a plain table, to be read: quicker than a record for bots."""
        return self._seen(self.viewer(seat))

    def _seen(self, seat: int | None) -> Seen:
        # What is observed is a table: so the rest, as a deck, need not be copied.
        began = self._began
        return began.game.observe(began.stepper.shared(self._record), seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; None is a spectator.

        Once the game is over everything is open, the deal included.
        """
        viewer = self.viewer(seat)
        return view_of(self, self.visible(viewer), viewer)

    def views(self) -> Views:
        """The same views, for whoever shows several: what is the same in all is made once."""
        return Views(self)

    def visible(self, viewer: int | None) -> TableRecord:
        """The table as one who looks at it may see it, to be read: all of it once it is over."""
        return self._table if self.outcome else self._seen(viewer)

    def viewer(self, seat: Any) -> int | None:
        """A seat of this table, or None for a spectator."""
        last = self._began.game.players - 1
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


def state_of(
    began: Beginning,
    moment: Moment,
    story: Story | None = None,
    ended: Ended | None = None,
    before: State | None = None,
    end: State | None = None,
) -> State:
    """A state of its parts. Python takes twice as long where a class has an `__init__`."""
    state = State()
    state._began = began
    state._moment = moment
    state._story = story
    state._ended = ended
    state._before = before
    state._end = end
    state.outcome = began.game.outcome(state._glance) if moment[OVER] else None
    return state


def _again(began: tuple[Any, ...], moment: Moment, steps: tuple[Step, ...], *parts: Any) -> State:
    story: Story | None = None
    for step in steps:
        story = (story, step.seat, step.action, step.ends_turn)
    return state_of(Beginning(*began), moment, story, *parts)
