"""Lawine, as people name it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

from reihum import Action, Game, NotationError, Outcome, Turn
from reihum.games import Message
from reihum.games.core import options
from reihum.games.core.kinds import GROUPS, NUMBER, NUMBERS, Kind
from reihum.games.parts.positions import (
    binding,
    fill,
    flags,
    numbers,
    partition_faults,
    seat_fault,
    size_fault,
)
from reihum.rules.engine.records import StateRecord, TableRecord

from . import rules

TEXT = re.compile(r"(take:)?([0-9]{1,2})")


@dataclass(frozen=True)
class Climb(Action):
    """Put a card on the slope."""

    card: int

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True)
class Take(Action):
    """Take the slope, and begin a new one with a card."""

    card: int

    def __str__(self) -> str:
        return f"take:{self.card}"


class Lawine(Game):
    """Two to five players, each for themselves; the fewest points win."""

    name = "lawine"
    title = "Lawine"
    summary = "Climb the slope, or take it all: the fewest cards taken win."
    rules: ClassVar[ModuleType] = rules
    examples = ("17", "take:5")
    most_players = rules.MOST_PLAYERS
    default_seats = 3
    undo = False
    score = "cards-taken"
    low_score_wins = True
    reasons: ClassVar[Mapping[int, str]] = {rules.ALL_PLAYED: "all-played"}
    sentences: ClassVar[Mapping[str, str]] = {
        "too-low": "{ $card } does not climb: the slope needs more than { $top }, or take it.",
        "not-in-this-hand": "{ $card } is not in your hand.",
        "climb-or-take": "Climb with more than { $top }, or take the slope ({ $count }).",
        "only-take": "None of your cards climbs: take the slope ({ $count }).",
    }
    option_table: ClassVar[Mapping[str, options.Option]] = {
        "players": options.number(3, 2, rules.MOST_PLAYERS),
        "first": options.first("lot", seats=rules.MOST_PLAYERS),
        "hand": options.number(6, 3, rules.LARGEST_HAND),
    }
    position_fields: ClassVar[Mapping[str, Kind]] = {
        "slope": NUMBERS,
        "hands": GROUPS,
        "draw": NUMBERS,
        "points": NUMBERS,
        "seat": NUMBER,
    }

    def set_options(self, table: TableRecord) -> None:
        """Write the options into a table."""
        first = self.options["first"]
        table["players"] = self.players
        table["hand_size"] = self.options["hand"]
        table["first"] = rules.LOT if first == "lot" else first

    # actions

    def parse(self, text: str) -> Action | None:
        """Read `17` or `take:5`."""
        match = TEXT.fullmatch(text)
        if not match:
            return None
        card = int(match[2])
        if not 1 <= card <= rules.CARDS:
            raise NotationError("no-such-card", card=card, game=self.name, low=1, high=rules.CARDS)
        return Take(card) if match[1] else Climb(card)

    def encode(self, action: Action) -> int:
        """The number of an action."""
        assert isinstance(action, Climb | Take)
        return action.card + (rules.TAKE if isinstance(action, Take) else 0)

    def decode(self, number: int) -> Action:
        """The action of a number."""
        return Take(number - rules.TAKE) if number >= rules.TAKE else Climb(number)

    def objection(self, table: TableRecord, action: Action) -> Message:
        """Why an action is not legal."""
        assert isinstance(action, Climb | Take)
        if action.card not in hand(table, int(table["seat"])):
            return Message("not-in-this-hand", {"card": action.card})
        return Message("too-low", {"card": action.card, "top": rules.top_of(table)})

    # turns and ends

    def to_draw_from(self, table: TableRecord) -> int:
        """The cards in the draw pile."""
        return int(table["draw"])

    def turn(self, table: TableRecord) -> Turn:
        """The running turn: one card."""
        seat, over = int(table["seat"]), bool(table["over"])
        top, count = rules.top_of(table), int(table["height"])
        # Of a hand that is not seen, one does not know whether it climbs.
        stuck = any(hand(table, seat)) and not any(card > top for card in hand(table, seat))
        binds = binding(
            (not stuck, "climb-or-take", {"top": top, "count": count}),
            (stuck, "only-take", {"count": count}),
        )
        draws = min(1, int(table["draw"]))
        return Turn(seat, (), 0 if over else 1, False, draws, () if over else binds)

    def outcome(self, table: TableRecord) -> Outcome | None:
        """How the game ended, or None."""
        if not table["over"]:
            return None
        points = tuple(numbers(table["points"][: self.players]))
        best = tuple(seat for seat, taken in enumerate(points) if taken == min(points))
        return Outcome(self.reason(table), points, winners=best)

    # views

    def face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The slope, the points and the own hand."""
        seats = range(self.players)
        return {
            "slope": numbers(table["slope"][: int(table["height"])]),
            "draw_pile": int(table["draw"]),
            "players": [
                {"cards": int(table["held"][seat]), "points": int(table["points"][seat])}
                for seat in seats
            ],
            "hand": None if viewer is None else hand(table, viewer),
        }

    # positions

    def described(self, record: StateRecord) -> dict[str, Any]:
        """The position of a record."""
        table = record["table"]
        return {
            "slope": numbers(table["slope"][: int(table["height"])]),
            "hands": [hand(table, seat) for seat in range(self.players)],
            "draw": [int(card) for card in record["deck"] if card],
            "points": numbers(table["points"][: self.players]),
            "seat": int(table["seat"]),
        }

    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""
        parts = [fields["slope"], *fields["hands"], fields["draw"]]
        shape = [
            *size_fault("hands", fields["hands"], self.players),
            *size_fault("points", fields["points"], self.players),
            *seat_fault(fields["seat"], self.players),
            *partition_faults(parts, 1, rules.CARDS, complete=False),
        ]
        if shape:
            yield from shape
            return
        if not fields["slope"] or fields["slope"] != sorted(fields["slope"]):
            wrong = {"field": "slope", "value": fields["slope"], "expected": "cards going up"}
            yield Message("bad-field", wrong)
        for seat, cards in enumerate(fields["hands"]):
            if len(cards) > self.options["hand"]:
                limit = {"seat": seat, "count": len(cards), "limit": self.options["hand"]}
                yield Message("hand-too-large", limit)
        if not fields["hands"][fields["seat"]] and any(fields["hands"]):
            yield Message("hand-empty", {"seat": fields["seat"]})

    def laid_out(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record of a position."""
        record = self.start()
        table = record["table"]
        unseen = {card for cards in (*fields["hands"], fields["draw"]) for card in cards}
        table["seen"][:] = flags(set(range(1, rules.CARDS + 1)) - unseen, rules.CARDS + 1)
        table["slope"][: len(fields["slope"])] = fields["slope"]
        table["height"] = len(fields["slope"])
        table["points"][: self.players] = fields["points"]
        table["draw"] = len(fields["draw"])
        fill(record, "deck", None, fields["draw"])
        for seat, cards in enumerate(fields["hands"]):
            table["hands"][seat][: len(cards)] = sorted(cards)
            table["held"][seat] = len(cards)
        table["seat"] = fields["seat"]
        table["over"] = rules.PLAYING if any(fields["hands"]) else rules.ALL_PLAYED
        return record


def hand(table: TableRecord, seat: int) -> list[int]:
    """The cards of a hand, as far as the table shows them."""
    return [int(card) for card in table["hands"][seat] if card]
