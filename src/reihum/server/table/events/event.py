"""An event: what all kinds of them have."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_type_hints

from ..budgets import GAMES, TALK, Account
from ..seating.seats import Binding

if TYPE_CHECKING:
    from ..table import Table

Value = TypeVar("Value")
Public = Annotated[Value, "public"]  # everybody hears it
KINDS: dict[str, type["Event"]] = {}  # by the word under which they are stored


@dataclass(frozen=True, kw_only=True)
class Event(ABC):
    """Something that happens at a table, and whose it is."""

    kind: ClassVar[str] = ""
    about_cards: ClassVar[bool] = False  # only of interest until the next deal
    deals: ClassVar[bool] = False
    budget: ClassVar[str] = GAMES  # see `budgets`

    seat: int | None = None

    def __init_subclass__(cls, kind: str = "") -> None:
        """Each kind has one type; a type without a word of its own only helps others."""
        if kind:
            cls.kind = kind
            KINDS[kind] = cls

    @abstractmethod
    def apply(self, table: "Table") -> None:
        """Let it happen."""

    @property
    def bindings(self) -> Sequence[Binding]:
        """Who holds which seats from now on, where that changes."""
        return ()

    @property
    def account(self) -> Account:
        """Whose budget it is on."""
        return self.budget, self.seat if self.budget == TALK else None

    @property
    def is_public(self) -> bool:
        """Whether everybody may hear all of it."""
        return public_fields(type(self)) == stored_fields(type(self))

    def payload(self) -> dict[str, Any]:
        """All of it but the seat, ready for JSON: only for the store."""
        return {name: getattr(self, name) for name in stored_fields(type(self))}

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload."""
        return cls(seat=seat, **payload)

    def public(self) -> dict[str, Any]:
        """What everybody may hear, ready for JSON."""
        return {name: getattr(self, name) for name in public_fields(type(self))}


@cache
def stored_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event but for its seat."""
    return tuple(field.name for field in fields(kind) if field.name != "seat")


@cache
def public_fields(kind: type[Event]) -> tuple[str, ...]:
    """Those of them that everybody hears."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name for name in stored_fields(kind) if "public" in getattr(hints[name], "__metadata__", ())
    )


@dataclass(frozen=True, kw_only=True)
class SeatEvent(Event):
    """Something that always belongs to a seat."""

    seat: int
