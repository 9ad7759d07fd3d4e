"""What a table waits for: others who want another game too, or everybody's look."""

from dataclasses import dataclass, replace

SKEW = 5.0  # seconds between the clocks of two machines at most; more, and one was set back


@dataclass(frozen=True)
class NextGame:
    """Another game that someone asked for, the same or a new one, and who is ready for it."""

    same: bool
    since: float  # seconds since 1970
    ready: tuple[int, ...] = ()  # the first of them has asked

    def waited(self, now: float, seconds: float) -> bool:
        """Whether that was so long ago; or to come, as the clock was set back: nobody knows."""
        return not -SKEW <= now - self.since < seconds

    def with_seat(self, seat: int) -> "NextGame":
        """One more seat is ready."""
        return replace(self, ready=joined(self.ready, seat))


@dataclass(frozen=True)
class Pause:
    """Time to look at something before the game goes on, and who has looked."""

    until: float  # seconds since 1970
    seen: tuple[int, ...] = ()
    since: float = 0.0

    def lasts(self, now: float) -> bool:
        """Whether it is not over yet; it is where the clock was set back to before it began."""
        return self.since - SKEW <= now < self.until

    def with_seat(self, seat: int) -> "Pause":
        """One more seat has looked."""
        return replace(self, seen=joined(self.seen, seat))


def joined(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Seats and one more, if it is not among them."""
    return seats if seat in seats else (*seats, seat)
