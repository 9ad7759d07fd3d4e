"""The options of a game: what each may be, its default, and its text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .errors import OptionError
from .kinds import GROUPS, NUMBER, NUMBERS, Kind, Mismatch
from .messages import Message, brief


@dataclass(frozen=True)
class Shape:
    """What an option may be, for programs that let people choose.

    A `choice` of words, a `number`, a `switch`, or a `table` of numbers.

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


@dataclass(frozen=True)
class Option:
    """An option: its default, its choices in words, and how a value is checked and written.

    The shape says the choices once more, for programs.
    """

    default: Any
    told: Message | str  # its choices in words
    kind: Kind
    shape: Shape

    @property
    def choices(self) -> str:
        """Its choices in English."""
        return str(self.told)


def checked(game: str, options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game with their values in normal form."""
    for name in given:
        if name not in options:
            raise OptionError("unknown-option", game=game, option=name, options=list(options))
    values = {name: option.default for name, option in options.items()} | dict(given)
    return {name: _value(game, name, options[name], value) for name, value in values.items()}


def _value(game: str, name: str, option: Option, value: Any) -> Any:
    try:
        return option.kind.check(value)
    except Mismatch:
        raise OptionError(
            "bad-option", game=game, option=name, value=brief(value), choices=option.told
        ) from None


def number(default: int, low: int, high: int) -> Option:
    """A whole number from low to high."""
    told = Message("kind-range" if low < high else "kind-always", {"low": low, "high": high})
    kind = limited(NUMBER, lambda n: low <= n <= high, told)
    return Option(default, told, kind, Shape.number(low, high))


def words(*choices: str, default: str, renamed: Mapping[str, str] | None = None) -> Option:
    """One of some words. A word that was renamed is read by its old name too."""
    read = {word: word for word in choices} | dict(renamed or {})

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in read:
            raise Mismatch
        return read[value]  # plain, also where it was one of NumPy's

    kind = Kind(Message("kind-word"), check, str, check)
    return Option(default, _one_of(*map(repr, choices)), kind, Shape.choice(*choices))


def _one_of(first: str, *others: str) -> Message | str:
    told: Message | str = first
    for other in others:
        told = Message("kind-or", {"first": told, "other": other})
    return told


def truth(default: bool) -> Option:
    """Yes or no."""

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise Mismatch
        return value

    def read(text: str) -> bool:
        if text not in ("yes", "no"):
            raise Mismatch
        return text == "yes"

    kind = Kind(Message("kind-truth"), check, lambda value: "yes" if value else "no", read)
    return Option(default, _one_of("True", "False"), kind, SWITCH)


def either(named: Option, other: Kind, choices: Message, shape: Shape) -> Option:
    """One of some words, or something else."""

    def check(value: Any) -> Any:
        return named.kind.check(value) if isinstance(value, str) else other.check(value)

    def write(value: Any) -> str:
        return value if isinstance(value, str) else other.write(value)

    def read(text: str) -> Any:
        try:
            return named.kind.read(text)
        except Mismatch:
            return check(other.read(text))

    told = Message("kind-or-else", {"first": named.told, "other": choices})
    return Option(named.default, told, Kind(told, check, write, read), named.shape.or_else(shape))


def first(*names: str, seats: int) -> Option:
    """Who begins: by one of some ways, or a seat."""
    seat, shape = limited(NUMBER, lambda n: 0 <= n < seats), Shape.number(0, seats - 1)
    return either(
        words(*names, default="lot"), seat, Message("kind-seat", {"last": seats - 1}), shape
    )


def numbers_table(
    names: Option, fits: Callable[[Any], bool], choices: Message, shape: Shape
) -> Option:
    """Words, or a row of numbers."""
    return either(names, _frozen(limited(NUMBERS, fits)), choices, shape)


def groups_table(
    names: Option, fits: Callable[[Any], bool], choices: Message, shape: Shape
) -> Option:
    """Words, or rows of numbers."""
    return either(names, _frozen(limited(GROUPS, fits)), choices, shape)


def limited(kind: Kind, fits: Callable[[Any], bool], choices: Message | str | None = None) -> Kind:
    """A kind, but only with the values that fit; and perhaps which those are, in words."""

    def kept(value: Any) -> Any:
        if not fits(value):
            raise Mismatch
        return value

    return Kind(
        choices or kind.expected,
        lambda value: kept(kind.check(value)),
        kind.write,
        lambda text: kept(kind.read(text)),
    )


def _frozen(kind: Kind) -> Kind:
    """A kind whose lists become tuples, for a game and its options never change."""
    return Kind(
        kind.expected,
        lambda value: frozen(kind.check(value)),
        kind.write,
        lambda text: frozen(kind.read(text)),
    )


def frozen(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def thawed(value: Any) -> Any:
    """Tuples as lists, all the way down: as JSON has them."""
    return [thawed(part) for part in value] if isinstance(value, tuple) else value
