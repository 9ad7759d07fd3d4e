"""The Game: Face to Face, written plainly and straight from the rules."""

HAND = 6
"""The full hand of each player."""


class FaceToFaceOracle:
    """One game of Face to Face between seats 0 and 1."""

    def __init__(self, decks: list[list[int]], first: int, last_card: str = "lost") -> None:
        """Give each player six cards of the own deck and begin the first turn."""
        assert last_card in ("lost", "allowed")
        self.last_card = last_card
        self.hands: list[set[int]] = [set(deck[:HAND]) for deck in decks]
        self.draw: list[list[int]] = [deck[HAND:] for deck in decks]
        self.tops: list[dict[str, int]] = [{"up": 1, "down": 60}, {"up": 1, "down": 60}]
        self.played: list[set[int]] = [set(), set()]
        self.seat = first
        self.turn: list[str] = []
        self.turn_minimum = 2
        self.result: dict[str, object] | None = None
        self._begin_turn(first)

    def seats(self) -> list[int]:
        """Return who may act now: one seat, or nobody when the game is over."""
        return [] if self.result is not None else [self.seat]

    def legal(self) -> list[str]:
        """Return the texts of all legal actions."""
        if self.result is not None:
            return []
        texts = self._card_texts()
        if len(self.turn) >= self.turn_minimum:
            texts.append("end")
        return texts

    def play(self, text: str) -> None:
        """Apply one legal action."""
        assert text in self.legal(), text
        self.apply(text)

    def apply(self, text: str) -> None:
        """Apply an action that is known to be legal."""
        if text == "end":
            self._end_turn()
        else:
            self._put_down(text)

    def snapshot(self) -> dict[str, object]:
        """Return the whole state in plain lists."""
        return {
            "tops": [[tops["up"], tops["down"]] for tops in self.tops],
            "hands": [sorted(hand) for hand in self.hands],
            "draw": [list(pile) for pile in self.draw],
            "played": [sorted(cards) for cards in self.played],
            "seat": self.seat,
            "turn": list(self.turn),
        }

    def outcome(self) -> dict[str, object] | None:
        """Return how the game ended, or None while it runs."""
        return self.result

    # ---- the rules of one card ----

    def _given(self) -> bool:
        return any(">their-" in text for text in self.turn)

    def _card_texts(self) -> list[str]:
        own = self.tops[self.seat]
        theirs = self.tops[1 - self.seat]
        given = self._given()
        texts = []
        for card in self.hands[self.seat]:
            if card > own["up"] or card == own["up"] - 10:
                texts.append(f"{card}>up")
            if card < own["down"] or card == own["down"] + 10:
                texts.append(f"{card}>down")
            if given:
                continue
            # A gift must help. R13 needs no line: nothing is below 1 or above 60.
            if card < theirs["up"]:
                texts.append(f"{card}>their-up")
            if card > theirs["down"]:
                texts.append(f"{card}>their-down")
        return texts

    # ---- the course of the game ----

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turn = []
        self.turn_minimum = 2
        if len(self.hands[seat]) == 1 and not self.draw[seat]:
            # R11: two cards are out of reach here, whatever the piles show.
            if self.last_card == "lost":
                self._finish("single-card", 1 - seat)
                return
            self.turn_minimum = 1
        if not self._card_texts():
            self._finish("stuck", 1 - seat)

    def _put_down(self, text: str) -> None:
        seat = self.seat
        number, pile = text.split(">")
        card = int(number)
        if pile.startswith("their-"):
            self.tops[1 - seat][pile.removeprefix("their-")] = card
        else:
            self.tops[seat][pile] = card
        self.hands[seat].remove(card)
        self.played[seat].add(card)
        self.turn.append(text)
        if not self.hands[seat] and not self.draw[seat]:
            self._finish("all-down", seat)
        elif len(self.turn) < self.turn_minimum and not self._card_texts():
            self._finish("stuck", 1 - seat)

    def _end_turn(self) -> None:
        seat = self.seat
        wanted = HAND - len(self.hands[seat]) if self._given() else 2
        # R12: a slice of a short draw pile gives what there is.
        self.hands[seat].update(self.draw[seat][:wanted])
        self.draw[seat] = self.draw[seat][wanted:]
        self._begin_turn(1 - seat)

    def _finish(self, reason: str, winner: int) -> None:
        left = [len(self.hands[seat]) + len(self.draw[seat]) for seat in (0, 1)]
        self.result = {"reason": reason, "winner": winner, "left": left}
