"""What The Game, Extreme and Face to Face share: hands, and piles that go up or down."""

from .compiling import Array, rule


@rule
def fits(ascending: bool, top: int, card: int) -> bool:
    """Whether a pile takes a card: beyond its top, or exactly ten back."""
    step = card - top if ascending else top - card
    return step > 0 or step == -10


@rule
def is_trick(ascending: bool, top: int, card: int) -> bool:
    """Whether a card goes exactly ten back."""
    return (top - card if ascending else card - top) == 10


@rule
def take(hand: Array, held: int, card: int) -> None:
    """Put a card into a sorted hand, which has room for it: of two, the higher one goes on."""
    for place in range(held):
        here = int(hand[place])
        hand[place] = min(here, card)
        card = max(here, card)
    hand[held] = card


@rule
def take_from(deck: Array, place: int, number: int, hand: Array, held: int) -> None:
    """Move so many cards of a deck into a hand; their places in the deck become 0."""
    for step in range(number):
        take(hand, held + step, int(deck[place + step]))
        deck[place + step] = 0


@rule
def drop(hand: Array, card: int) -> None:
    """Take a card out of a sorted hand; the free place becomes 0.

    All places are gone through, empty ones too, without a branch that nobody could predict.
    """
    last = len(hand) - 1
    for place in range(last):
        here, after = int(hand[place]), int(hand[place + 1])
        hand[place] = after if here >= card else here
    hand[last] = 0
