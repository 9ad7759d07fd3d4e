"""What a process has to do with others that serve the same tables; here: there are none."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Others:
    """Who is at a table by way of other workers, and who has been there.

    All by guest; `since` is when people could first come, as some worker was there.
    """

    here: Mapping[str, str]  # names, which only spectators have
    left: Mapping[str, float]  # when, in seconds since 1970
    since: float


NOBODY = Others({}, {}, 0.0)


class Follower(Protocol):
    """Whoever hears what others share."""

    def hear(self, worker: str, table: str, text: str) -> None:
        """Another worker shares something about a table."""

    def lose(self, worker: str) -> None:
        """A worker has gone, or begins anew: what it has shared no longer holds."""

    def catch_up(self) -> None:
        """Anything may have been shared meanwhile."""


class Listener(Protocol):
    """Whoever wants to hear what happens elsewhere."""

    def heard(self, table: str, seq: int, events: str = "") -> None:
        """A table has so many events now; the last of them may be told along (`telling.told`)."""

    def heard_of_people(self, table: str) -> None:
        """Somebody came to a table elsewhere, or went."""

    def changed(self, table: str) -> None:
        """What was stored of a table is another thing now, or gone."""

    async def catch_up(self) -> None:
        """Anything may have happened meanwhile."""

    async def adopt(self, tables: Iterable[str]) -> None:
        """Nobody looks after the bots of these tables any more."""


class Neighbours:
    """No other processes: everybody is here, and all bots are ours."""

    shared = False  # whether others may serve the same tables

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Say goodbye."""

    def set_here(self, table: str, guests: Mapping[str, str]) -> None:
        """Tell the others who is at a table by way of this worker: guests with their names."""

    async def others(self, table: str) -> Others | None:
        """Who is at a table by way of other workers; None where there cannot be any."""
        return None

    async def lease(self, table: str) -> bool:
        """Whether the bots of a table think in this worker: in one at a time."""
        return True

    def leased(self, table: str) -> bool:
        """Whether they do already."""
        return False

    def release(self, table: str) -> None:
        """Let another worker have the bots of a table."""

    def share(self, table: str, text: str) -> None:
        """Tell the others something about a table that nobody keeps."""

    def follow(self, follower: Follower) -> None:
        """Hear what others share."""
