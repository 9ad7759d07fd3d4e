"""The Game and Extreme as a small drawing."""

from ..sketches import Sketch, View, piles


def sketched(view: View) -> Sketch:
    """Four piles, the draw pile, and the hand that is seen."""
    sketch = Sketch()
    piles(sketch, view["piles"])
    sketch.line(f"draw pile {view['draw']}, not yet down {view['left']}", faint=True)
    for hand in view["open_hands"] or [view["hand"] or []]:
        if hand:
            sketch.cards(hand)
    return sketch
