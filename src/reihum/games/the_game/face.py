"""The Game, as people name it."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ...rules.engine.compiling import Array
from ...rules.engine.piles import fits, is_trick
from ...rules.engine.records import StateRecord, TableRecord
from ...rules.the_game import table as rules
from ...rules.the_game.commands import COMMANDS, DRAW_ONE, NO_TRICK, ONE_PILE, SKULL, THREE
from ..core import options
from ..core.actions import Action, Begin, Play
from ..core.errors import NotationError
from ..core.guides import Guide
from ..core.kinds import GROUPS, MAYBE_NUMBER, NUMBERS, WORDS, Kind
from ..core.messages import Message
from ..core.outcomes import CONCEDED, Outcome, Reason
from ..core.turns import Turn
from ..parts.pile_game import PileGame, needs
from ..parts.positions import (
    binding,
    fill,
    flagged,
    flags,
    numbers,
    partition_faults,
    seat_fault,
    size_fault,
    top_faults,
)
from .guide import THE_GAME

if TYPE_CHECKING:
    from ..sketches import Sketch

EXCELLENT = 10  # to have fewer cards left than this
HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
WAYS_TO_BEGIN = {"lot": rules.LOT, "agree": rules.AGREE}
COMMAND_NAMES = MappingProxyType(
    dict(
        zip(
            COMMANDS,
            ("stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"),
            strict=True,
        )
    )
)
REASONS = {
    rules.ALL_DOWN: Reason.ALL_DOWN,
    rules.STUCK: Reason.STUCK,
    rules.SKULL_LEFT: Reason.SKULL_LEFT,
    rules.THREE_NOT_MET: Reason.THREE_NOT_MET,
}


class TheGame(PileGame):
    """98 cards, four piles, one to five players together."""

    name = "the-game"
    title = "The Game"
    summary = "98 cards, four piles, one team: put them all down, without a word about numbers."
    reasons: ClassVar[Mapping[int, str]] = REASONS
    guide: ClassVar[Guide | None] = THE_GAME
    cooperative = True
    worst_score = rules.CARDS
    excellent = EXCELLENT
    rules: ClassVar[ModuleType] = rules
    piles = ("up1", "up2", "down1", "down2")
    signal_places = piles
    examples = ("37>up1", "37>down2", "end", "begin:0")
    option_table: ClassVar[Mapping[str, options.Option]] = {
        "players": options.number(1, 1, 5),
        "first": options.first("lot", "agree", seats=5),
        "minimum": options.number(2, 2, 3),
    }
    position_fields: ClassVar[Mapping[str, Kind]] = {
        "tops": NUMBERS,
        "hands": GROUPS,
        "draw": NUMBERS,
        "played": NUMBERS,
        "seat": MAYBE_NUMBER,
        "turn": WORDS,
    }
    optional_fields: ClassVar[tuple[str, ...]] = ("played",)

    def set_options(self, table: TableRecord) -> None:
        """Write the options into a table."""
        first = self.options["first"]
        table["players"] = self.players
        table["hand_size"] = HAND_SIZES[self.players]
        table["minimum"] = self.options["minimum"]
        table["first"] = WAYS_TO_BEGIN.get(first, first)

    def parse(self, text: str) -> Action | None:
        """Read `37>up1`, `end` or `begin:2`."""
        if not text.startswith("begin:"):
            return super().parse(text)
        seat = text.removeprefix("begin:")
        if not seat.isascii() or not seat.isdigit():
            return None
        if int(seat) >= self.players:
            raise NotationError("no-such-seat", seat=int(seat), last=self.players - 1)
        return Begin(int(seat))

    def encode(self, action: Action) -> int:
        """The number of an action."""
        return rules.BEGIN + action.seat if isinstance(action, Begin) else super().encode(action)

    def decode(self, number: int) -> Action:
        """The action of a number."""
        if rules.BEGIN <= number < rules.LEAST_PLAY:
            return Begin(number - rules.BEGIN)
        return super().decode(number)

    def to_draw_from(self, table: TableRecord) -> int:
        """The cards in the draw pile."""
        return int(table["draw"])

    def objection(self, table: TableRecord, action: Action) -> Message:
        """Why an action is not legal."""
        if isinstance(action, Begin):
            return Message("already-begun")
        if table["seat"] == rules.NOBODY:
            claims = [f"begin:{seat}" for seat in range(self.players)]
            return Message("must-begin", {"examples": claims})
        if isinstance(action, Play):
            return self._play_objection(table, action)
        return self._end_objection(table)

    def _end_objection(self, table: TableRecord) -> Message:
        skulls = self._piles_with(table, SKULL)
        count = int(table["count"])
        if skulls:
            return Message("skull-open-now", {"pile": skulls[0]})
        if table["three"]:
            return Message("three-owed", {"count": 3 - count})
        return self.cards_owed(table)

    def _play_objection(self, table: TableRecord, play: Play) -> Message:
        pile = self.piles.index(play.pile)
        ascending, top = pile < rules.FIRST_DESCENDING, int(table["tops"][pile])
        if play.card not in self.hand(table, int(table["seat"])):
            return Message("not-in-hand", {"card": play.card})
        tricks = not int(table["shown"]) & NO_TRICK
        if not tricks and is_trick(ascending, top, play.card):
            return Message("trick-forbidden", {"pile": play.pile, "top": top})
        if not fits(ascending, top, play.card):
            low, high = (rules.LOWEST, rules.HIGHEST) if tricks else (0, -1)
            return needs(play.pile, ascending, top, low, high)
        return self._command_objection(table, play, pile)

    def _command_objection(self, table: TableRecord, play: Play, pile: int) -> Message:
        count = int(table["count"])
        if not rules.keeps_count(table, play.card):
            late = Message("three-too-late", {"card": play.card, "count": count})
            return Message("three-full") if table["three"] else late
        if table["tied"] not in (rules.FREE, pile):
            return Message("pile-tied", {"pile": self.piles[table["tied"]]})
        if not rules.keeps_pile(table, play.card, pile):
            return Message("one-pile-earlier", {"card": play.card})
        if table["three"] and count != 2:
            return Message("stop-not-third", {"count": count + 1})
        skulls = [name for name in self._piles_with(table, SKULL) if name != play.pile]
        return Message("stop-leaves-skull", {"pile": skulls[0]})

    def _piles_with(self, table: TableRecord, command: int) -> list[str]:
        tops = zip(self.piles, table["tops"], strict=True)
        return [name for name, top in tops if table["commands"][top] == command]

    def turn(self, table: TableRecord) -> Turn:
        """The running turn."""
        if table["seat"] == rules.NOBODY:
            binding = () if table["over"] else (Message("claim"),)  # they may give up before it
            return Turn(None, (), 0, False, 0, binding)
        seat, owed = int(table["seat"]), self._owed(table)
        may_end = not table["over"] and bool(rules.may_end(table))
        draws = min(rules.to_draw(table), int(table["draw"]))
        binds = () if table["over"] else self._binding(table, owed)
        return Turn(seat, self.played(table), owed, may_end, draws, binds)

    def _owed(self, table: TableRecord) -> int:
        required = 3 if table["three"] else int(table["required"])
        return max(required - int(table["count"]), 0)

    def _binding(self, table: TableRecord, owed: int) -> tuple[Message, ...]:
        if not table["commanded"]:  # all of The Game: a table asks after every action
            return (Message(self.owing(table), {"count": owed}),) if owed else ()
        shown, three, tied = int(table["shown"]), bool(table["three"]), int(table["tied"])
        skulls = [Message("cover-skull", {"pile": pile}) for pile in self._piles_with(table, SKULL)]
        one_pile = bool(shown & ONE_PILE)
        return (
            *skulls,
            *binding(
                (three and owed > 0, "three", {"count": owed}),
                (three and owed == 0, "three-met", {}),
                (owed > 0 and not three, self.owing(table), {"count": owed}),
                (one_pile and tied == rules.FREE, "one-pile", {}),
                (one_pile and tied != rules.FREE, "one-pile-here", {"pile": self.piles[tied]}),
                (bool(shown & NO_TRICK), "no-trick", {}),
                (bool(shown & DRAW_ONE), "draw-one", {}),
                (self.silent(table), "silence", {}),
            ),
        )

    def ending(self, table: TableRecord, cards: set[int]) -> set[int]:
        """Those of some cards after which the turn may be ended: no command is in the way."""
        if int(table["shown"]) & SKULL or table["three"]:
            return set()
        return self._without(SKULL | THREE, table, super().ending(table, cards))

    def free(self, table: TableRecord, cards: set[int]) -> set[int]:
        """Those of some cards that bind no other card of the turn, where nothing binds now."""
        if int(table["shown"]) & (SKULL | ONE_PILE) or table["three"]:
            return set()
        return self._without(SKULL | THREE | NO_TRICK | ONE_PILE, table, cards)

    def _without(self, commands: int, table: TableRecord, cards: set[int]) -> set[int]:
        if not table["commanded"]:
            return cards
        return {card for card in cards if not int(table["commands"][card]) & commands}

    def outcome(self, table: TableRecord) -> Outcome | None:
        """How the game ended, or None."""
        if not table["over"]:
            return None
        reason, left = self.reason(table), int(table["left"])
        won = reason is Reason.ALL_DOWN
        stuck = None if won or table["over"] == CONCEDED else int(table["seat"])
        return Outcome(reason, (left,), won=won, excellent=won or left < EXCELLENT, seat=stuck)

    def tallied(self, ends: Array) -> tuple[Array, Array]:
        """The cards left, and all or no bits: they win together."""
        together = (1 << self.players) - 1
        return ends["left"][:, None], np.where(ends["over"] == rules.ALL_DOWN, together, 0)

    def face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """Piles, hands and draw pile, as far as the table shows them."""
        seats = range(self.players)
        return {
            "piles": [
                {**pile, "top": int(top), "command": COMMAND_NAMES.get(int(table["commands"][top]))}
                for pile, top in zip(self._piles, table["tops"], strict=True)
            ],
            **self.own_face(table, viewer),
            "hand_sizes": numbers(table["held"][: self.players]),
            "open_hands": [self.hand(table, seat) for seat in seats] if table["over"] else None,
            "draw": int(table["draw"]),
            "played": flagged(table["down"]),
            "left": int(table["left"]),
        }

    def own_face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The hand."""
        return {"hand": None if viewer is None else self.hand(table, viewer)}

    @cached_property
    def _piles(self) -> list[dict[str, Any]]:
        """What never changes about the piles."""
        return [
            {
                "pile": name,
                "ascending": pile < rules.FIRST_DESCENDING,
                "start": int(rules.start_of(pile)),
            }
            for pile, name in enumerate(self.piles)
        ]

    def sketched(self, view: Mapping[str, Any]) -> "Sketch":
        """A view as a small drawing."""
        from .sketch import sketched

        return sketched(view)

    def described(self, record: StateRecord) -> dict[str, Any]:
        """The start of the turn and what was played in it."""
        table = record["table"]
        seat, seats = int(table["seat"]), range(self.players)
        turn = self.played(table)
        in_turn = {play.card for play in turn if isinstance(play, Play)}
        return {
            "tops": numbers(table["tops_before"] if seat != rules.NOBODY else table["tops"]),
            "hands": [self.hand_before(table, each) for each in seats],
            "draw": [int(card) for card in record["deck"] if card],
            "played": [card for card in flagged(table["down"]) if card not in in_turn],
            "seat": None if seat == rules.NOBODY else seat,
            "turn": [str(play) for play in turn],
        }

    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""
        tops, hands, draw = fields["tops"], fields["hands"], fields["draw"]
        parts = [*hands, draw, fields.get("played", [])]
        shape = [*size_fault("tops", tops, rules.PILES), *size_fault("hands", hands, self.players)]
        shape += partition_faults(parts, rules.LOWEST, rules.HIGHEST, "played" in fields)
        if shape:
            yield from shape
            return
        starts = [int(rules.start_of(pile)) for pile in range(rules.PILES)]
        yield from top_faults(self.piles, tops, starts, self._down(fields))
        yield from self._hand_faults(fields)
        yield from self._skull_faults(fields)

    def _hand_faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        size, seat = HAND_SIZES[self.players], fields["seat"]
        for each, hand in enumerate(fields["hands"]):
            short = fields["draw"] and len(hand) < self.least_hand()
            params = {"seat": each, "count": len(hand)}
            if len(hand) > size:
                yield Message("hand-too-large", params | {"limit": size})
            elif short:
                yield Message("hand-too-small", params | {"expected": self.least_hand()})
        if seat is None:
            agreeing = self.options["first"] == "agree" and self.players > 1
            if not agreeing or self._down(fields) or fields["turn"]:
                yield Message("not-agreeing")
        elif faults := list(seat_fault(seat, self.players)):
            yield from faults
        elif not fields["hands"][seat]:
            yield Message("hand-empty", {"seat": seat})

    def least_hand(self) -> int:
        """The smallest hand while there are cards to draw."""
        return HAND_SIZES[self.players]

    def _skull_faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        commands = self.blank(fields)["table"]["commands"]
        for name, top in zip(self.piles, fields["tops"], strict=True):
            if rules.LOWEST <= top <= rules.HIGHEST and commands[top] == SKULL:
                yield Message("skull-open", {"pile": name})

    def _down(self, fields: Mapping[str, Any]) -> list[int]:
        there = {card for hand in fields["hands"] for card in hand} | set(fields["draw"])
        return [card for card in range(rules.LOWEST, rules.HIGHEST + 1) if card not in there]

    def blank(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record of a position before its cards are on the table."""
        return self.start()

    def laid_out(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record at the start of the turn."""
        record = self.blank(fields)
        table = record["table"]
        down = self._down(fields)
        table["tops"][:] = fields["tops"]
        table["down"][:] = flags(down, rules.HIGHEST + 1)
        table["left"] = rules.CARDS - len(down)
        table["draw"] = len(fields["draw"])
        fill(record, "deck", None, fields["draw"])
        for seat, hand in enumerate(fields["hands"]):
            table["hands"][seat][: len(hand)] = sorted(hand)
            table["held"][seat] = len(hand)
        rules.look(table)
        if fields["seat"] is None:
            table["seat"], table["tied"] = rules.NOBODY, rules.FREE
        else:
            rules.start_turn(table, fields["seat"])
        return record
