"""Simulations: one bot on every seat, as many games as it takes to be sure."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...games import Game, game
from ..play.batches import Batch, Played, size_for, stretches
from ..play.crews import crew
from ..play.deals import seed_of
from ..play.entrants import Entrant
from ..play.interrupts import uninterrupted
from ..reports.standings import html_table
from ..statistics.intervals import Estimate
from ..statistics.tally import Tally

MOST = 1_000_000_000_000  # deals, where only the width of the interval ends a run
Listener = Callable[["Simulation", Played], None]


@dataclass
class Simulation:
    """A run and what has come of it so far."""

    game: Game
    bot: Entrant
    seed: str
    talk: bool = False
    limit: float = 10.0
    tally: Tally = field(default_factory=Tally)
    interrupted: bool = False

    @classmethod
    def blank(
        cls, name: str, options: Mapping[str, Any], bot: str, seed: int | str, talk: bool = False
    ) -> "Simulation":
        """A run before its first game."""
        return cls(game(name, **options), Entrant.of(bot), seed_of(seed), talk)

    @property
    def win_rate(self) -> Estimate:
        """How often the players win together; against each other, how often seat 0 wins."""
        return self.tally.win_rate()

    @property
    def settings(self) -> dict[str, Any]:
        """What makes this run what it is: the same settings, the same games."""
        return {
            "game": self.game.name,
            "options": self.game.json_options(),
            "bot": self.bot.label,
            "name": self.bot.name,
            "seed": self.seed,
            "talk": self.talk,
        }

    def batches(self, games: int) -> Iterator[Batch]:
        """The batches from here on."""
        size = size_for((self.bot,), self.game)
        for first, count in stretches(self.tally.games, games, size):
            yield self._batch(first, count)

    def _batch(self, first: int, count: int) -> Batch:
        seats = (0,) * self.game.players
        options = dict(self.game.options)
        return Batch(
            self.game.name,
            options,
            (self.bot,),
            seats,
            self.seed,
            first,
            count,
            self.talk,
            self.limit,
        )

    def json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return {"format": "reihum-simulation/1", **self.settings, "tally": self.tally.json()}

    def facts(self) -> dict[str, str]:
        """What people want to know, in words."""
        return facts(self)

    def _repr_html_(self) -> str:
        return html_table([], list(self.facts().items()))


def simulate(
    name: str,
    *,
    players: int | None = None,
    bot: str = "planner",
    games: int | None = None,
    seed: int | str = "reihum",
    cores: int | None = None,
    until_width: float | None = None,
    talk: bool = False,
    limit: float = 10.0,
    cluster: str | None = None,
    going_on: Tally | None = None,
    listener: Listener | None = None,
    options: Mapping[str, Any] | None = None,
) -> Simulation:
    """Play many games with one bot on every seat; the same seed gives the same result anywhere.

    Stops after `games`, or as soon as the interval of the win rate is as narrow as `until_width`,
    or on Ctrl-C with what it has. `listener` hears of every batch; `going_on` is an earlier tally.
    """
    more = {} if players is None else {"players": players}
    run = Simulation.blank(name, {**(options or {}), **more}, bot, seed, talk)
    run.limit, run.tally = limit, going_on or Tally()
    most = games if games is not None else 10_000 if until_width is None else MOST
    workers = crew(cores, cluster, run.bot.ours)
    try:
        for played in workers.play(run.batches(most)):
            with uninterrupted():  # what is counted is also written down
                run.tally.add(played.rows, played.seconds, played.faults)
                if listener:
                    listener(run, played)
            if until_width is not None and run.win_rate.width <= until_width:
                break
    except KeyboardInterrupt:
        run.interrupted = True
    return run


def facts(run: Simulation) -> dict[str, str]:
    """What people want to know of a run, in words."""
    tally, together = run.tally, run.game.cooperative
    seats = range(1 if together else run.game.players + bool(run.game.options.get("egon")))
    told = {"game": f"{run.game.title}, {people(run.game)}, {run.bot.name}"}
    told["games"] = f"{tally.games:,}"
    for seat in seats:
        who = "" if together else f", seat {seat}" if seat < run.game.players else ", EGON"
        told[f"won{who}"] = percent(tally.win_rate(seat))
        told[f"{'cards left' if run.game.name != 'nix' else 'points'}{who}"] = plain(
            tally.score(seat)
        )
    if together:
        told["fewer than ten left"] = percent(tally.excellent())
    if run.game.name != "nix":
        told["tricks"] = plain(tally.measure("tricks"))
    told["turns"] = plain(tally.measure("turns"))
    told["ended"] = ", ".join(f"{why} {count:,}" for why, count in tally.why(run.game).items())
    if tally.decisions:
        told["time per decision"] = f"{tally.seconds / tally.decisions * 1e6:,.1f} µs"
    return told


def people(game: Game) -> str:
    """How many play, in words."""
    return "alone" if game.players == 1 else f"{game.players} players"


def percent(estimate: Estimate) -> str:
    """A rate with its interval."""
    return f"{estimate.value:.2%} [{estimate.low:.2%}, {estimate.high:.2%}]"


def plain(estimate: Estimate) -> str:
    """A mean with its interval."""
    return f"{estimate.value:.2f} ± {estimate.width / 2:.2f}"
