"""The seats of a table, and who holds them."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ...refusals import Refusal

Look = Mapping[str, int]  # a colour and a glyph, as the protocol describes it


@dataclass(frozen=True)
class Seat:
    """A seat: open, a bot's, or a person's; `stand_in` while a bot plays for the person.

    Its `key` goes with whoever changes places: the link of the seat follows from it, and the
    requests of the seat are remembered by it. Who sits down gets a new one, so that a link is used
    up; `invited` is the one before, so that who opens it once more is known.
    """

    kind: str  # "open", "bot" or "person"
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    stand_in: bool = False
    look: Look | None = None
    key: int = 0
    muted: bool = False  # by the host
    invited: int | None = None
    idle: bool = False  # a bot plays although the person is connected
    out_of_time: bool = False  # a bot finishes this turn

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot plays here now, and no person."""
        return self.kind == "bot" or self.stand_in

    @property
    def acted_for(self) -> bool:
        """Whether a bot acts here now, if only until the turn ends."""
        return self.kind == "bot" or self.stand_in or self.out_of_time

    def stored(self) -> dict[str, Any]:
        """All of it, ready for JSON: only for the store, for it names the guest."""
        return asdict(self)

    def json(self, away_since: float | None) -> dict[str, Any]:
        """What everybody may see."""
        person = self.kind == "person"
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "look": self.look,
            "present": self.kind == "bot" or (person and away_since is None),
            "away_since": away_since if person else None,
            "stand_in": self.stand_in,
            "out_of_time": self.out_of_time,
            "muted": self.muted,
        }


@dataclass(frozen=True)
class Binding:
    """Who holds a seat from now on; None: nobody."""

    seat: int
    guest: str | None


def checked_number(number: int, seats: Sequence[Seat], field: str = "seat") -> int:
    """The number of a seat, if there is one of that number."""
    last = len(seats) - 1
    if number > last:
        raise Refusal("bad-request", field=field, expected=f"a number from 0 to {last}")
    return number
