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
    """Put a card into a sorted hand, which has room for it.

    It passes the smaller one on at every place. Searching for the right place would be a branch
    that nobody can predict, and take three times as long in compiled code; so it is in `drop`.
    """
    for place in range(held):
        other = hand[place]
        hand[place] = min(other, card)
        card = max(other, card)
    hand[held] = card


@rule
def take_from(deck: Array, place: int, number: int, hand: Array, held: int) -> None:
    """Move so many cards of a deck into a hand; their places in the deck become 0."""
    for step in range(number):
        take(hand, held + step, deck[place + step])
        deck[place + step] = 0


@rule
def drop(hand: Array, held: int, card: int) -> None:
    """Take a card out of a sorted hand; the free place becomes 0."""
    gone = 0
    for place in range(held - 1):
        gone |= int(hand[place] == card)
        hand[place] = hand[place + gone]
    hand[held - 1] = 0
