"""The times of the running turn, all from the times of events: a restart changes none of them."""

from dataclasses import dataclass, replace

from ..consent.waiting import joined


@dataclass(frozen=True)
class TurnTime:
    """When the running turn began, and when its player last did something; seconds since 1970."""

    number: int = 0  # of the turns at this table, so that nobody takes one for another
    since: float = 0.0
    acted: float = 0.0
    asked_for_time: bool = False  # whether its player has, which counts once in a turn

    def next(self, at: float) -> "TurnTime":
        """Another turn has begun."""
        return TurnTime(self.number + 1, at, at)

    def after_act(self, at: float) -> "TurnTime":
        """Its player has done something; for the clock that changes nothing."""
        return TurnTime(self.number, self.since, at, self.asked_for_time)

    def after_pause(self, until: float) -> "TurnTime":
        """Nobody can act before some time: the turn begins then."""
        return replace(self, since=until, acted=until)

    def after_answer(self, at: float, by_player: bool) -> "TurnTime":
        """Somebody did not want a bot to play: there is as much time again until one may ask."""
        return replace(self, acted=at, asked_for_time=self.asked_for_time or by_player)


@dataclass(frozen=True)
class Vote:
    """Others would like a bot to play for someone who does nothing, and who of them agrees."""

    seat: int  # of whoever does nothing
    since: float  # seconds since 1970
    agreed: tuple[int, ...] = ()  # the first of them has asked

    def with_seat(self, seat: int) -> "Vote":
        """One more seat agrees."""
        return replace(self, agreed=joined(self.agreed, seat))
