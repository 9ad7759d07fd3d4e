"""Comparisons: two bots on the same deals, and how sure it is which is better."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..play.batches import Played
from ..reports.standings import elo, failures, html_table
from ..statistics.intervals import Estimate
from ..statistics.ratings import share
from ..statistics.sprt import Verdict
from .pairs import MARGIN_UNIT, Pair, score_name
from .tournament import Bounds, Tournament

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

        Of the wins against each other; where players win together, of the deals with fewer cards
        left.
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
        """The difference of their cards left (fewer are better), or of their points."""
        return self._pair.margins.mean(MARGIN_UNIT)

    @property
    def games(self) -> tuple[int, int, int]:
        """Games won, drawn and lost by the first one; together: deals with fewer cards left."""
        won, drawn, lost = self._pair.games
        return won, drawn, lost

    @property
    def verdict(self) -> Verdict | None:
        """What the test says, if there is one."""
        test = self.run.sprt
        return test.verdict(self.run.meetings.results.of(0)) if test else None

    def facts(self) -> dict[str, str]:
        """What people want to know, in words."""
        return _facts(self)

    def json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        figures = {"score": self.score, "elo": self.elo, "margin": self.margin}
        if self.win_rate is not None:
            figures["win_rate"] = self.win_rate
        told = {name: _finite(estimate) for name, estimate in figures.items()}
        verdict = self.verdict.json() if self.verdict else None
        return {
            "format": FORMAT,
            "deals": self.deals,
            "games": list(self.games),
            **told,
            "verdict": verdict,
            "tournament": self.run.json(),
        }

    def _repr_html_(self) -> str:
        return html_table([], list(self.facts().items()))


def compare(
    name: str,
    one: str,
    other: str,
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
    going_on: Comparison | Mapping[str, Any] | None = None,
) -> Comparison:
    """Play the same deals with two bots; the arguments are those of `tournament`."""
    run = Tournament.blank(name, (one, other), players, options, seed, talk, limit, sprt)
    found = Comparison(run)
    if going_on is not None:
        earlier = going_on.run if isinstance(going_on, Comparison) else going_on["tournament"]
        found.run.go_on_from(earlier)
    heard = (lambda run, part: listener(found, part)) if listener else None
    found.run.run(deals, cores, cluster, heard)
    return found


def _facts(found: Comparison) -> dict[str, str]:
    run, (won, drawn, lost) = found.run, found.games
    one, other = run.names
    told = {"game": f"{run.game.title}, {run.game.players} players, {one} against {other}"}
    told["deals"] = f"{found.deals:,}{', stopped early' if found.interrupted else ''}"
    better = "fewer cards left, as many, more" if run.game.cooperative else "won, drawn, lost"
    told[better] = f"{won:,}, {drawn:,}, {lost:,}"
    if found.win_rate is not None:
        told["win rate"] = f"{found.win_rate.value:+.2%} {_between(found.win_rate, '.2%')}"
    told["share"] = f"{found.score.value:+.2%} {_between(found.score, '.2%')}"
    told[score_name(run.game)] = f"{found.margin.value:+.2f} {_between(found.margin, '.2f')}"
    told["Elo"] = elo(found.elo)
    if found.verdict:
        told["test"] = str(found.verdict)
    return told | failures(run)


def _finite(estimate: Estimate) -> dict[str, float | None]:
    """After one deal the interval of a mean is endless, which JSON cannot say."""
    return {
        name: value if math.isfinite(value) else None for name, value in estimate.json().items()
    }


def _between(estimate: Estimate, shape: str) -> str:
    return f"[{estimate.low:+{shape}}, {estimate.high:+{shape}}]"
