"""A game with its options: what deals, reads positions and knows its own words."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ...languages import USUAL, add_folder, add_sentences
from ...rules.engine.compiling import Array
from ...rules.engine.moments import Moment
from ...rules.engine.plain import plain_records
from ...rules.engine.playing import silent_of
from ...rules.engine.records import Seen, StateRecord, TableRecord
from ...rules.engine.stepper import Stepper, stepper_of
from .actions import Action, KnownActions, written
from .deals import Deal, line
from .errors import IllegalAction, NotationError, OptionError, PositionError
from .guides import Guide
from .kinds import Kind, Mismatch
from .messages import Message, brief
from .options import Option, checked, thawed
from .outcomes import CONCEDED, Outcome, Reason
from .state import State, state_of
from .turns import Aside, Beginning, Turn

if TYPE_CHECKING:
    from ..sketches import Sketch

ACTION_LIMIT = 40
RULES_PAGE = "rules.md"
MOST_PLAYERS = 6  # of any game, imaginary ones included: records of results have room for so many


@dataclass(frozen=True)
class OlderRules:
    """What was otherwise in an older version of the rules of a game, for its records."""

    defaults: Mapping[str, Any] = field(default_factory=dict)  # of options that were left out
    reasons: Mapping[str, str] = field(default_factory=dict)  # what some ends were called then
    fields: Mapping[str, str] = field(default_factory=dict)  # and some fields of positions

    def text(self, outcome: Outcome) -> str:
        """The result as a record of that version may have it."""
        return str(replace(outcome, reason=self.reasons.get(outcome.reason, outcome.reason)))


class Game(ABC):
    """One of the games with its options; it never changes.

    Each game says below what is its own; `rules` is its module of numbers.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]  # what it is, in a sentence
    version: ClassVar[int] = 1  # of the rules: an old record keeps the rules it was played by
    older: ClassVar[Mapping[int, OlderRules]] = {}  # the versions before it that are still read
    rules: ClassVar[ModuleType]
    option_table: ClassVar[Mapping[str, Option]]
    position_fields: ClassVar[Mapping[str, Kind]]
    optional_fields: ClassVar[tuple[str, ...]] = ()  # may be left out of a position
    examples: ClassVar[tuple[str, ...]]  # of actions
    # What only a game from outside says, in Fluent: in English, by code; or a folder with another
    # for each language it speaks, `en` among them, as `languages` has for ours.
    sentences: ClassVar[Mapping[str, str]] = {}
    languages: ClassVar[Path | None] = None
    reasons: ClassVar[Mapping[int, str]]  # why it is over, by the number in its table
    cooperative: ClassVar[bool] = False  # whether the players win or lose together
    duel: ClassVar[bool] = False  # whether who gives up loses to the one opponent
    most_players: ClassVar[int] = 5
    default_seats: ClassVar[int] = 2  # that a new table is set with
    own_decks: ClassVar[int] = 1  # decks with a key of their own
    signal_places: ClassVar[tuple[str, ...]] = ()  # what players can give signals about
    # Whether a turn has several actions, so that one can be taken back. It is a promise too: all
    # that happens before the turn ends follows from what the acting seat sees.
    undo: ClassVar[bool] = True
    draws: ClassVar[bool] = True  # whether cards are drawn in the course of a game
    score: ClassVar[str] = "points"  # what the scores count
    low_score_wins: ClassVar[bool] = False
    worst_score: ClassVar[int] = 0  # of players together: what counts if they come to no end
    excellent: ClassVar[int | None] = None  # together, to have fewer left than this
    guide: ClassVar[Guide | None] = None  # the guided first game
    measures: ClassVar[tuple[str, ...]] = ("turns",)  # what `note` of the rules counts

    def __init_subclass__(cls) -> None:
        """A game from outside brings what only it says."""
        add_sentences(cls.sentences)
        if cls.languages is not None:
            add_folder(cls.languages)

    def __init__(self, /, **options: Any) -> None:
        values = checked(self.name, self.option_table, options)
        self.options: Mapping[str, Any] = MappingProxyType(values)
        self.players: int = values["players"]
        first = values.get("first")
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

    def _repr_html_(self) -> str:
        """For notebooks: the table as it is set, and the options."""
        from ..sketches import page

        options = ", ".join(f"{name} = {value}" for name, value in self.options.items())
        return page(self.title, self.sketched(self.deal(self.name).view()), [self.summary, options])

    def sketched(self, view: Mapping[str, Any]) -> "Sketch":
        """A view as a small drawing; a game may have a better one than this."""
        from ..sketches import general

        return general(view)

    @classmethod
    def rules_page(cls, language: str = USUAL) -> str | None:
        """The rules for people, from the folder of the game; None where there are none.

        `rules.md` is English; beside it may lie others, such as `rules.fr.md`.
        """
        from importlib import resources  # loads much that only this needs

        folder = cls.__module__.rpartition(".")[0]
        name = RULES_PAGE if language == USUAL else f"{RULES_PAGE[:-3]}.{language}.md"
        page = resources.files(folder) / name if folder else None
        return page.read_text(encoding="utf-8") if page and page.is_file() else None

    @classmethod
    def rules_for(cls, language: str) -> tuple[str, str]:
        """The rules page for somebody who reads a language, and the language it is in."""
        page = cls.rules_page(language)
        return (cls.rules_page() or "", USUAL) if page is None else (page, language)

    @classmethod
    def board_options(cls, fields: Mapping[str, Any]) -> dict[str, Any] | None:
        """The options that a file with a board stands for; None where a game has no board."""
        return None

    @property
    def number_names(self) -> tuple[str, ...]:
        """What is called by a number and is no card: players who may not say numbers may say it."""
        return ()

    @property
    def imaginary(self) -> tuple[str, ...]:
        """The names of players beyond the seats, for whom nobody acts."""
        return ()

    @property
    def everybody(self) -> int:
        """How many play, imaginary ones included; their numbers are the last."""
        return self.players + len(self.imaginary)

    def deal(self, seed: int | str | None = None, mix: Iterable[str] | None = None) -> State:
        """Deal: a number or text always gives the same cards, a deal code too; None, new ones."""
        deal = Deal.of(seed, self._mix(mix))
        moment = self.stepper.begin(self._start, deal.keys(self.own_decks))
        return state_of(Beginning(self, deal), moment)

    def _mix(self, mix: Iterable[str] | None) -> tuple[str, ...]:
        if mix is None:
            return ()
        wrong = {"mix": brief(mix), "players": self.players}
        if isinstance(mix, str) or not isinstance(mix, Iterable):
            raise NotationError("bad-mix", **wrong)
        texts = tuple(line(text, "bad-mix", **wrong) for text in mix)
        if len(texts) != self.players:
            raise NotationError("bad-mix", **wrong)
        return texts

    def position(self, position: Mapping[str, Any]) -> State:
        """The state of a position: the start of a turn and what was played in it since."""
        fields = self._fields(position)
        faults = list(self.faults(fields))
        if faults:
            raise PositionError.of(faults)
        state = state_of(Beginning(self), self.stepper.moment(self.laid_out(fields)))
        return self._replayed(state, fields)

    def _fields(self, position: object) -> dict[str, Any]:
        known = self.position_fields
        if not isinstance(position, Mapping):
            given = {"field": "position", "value": brief(position)}
            raise PositionError("bad-field", **given, expected=Message("kind-fields"))
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

    def _replayed(self, state: State, fields: Mapping[str, Any]) -> State:
        start = state
        for text in fields.get(self.history_field, ()):
            if not self.continues(start, state):
                raise PositionError("turn-over", action=text)
            try:
                state = state.play(text)
            except (IllegalAction, NotationError) as error:
                raise PositionError("turn-impossible", problem=error.message) from None
        return state.as_start(fields)

    def action(self, text: Action | str) -> Action:
        """Read an action."""
        known = self.known_actions
        if type(text) is str and text in known.texts:
            return known[known.texts[text]]
        if isinstance(text, Action):
            text = written(text)
        if not isinstance(text, str):
            raise NotationError("not-text", what=Message("what-action"), value=brief(text))
        if len(text) > ACTION_LIMIT:
            told = {"length": len(text), "limit": ACTION_LIMIT}
            raise NotationError("too-long", what=Message("what-action"), **told)
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

    def start(self) -> StateRecord:
        """A record with the options only."""
        record: StateRecord = np.zeros(1, self.rules.STATE)[0]
        self.set_options(record["table"])
        return record

    @cached_property
    def stepper(self) -> Stepper:
        """Takes the steps of this game."""
        return stepper_of(self.rules)

    @cached_property
    def known_actions(self) -> KnownActions:
        """The actions that have come up, by number."""
        return KnownActions(self.decode)

    @cached_property
    def _start(self) -> Moment:
        """The options alone, before the deal."""
        return self.start().tobytes(), 0, 0, False, ()

    def compile(self) -> "Game":
        """Have the rules compiled now, so that loops are quick from their first game on.

        Without it they become so by themselves, after some thousand actions. It takes seconds, and
        next time half a one; it needs the extra `fast`. Returns the game itself.
        """
        self.stepper.compile()
        return self

    def legal(self, table: TableRecord) -> list[int]:
        """The numbers of the legal actions."""
        actions = [0] * self.rules.MOST_ACTIONS
        return actions[: self.rules.legal(table, actions)]

    def observe(self, record: StateRecord, seat: int | None) -> Seen:
        """What a seat may know, as a plain table: that of the record, which nobody else needs."""
        room: list[Any] = [None]
        self.rules.observe(record, -1 if seat is None else seat, room)
        seen: Seen = room[0]
        return seen

    def seen_record(self, seen: Seen) -> Seen:
        """A plain table as one of NumPy's records, for bots."""
        data = plain_records(self.rules.TABLE).packed(seen)
        record: Seen = np.frombuffer(bytearray(data), self.rules.TABLE)[0]
        return record

    def tallied(self, ends: Array) -> tuple[Array, Array]:
        """From tables at the ends of games: their scores, and a bit for each player who won.

        A column for each score of an outcome: one where all win together. Games that are played
        by the million have a quicker way than one table after the other.
        """
        scores = np.zeros((len(ends), 1 if self.cooperative else self.everybody), np.int64)
        won = np.zeros(len(ends), np.int64)
        for place, table in enumerate(ends):
            outcome = self.outcome(table)
            if outcome:
                scores[place] = outcome.scores
                winners = range(self.players) if outcome.won else outcome.winners
                won[place] = sum(1 << player for player in winners)
        return scores, won

    def json_options(self) -> dict[str, Any]:
        """The options, ready for JSON."""
        return {**self._json_options, **{n: thawed(self.options[n]) for n in self._lists}}

    @cached_property
    def _lists(self) -> list[str]:
        """The options that are lists; whoever gets one may change it."""
        return [name for name, value in self.options.items() if isinstance(value, tuple)]

    @cached_property
    def _json_options(self) -> dict[str, Any]:
        return {name: thawed(value) for name, value in self.options.items()}

    def seats(self, table: TableRecord) -> tuple[int, ...]:
        """Who may act now."""
        return self.acting(int(table["seat"]), int(table["over"]))

    def acting(self, seat: int, over: int) -> tuple[int, ...]:
        """Who may act where it is a seat's turn: everybody, while it is nobody's."""
        if over:
            return ()
        return (seat,) if seat >= 0 else tuple(range(self.players))

    def silent(self, table: TableRecord) -> bool:
        """Whether talk and signals are forbidden now."""
        return bool(silent_of(self.rules)(table))

    def asides(self, before: StateRecord, action: Action, after: StateRecord) -> tuple[Aside, ...]:
        """What happened beside an action that ended a turn, in order: nothing, in most games."""
        return ()

    pauses: ClassVar[tuple[str, ...]] = ()  # kinds of asides that everybody should look at

    history_field: ClassVar[str] = "turn"  # of a position: the actions since its start, if any

    def continues(self, start: State, state: State) -> bool:
        """Whether a position's history may go on, or has left the turn it began in."""
        return state.outcome is None and state.last_turn is start.last_turn

    def risky(self, table: TableRecord, numbers: Collection[int]) -> Iterable[int]:
        """Those of the legal actions that might lose the game at once for who acts.

        Each of them is tried out: a game that knows quickly which cannot saves the time.
        """
        return numbers

    def reason(self, table: TableRecord) -> str:
        """Why a game is over, in a word."""
        over = int(table["over"])
        return Reason.CONCEDED if over == CONCEDED else self.reasons[over]

    def hold(self, table: TableRecord) -> None:
        """Write into a table that is over that it is not, so that nobody is shown its end."""
        table["over"] = 0

    def give_up(self, table: TableRecord, seat: int) -> None:
        """Write into a table that a seat has given up, for all or for itself."""
        table["over"] = CONCEDED

    @abstractmethod
    def set_options(self, table: TableRecord) -> None:
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
    def objection(self, table: TableRecord, action: Action) -> Message:
        """Why an action is not legal."""

    @abstractmethod
    def to_draw_from(self, table: TableRecord) -> int:
        """The cards in all draw piles."""

    @abstractmethod
    def turn(self, table: TableRecord) -> Turn:
        """The running turn."""

    @abstractmethod
    def outcome(self, table: TableRecord) -> Outcome | None:
        """How the game ended, or None; where it was given up, with the scores as they stand."""

    @abstractmethod
    def face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The game's own part of a view, from a table that has only what the viewer may know."""

    def own_face(self, table: TableRecord, viewer: int | None) -> dict[str, Any] | None:
        """What `face` has for its viewer alone, if that is all: the rest of it, and `turn`, are

        as for a spectator. Then a table that shows itself to several makes the rest only once.
        None: `face` is asked for each of them.
        """
        return None

    @abstractmethod
    def described(self, record: StateRecord) -> dict[str, Any]:
        """The position of a record."""

    @abstractmethod
    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""

    @abstractmethod
    def laid_out(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record at the start of a faultless position."""
