"""What the three games with piles share: cards on piles as texts, and checks of positions."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ...rules.engine.compiling import Array, Record
from ..core.actions import Action, End, Play
from ..core.errors import NotationError
from ..core.game import Game
from ..core.messages import Message

PLAY_TEXT = re.compile(r"([0-9]{1,6})>([a-z0-9-]{1,12})")


class PileGame(Game):
    """A game in which cards of the hand go on piles."""

    piles: ClassVar[tuple[str, ...]]

    def parse(self, text: str) -> Action | None:
        """Read `37>up1` or `end`."""
        if text == "end":
            return End()
        match = PLAY_TEXT.fullmatch(text)
        if not match:
            return None
        card, pile = int(match[1]), match[2]
        if pile not in self.piles:
            if self.owner_of_pile(pile):
                return None
            raise NotationError("no-such-pile", pile=pile, game=self.name, piles=list(self.piles))
        low, high = self.rules.LOWEST, self.rules.HIGHEST
        if not low <= card <= high:
            raise NotationError("no-such-card", card=card, game=self.name, low=low, high=high)
        return Play(card, pile)

    def owner_of_pile(self, pile: str) -> bool:
        """Whether a pile is one of another game."""
        return any(pile in kind.piles for kind in PileGame.__subclasses__())

    def encode(self, action: Action) -> int:
        """The number of a play, or of the end of the turn."""
        if isinstance(action, Play):
            return action.card * len(self.piles) + self.piles.index(action.pile)
        return int(self.rules.END)

    def decode(self, number: int) -> Action:
        """The action of a number."""
        if number == self.rules.END:
            return End()
        card, pile = divmod(number, len(self.piles))
        return Play(card, self.piles[pile])

    def ends_turn(self, table: Record) -> bool:
        """A turn has ended where the next one has no card yet."""
        return bool(table["count"] == 0)

    def played(self, table: Record) -> tuple[Action, ...]:
        """The cards of the running turn."""
        count = int(table["count"])
        pairs = zip(table["turn_cards"][:count], table["turn_piles"][:count], strict=True)
        return tuple(Play(int(card), self.piles[pile]) for card, pile in pairs)

    def hand(self, table: Record, seat: int) -> list[int]:
        """The cards of a hand, as far as the table shows them."""
        return [int(card) for card in table["hands"][seat] if card]

    def hand_before(self, table: Record, seat: int) -> list[int]:
        """The cards of a hand as it was at the start of the turn."""
        hand = self.hand(table, seat)
        if seat == table["seat"]:
            hand += [play.card for play in self.played(table) if isinstance(play, Play)]
        return sorted(hand)


def needs(pile: str, ascending: bool, top: int, low: int, high: int) -> Message:
    """What a pile would take, for someone whose card does not fit."""
    trick = top - 10 if ascending else top + 10
    word = "needs-more" if ascending else "needs-less"
    if low <= trick <= high:
        return Message(word, {"pile": pile, "top": top, "trick": trick})
    return Message(f"{word}-only", {"pile": pile, "top": top})


def numbers(array: Array) -> list[int]:
    """An array as plain numbers."""
    return [int(value) for value in array]


def flagged(array: Array) -> list[int]:
    """The places that are set, such as the cards that are down."""
    return [place for place, flag in enumerate(array) if flag]


def partition_faults(
    parts: Iterable[Sequence[int]], low: int, high: int, complete: bool
) -> Iterable[Message]:
    """Cards that stand twice, do not exist or, where nothing is left open, are missing."""
    count = Counter(card for part in parts for card in part)
    for card in sorted(count):
        if not low <= card <= high:
            yield Message("card-unknown", {"card": card})
        elif count[card] > 1:
            yield Message("card-twice", {"card": card})
    if complete:
        for card in range(low, high + 1):
            if card not in count:
                yield Message("card-missing", {"card": card})


def size_fault(field: str, value: Sequence[Any], expected: int) -> Iterable[Message]:
    """A field of the wrong length."""
    if len(value) != expected:
        yield Message("wrong-count", {"field": field, "expected": expected, "count": len(value)})


def top_faults(
    names: Sequence[str], tops: Sequence[int], starts: Sequence[int], down: Iterable[int]
) -> Iterable[Message]:
    """Tops that are neither the start of their pile nor a card put down, or stand twice."""
    known = set(down)
    for name, top, start in zip(names, tops, starts, strict=True):
        if top != start and top not in known:
            yield Message("impossible-top", {"pile": name, "top": top, "start": start})
    touched = [top for top, start in zip(tops, starts, strict=True) if top != start]
    yield from (
        Message("card-twice", {"card": card}) for card in set(touched) if touched.count(card) > 1
    )
    if known and not touched:
        yield Message("untouched-piles", {"count": len(known), "piles": 0})


def seat_fault(seat: int, players: int) -> Iterable[Message]:
    """A seat that does not exist."""
    if not 0 <= seat < players:
        yield Message("seat-unknown", {"seat": seat, "last": players - 1})


def fill(record: Record, field: str, place: int | None, cards: Sequence[int]) -> None:
    """Write cards into the end of a deck: those drawn before are 0."""
    deck = record[field] if place is None else record[field][place]
    deck[len(deck) - len(cards) :] = cards


def flags(cards: Iterable[int], size: int) -> list[int]:
    """Cards as flags by number."""
    known = set(cards)
    return [int(card in known) for card in range(size)]


def binding(*messages: tuple[bool, str, Mapping[str, Any]]) -> tuple[Message, ...]:
    """The messages whose condition holds."""
    return tuple(Message(code, params) for holds, code, params in messages if holds)
