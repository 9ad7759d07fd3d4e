"""Events: what has happened at a table, in order, and what of it everybody hears."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

# Only what is named here ever leaves the server: secrets and guests stay in the payload.
PUBLIC: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "created": (),
        "started": ("commitment",),
        "seated": ("name",),
        "left": ("name",),
        "renamed": ("name",),
        "played": ("action", "drew", "by_bot", "egon", "closing"),
        "undone": ("action",),
        "signalled": ("pile", "signal"),
        "said": ("text", "name"),
        "stood-in": (),
        "returned": (),
        "over": ("outcome", "secret"),
        "again": ("same", "commitment"),
    }
)


@dataclass(frozen=True)
class Draft:
    """Something that is about to happen; `sender` and `message_id` name the wish behind it."""

    kind: str
    seat: int | None = None
    payload: Mapping[str, Any] = field(default_factory=dict)
    sender: str | None = None
    message_id: str | None = None


@dataclass(frozen=True)
class Event:
    """Something that has happened, with its number at the table."""

    seq: int
    at: float
    draft: Draft

    @property
    def kind(self) -> str:
        """What kind of thing."""
        return self.draft.kind

    @property
    def seat(self) -> int | None:
        """Whose it is."""
        return self.draft.seat

    @property
    def payload(self) -> Mapping[str, Any]:
        """All that is stored of it."""
        return self.draft.payload

    def public(self) -> dict[str, Any]:
        """What everybody may hear, ready for JSON."""
        told = {name: self.payload[name] for name in PUBLIC[self.kind] if name in self.payload}
        return {"seq": self.seq, "kind": self.kind, "seat": self.seat, "at": self.at, **told}
