"""Face to Face as a small drawing."""

from ..sketches import Sketch, View, piles


def sketched(view: View) -> Sketch:
    """Both sides, that of the viewer below, and the hands that are seen."""
    sketch, own = Sketch(), 0 if view["viewer"] is None else view["viewer"]
    hands = view["open_hands"] or [view["hand"] if seat == own else None for seat in (0, 1)]
    for seat in (1 - own, own):
        side = view["sides"][seat]
        counts = f"draw pile {side['draw']}, hand {side['hand_size']}, not yet down {side['left']}"
        sketch.line(f"seat {seat}: {counts}", faint=True)
        piles(sketch, side["piles"])
        if hands[seat]:
            sketch.cards(hands[seat])
    return sketch
