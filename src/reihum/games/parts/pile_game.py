"""What the games with piles share: cards on piles as texts, and what a pile takes."""

import re
from collections.abc import Mapping
from typing import ClassVar

from ...rules.engine.records import TableRecord
from ..core.actions import Action, End, Play
from ..core.errors import NotationError
from ..core.game import Game
from ..core.messages import Message
from .sentences import SENTENCES

PLAY_TEXT = re.compile(r"([0-9]{1,6})>([a-z0-9-]{1,12})")


class PileGame(Game):
    """A game in which cards of the hand go on piles."""

    piles: ClassVar[tuple[str, ...]]
    sentences: ClassVar[Mapping[str, str]] = SENTENCES
    measures: ClassVar[tuple[str, ...]] = ("tricks", "turns")
    score: ClassVar[str] = "cards-left"
    low_score_wins: ClassVar[bool] = True

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

    def played(self, table: TableRecord) -> tuple[Action, ...]:
        """The cards of the running turn."""
        count = int(table["count"])
        pairs = zip(table["turn_cards"][:count], table["turn_piles"][:count], strict=True)
        return tuple(Play(int(card), self.piles[pile]) for card, pile in pairs)

    def hand(self, table: TableRecord, seat: int) -> list[int]:
        """The cards of a hand, as far as the table shows them."""
        return [int(card) for card in table["hands"][seat] if card]

    def hand_before(self, table: TableRecord, seat: int) -> list[int]:
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
