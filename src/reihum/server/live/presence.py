"""Who of a table's people is there, and since when the others are away."""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType


class Presence:
    """Since when nobody is connected for a person; people are known by the keys of their seats.

    Those who change places stay as present as they were.
    """

    def __init__(self, people: Iterable[int], since: float, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._away = dict.fromkeys(people, since)

    def note(
        self,
        people: Collection[int],
        here: Collection[int],
        left: Mapping[int, float] = MappingProxyType({}),
    ) -> None:
        """Who sits at the table now, and who of them is here; whoever was away stays so.

        `left` is when they were last seen elsewhere; what is to come tells nothing.
        """
        now = self._clock()
        past = {key: at for key, at in left.items() if at <= now}
        since = {key: past.get(key, now) for key in people} | {
            key: max(at, past.get(key, at)) for key, at in self._away.items()
        }
        self._away = {key: since[key] for key in people if key not in here}

    def away_since(self, key: int) -> float | None:
        """Since when a person is away; None for everybody else."""
        return self._away.get(key)

    def all_away_since(self, keys: Iterable[int]) -> list[float | None]:
        """The same of several."""
        return [*map(self._away.get, keys)]

    def away_for(self, key: int, seconds: float) -> bool:
        """Whether a person has been away for so long, counted anew if the clock was set back."""
        since, now = self._away.get(key), self._clock()
        if since is None:
            return False
        self._away[key] = min(since, now)
        return now - since >= seconds

    def settled(self, seconds: float) -> bool:
        """Whether all who are away have been so for so long."""
        return all(self.away_for(key, seconds) for key in self._away)
