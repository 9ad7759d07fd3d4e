"""The shape of an option: what it may be, for programs that let people choose."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Shape:
    """A `choice` of words, a `number`, a `switch`, or a `table` of numbers.

    A choice may take something else than its words too. A table without rows is a plain list.

    >>> Shape.choice("lot", "agree").or_else(Shape.number(0, 4)).json()
    {'kind': 'choice', 'choices': ['lot', 'agree'], 'or': {'kind': 'number', 'low': 0, 'high': 4}}
    """

    kind: str
    choices: tuple[str, ...] | None = None
    low: int | None = None
    high: int | None = None
    rows: int | None = None
    columns: int | None = None
    other: "Shape | None" = None

    @classmethod
    def choice(cls, *words: str) -> "Shape":
        """One of some words."""
        return cls("choice", words)

    @classmethod
    def number(cls, low: int, high: int) -> "Shape":
        """A whole number from low to high."""
        return cls("number", low=low, high=high)

    @classmethod
    def table(cls, low: int, high: int, columns: int, rows: int | None = None) -> "Shape":
        """So many rows of so many numbers from low to high; or just the numbers."""
        return cls("table", None, low, high, rows, columns)

    def or_else(self, other: "Shape") -> "Shape":
        """The same, or something else."""
        return replace(self, other=other)

    def json(self) -> dict[str, Any]:
        """Ready for JSON: only what this kind has."""
        sizes = {name: getattr(self, name) for name in ("low", "high", "rows", "columns")}
        words = {"choices": list(self.choices)} if self.choices else {}
        given = {name: size for name, size in sizes.items() if size is not None}
        return {"kind": self.kind, **words, **given} | (
            {"or": self.other.json()} if self.other else {}
        )


SWITCH = Shape("switch")
