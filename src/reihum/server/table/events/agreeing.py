"""Time that is up, bots that step in, and what people decide together."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..consent.waiting import NextGame, Pause, joined
from ..timing.turn_time import Vote
from .event import Event, Public, SeatEvent

if TYPE_CHECKING:
    from ..table import Table


@dataclass(frozen=True, kw_only=True)
class TimedOut(Event, kind="timed-out"):
    """The time of a turn is up, and a bot finishes it; without a seat: nobody has begun."""

    about_cards = True

    def apply(self, table: "Table") -> None:
        """Let the bot play this turn."""
        if self.seat is not None:
            table.run_out(self.seat)


@dataclass(frozen=True, kw_only=True)
class BotFailed(SeatEvent, kind="bot-failed"):
    """The bot of a seat found no action that is legal, in time, so another one plays."""

    about_cards = True
    why: Public[str]  # "slow", "failed", "illegal" or "missing"

    def apply(self, table: "Table") -> None:
        """Nothing changes: it is asked again."""


@dataclass(frozen=True, kw_only=True)
class BotAsked(SeatEvent, kind="bot-asked"):
    """A seat would like a bot to play for another, who does nothing; or agrees to."""

    about_cards = True
    target: Public[int]

    def apply(self, table: "Table") -> None:
        """Remember it."""
        table.vote = (table.vote or Vote(self.target, table.time)).with_seat(self.seat)


@dataclass(frozen=True, kw_only=True)
class StoodIn(SeatEvent, kind="stood-in"):
    """A bot plays for someone who is away, has run out of time, or does nothing."""

    why: Public[str] = "away"
    idle: bool = False  # they are here: being connected does not make them come back

    def apply(self, table: "Table") -> None:
        """Let the bot play."""
        table.change_seat(self.seat, stand_in=True, idle=self.idle)
        table.vote = None


@dataclass(frozen=True, kw_only=True)
class Returned(SeatEvent, kind="returned"):
    """Someone came back."""

    def apply(self, table: "Table") -> None:
        """Let the person play."""
        table.come_back(self.seat)


@dataclass(frozen=True, kw_only=True)
class Conceding(SeatEvent, kind="conceding"):
    """A seat wants to give up, or agrees to."""

    about_cards = True

    def apply(self, table: "Table") -> None:
        """Remember it."""
        table.conceding = joined(table.conceding, self.seat)


@dataclass(frozen=True, kw_only=True)
class Declined(SeatEvent, kind="declined"):
    """A seat does not want what was asked for: a bot to play; or to give up, or to play again."""

    about_cards = True

    def apply(self, table: "Table") -> None:
        """Nobody has asked for anything."""
        if table.vote:
            table.refuse_bot(self.seat)
        else:
            table.conceding, table.next_game = (), None


@dataclass(frozen=True, kw_only=True)
class Ready(SeatEvent, kind="ready"):
    """A seat asks for another game, or is ready for it."""

    about_cards = True
    same: Public[bool]

    def apply(self, table: "Table") -> None:
        """Remember it; who wants something else asks anew."""
        wish = table.next_game
        if wish is None or wish.same != self.same:
            wish = NextGame(self.same, since=table.time)
        table.next_game = wish.with_seat(self.seat)


@dataclass(frozen=True, kw_only=True)
class Paused(Event, kind="paused"):
    """There is something to look at, and nobody acts until all have, or until some time."""

    about_cards = True
    until: Public[float]

    def apply(self, table: "Table") -> None:
        """Wait."""
        table.pause = Pause(self.until, since=table.time)
        table.turn_time = table.turn_time.after_pause(self.until)


@dataclass(frozen=True, kw_only=True)
class Seen(SeatEvent, kind="seen"):
    """A seat has looked; with the last one the pause ends."""

    about_cards = True
    ends: Public[bool]

    def apply(self, table: "Table") -> None:
        """Remember it, or go on."""
        assert table.pause is not None
        table.pause = None if self.ends else table.pause.with_seat(self.seat)
        if self.ends:
            table.turn_time = table.turn_time.after_pause(table.time)
