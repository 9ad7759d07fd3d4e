"""A game with its options: what deals, reads positions and knows its own words."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import partial
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ...rules.engine.compiling import Record
from ...rules.engine.shuffle import STREAM
from .actions import Action, written
from .deals import Deal, line
from .errors import IllegalAction, NotationError, OptionError, PositionError
from .kinds import Kind, Mismatch
from .messages import Message, brief
from .options import Option, checked, thawed
from .outcomes import Outcome
from .turns import Turn

if TYPE_CHECKING:
    from .state import State

ACTION_LIMIT = 40


class Game(ABC):
    """One of the games with its options; it never changes.

    Each game says below what is its own; `rules` is its module of numbers.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules: an old record keeps the rules it was played by
    rules: ClassVar[ModuleType]
    option_table: ClassVar[Mapping[str, Option]]
    position_fields: ClassVar[Mapping[str, Kind]]
    optional_fields: ClassVar[tuple[str, ...]] = ()  # may be left out of a position
    examples: ClassVar[tuple[str, ...]]  # of actions
    cooperative: ClassVar[bool] = False  # whether the players win or lose together
    most_players: ClassVar[int] = 5
    own_decks: ClassVar[int] = 1  # decks with a key of their own

    def __init__(self, **options: Any) -> None:
        values = checked(self.name, self.option_table, options)
        self.options: Mapping[str, Any] = MappingProxyType(values)
        self.players: int = values["players"]
        first = values["first"]
        if isinstance(first, int) and first >= self.players:
            last = self.players - 1
            raise OptionError("first-not-seated", first=first, players=self.players, last=last)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.options), ()

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"reihum.game({self.name!r}{options})"

    def deal(self, seed: int | str | None = None, mix: Iterable[str] | None = None) -> "State":
        """Deal: a number or text always gives the same cards, a deal code too; None, new ones."""
        from .state import State

        deal = Deal.of(seed, self._mix(mix))
        record = self.start()
        stream = np.zeros(1, STREAM)
        self.rules.deal(record, stream[0], deal.keys(self.own_decks))
        return State(self, record, deal)

    def _mix(self, mix: Iterable[str] | None) -> tuple[str, ...]:
        if mix is None:
            return ()
        if self.own_decks == 1:
            raise NotationError("no-mix", game=self.name)
        wrong = {"mix": brief(mix), "players": self.players}
        if isinstance(mix, str) or not isinstance(mix, Iterable):
            raise NotationError("bad-mix", **wrong)
        texts = tuple(line(text, "bad-mix", **wrong) for text in mix)
        if len(texts) != self.players:
            raise NotationError("bad-mix", **wrong)
        return texts

    def position(self, position: Mapping[str, Any]) -> "State":
        """The state of a position: the start of a turn and what was played in it since."""
        from .state import State

        fields = self._fields(position)
        faults = list(self.faults(fields))
        if faults:
            raise PositionError.of(faults)
        state = State(self, self.laid_out(fields), None)
        return self._replayed(state, fields)

    def _fields(self, position: Mapping[str, Any]) -> dict[str, Any]:
        known = self.position_fields
        if not isinstance(position, Mapping):
            given = {"field": "position", "value": brief(position)}
            raise PositionError("bad-field", **given, expected="fields by name")
        for name in position:
            if name not in known:
                raise PositionError("unknown-field", field=brief(name), fields=list(known))
        for name in known:
            if name not in position and name not in self.optional_fields:
                raise PositionError("missing-field", field=name, fields=list(known))
        return {name: self._field(name, value) for name, value in position.items()}

    def _field(self, name: str, value: Any) -> Any:
        try:
            return self.position_fields[name].check(value)
        except Mismatch:
            expected = self.position_fields[name].expected
            raise PositionError(
                "bad-field", field=name, value=brief(value), expected=expected
            ) from None

    def _replayed(self, state: "State", fields: Mapping[str, Any]) -> "State":
        start = state
        for text in fields[self.history_field]:
            if not self.continues(start, state):
                raise PositionError("turn-over", action=text)
            try:
                state = state.play(text)
            except (IllegalAction, NotationError) as error:
                raise PositionError("turn-impossible", problem=str(error)) from None
        return state.as_start(fields)

    def action(self, text: Action | str) -> Action:
        """Read an action."""
        if isinstance(text, Action):
            text = written(text)
        if not isinstance(text, str):
            raise NotationError("not-text", what="action", value=brief(text))
        if len(text) > ACTION_LIMIT:
            raise NotationError("too-long", what="action", length=len(text), limit=ACTION_LIMIT)
        action = self.parse(text)
        if action is not None:
            return action
        owner = self.owner_of(text)
        reason = "foreign-action" if owner else "not-an-action"
        named = {"owner": owner} if owner else {}
        raise NotationError(
            reason, text=text, game=self.name, examples=list(self.examples), **named
        )

    def owner_of(self, text: str) -> str | None:
        """The other game of which a text would be an action."""
        from ..registry import GAMES

        for kind in GAMES.values():
            try:
                if kind(players=kind.most_players).parse(text) is not None:
                    return kind.name
            except NotationError:
                continue  # so near a miss that it says nothing
        return None

    def start(self) -> Record:
        """A record with the options only."""
        record: Record = np.zeros(1, self.rules.STATE)[0]
        self.set_options(record["table"])
        return record

    def legal(self, table: Record) -> list[int]:
        """The numbers of the legal actions."""
        actions = np.zeros(self.rules.MOST_ACTIONS, np.int64)
        count = self.rules.legal(table, actions)
        return [int(number) for number in actions[:count]]

    def observe(self, record: Record, seat: int | None) -> Record:
        """What a seat may know: the table with the other hands blank."""
        room = np.zeros(1, self.rules.TABLE)
        self.rules.observe(record, -1 if seat is None else seat, room)
        seen: Record = room[0]
        return seen

    def json_options(self) -> dict[str, Any]:
        """The options, ready for JSON."""
        return {name: thawed(value) for name, value in self.options.items()}

    def seats(self, table: Record) -> tuple[int, ...]:
        """Who may act now."""
        return () if table["over"] else (int(table["seat"]),)

    def closing(self, record: Record, action: Action) -> dict[str, Any] | None:
        """How the board lies after an action that clears it, for those who want to look."""
        return None

    def egons_turn(
        self, before: Record, after: Record, closing: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """What EGON did after an action, where he plays along."""
        return None

    history_field: ClassVar[str] = "turn"  # of a position: the actions since its start

    def continues(self, start: "State", state: "State") -> bool:
        """Whether a position's history may go on, or has left the turn it began in."""
        return state.outcome is None and state.last_turn is start.last_turn

    @abstractmethod
    def set_options(self, table: Record) -> None:
        """Write the options into a table."""

    @abstractmethod
    def parse(self, text: str) -> Action | None:
        """Read an action, or None where the text is of another shape."""

    @abstractmethod
    def encode(self, action: Action) -> int:
        """The number of an action."""

    @abstractmethod
    def decode(self, number: int) -> Action:
        """The action of a number."""

    @abstractmethod
    def objection(self, table: Record, action: Action) -> Message:
        """Why an action is not legal."""

    @abstractmethod
    def ends_turn(self, table: Record) -> bool:
        """Whether the action just done has ended a turn."""

    @abstractmethod
    def to_draw_from(self, table: Record) -> int:
        """The cards in all draw piles."""

    @abstractmethod
    def turn(self, table: Record) -> Turn:
        """The running turn."""

    @abstractmethod
    def outcome(self, table: Record) -> Outcome | None:
        """How the game ended, or None."""

    @abstractmethod
    def face(self, table: Record, viewer: int | None) -> dict[str, Any]:
        """The game's own part of a view, from a table that has only what the viewer may know."""

    @abstractmethod
    def described(self, record: Record) -> dict[str, Any]:
        """The position of a record."""

    @abstractmethod
    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""

    @abstractmethod
    def laid_out(self, fields: Mapping[str, Any]) -> Record:
        """The record at the start of a faultless position."""
