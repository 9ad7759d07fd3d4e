"""Tournaments: every bot meets every other on the same deals."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...games import Game, game
from ..errors import ArenaError, ResumeError
from ..play.batches import Batch, Played, size_for, stretches
from ..play.crews import crew
from ..play.deals import seed_of
from ..play.entrants import Entrant
from ..play.interrupts import uninterrupted
from ..statistics.intervals import Estimate
from ..statistics.ratings import Ratings, ratings, share
from ..statistics.sprt import Sprt, Verdict
from .meetings import Meetings
from .pairs import Seating, seatings
from .rounds import Round, named, played

FORMAT = "reihum-tournament/1"
Listener = Callable[["Tournament", Played], None]
Bounds = Sprt | str | Sequence[float]  # of Elo: "0,10"


@dataclass
class Tournament:
    """A run and what has come of it so far."""

    game: Game
    bots: tuple[Entrant, ...]
    seed: str
    talk: bool = False
    limit: float = 10.0
    sprt: Sprt | None = None
    meetings: Meetings = field(default_factory=lambda: Meetings.among(0))
    interrupted: bool = False

    def __post_init__(self) -> None:
        if not self.meetings.pairs:
            self.meetings = Meetings.among(len(self.bots))

    @classmethod
    def blank(
        cls,
        name: str,
        bots: Sequence[str],
        players: int | None,
        options: Mapping[str, Any] | None,
        seed: int | str,
        talk: bool,
        limit: float,
        sprt: Bounds | None,
    ) -> "Tournament":
        """A tournament before its first deal."""
        more = {} if players is None else {"players": players}
        made = game(name, **{**(options or {}), **more})
        entrants = tuple(Entrant.of(bot) for bot in bots)
        test = None if sprt is None else Sprt.of(sprt)
        return cls(made, entrants, seed_of(seed), talk, limit, test)

    @property
    def names(self) -> list[str]:
        """What tables call the bots."""
        return named(self.bots)

    @property
    def deals(self) -> int:
        """How many deals have been played; pairs that were decided early have played fewer."""
        return int(self.meetings.results.counts.max(initial=0))

    @property
    def ratings(self) -> Ratings:
        """The ratings of the bots, by their place."""
        pairs = [(pair.one, pair.other) for pair in self.meetings.pairs]
        return ratings(len(self.bots), pairs, self.meetings.results)

    def ranked(self) -> list[tuple[str, Estimate]]:
        """The bots with their ratings, the best first."""
        found = self.ratings
        rated = [(name, found.rating(place)) for place, name in enumerate(self.names)]
        return sorted(rated, key=lambda entry: (-entry[1].value, entry[0]))

    def cross(self) -> dict[tuple[str, str], Estimate]:
        """The share of the wins of each bot against each other, both ways around."""
        table = {}
        for place, (one, other) in enumerate(self._who()):
            found = share(self.meetings.results.of(place))
            table[one, other] = found
            table[other, one] = Estimate(1 - found.value, 1 - found.high, 1 - found.low)
        return table

    def verdicts(self) -> dict[tuple[str, str], Verdict]:
        """What the test says of each pair, if there is one: is the one named first better?"""
        if self.sprt is None:
            return {}
        test, results = self.sprt, self.meetings.results
        return {who: test.verdict(results.of(place)) for place, who in enumerate(self._who())}

    def _who(self) -> list[tuple[str, str]]:
        names = self.names
        return [(names[pair.one], names[pair.other]) for pair in self.meetings.pairs]

    def going(self) -> list[int]:
        """The places of the pairs that are not decided yet."""
        everybody = range(len(self.meetings.pairs))
        if self.sprt is None:
            return list(everybody)
        test, results = self.sprt, self.meetings.results
        return [place for place in everybody if not test.verdict(results.of(place)).accepted]

    @property
    def settings(self) -> dict[str, Any]:
        """What makes this run what it is: the same settings, the same games."""
        return {
            "game": self.game.name,
            "options": self.game.json_options(),
            "bots": [vars(bot).copy() for bot in self.bots],  # with the text of their files
            "seed": self.seed,
            "talk": self.talk,
            "sprt": self.sprt.json() if self.sprt else None,
        }

    def tables(self) -> list[Seating]:
        """The tables at which each deal is played, as far as it still matters."""
        going = [self.meetings.pairs[place] for place in self.going()]
        found = (table for pair in going for table in seatings(self.game, self.bots, pair))
        return list(dict.fromkeys(found))

    def rounds(self, deals: int) -> Iterator[Round]:
        """The rounds from here on, until every pair is decided."""
        for first, count in stretches(self.deals, deals, size_for(self.bots, self.game)):
            tables = self.tables()
            if not tables:
                return
            yield Round(tables, [self._batch(table, first, count) for table in tables])

    def _batch(self, table: Seating, first: int, count: int) -> Batch:
        entrants = tuple(self.bots[place] for place in table.bots)
        return Batch(
            self.game.name,
            dict(self.game.options),
            entrants,
            table.seats,
            self.seed,
            first,
            count,
            self.talk,
            self.limit,
        )

    def run(
        self,
        deals: int,
        cores: int | None = None,
        cluster: str | None = None,
        listener: Listener | None = None,
    ) -> None:
        """Play until every pair has met on so many deals, or is decided, or on Ctrl-C."""
        heard = (lambda part: listener(self, part)) if listener else None
        workers = crew(cores, cluster, all(bot.ours for bot in self.bots))
        self.interrupted = False
        try:
            for finished in played(workers, self.rounds(deals), self.names, heard):
                with uninterrupted():
                    self.meetings.add(self.game, self.bots, self.going(), finished)
                if not self.going():
                    break
        except KeyboardInterrupt:
            self.interrupted = True

    def json(self) -> dict[str, Any]:
        """All of it, ready for JSON, and enough to go on from."""
        rated = [{"bot": name, **rating.json()} for name, rating in self.ranked()]
        cross = [{"one": a, "other": b, **found.json()} for (a, b), found in self.cross().items()]
        told = [{"one": a, "other": b, **said.json()} for (a, b), said in self.verdicts().items()]
        figures = {"deals": self.deals, "ratings": rated, "cross": cross, "verdicts": told}
        return {"format": FORMAT, **self.settings, **figures, "meetings": self.meetings.json()}

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> "Tournament":
        """The tournament that `json` has written."""
        if fields.get("format") != FORMAT:
            raise ResumeError(f"This is {fields.get('format')!r}; a {FORMAT} would be right.")
        return cls(
            game(fields["game"], **fields["options"]),
            tuple(Entrant(**bot) for bot in fields["bots"]),
            fields["seed"],
            fields["talk"],
            sprt=Sprt(**fields["sprt"]) if fields["sprt"] else None,
            meetings=Meetings.of(fields["meetings"]),
        )

    def go_on_from(self, earlier: "Tournament | Mapping[str, Any]") -> None:
        """Begin where an earlier run of the same settings has stopped."""
        fields = earlier.json() if isinstance(earlier, Tournament) else earlier
        found = Tournament.of(fields)
        mine, theirs = self.settings, found.settings
        wrong = [name for name in mine if mine[name] != theirs[name]]
        if wrong:
            raise ResumeError(f"That is another tournament: {_differing(self, found, wrong)}.")
        self.meetings = found.meetings

    def facts(self) -> dict[str, str]:
        """What people want to know, in words."""
        from ..reports.standings import facts

        return facts(self)

    def _repr_html_(self) -> str:
        from ..reports.standings import page

        return page(self)


def _differing(mine: Tournament, other: Tournament, wrong: list[str]) -> str:
    def told(run: Tournament, name: str) -> str:
        return ", ".join(run.names) if name == "bots" else repr(run.settings[name])

    return "; ".join(f"{name}: {told(other, name)}, not {told(mine, name)}" for name in wrong)


def tournament(
    name: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    deals: int = 1000,
    seed: int | str = "reihum",
    cores: int | None = None,
    cluster: str | None = None,
    sprt: Bounds | None = None,
    limit: float = 10.0,
    talk: bool = False,
    options: Mapping[str, Any] | None = None,
    listener: Listener | None = None,
    going_on: Tournament | Mapping[str, Any] | None = None,
) -> Tournament:
    """Let bots meet, each with each; the same seed gives the same result anywhere.

    Against each other, every deal is played twice with the seats exchanged; where players win
    together, every bot plays the same deals alone. With `sprt` (Elo: "0,10") a pair stops as soon
    as it is known whether the one named first is better. `listener` hears of every batch;
    `going_on` is an earlier tournament of the same settings, or its JSON.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ArenaError(f"A tournament needs two different bots or more, not {', '.join(bots)}.")
    run = Tournament.blank(name, bots, players, options, seed, talk, limit, sprt)
    if going_on is not None:
        run.go_on_from(going_on)
    run.run(deals, cores, cluster, listener)
    return run
