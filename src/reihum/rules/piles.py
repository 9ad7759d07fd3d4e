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
    """Put a card into a sorted hand, which has room for it."""
    place = held
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


@rule
def take_from(deck: Array, place: int, number: int, hand: Array, held: int) -> None:
    """Move so many cards of a deck into a hand; their places in the deck become 0."""
    for step in range(number):
        take(hand, held + step, deck[place + step])
        deck[place + step] = 0


@rule
def drop(hand: Array, held: int, card: int) -> None:
    """Take a card out of a sorted hand; the free place becomes 0."""
    place = 0
    while hand[place] != card:
        place += 1
    while place < held - 1:
        hand[place] = hand[place + 1]
        place += 1
    hand[held - 1] = 0
