"""What the games with piles share: cards on piles as texts, and what a pile takes."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

from ...rules.engine.records import TableRecord
from ..core.actions import Action, End, Play
from ..core.errors import NotationError
from ..core.game import Game
from ..core.messages import Message

PLAY_TEXT = re.compile(r"([0-9]{1,6})>([a-z0-9-]{1,12})")


class PileGame(Game):
    """A game in which cards of the hand go on piles."""

    piles: ClassVar[tuple[str, ...]]
    apart: ClassVar[tuple[int, ...]] = (0, 1, 2, 3)  # piles that leave each other as they are
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

    def risky(self, table: TableRecord, numbers: Collection[int]) -> Iterable[int]:
        """Cards that do not let the turn end, and are not followed by another on another pile."""
        piles, end = len(self.piles), self.rules.END
        cards = {number // piles for number in numbers if number != end}
        doubtful = cards - self.ending(table, cards)
        if not doubtful:
            return []
        plays = [(number // piles, number % piles) for number in numbers if number != end]
        free = self.free(table, cards)
        safe = self._followed([play for play in plays if play[0] in free])
        risky = [play for play in plays if play[0] in doubtful and play not in safe]
        return [card * piles + pile for card, pile in risky]

    def _followed(self, plays: Sequence[tuple[int, int]]) -> set[tuple[int, int]]:
        """Those plays after which another of them is still there: another card, elsewhere."""
        fitting: dict[int, set[int]] = {place: set() for place in self.apart}
        for card, pile in plays:
            fitting[self.apart[pile]].add(card)
        if sum(len(cards) > 1 for cards in fitting.values()) > 1:
            return set(plays)  # wherever a card goes, two fit elsewhere: mostly it is so
        return {
            (card, pile)
            for card, pile in plays
            for place, others in fitting.items()
            if place != self.apart[pile] and others - {card}
        }

    def ending(self, table: TableRecord, cards: set[int]) -> set[int]:
        """Those of some cards after which the turn may certainly be ended."""
        return cards if int(table["count"]) + 1 >= int(table["required"]) else set()

    def free(self, table: TableRecord, cards: set[int]) -> set[int]:
        """Those of some cards that bind no other card of the turn, where nothing binds now."""
        return cards

    def played(self, table: TableRecord) -> tuple[Action, ...]:
        """The cards of the running turn."""
        count, piles = int(table["count"]), len(self.piles)
        if not count:
            return ()
        pairs = zip(table["turn_cards"][:count], table["turn_piles"][:count], strict=True)
        return tuple(self.known_actions.all([int(card) * piles + pile for card, pile in pairs]))

    def hand(self, table: TableRecord, seat: int) -> list[int]:
        """The cards of a hand, as far as the table shows them."""
        return [int(card) for card in table["hands"][seat] if card]

    def hand_before(self, table: TableRecord, seat: int) -> list[int]:
        """The cards of a hand as it was at the start of the turn."""
        hand = self.hand(table, seat)
        if seat == table["seat"]:
            hand += [play.card for play in self.played(table) if isinstance(play, Play)]
        return sorted(hand)

    def owing(self, table: TableRecord) -> str:
        """The code of what binds someone who owes cards: "more" only once there are some."""
        return "owe-more" if table["count"] else "owe"

    def cards_owed(self, table: TableRecord) -> Message:
        """Why a turn cannot end yet."""
        count = int(table["count"])
        code = "more-cards-owed" if count else "cards-owed"
        return Message(code, {"count": int(table["required"]) - count})


def needs(pile: str, ascending: bool, top: int, low: int, high: int) -> Message:
    """What a pile would take, for someone whose card does not fit."""
    trick = top - 10 if ascending else top + 10
    word = "needs-more" if ascending else "needs-less"
    if low <= trick <= high:
        return Message(word, {"pile": pile, "top": top, "trick": trick})
    return Message(f"{word}-only", {"pile": pile, "top": top})
