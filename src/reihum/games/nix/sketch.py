"""Nix für ungut! as a small drawing."""

from typing import Any

from ..sketches import LINE, MARGIN, Sketch, View

FIELD, LABEL, ROW = 38, 56, 28


def sketched(view: View) -> Sketch:
    """The board with its chips, the score, and the hands that are seen."""
    sketch = Sketch()
    for row in view["rows"]:
        sketch.text(MARGIN, sketch.y + ROW / 2 + 4, row["row"], faint=True)
        for place, field in enumerate(zip(row["points"], row["chips"], strict=True)):
            _field(sketch, MARGIN + LABEL + FIELD * place, *field)
        sketch.y += ROW
    sketch.line(f"lap {view['lap'] + 1} of 4, round {view['round'] + 1} of 5", faint=True)
    sketch.line("points: " + ", ".join(map(str, view["totals"])))
    for hand in view["open_hands"] or [view["hand"] or ""]:
        if hand:
            sketch.line(" ".join(hand))
    return sketch


def _field(sketch: Sketch, x: float, points: int, chip: dict[str, Any] | None) -> None:
    """The points of a field, or the chip that covers them."""
    x, y = x + FIELD / 2, sketch.y + ROW / 2
    if chip:
        sketch.chip(x, y, str(chip["player"]), chip["super"])
    else:
        sketch.text(x, y + LINE / 4, str(points), "middle", faint=False)
