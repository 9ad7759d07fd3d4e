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

    What comes to each place can be said from the hand as it was, so no step waits for another, and
    there is no branch that nobody can predict: this and `drop` are done for every card.
    """
    hand[held] = max(hand[held - 1], card) if held else card
    for place in range(held - 1, 0, -1):
        hand[place] = min(max(hand[place - 1], card), hand[place])
    if held:
        hand[0] = min(hand[0], card)


@rule
def take_from(deck: Array, place: int, number: int, hand: Array, held: int) -> None:
    """Move so many cards of a deck into a hand; their places in the deck become 0."""
    for step in range(number):
        take(hand, held + step, deck[place + step])
        deck[place + step] = 0


@rule
def drop(hand: Array, held: int, card: int) -> None:
    """Take a card out of a sorted hand; the free place becomes 0."""
    for place in range(held - 1):
        hand[place] = hand[place + int(hand[place] >= card)]
    hand[held - 1] = 0
