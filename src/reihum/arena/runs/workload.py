"""How much is played, and by which hands: nothing here changes what a game is like."""

from dataclasses import dataclass

from ..play.crews import Crew, crew
from ..play.description import Description

UNENDING = 1_000_000_000_000  # games, where only the width of an interval ends a run
USUAL_GAMES, USUAL_DEALS = 10_000, 1000


@dataclass(frozen=True)
class Workload:
    """When a run has played enough, and where it is played."""

    most: int  # games of a simulation, deals of a tournament
    until_width: float | None = None  # of the interval of the win rate: stop when so narrow
    cores: int | None = None  # None: all of this machine
    cluster: str | None = None  # the address of a Dask scheduler

    @classmethod
    def of_games(
        cls,
        games: int | None,
        until_width: float | None = None,
        cores: int | None = None,
        cluster: str | None = None,
    ) -> "Workload":
        """So many games; the usual number only where nothing else ends the run."""
        usual = USUAL_GAMES if until_width is None else UNENDING
        return cls(usual if games is None else games, until_width, cores, cluster)

    def crew(self, run: Description) -> Crew:
        """Who plays the batches of a run."""
        return crew(self.cores, self.cluster, run.ours)
