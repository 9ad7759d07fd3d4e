"""The seats of a table, and who holds them."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Seat:
    """A seat: open, a bot's, or a person's; `stand_in` while a bot plays for the person."""

    kind: str  # "open", "bot" or "person"
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    stand_in: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot plays here now."""
        return self.kind == "bot" or self.stand_in

    def stored(self) -> dict[str, Any]:
        """All of it, ready for JSON: only for the store, for it names the guest."""
        return asdict(self)

    def json(self, present: bool) -> dict[str, Any]:
        """What everybody may see."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "present": present or self.kind == "bot",
            "stand_in": self.stand_in,
        }


@dataclass(frozen=True)
class Binding:
    """Who holds a seat from now on; None: nobody."""

    seat: int
    guest: str | None
