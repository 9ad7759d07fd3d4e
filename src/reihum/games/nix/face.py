"""Nix für ungut!, as people name it."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ...rules.engine.compiling import Array
from ...rules.engine.plain import plain_records
from ...rules.engine.records import StateRecord, TableRecord
from ...rules.nix import table as rules
from ...rules.nix.combinations import LAST_ROUND
from ..core import options
from ..core.actions import Action
from ..core.errors import NotationError, OptionError
from ..core.game import Game, OlderRules
from ..core.guides import Guide
from ..core.kinds import GROUPS, NUMBER, WORDS, Kind, Mismatch, many
from ..core.messages import Message
from ..core.outcomes import Outcome, Reason
from ..core.turns import Aside, Turn
from ..parts.positions import binding, numbers, seat_fault, size_fault
from .boards import (
    BOARDS,
    FIRST_BOARD,
    POINTS_LIMIT,
    STANDARD_DECK,
    board_option,
    deck_option,
)
from .combinations import CARDS, ROWS, Combination, decode, encode, read_combination
from .guide import NIX

if TYPE_CHECKING:
    from ..core.state import State
    from ..sketches import Sketch

CARDS_TEXT = re.compile(r"[1-7J]{0,80}")
MOST_POINTS = (rules.ROUNDS + 1) * POINTS_LIMIT  # of a player in a lap
WITH_PASSES = OlderRules(reasons={Reason.FOUR_LAPS: "four-passes"}, fields={"lap": "pass"})


def _cards(value: Any) -> str:
    if not isinstance(value, str) or not CARDS_TEXT.fullmatch(value):
        raise Mismatch
    return value


HAND = Kind(Message("kind-cards"), _cards, str, _cards)
HANDS = many(HAND, "/", Message("kind-card-groups"))


class Nix(Game):
    """Two to five players, four laps of five rounds, and EGON where he is asked."""

    name = "nix"
    title = "Nix für ungut!"
    version = 3  # 2: another default board; 3: a lap was called a pass before
    older: ClassVar[Mapping[int, OlderRules]] = {
        1: replace(WITH_PASSES, defaults={"board": FIRST_BOARD}),
        2: WITH_PASSES,
    }
    summary = "Play combinations, push chips into the rows of the board, and others' chips off it."
    guide: ClassVar[Guide | None] = NIX
    reasons: ClassVar[Mapping[int, str]] = {rules.FOUR_LAPS: Reason.FOUR_LAPS}
    default_seats = 3
    undo = False
    draws = False
    pauses = ("closing",)
    rules: ClassVar[ModuleType] = rules
    examples = ("triple:5-5-J", "run2:5-6", "single:4", "none", "quad:7-7-7-7*")
    option_table: ClassVar[Mapping[str, options.Option]] = {
        "players": options.number(2, 2, 5),
        "first": options.first("lot", seats=5),
        "egon": options.truth(False),
        "board": board_option(),
        "deck": deck_option(),
    }
    position_fields: ClassVar[Mapping[str, Kind]] = {
        "lap": NUMBER,
        "starter": NUMBER,
        "hands": HANDS,
        "played": WORDS,
        "turned": HANDS,
        "rest": HAND,
        "decks": HANDS,
        "lots": GROUPS,
        "sheet": GROUPS,
    }
    history_field = "played"

    @classmethod
    def board_options(cls, fields: Mapping[str, Any]) -> dict[str, Any]:
        """A row of three points for each combination, and perhaps a deck beside them.

        The deck says how many cards there are of the values 1 to 7, then jokers.
        """
        if {*fields} - {"deck"} != {*ROWS}:
            raise OptionError("bad-board", rows=list(ROWS))
        deck = {"deck": fields["deck"]} if "deck" in fields else {}
        return {"board": [fields[row] for row in ROWS], **deck}

    @property
    def imaginary(self) -> tuple[str, ...]:
        """EGON, where he is asked."""
        return ("EGON",) if self.options["egon"] else ()

    @property
    def deck_counts(self) -> tuple[int, ...]:
        """How many there are of each card: values 1 to 7, then jokers."""
        deck = self.options["deck"]
        return STANDARD_DECK if deck == "standard" else deck

    def set_options(self, table: TableRecord) -> None:
        """Write the options into a table."""
        first, board = self.options["first"], self.options["board"]
        table["players"] = self.players
        table["egon"] = self.options["egon"]
        table["first"] = rules.LOT if first == "lot" else first
        table["points"][:] = BOARDS.get(board, board)
        table["deck"][1:] = self.deck_counts

    def parse(self, text: str) -> Action | None:
        """Read a combination."""
        return read_combination(text)

    def encode(self, action: Action) -> int:
        """The number of a combination."""
        assert isinstance(action, Combination)
        return encode(action)

    def decode(self, number: int) -> Action:
        """The combination of a number."""
        return decode(number)

    def to_draw_from(self, table: TableRecord) -> int:
        """Nothing is ever drawn."""
        return 0

    def objection(self, table: TableRecord, action: Action) -> Message:
        """Why a combination is not legal."""
        assert isinstance(action, Combination)
        seat, last = int(table["seat"]), table["round"] == LAST_ROUND
        joker, hand = "J" in action.cards, table["hands"][seat]
        if action.row == "none" and table["held"][seat]:
            return Message("hand-not-empty")
        if joker and last and action.row != "single":
            return Message("joker-alone")
        if action.super and joker:
            return Message("super-joker")
        if action.super and last:
            return Message("super-too-late")
        if any(count > hand[place(card)] for card, count in Counter(action.cards).items()):
            return Message("not-held", {"cards": "-".join(action.cards)})
        return Message("super-spent")

    def turn(self, table: TableRecord) -> Turn:
        """The running turn: one combination."""
        seat, over = int(table["seat"]), bool(table["over"])
        last = table["round"] == LAST_ROUND
        binds = binding(
            (True, "combination-owed", {}),
            (last, "last-round", {}),
            (not last and bool(table["supers"][seat]), "super-left", {}),
        )
        return Turn(seat, (), 0 if over else 1, False, 0, () if over else binds)

    def outcome(self, table: TableRecord) -> Outcome | None:
        """How the game ended, or None."""
        if not table["over"]:
            return None
        totals = tuple(numbers(table["totals"][: self.everybody]))
        best = tuple(player for player, total in enumerate(totals) if total == max(totals))
        return Outcome(self.reason(table), totals, winners=best)

    def tallied(self, ends: Array) -> tuple[Array, Array]:
        """The points of everybody, and the bits of those with the most."""
        totals = ends["totals"][:, : self.everybody]
        best = totals == totals.max(axis=1, keepdims=True)
        return totals, (best << np.arange(self.everybody)).sum(axis=1)

    def face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The board, the chips, what was played in this lap and the score."""
        seats = range(self.players)
        return {
            "round": int(table["round"]),
            "starter": int(table["starter"]),
            "egon": self.players if self.options["egon"] else None,
            **self._board(table),
            "supers": [bool(left) for left in table["supers"][: self.everybody]],
            **self.own_face(table, viewer),
            "hand_sizes": numbers(table["held"][: self.players]),
            "open_hands": [shown(table["hands"][s]) for s in seats] if table["over"] else None,
            "sheet": [
                numbers(table["sheet"][done][: self.everybody]) for done in range(laps_done(table))
            ],
            "totals": numbers(table["totals"][: self.everybody]),
            "deck": list(self.deck_counts),
        }

    def own_face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The hand."""
        return {"hand": None if viewer is None else shown(table["hands"][viewer])}

    def _board(self, table: TableRecord) -> dict[str, Any]:
        """The chips of a lap, and what was played and turned up in it."""
        rounds, players = range(int(table["round"]) + 1), range(self.everybody)
        return {
            "lap": int(table["lap"]),
            "rows": [self._row(table, row) for row in range(len(ROWS))],
            "log": [[self._logged(table, turn, player) for player in players] for turn in rounds],
            "turned": turned(table),
        }

    def asides(self, before: StateRecord, action: Action, after: StateRecord) -> tuple[Aside, ...]:
        """At the end of a round EGON's turn, and at the end of a lap how the board lay then.

        The next deal clears the board at once, so this is the only look at it.
        """
        if not self._ends_round(before["table"]):
            return ()
        last = bool(before["table"]["round"] == LAST_ROUND)
        board = self._closing(before, action) if last else self._board(after["table"])
        return (*self._egons_turn(before["table"], board), *([Aside("closing", board)] * last))

    def _closing(self, before: StateRecord, action: Action) -> dict[str, Any]:
        record = plain_records(rules.STATE).copied(before)
        rules.put(record["table"], self.encode(action))
        if self.options["egon"]:
            rules.turn_up(record)
        return self._board(record["table"])

    def _egons_turn(self, before: TableRecord, board: dict[str, Any]) -> Iterable[Aside]:
        """The cards turned up for EGON at the end of a round, and his combination."""
        turn = int(before["round"])
        if self.options["egon"]:
            action = board["log"][turn][self.players]
            yield Aside("egon", {"turned": board["turned"][turn], "action": action})

    def _ends_round(self, table: TableRecord) -> bool:
        """Whether the next action is the last of its round."""
        return bool((int(table["seat"]) + 1) % self.players == table["starter"])

    def _row(self, table: TableRecord, row: int) -> dict[str, Any]:
        fields = zip(table["owners"][row], table["doubles"][row], strict=True)
        chips = [
            {"player": int(owner) - 1, "super": bool(double)} if owner else None
            for owner, double in fields
        ]
        return {"row": ROWS[row], "points": numbers(table["points"][row]), "chips": chips}

    def _logged(self, table: TableRecord, turn: int, player: int) -> str | None:
        number = int(table["log"][turn][player])
        return str(decode(number - 1)) if number else None

    def sketched(self, view: Mapping[str, Any]) -> "Sketch":
        """A view as a small drawing."""
        from .sketch import sketched

        return sketched(view)

    def described(self, record: StateRecord) -> dict[str, Any]:
        """The start of the lap and what was played in it."""
        table = record["table"]
        lap = int(table["lap"])
        later = range(lap + 1, rules.LAPS)
        return {
            "lap": lap,
            "starter": int(table["starter"]),
            "hands": [shown(table["hands"][seat]) for seat in range(self.players)],
            "played": self._played(table),
            "turned": turned(table),
            "rest": written(record["decks"][lap]),
            "decks": [written(record["decks"][each]) for each in later],
            "lots": [numbers(record["lots"][each][: self.players]) for each in later],
            "sheet": [numbers(table["sheet"][each][: self.everybody]) for each in range(lap)],
        }

    def _played(self, table: TableRecord) -> list[str]:
        seats = [(int(table["starter"]) + step) % self.players for step in range(self.players)]
        texts = [self._logged(table, turn, s) for turn in range(rules.ROUNDS) for s in seats]
        return [text for text in texts if text]

    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""
        shape = list(seat_fault(fields["starter"], self.players))
        if fields["lap"] >= rules.LAPS:
            limit = {"field": "lap", "value": fields["lap"], "expected": "0 to 3"}
            shape.append(Message("bad-field", limit))
        shape += size_fault("hands", fields["hands"], self.players)
        for name in ("decks", "lots"):
            shape += size_fault(name, fields[name], rules.LAPS - 1 - fields["lap"])
        shape += size_fault("sheet", fields["sheet"], fields["lap"])
        rounds = len(fields["played"]) // self.players if self.options["egon"] else 0
        shape += size_fault("turned", fields["turned"], rounds)
        yield from shape or self._card_faults(fields)

    def _card_faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        try:
            hands = self._first_hands(fields)
        except NotationError as error:
            yield Message("turn-impossible", {"problem": error.message})
            return
        for seat, hand in enumerate(hands):
            yield from size_fault(Message("field-first-hand", {"seat": seat}), hand, rules.HAND)
        for turn, cards in enumerate(fields["turned"]):
            yield from size_fault(Message("field-egons-round", {"round": turn}), cards, turn + 2)
        yield from self._deck_faults("".join((*hands, *fields["turned"], fields["rest"])))
        for deck in fields["decks"]:
            yield from self._deck_faults(deck)
        for lot in fields["lots"]:
            if sorted(lot) != list(range(self.players)):
                expected = Message("kind-order", {"last": self.players - 1})
                yield Message("bad-field", {"field": "lots", "value": lot, "expected": expected})
        for line in fields["sheet"]:
            yield from size_fault(Message("field-sheet-line"), line, self.everybody)
            yield from points_fault(line)

    def _deck_faults(self, cards: str) -> Iterable[Message]:
        for card, expected in zip(CARDS, self.deck_counts, strict=True):
            if cards.count(card) != expected:
                field = Message("field-card", {"card": card})
                told = {"field": field, "expected": expected, "count": cards.count(card)}
                yield Message("wrong-count", told)

    def _first_hands(self, fields: Mapping[str, Any]) -> list[str]:
        """The hands as they were dealt: what is left and what was played."""
        hands = list(fields["hands"])
        for step, text in enumerate(fields["played"]):
            action = self.action(text)
            assert isinstance(action, Combination)
            hands[(fields["starter"] + step) % self.players] += action.cards
        return hands

    def laid_out(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record at the start of the lap."""
        record, lap = self.start(), fields["lap"]
        cards = "".join((*self._first_hands(fields), *fields["turned"], fields["rest"]))
        record["decks"][lap][:] = [place(card) for card in cards]
        for later, (deck, lot) in enumerate(zip(fields["decks"], fields["lots"], strict=True)):
            record["decks"][lap + 1 + later][:] = [place(card) for card in deck]
            record["lots"][lap + 1 + later][: self.players] = lot
        for done, line in enumerate(fields["sheet"]):
            record["table"]["sheet"][done][: self.everybody] = line
        record["table"]["totals"][:] = record["table"]["sheet"].sum(axis=0)
        rules.deal_lap(record, lap, fields["starter"])
        return record

    def continues(self, start: "State", state: "State") -> bool:
        """A position's history stays within one lap."""
        here, there = (each._record["table"]["lap"] for each in (start, state))
        return state.outcome is None and bool(here == there)


def points_fault(line: Sequence[int]) -> Iterable[Message]:
    """Points that no lap can give: five chips, one of them double."""
    if max(line, default=0) > MOST_POINTS:
        expected = Message("kind-points", {"most": MOST_POINTS})
        yield Message("bad-field", {"field": "sheet", "value": line, "expected": expected})


def place(card: str) -> int:
    """The place of a card in a hand: its value, and 8 for the joker."""
    return CARDS.index(card) + 1


def shown(hand: Array) -> str:
    """A hand in order, jokers last."""
    return "".join(card * int(hand[place(card)]) for card in CARDS)


def written(cards: Iterable[int]) -> str:
    """Cards in the order they lie; what was dealt is left out."""
    return "".join(CARDS[card - 1] for card in cards if card)


def turned(table: TableRecord) -> list[str]:
    """The cards turned up for EGON, by round."""
    rounds: Sequence[str] = [written(cards) for cards in table["turned"]]
    return [cards for cards in rounds if cards]


def laps_done(table: TableRecord) -> int:
    """How many laps are on the score sheet."""
    return int(table["lap"]) + int(table["over"] == rules.FOUR_LAPS)
