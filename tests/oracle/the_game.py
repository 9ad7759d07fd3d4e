"""The Game and The Game: Extreme, written plainly and straight from the rules."""

PILES = ("up1", "up2", "down1", "down2")
"""The four piles, in the order of the snapshot."""


class TheGameOracle:
    """One game of The Game, or of Extreme when some cards carry commands."""

    def __init__(
        self,
        players: int,
        deck: list[int],
        first: int | str,
        minimum: int = 2,
        commands: dict[int, str] | None = None,
        whole_turn: bool = False,
    ) -> None:
        """Deal the deck in blocks and, unless the seats have to agree, begin the first turn."""
        size = {1: 8, 2: 7}.get(players, 6)
        self.players = players
        self.hand_size = size
        self.minimum = minimum
        self.commands: dict[int, str] = dict(commands or {})
        self.whole_turn = whole_turn
        self.hands: list[set[int]] = [
            set(deck[seat * size : (seat + 1) * size]) for seat in range(players)
        ]
        self.draw: list[int] = deck[players * size :]
        # The start cards 1 and 100 carry no command, so tops alone tell what is visible.
        self.tops: dict[str, int] = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
        self.played: set[int] = set()
        self.seat: int | None = None
        self.turn: list[tuple[int, str]] = []
        self.turn_minimum = minimum
        self.tied: str | None = None
        self.result: dict[str, object] | None = None
        if first == "agree":
            # Nobody to agree with: a lone player simply begins.
            if players == 1:
                self._begin_turn(0)
        else:
            assert isinstance(first, int)
            self._begin_turn(first)

    # ---- what everybody may ask ----

    def seats(self) -> list[int]:
        """Return who may act now: one seat, all of them while agreeing, nobody when over."""
        if self.result is not None:
            return []
        if self.seat is None:
            return list(range(self.players))
        return [self.seat]

    def legal(self) -> list[str]:
        """Return the texts of all legal actions."""
        if self.result is not None:
            return []
        if self.seat is None:
            return [f"begin:{seat}" for seat in range(self.players)]
        texts = [
            f"{card}>{pile}"
            for card in self.hands[self.seat]
            for pile in PILES
            if self._may_play(card, pile)
        ]
        if self._may_end():
            texts.append("end")
        return texts

    def play(self, text: str) -> None:
        """Apply one legal action."""
        assert text in self.legal(), text
        self.apply(text)

    def apply(self, text: str) -> None:
        """Apply an action that is known to be legal."""
        if text.startswith("begin:"):
            self._begin_turn(int(text.removeprefix("begin:")))
        elif text == "end":
            self._end_turn()
        else:
            card, pile = text.split(">")
            self._put_down(int(card), pile)

    def snapshot(self) -> dict[str, object]:
        """Return the whole state in plain lists."""
        return {
            "tops": [self.tops[pile] for pile in PILES],
            "hands": [sorted(hand) for hand in self.hands],
            "draw": list(self.draw),
            "played": sorted(self.played),
            "seat": self.seat,
            "turn": [f"{card}>{pile}" for card, pile in self.turn],
            "tied": self.tied,
        }

    def outcome(self) -> dict[str, object] | None:
        """Return how the game ended, or None while it runs."""
        return self.result

    # ---- the rules of one card ----

    def _visible(self, command: str) -> bool:
        return any(self.commands.get(top) == command for top in self.tops.values())

    def _three_in_turn(self) -> bool:
        return any(self.commands.get(card) == "three" for card, _ in self.turn)

    def _may_play(self, card: int, pile: str) -> bool:
        return self._fits(card, pile) and self._obeys(card, pile)

    def _fits(self, card: int, pile: str) -> bool:
        top = self.tops[pile]
        if pile in ("up1", "up2"):
            forwards, trick = card > top, card == top - 10
        else:
            forwards, trick = card < top, card == top + 10
        # R7: a no-trick on this very pile is still visible while the card is being played.
        return forwards or (trick and not self._visible("no-trick"))

    def _obeys(self, card: int, pile: str) -> bool:
        """Tell whether the card breaks no command by itself (R5)."""
        if not self.commands:
            return True
        command = self.commands.get(card)
        before = len(self.turn)
        if before >= 3 and (command == "three" or self._three_in_turn()):
            return False
        if command == "stop":
            if self._three_in_turn() and before != 2:
                return False
            # The stop ends the turn at once, so every skull must be gone with it.
            for other in PILES:
                if other != pile and self.commands.get(self.tops[other]) == "skull":
                    return False
        if self.whole_turn:
            if command == "one-pile" or self._visible("one-pile"):
                return all(earlier == pile for _, earlier in self.turn)
            return True
        return self.tied is None or self.tied == pile

    def _may_end(self) -> bool:
        if len(self.turn) < self.turn_minimum or self._visible("skull"):
            return False
        return not self._three_in_turn() or len(self.turn) == 3

    def _can_play(self) -> bool:
        assert self.seat is not None
        return any(self._may_play(card, pile) for card in self.hands[self.seat] for pile in PILES)

    # ---- the course of the game ----

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turn = []
        self.tied = None
        # R1: the draw pile at the start of the turn fixes the minimum.
        self.turn_minimum = self.minimum if self.draw else 1
        if not self._can_play():
            self._finish("stuck")

    def _put_down(self, card: int, pile: str) -> None:
        assert self.seat is not None
        hand = self.hands[self.seat]
        command = self.commands.get(card)
        available = len(self.turn) + len(hand)
        one_pile_before = self._visible("one-pile")

        hand.remove(card)
        self.tops[pile] = card
        self.played.add(card)
        self.turn.append((card, pile))
        self._tie(pile, one_pile_before)

        unmet = self._unmet()
        if command == "three" and available < 3:
            assert unmet is not None
            self._finish(unmet)
        elif self._left() == 0:
            self._finish(unmet or "all-down")
        elif command == "stop":
            self._end_turn()
        elif not self._can_play() and not self._may_end():
            self._finish(unmet or "stuck")

    def _unmet(self) -> str | None:
        """Name the command of this turn that is not met; a skull goes before a three (R5)."""
        if self._visible("skull"):
            return "skull-left"
        if self._three_in_turn() and len(self.turn) != 3:
            return "three-not-met"
        return None

    def _tie(self, pile: str, one_pile_before: bool) -> None:
        if not self._visible("one-pile"):
            self.tied = None
        elif self.whole_turn:
            # Only shown: in this reading the plays of the turn are what binds.
            self.tied = pile
        elif one_pile_before and self.tied is None:
            # R6: a one-pile played just now does not bind its own play.
            self.tied = pile

    def _end_turn(self) -> None:
        assert self.seat is not None
        seat = self.seat
        hand = self.hands[seat]
        wanted = 1 if self._visible("draw-one") else self.hand_size - len(hand)
        hand.update(self.draw[:wanted])
        self.draw = self.draw[wanted:]
        # The own seat comes last in the round: the others may all be out of cards.
        for step in range(1, self.players + 1):
            following = (seat + step) % self.players
            if self.hands[following]:
                break
        self._begin_turn(following)

    def _left(self) -> int:
        return sum(len(hand) for hand in self.hands) + len(self.draw)

    def _finish(self, reason: str) -> None:
        self.result = {"reason": reason, "won": reason == "all-down", "left": self._left()}
