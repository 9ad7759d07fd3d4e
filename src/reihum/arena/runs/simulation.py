"""Simulations: one bot on every seat, as many games as it takes to be sure."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...games import Game
from ..play.batches import Batch, Played, size_for, stretches
from ..play.description import LIMIT, Description
from ..play.entrants import Entrant
from ..play.interrupts import uninterrupted
from ..statistics.intervals import Estimate
from ..statistics.tally import Tally
from ..words import html_table
from .workload import Workload

FORMAT = "reihum-simulation/1"
Listener = Callable[["Simulation", Played], None]


@dataclass
class Simulation:
    """A run and what has come of it so far."""

    description: Description
    tally: Tally = field(default_factory=Tally)
    interrupted: bool = False

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.description.game

    @property
    def bot(self) -> Entrant:
        """Who plays it."""
        return self.description.entrants[0]

    @property
    def seed(self) -> str:
        """What the deals are made of."""
        return self.description.seed

    @property
    def win_rate(self) -> Estimate:
        """How often the players win together; against each other, how often seat 0 wins."""
        return self.tally.win_rate()

    @property
    def settings(self) -> dict[str, Any]:
        """What makes this run what it is: the same settings, the same games."""
        return self.description.settings({"bot": self.bot.label, "name": self.bot.name})

    def batches(self, games: int) -> Iterator[Batch]:
        """The batches from here on."""
        seats = (0,) * self.game.players
        for first, count in stretches(self.tally.games, games, size_for(self.description)):
            yield Batch(self.description, seats, first, count)

    def run(self, work: Workload, listener: Listener | None = None) -> None:
        """Play until it is enough, or until Ctrl-C."""
        self.interrupted = False
        if self._is_sure(work):
            return
        try:
            for played in work.crew(self.description).play(self.batches(work.most)):
                with uninterrupted():  # what is counted is also written down
                    self._count(played, listener)
                if self._is_sure(work):
                    break
        except KeyboardInterrupt:
            self.interrupted = True

    def _is_sure(self, work: Workload) -> bool:
        return work.until_width is not None and self.win_rate.width <= work.until_width

    def _count(self, played: Played, listener: Listener | None) -> None:
        self.tally.add(played.rows, played.seconds, played.faults)
        if listener:
            listener(self, played)

    def json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return {"format": FORMAT, **self.settings, "tally": self.tally.json()}

    def facts(self) -> dict[str, str]:
        """What people want to know, in the words of whoever sits at this keyboard."""
        from ..reports.facts import in_words, of_simulation

        return in_words(of_simulation(self))

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
    limit: float = LIMIT,
    cluster: str | None = None,
    going_on: Tally | None = None,
    listener: Listener | None = None,
    options: Mapping[str, Any] | None = None,
) -> Simulation:
    """Play many games with one bot on every seat; the same seed gives the same result anywhere.

    Stops after `games`, or as soon as the interval of the win rate is as narrow as `until_width`,
    or on Ctrl-C with what it has. `listener` hears of every batch; `going_on` is an earlier tally.
    """
    described = Description.of(
        name, [bot], players=players, options=options, seed=seed, talk=talk, limit=limit
    )
    run = Simulation(described, Tally.of(going_on.json()) if going_on else Tally())
    run.run(Workload.of_games(games, until_width, cores, cluster), listener)
    return run
