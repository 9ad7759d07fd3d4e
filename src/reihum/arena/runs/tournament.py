"""Tournaments: every bot meets every other on the same deals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..errors import ArenaError
from ..play.batches import Played
from ..play.description import LIMIT, Description
from ..statistics.intervals import Estimate
from ..statistics.ratings import Ratings, ratings, share
from ..statistics.sprt import Sprt, Verdict
from .contest import FORMAT, Bounds, Contest
from .workload import USUAL_DEALS, Workload

Listener = Callable[["Tournament", Played], None]


class Tournament(Contest):
    """A contest with what it says: ratings, shares, verdicts."""

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

    def json(self) -> dict[str, Any]:
        """All of it, ready for JSON, and enough to go on from."""
        rated = [{"bot": name, **rating.json()} for name, rating in self.ranked()]
        cross = [{"one": a, "other": b, **found.json()} for (a, b), found in self.cross().items()]
        told = [{"one": a, "other": b, **said.json()} for (a, b), said in self.verdicts().items()]
        figures = {"deals": self.deals, "ratings": rated, "cross": cross, "verdicts": told}
        return {"format": FORMAT, **self.settings, **figures, "meetings": self.meetings.json()}

    def facts(self) -> dict[str, str]:
        """What people want to know, in the words of whoever sits at this keyboard."""
        from ..reports.facts import in_words, of_tournament

        return in_words(of_tournament(self))

    def _repr_html_(self) -> str:
        from ..reports.standings import page

        return page(self)


def check_field(bots: Sequence[str]) -> None:
    """Refuse a tournament of one, or of a bot with itself."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ArenaError("arena-same-bots", bots=list(bots))


def tournament(
    name: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    deals: int = USUAL_DEALS,
    seed: int | str = "reihum",
    cores: int | None = None,
    cluster: str | None = None,
    sprt: Bounds | None = None,
    limit: float = LIMIT,
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
    check_field(bots)
    described = Description.of(
        name, bots, players=players, options=options, seed=seed, talk=talk, limit=limit
    )
    run = Tournament(described, None if sprt is None else Sprt.of(sprt))
    if going_on is not None:
        run.go_on_from(going_on.json() if isinstance(going_on, Tournament) else going_on)
    heard = (lambda part: listener(run, part)) if listener else None
    run.run(Workload(deals, cores=cores, cluster=cluster), heard)
    return run
