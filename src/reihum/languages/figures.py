"""Numbers as each language writes them."""

from dataclasses import dataclass

from .choosing import USUAL
from .speaking import say

MARKS = {".": "figure-comma", ",": "figure-group", "%": "figure-percent"}


@dataclass(frozen=True)
class Figure:
    """A number, and its shape as Python's `format` has it.

    >>> str(Figure(1234.5, ",.2f")), Figure(1234.5, ",.2f").said("de")
    ('1,234.50', '1.234,50')
    """

    value: float
    shape: str = ","

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str = USUAL) -> str:
        """The number as it is written in a language."""
        written = format(self.value, self.shape)
        return "".join(say(MARKS[c], {}, language) if c in MARKS else c for c in written)
