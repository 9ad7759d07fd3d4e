"""The rules with chance laid open: cards and lots are not shuffled but asked for, one at a time.

Rules deal and draw as always. But a deck that is shuffled only hides its cards, and a card that is
read while it is hidden, or a lot, comes from a tape. Where the tape ends, `Undecided` says what it
could be and how likely each is; whoever plays puts one of these on the tape and tries again.

To try again after each card of a deal would take most of the time. So where it never depends on
the cards how many of them come off a deck in a row, a try goes on with any card to the end of the
row, and `Undecided` says how long that is: these can be decided one by one without a try.
"""

import functools
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from ...games import Game
from ...rules.engine.compiling import exchanged
from ...rules.engine.plain import plain_records

HIDDEN = -1  # a card that nobody knows yet
NO_KEYS = [[0] * 8] * 3


class Undecided(Exception):
    """Chance has to decide: between these outcomes, of which there are so many each.

    If there is more than one time, each outcome that was decided is one fewer the next time.
    """

    def __init__(self, outcomes: Mapping[int, int], times: int = 1) -> None:
        super().__init__(outcomes, times)
        self.outcomes, self.times = outcomes, times


class Tape:
    """What chance has decided, in order; `ahead` goes on from there to the end of a row."""

    def __init__(self, decided: Iterable[int] = (), ahead: bool = False) -> None:
        self._decided, self._ahead = iter(decided), ahead
        self._asked: tuple[Deck, Mapping[int, int]] | None = None  # what was undecided first
        self._times = 0

    def lot(self, outcomes: Mapping[int, int]) -> int:
        """The next decision; Undecided where there is none."""
        for outcome in self._decided:
            return outcome
        self.check()
        raise Undecided(outcomes)

    def card(self, deck: "Deck") -> int:
        """The same for a card of a deck; any card, while a row is gone through."""
        for outcome in self._decided:
            return outcome
        if not self._ahead:
            raise Undecided(deck.hidden)
        if self._asked is None:
            self._asked = deck, deck.hidden
        elif self._asked[0] is not deck:
            self.check()
        self._times += 1
        return next(iter(deck.hidden))

    def check(self) -> None:
        """Undecided if the rules have gone on with cards that were not decided."""
        if self._asked is not None:
            raise Undecided(self._asked[1], self._times)


class Deck(list[int]):
    """A row of cards of which some are hidden; those are known only all together."""

    def __init__(self, cards: Iterable[int]) -> None:
        super().__init__(cards)
        self.hidden: Mapping[int, int] = {}  # how many of each; never changed, only exchanged
        self.tape = Tape()

    def hide(self, number: int) -> None:
        """Shuffle the first so many cards."""
        self.hidden = counts(self[:number])
        self[:number] = [HIDDEN] * number

    def __getitem__(self, place: Any) -> Any:
        card = list.__getitem__(self, place)
        if card != HIDDEN:  # a slice is not, whatever is in it
            return card
        drawn = self.tape.card(self)
        self.hidden = without(self.hidden, drawn)
        self[place] = drawn
        return drawn

    def copy(self, tape: Tape | None = None) -> "Deck":
        """Another one of the same cards, which asks a tape."""
        made = Deck(self[:])
        made.hidden, made.tape = self.hidden, tape or self.tape
        return made


def counts(cards: Iterable[int]) -> dict[int, int]:
    """How many there are of each card."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


def without(outcomes: Mapping[int, int], drawn: int) -> dict[int, int]:
    """What is left once one of these was drawn."""
    left = dict(outcomes)
    left[drawn] -= 1
    if not left[drawn]:
        del left[drawn]
    return left


def hide_all(stream: Tape, cards: Any) -> None:
    """In place of the shuffle."""
    hide_first(stream, cards, len(cards))


def hide_first(stream: Tape, cards: Any, number: int) -> None:
    """In place of a shuffle of the first cards."""
    if not isinstance(cards, Deck):
        raise ValueError(
            "Chance is laid open for decks alone: choose a layout that is not shuffled."
        )
    cards.hide(number)


def no_stream(stream: Tape, key: Any, number: int) -> None:
    """In place of opening a stream."""


def lot_of(stream: Tape, limit: int) -> int:
    """In place of a random number."""
    return stream.lot(dict.fromkeys(range(limit), 1))


INSTEAD: dict[str, Any] = {
    "shuffle": hide_all,
    "shuffle_first": hide_first,
    "open_stream": no_stream,
    "below": lot_of,
}


@functools.cache
def open_deal(rules: Any) -> Any:
    """`deal` of a game with chance laid open."""
    return exchanged(rules.deal, **INSTEAD)


def opened(game: Game) -> dict[str, Any]:
    """A plain record with the options only, whose decks can hide their cards."""
    record: Any = game.stepper.opened(game.start())
    return {name: value if name == "table" else _decks(value) for name, value in record.items()}


def _decks(value: list[Any]) -> Any:
    if value and isinstance(value[0], list):
        return [Deck(row) for row in value]
    return Deck(value)


def copied(game: Game, record: Any, tape: Tape) -> dict[str, Any]:
    """A record of its own, whose decks ask a tape."""
    tables: Any = plain_records(game.rules.TABLE)
    return {
        name: tables.copied(value) if name == "table" else _copied(value, tape)
        for name, value in record.items()
    }


def _copied(decks: Any, tape: Tape) -> Any:
    return decks.copy(tape) if isinstance(decks, Deck) else [deck.copy(tape) for deck in decks]


def never(*arguments: Any) -> NoReturn:
    """For what a game does not have."""
    raise ValueError("This game cannot be played with a few cards only.")
