"""The Game: Face to Face, as people name it."""

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ...rules.engine.compiling import Array
from ...rules.engine.records import StateRecord, TableRecord
from ...rules.face_to_face import table as rules
from ..core import options
from ..core.actions import Action, Play
from ..core.guides import Guide
from ..core.kinds import GROUPS, NUMBER, WORDS, Kind
from ..core.messages import Message
from ..core.outcomes import Outcome, Reason
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
from .guide import FACE_TO_FACE

if TYPE_CHECKING:
    from ..sketches import Sketch

OWN_PILES = ("up", "down")
STARTS = (rules.LOWEST - 1, rules.HIGHEST + 1)
REASONS = {
    rules.ALL_DOWN: Reason.ALL_DOWN,
    rules.STUCK: Reason.STUCK,
    rules.SINGLE_CARD: Reason.SINGLE_CARD,
}


class FaceToFace(PileGame):
    """Two players, each with 58 cards and two piles, against each other."""

    name = "face-to-face"
    title = "The Game: Face to Face"
    summary = "A duel: each against the other, and who helps the other side draws more cards."
    guide: ClassVar[Guide | None] = FACE_TO_FACE
    reasons: ClassVar[Mapping[int, str]] = REASONS
    rules: ClassVar[ModuleType] = rules
    most_players = rules.PLAYERS
    own_decks = rules.PLAYERS
    duel = True
    piles = ("up", "down", "their-up", "their-down")
    apart = (0, 1, 2, 2)  # only one card helps the other side in a turn
    examples = ("12>up", "12>down", "12>their-up", "end")
    option_table: ClassVar[Mapping[str, options.Option]] = {
        "players": options.number(2, 2, 2),
        "first": options.first("lot", seats=2),
        "last_card": options.words("lost", "allowed", default="lost"),
    }
    position_fields: ClassVar[Mapping[str, Kind]] = {
        "tops": GROUPS,
        "hands": GROUPS,
        "draw": GROUPS,
        "played": GROUPS,
        "seat": NUMBER,
        "turn": WORDS,
    }
    optional_fields: ClassVar[tuple[str, ...]] = ("played",)

    def set_options(self, table: TableRecord) -> None:
        """Write the options into a table."""
        first = self.options["first"]
        table["first"] = rules.LOT if first == "lot" else first
        table["last_card"] = self.options["last_card"] == "allowed"

    def to_draw_from(self, table: TableRecord) -> int:
        """The cards in both draw piles."""
        return sum(numbers(table["draw"]))

    def objection(self, table: TableRecord, action: Action) -> Message:
        """Why an action is not legal."""
        if not isinstance(action, Play):
            return self.cards_owed(table)
        if action.card not in self.hand(table, int(table["seat"])):
            return Message("not-in-hand", {"card": action.card})
        pile = self.piles.index(action.pile)
        ascending, top = pile % rules.OWN_PILES == 0, int(rules.top_of(table, pile))
        if pile < rules.OWN_PILES:
            return needs(action.pile, ascending, top, rules.LOWEST, rules.HIGHEST)
        if table["gave"]:
            return Message("gift-given")
        return Message(
            "help-lower" if ascending else "help-higher", {"pile": action.pile, "top": top}
        )

    def turn(self, table: TableRecord) -> Turn:
        """The running turn."""
        seat = int(table["seat"])
        owed = max(int(table["required"]) - int(table["count"]), 0)
        draws = min(rules.to_draw(table), int(table["draw"][seat]))
        may_end = not table["over"] and owed == 0
        binds = binding(
            (owed > 0, self.owing(table), {"count": owed}),
            (not table["gave"], "gift-open", {}),
            (bool(table["gave"]), "gift-given", {}),
        )
        return Turn(seat, self.played(table), owed, may_end, draws, () if table["over"] else binds)

    def outcome(self, table: TableRecord) -> Outcome | None:
        """How the game ended, or None."""
        if not table["over"]:
            return None
        scores, winner = tuple(numbers(table["left"])), int(table["winner"])
        loser = None if table["over"] == rules.ALL_DOWN else 1 - winner
        return Outcome(self.reason(table), scores, winners=(winner,), seat=loser)

    def hold(self, table: TableRecord) -> None:
        """Write into a table that is over that it is not: nobody has won."""
        super().hold(table)
        table["winner"] = 0

    def give_up(self, table: TableRecord, seat: int) -> None:
        """Write into a table that a seat has given up: the other has won."""
        super().give_up(table, seat)
        table["winner"] = 1 - seat

    def tallied(self, ends: Array) -> tuple[Array, Array]:
        """The cards each has left, and the bit of the winner."""
        return ends["left"], 1 << ends["winner"].astype(np.int64)

    def face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """Both sides of the table, as far as it shows them."""
        seats = range(rules.PLAYERS)
        return {
            "sides": [self._side(table, seat) for seat in seats],
            **self.own_face(table, viewer),
            "open_hands": [self.hand(table, seat) for seat in seats] if table["over"] else None,
            "gave": bool(table["gave"]),
        }

    def own_face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The hand."""
        return {"hand": None if viewer is None else self.hand(table, viewer)}

    def _side(self, table: TableRecord, seat: int) -> dict[str, Any]:
        tops = zip(OWN_PILES, STARTS, numbers(table["tops"][seat]), strict=True)
        return {
            "piles": [
                {"pile": name, "ascending": name == "up", "start": start, "top": top}
                for name, start, top in tops
            ],
            "hand_size": int(table["held"][seat]),
            "draw": int(table["draw"][seat]),
            "played": flagged(table["down"][seat]),
            "left": int(table["left"][seat]),
        }

    def sketched(self, view: Mapping[str, Any]) -> "Sketch":
        """A view as a small drawing."""
        from .sketch import sketched

        return sketched(view)

    def described(self, record: StateRecord) -> dict[str, Any]:
        """The start of the turn and what was played in it."""
        table = record["table"]
        seat, seats = int(table["seat"]), range(rules.PLAYERS)
        turn = self.played(table)
        in_turn = {play.card for play in turn if isinstance(play, Play)}
        down = [flagged(table["down"][each]) for each in seats]
        down[seat] = [card for card in down[seat] if card not in in_turn]
        return {
            "tops": [numbers(table["tops_before"][each]) for each in seats],
            "hands": [self.hand_before(table, each) for each in seats],
            "draw": [[int(card) for card in record["decks"][each] if card] for each in seats],
            "played": down,
            "seat": seat,
            "turn": [str(play) for play in turn],
        }

    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""
        shape = list(seat_fault(fields["seat"], rules.PLAYERS))
        for name in ("tops", "hands", "draw", *(["played"] if "played" in fields else [])):
            shape += size_fault(name, fields[name], rules.PLAYERS)
        if not shape:
            for tops in fields["tops"]:
                shape += size_fault("tops", tops, rules.OWN_PILES)
        if shape:
            yield from shape
            return
        for seat in range(rules.PLAYERS):
            yield from self._side_faults(fields, seat)

    def _side_faults(self, fields: Mapping[str, Any], seat: int) -> Iterable[Message]:
        hand = fields["hands"][seat]
        given = "played" in fields
        parts = [hand, fields["draw"][seat], fields["played"][seat] if given else []]
        yield from partition_faults(parts, rules.LOWEST, rules.HIGHEST, given)
        if len(hand) > rules.HAND:
            yield Message("hand-too-large", {"seat": seat, "count": len(hand), "limit": rules.HAND})
        if not hand:
            yield Message("hand-empty", {"seat": seat})
        # A gift of the other player may lie on top, so any card of either deck can.
        known = {card for each in range(rules.PLAYERS) for card in self._down(fields, each)}
        for name, top, start in zip(OWN_PILES, fields["tops"][seat], STARTS, strict=True):
            yield from top_faults([name], [top], [start], known if top != start else ())

    def _down(self, fields: Mapping[str, Any], seat: int) -> list[int]:
        there = {*fields["hands"][seat], *fields["draw"][seat]}
        return [card for card in range(rules.LOWEST, rules.HIGHEST + 1) if card not in there]

    def laid_out(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record at the start of the turn."""
        record = self.start()
        table = record["table"]
        for seat in range(rules.PLAYERS):
            hand, draw, down = fields["hands"][seat], fields["draw"][seat], self._down(fields, seat)
            table["tops"][seat][:] = fields["tops"][seat]
            table["hands"][seat][: len(hand)] = sorted(hand)
            table["held"][seat] = len(hand)
            table["draw"][seat] = len(draw)
            table["down"][seat][:] = flags(down, rules.HIGHEST + 1)
            table["left"][seat] = rules.CARDS - len(down)
            fill(record, "decks", seat, draw)
        rules.start_turn(table, fields["seat"])
        return record
