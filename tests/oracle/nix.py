"""Nix fuer ungut!, written plainly and straight from the rules."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement

ROWS = ("quad", "run4", "triple", "run3", "pair", "run2", "single", "none")
"""The rows of the board, the highest combination first."""

SIZES = {"quad": 4, "run4": 4, "triple": 3, "run3": 3, "pair": 2, "run2": 2, "single": 1, "none": 0}
"""How many cards the combination of a row has."""

VALUES = "1234567"
"""The values a joker can stand for."""

HAND = 12
"""The cards each player is dealt in a lap."""

LAST_ROUND = 4
"""The index of the round with the special rules for jokers and the super chip."""

LAST_LAP = 3
"""The index of the last lap."""

EGON_SUPER_ROUND = 3
"""The index of the round in which EGON always plays his super chip."""


@cache
def makes(row: str, cards: tuple[str, ...]) -> bool:
    """Tell whether exactly these sorted cards make the row, each joker being any value."""
    if len(cards) != SIZES[row]:
        return False
    if "J" in cards:
        # Jokers sort last, so the last card is one: try it as every value.
        return any(makes(row, tuple(sorted((*cards[:-1], value)))) for value in VALUES)
    if row in ("quad", "triple", "pair"):
        return len(set(cards)) == 1
    if row in ("run4", "run3", "run2"):
        return "".join(cards) in VALUES
    return True


@cache
def choices(row: str) -> list[tuple[tuple[str, ...], frozenset[str]]]:
    """Return all cards that make a row with one joker at most, and what a hand must have then."""
    cards = combinations_with_replacement(VALUES + "J", SIZES[row])
    made = [chosen for chosen in cards if chosen.count("J") <= 1 and makes(row, chosen)]
    return [(chosen, copies(chosen)) for chosen in made]


def copies(cards: Iterable[str]) -> frozenset[str]:
    """Tell equal cards apart by numbering them, so that a hand is a set of cards."""
    pile = "".join(sorted(cards))
    return frozenset(card + str(place - pile.index(card)) for place, card in enumerate(pile))


def best_row(cards: list[str]) -> str:
    """Return the highest row that some of these cards make, with any number of jokers."""
    for row in ROWS:
        for chosen in combinations(sorted(cards), SIZES[row]):
            if makes(row, chosen):
                return row
    raise AssertionError("no cards at all still make the row none")


class NixOracle:
    """One game of four laps, with or without EGON."""

    def __init__(
        self,
        players: int,
        decks: list[list[str]],
        lots: list[list[int]],
        first: int | str,
        egon: bool,
        points: list[list[int]],
    ) -> None:
        """Deal the first lap and seat its starter."""
        self.players = players
        self.decks = decks
        self.lots = lots
        self.egon = egon
        self.points = points
        # EGON is the number after the last seat.
        self.everybody = list(range(players + 1 if egon else players))
        self.sheet: list[list[int]] = []
        self.result: dict[str, object] | None = None
        self.lap_index = 0
        self.round_index = 0
        self.starter = 0
        self.seat = 0
        self.hands: list[list[str]] = []
        self.rest: list[str] = []
        self.rows: dict[str, list[tuple[int, bool]]] = {}
        self.supers: list[bool] = []
        if first == "lot":
            self._begin_lap(0, lots[0][0])
        else:
            assert isinstance(first, int)
            self._begin_lap(0, first)

    def seats(self) -> list[int]:
        """Return who may act now: one seat, or nobody when the game is over."""
        return [] if self.result is not None else [self.seat]

    def legal(self) -> list[str]:
        """Return the texts of all legal actions, each once."""
        if self.result is not None:
            return []
        hand = copies(self.hands[self.seat])
        last_round = self.round_index == LAST_ROUND
        texts = []
        for row in ROWS:
            if row == "none" and hand:
                continue
            for cards, needed in choices(row):
                if not needed <= hand:
                    continue
                joker = "J" in cards
                if joker and last_round and row != "single":
                    continue
                text = f"{row}:{'-'.join(cards)}" if cards else row
                texts.append(text)
                if self.supers[self.seat] and not joker and not last_round:
                    texts.append(text + "*")
        return texts

    def play(self, text: str) -> None:
        """Apply one legal action, and EGON's after the last person of a round."""
        assert text in self.legal(), text
        self.apply(text)

    def apply(self, text: str) -> None:
        """Apply an action that is known to be legal."""
        is_super = text.endswith("*")
        row, _, cards = text.removesuffix("*").partition(":")
        for card in cards.split("-") if cards else []:
            self.hands[self.seat].remove(card)
        self._push(row, self.seat, is_super)
        following = (self.seat + 1) % self.players
        if following != self.starter:
            self.seat = following
            return
        if self.egon:
            self._play_egon()
        if self.round_index < LAST_ROUND:
            self.round_index += 1
            self.seat = self.starter
        else:
            self._end_lap()

    def snapshot(self) -> dict[str, object]:
        """Return the whole state in plain lists."""
        rows: list[list[list[int | bool] | None]] = []
        for row in ROWS:
            chips: list[list[int | bool] | None] = [list(chip) for chip in self.rows[row]]
            rows.append(chips + [None] * (3 - len(chips)))
        return {
            "lap": self.lap_index,
            "round": self.round_index,
            "starter": self.starter,
            "seat": self.seat,
            "hands": ["".join(sorted(hand)) for hand in self.hands],
            "rows": rows,
            "supers": list(self.supers),
            "sheet": [list(line) for line in self.sheet],
            "totals": self._totals(),
            "rest": "".join(self.rest),
        }

    def outcome(self) -> dict[str, object] | None:
        """Return how the game ended, or None while it runs."""
        return self.result

    # ---- the course of the game ----

    def _begin_lap(self, index: int, starter: int) -> None:
        deck = self.decks[index]
        self.lap_index = index
        self.round_index = 0
        self.starter = starter
        self.seat = starter
        self.hands = [deck[seat * HAND : (seat + 1) * HAND] for seat in range(self.players)]
        self.rest = deck[self.players * HAND :]
        self.rows = {row: [] for row in ROWS}
        self.supers = [True for _ in self.everybody]

    def _push(self, row: str, owner: int, is_super: bool) -> None:
        # Chips lie side by side from the left, so a list without gaps is the whole row.
        self.rows[row] = [(owner, is_super), *self.rows[row]][:3]
        # In the last round the one chip left may be the super chip: it goes in as a plain one.
        if is_super or self.round_index == LAST_ROUND:
            self.supers[owner] = False

    def _play_egon(self) -> None:
        count = self.round_index + 2
        turned_up = self.rest[:count]
        self.rest = self.rest[count:]
        is_super = self.round_index == EGON_SUPER_ROUND
        self._push(best_row(turned_up), self.players, is_super)

    def _end_lap(self) -> None:
        line = [0 for _ in self.everybody]
        for row, fields in zip(ROWS, self.points, strict=True):
            for (owner, is_super), worth in zip(self.rows[row], fields, strict=False):
                line[owner] += 2 * worth if is_super else worth
        self.sheet.append(line)
        totals = self._totals()
        if self.lap_index == LAST_LAP:
            # R17: equal totals share the win, EGON included.
            winners = [player for player in self.everybody if totals[player] == max(totals)]
            self.result = {"reason": "four-laps", "winners": winners, "totals": totals}
            return
        # R16: EGON never starts, so only the people's totals are compared.
        people = totals[: self.players]
        leaders = [seat for seat in range(self.players) if people[seat] == max(people)]
        following = self.lap_index + 1
        starter = next(seat for seat in self.lots[following] if seat in leaders)
        self._begin_lap(following, starter)

    def _totals(self) -> list[int]:
        return [sum(line[player] for line in self.sheet) for player in self.everybody]
