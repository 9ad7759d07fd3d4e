"""Tournaments and comparisons in a terminal: a bar while they run, then tables and files."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ..errors import ArenaError, ResumeError
from ..runs.comparison import Comparison, compare
from ..runs.tournament import Tournament, tournament
from ..statistics.sprt import Sprt
from .plots import plot_ratings
from .simulations import INTERRUPTED, bar, facts_table
from .standings import crossing, failures, rich_table, standings, title


@dataclass(frozen=True)
class ContestWishes:
    """The words of `reihum tournament` and `reihum compare`."""

    game: str
    bots: Sequence[str]
    players: int | None
    deals: int
    seed: str
    options: dict[str, Any]
    cores: int | None = None
    cluster: str | None = None
    sprt: str | None = None
    talk: bool = False
    limit: float = 10.0
    out: Path | None = None
    plot: Path | None = None
    resume: bool = False

    def words(self) -> dict[str, Any]:
        """What `tournament` and `compare` take alike."""
        return {
            "players": self.players,
            "deals": self.deals,
            "seed": self.seed,
            "cores": self.cores,
            "cluster": self.cluster,
            "sprt": Sprt.of(self.sprt) if self.sprt else None,
            "talk": self.talk,
            "limit": self.limit,
            "options": self.options,
            "going_on": self._earlier(),
        }

    def _earlier(self) -> dict[str, Any] | None:
        if not self.resume:
            return None
        if self.out is None:
            raise ResumeError("--resume needs --out: the file to go on from.")
        if not self.out.exists():
            return None
        try:
            fields: dict[str, Any] = json.loads(self.out.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ResumeError(f"{self.out} cannot be gone on with: {error}.") from None
        return fields


def hold_tournament(wishes: ContestWishes, console: Console) -> int:
    """Play a tournament, show it, keep it."""
    _check(wishes)
    run = _watched(wishes, console, lambda **words: tournament(wishes.game, wishes.bots, **words))
    console.print(title(run), style="bold")
    console.print(rich_table(standings(run)))
    console.print("Share of the wins, row against column:")
    console.print(rich_table(crossing(run)))
    for (one, other), verdict in run.verdicts().items():
        console.print(Text(f"{one} against {other}: {verdict}"))
    for name, told in failures(run).items():
        console.print(Text(f"{name} {told}", style="red"))
    _keep(wishes, console, run.json())
    if wishes.plot:
        plot_ratings(wishes.plot, run)
        console.print(f"Drawn to {wishes.plot}.")
    return INTERRUPTED if run.interrupted else 0


def hold_comparison(wishes: ContestWishes, console: Console) -> int:
    """Compare two bots, and show the difference."""
    _check(wishes)
    one, other = wishes.bots
    found: Comparison = _watched(
        wishes, console, lambda **words: compare(wishes.game, one, other, **words)
    )
    console.print(facts_table(found.facts()))
    _keep(wishes, console, found.json())
    return INTERRUPTED if found.interrupted else 0


def _check(wishes: ContestWishes) -> None:
    if wishes.out and wishes.out.suffix != ".json":
        raise ArenaError(f"{wishes.out}: the name should end in .json.")


def _watched(wishes: ContestWishes, console: Console, held: Callable[..., Any]) -> Any:
    with bar(console, "deals") as progress:
        task = progress.add_task("deals", total=wishes.deals, won="")

        def hear(run: Tournament | Comparison, _: object) -> None:
            progress.update(task, completed=run.deals)

        return held(listener=hear, **wishes.words())


def _keep(wishes: ContestWishes, console: Console, fields: dict[str, Any]) -> None:
    if wishes.out:
        fresh = wishes.out.with_name(wishes.out.name + ".new")
        fresh.write_text(json.dumps(fields), encoding="utf-8")
        fresh.replace(wishes.out)
        console.print(f"Written to {wishes.out}; --resume goes on from there.")
