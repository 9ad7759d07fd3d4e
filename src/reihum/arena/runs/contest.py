"""A contest: bots that meet, each with each, on the same deals; played in rounds, and resumed.

What the sums of its meetings say is told by `Tournament` and `Comparison`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from ...games import Game, game
from ..errors import ResumeError
from ..play.batches import Batch, Played, size_for, stretches
from ..play.description import Description
from ..play.entrants import Entrant
from ..play.interrupts import uninterrupted
from ..statistics.sprt import Sprt
from .meetings import Meetings
from .pairs import Seating, seatings
from .rounds import Round, named, played
from .workload import Workload

FORMAT = "reihum-tournament/1"
Bounds = Sprt | str | Sequence[float]  # of Elo: "0,10"


@dataclass
class Contest:
    """A run and the sums of it so far."""

    description: Description
    sprt: Sprt | None = None  # a pair stops as soon as this test knows
    meetings: Meetings = field(default_factory=lambda: Meetings.among(0))
    interrupted: bool = False

    def __post_init__(self) -> None:
        if not self.meetings.pairs:
            self.meetings = Meetings.among(len(self.bots))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.description.game

    @property
    def bots(self) -> tuple[Entrant, ...]:
        """Who plays it."""
        return self.description.entrants

    @property
    def seed(self) -> str:
        """What the deals are made of."""
        return self.description.seed

    @property
    def names(self) -> list[str]:
        """What tables call the bots."""
        return named(self.bots)

    @property
    def deals(self) -> int:
        """How many deals have been played; pairs that were decided early have played fewer."""
        return int(self.meetings.results.counts.max(initial=0))

    def going(self) -> list[int]:
        """The places of the pairs that are not decided yet."""
        everybody = range(len(self.meetings.pairs))
        if self.sprt is None:
            return list(everybody)
        test, results = self.sprt, self.meetings.results
        return [place for place in everybody if not test.verdict(results.of(place)).accepted]

    def tables(self) -> list[Seating]:
        """The tables at which each deal is played, as far as it still matters."""
        going = [self.meetings.pairs[place] for place in self.going()]
        found = (table for pair in going for table in seatings(self.game, self.bots, pair))
        return list(dict.fromkeys(found))

    def rounds(self, deals: int) -> Iterator[Round]:
        """The rounds from here on, until every pair is decided; a test looks after each of them."""
        size, stopping = size_for(self.description), self.sprt is not None
        for first, count in stretches(self.deals, deals, size, stopping):
            tables = self.tables()
            if not tables:
                return
            yield Round(tables, [self._batch(table, first, count) for table in tables])

    def _batch(self, table: Seating, first: int, count: int) -> Batch:
        entrants = tuple(self.bots[place] for place in table.bots)
        return Batch(replace(self.description, entrants=entrants), table.seats, first, count)

    def run(self, work: Workload, heard: Callable[[Played], None] | None = None) -> None:
        """Play until every pair has met on enough deals, or is decided, or until Ctrl-C."""
        self.interrupted = False
        crew, rounds = work.crew(self.description), self.rounds(work.most)
        try:
            for finished in played(crew, rounds, self.names, heard):
                with uninterrupted():
                    self.meetings.add(self.game, self.bots, self.going(), finished)
                if not self.going():
                    break
        except KeyboardInterrupt:
            self.interrupted = True

    @property
    def settings(self) -> dict[str, Any]:
        """What makes this run what it is: the same settings, the same games."""
        bots = [vars(bot).copy() for bot in self.bots]  # with the text of their files
        sprt = self.sprt.json() if self.sprt else None
        return {**self.description.settings({"bots": bots}), "sprt": sprt}

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> Self:
        """The contest that JSON of a tournament tells of."""
        if fields.get("format") != FORMAT:
            raise ResumeError("resume-format", found=repr(fields.get("format")), format=FORMAT)
        try:
            made = game(fields["game"], **fields["options"])
            entrants = tuple(Entrant(**bot) for bot in fields["bots"])
            description = Description(made, entrants, fields["seed"], fields["talk"])
            test = Sprt(**fields["sprt"]) if fields["sprt"] else None
            return cls(description, test, Meetings.of(fields["meetings"]))
        except (KeyError, TypeError) as error:
            raise ResumeError("resume-broken", format=FORMAT, reason=repr(error)) from error

    def go_on_from(self, fields: Mapping[str, Any]) -> None:
        """Begin where an earlier run of the same settings has stopped, from its JSON."""
        found = type(self).of(fields)
        mine, theirs = self.settings, found.settings
        wrong = [name for name in mine if mine[name] != theirs[name]]
        if wrong:
            raise ResumeError("resume-another", differences=_differing(self, found, wrong))
        self.meetings = found.meetings


def _differing(mine: Contest, other: Contest, wrong: list[str]) -> str:
    def told(run: Contest, name: str) -> str:
        return ", ".join(run.names) if name == "bots" else repr(run.settings[name])

    return "; ".join(f"{name}: {told(other, name)}, not {told(mine, name)}" for name in wrong)
