"""Tables as small drawings, for notebooks: SVG in the colours of the page around it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

View = Mapping[str, Any]

WIDE, HIGH, GAP = 34, 46, 8  # of a card
LINE = 18
MARGIN = 6
# What every view has; the rest is the game's own.
COMMON = {"game", "rules", "options", "viewer", "seat", "seats", "turn", "last_turn"}
COMMON |= {"legal", "fatal", "outcome", "deal"}


@dataclass(frozen=True)
class Shape:
    """One thing that is drawn, at a place: words, the frame of a card, or a ring."""

    kind: str  # "text", "card" or "ring"
    x: float
    y: float
    words: str = ""
    anchor: str = "start"  # of words: or "middle"
    size: int = 12  # of words
    wide: float = WIDE  # of a card; of a ring, how far from its middle it goes
    high: float = HIGH
    faint: bool = False

    def svg(self) -> str:
        """For a page."""
        if self.kind == "card":
            return (
                f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.wide}" height="{self.high}" '
                f'rx="5" fill="none" stroke="currentColor" '
                f'stroke-opacity="{0.35 if self.faint else 0.9}"/>'
            )
        if self.kind == "ring":
            place = f'cx="{self.x:g}" cy="{self.y:g}" r="{self.wide:g}"'
            return f'<circle {place} fill="none" stroke="currentColor"/>'
        style = ' opacity=".6"' if self.faint else ""
        return (
            f'<text x="{self.x:g}" y="{self.y:g}" font-size="{self.size}" '
            f'text-anchor="{self.anchor}"{style}>{escape(self.words)}</text>'
        )


class Sketch:
    """A drawing that grows from the top down."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self._width = 0
        self.y = MARGIN

    def line(self, words: str, faint: bool = False) -> None:
        """A line of text below what is there."""
        self.y += LINE
        self.text(MARGIN, self.y - 5, words, faint=faint)

    def text(
        self, x: float, y: float, words: str, anchor: str = "start", size: int = 12, *, faint: bool
    ) -> None:
        """Words at a place."""
        self.shapes.append(Shape("text", x, y, words, anchor, size, faint=faint))
        self._reach(x + len(words) * size * 0.6)

    def card(self, x: float, y: float, words: str, faint: bool = False) -> None:
        """A card with its number."""
        self.shapes.append(Shape("card", x, y, faint=faint))
        size = 15 if len(words) < 3 else 12
        self.text(x + WIDE / 2, y + HIGH / 2 + 5, words, "middle", size, faint=faint)

    def cards(self, words: Iterable[Any]) -> None:
        """A row of cards below what is there."""
        for place, each in enumerate(words):
            self.card(MARGIN + place * (WIDE + GAP / 2), self.y, str(each))
        self.y += HIGH + GAP

    def chip(self, x: float, y: float, words: str, double: bool) -> None:
        """A player's chip, with a second ring where it counts double."""
        for radius in (9, 12) if double else (9,):
            self.shapes.append(Shape("ring", x, y, wide=radius))
        self.text(x, y + 4, words, "middle", 11, faint=False)

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high it is."""
        return self._width + MARGIN, self.y + MARGIN

    def svg(self, label: str) -> str:
        """The whole drawing, with a label for those who hear it."""
        width, height = self.size
        parts = "".join(shape.svg() for shape in self.shapes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(label)}" '
            f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" '
            f'fill="currentColor" font-family="system-ui, sans-serif">{parts}</svg>'
        )

    def _reach(self, x: float) -> None:
        self._width = max(self._width, round(x))


def piles(sketch: Sketch, shown: Sequence[Mapping[str, Any]]) -> None:
    """Piles side by side: where they go, what lies on top, and a command where it has one."""
    for place, pile in enumerate(shown):
        x = MARGIN + place * (WIDE + 4 * GAP)
        arrow = "\N{UPWARDS ARROW}" if pile["ascending"] else "\N{DOWNWARDS ARROW}"
        sketch.text(x, sketch.y + 12, f"{pile['pile']} {arrow}", faint=True)
        sketch.card(x, sketch.y + LINE, str(pile["top"]), faint=pile["top"] == pile["start"])
        if pile.get("command"):
            sketch.text(x, sketch.y + LINE + HIGH + 12, pile["command"], size=10, faint=False)
    commands = LINE if any(pile.get("command") for pile in shown) else GAP
    sketch.y += LINE + HIGH + commands


def general(view: View) -> Sketch:
    """Any game, from its view alone: field by field, the hand last."""
    sketch = Sketch()
    own = {name: value for name, value in view.items() if name not in COMMON}
    hand = own.pop("hand", None)
    for name, value in own.items():
        if value not in (None, [], {}, ""):
            sketch.line(f"{name.replace('_', ' ')}: {value}")
    if hand:
        sketch.cards(hand)
    return sketch


def page(title: str, sketch: Sketch, words: Iterable[str]) -> str:
    """A drawing with its title above and some sentences below."""
    below = "".join(f"<div>{escape(each)}</div>" for each in words)
    return f"<div><strong>{escape(title)}</strong><br>{sketch.svg(title)}{below}</div>"
