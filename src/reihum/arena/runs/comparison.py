"""Comparisons: two bots on the same deals, and how sure it is which is better."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..errors import ResumeError
from ..play.batches import Played
from ..play.description import LIMIT, Description
from ..statistics.intervals import Estimate
from ..statistics.ratings import share
from ..statistics.sprt import Sprt, Verdict
from ..statistics.units import MARGIN_UNIT
from ..words import html_table
from .contest import Bounds
from .pairs import Pair
from .tournament import Tournament
from .workload import USUAL_DEALS, Workload

FORMAT = "reihum-comparison/1"
Listener = Callable[["Comparison", Played], None]


@dataclass
class Comparison:
    """A tournament of two, and the differences: the first bot's figures less the second's."""

    run: Tournament

    @property
    def deals(self) -> int:
        """How many deals both have played."""
        return self.run.deals

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its end."""
        return self.run.interrupted

    @property
    def _pair(self) -> Pair:
        return self.run.meetings.pairs[0]

    @property
    def score(self) -> Estimate:
        """The difference of their shares: -1 to 1.

        Of the wins against each other; where players win together, of the deals with the better
        score.
        """
        found = share(self.run.meetings.results.of(0))
        return Estimate(2 * found.value - 1, 2 * found.low - 1, 2 * found.high - 1)

    @property
    def elo(self) -> Estimate:
        """How far they lie apart."""
        return self.run.ratings.difference(0, 1)

    @property
    def win_rate(self) -> Estimate | None:
        """The difference of their win rates, where players win together."""
        return self._pair.wins.mean() if self.run.game.cooperative else None

    @property
    def margin(self) -> Estimate:
        """The difference of their scores: which of them are better, the game knows."""
        return self._pair.margins.mean(MARGIN_UNIT)

    @property
    def games(self) -> tuple[int, int, int]:
        """Games won, drawn and lost by the first one; together: deals with a better score."""
        won, drawn, lost = self._pair.games
        return won, drawn, lost

    @property
    def verdict(self) -> Verdict | None:
        """What the test says, if there is one."""
        test = self.run.sprt
        return test.verdict(self.run.meetings.results.of(0)) if test else None

    def facts(self) -> dict[str, str]:
        """What people want to know, in the words of whoever sits at this keyboard."""
        from ..reports.facts import in_words, of_comparison

        return in_words(of_comparison(self))

    def json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        figures = {"score": self.score, "elo": self.elo, "margin": self.margin}
        if self.win_rate is not None:
            figures["win_rate"] = self.win_rate
        told = {name: estimate.json() for name, estimate in figures.items()}
        verdict = self.verdict.json() if self.verdict else None
        return {
            "format": FORMAT,
            "deals": self.deals,
            "games": list(self.games),
            **told,
            "verdict": verdict,
            "tournament": self.run.json(),
        }

    def go_on_from(self, fields: Mapping[str, Any]) -> None:
        """Begin where an earlier one of the same settings has stopped, from its JSON."""
        if not isinstance(fields.get("tournament"), Mapping):
            raise ResumeError("resume-format", found=repr(fields.get("format")), format=FORMAT)
        self.run.go_on_from(fields["tournament"])

    def _repr_html_(self) -> str:
        return html_table([], list(self.facts().items()))


def compare(
    name: str,
    one: str,
    other: str,
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
    going_on: Comparison | Mapping[str, Any] | None = None,
) -> Comparison:
    """Play the same deals with two bots; the arguments are those of `tournament`."""
    described = Description.of(
        name, [one, other], players=players, options=options, seed=seed, talk=talk, limit=limit
    )
    found = Comparison(Tournament(described, None if sprt is None else Sprt.of(sprt)))
    if going_on is not None:
        found.go_on_from(going_on.json() if isinstance(going_on, Comparison) else going_on)
    heard = (lambda part: listener(found, part)) if listener else None
    found.run.run(Workload(deals, cores=cores, cluster=cluster), heard)
    return found
