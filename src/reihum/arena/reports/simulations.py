"""The arena in a terminal: a bar with rate and time left while games run, then the figures."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..play.batches import Played
from ..runs.simulation import Simulation, people, percent, simulate
from .files import Progress as Saved
from .files import check_suffix, write_games, write_runs
from .plots import plot_runs

INTERRUPTED = 130  # what shells know as ended by Ctrl-C
SAVE_EVERY = 5.0  # seconds


@dataclass(frozen=True)
class SimulationWishes:
    """The words of `reihum simulate`."""

    game: str
    players: Sequence[int]
    bot: str
    games: int | None
    seed: str
    options: dict[str, Any]
    cores: int | None = None
    until_width: float | None = None
    talk: bool = False
    limit: float = 10.0
    cluster: str | None = None
    out: Path | None = None
    each: bool = False
    plot: Path | None = None
    resume: bool = False


@dataclass
class Evening:
    """A simulation for each number of players, one after the other, with what is kept of them."""

    wishes: SimulationWishes
    console: Console
    saved: Saved | None = None
    runs: list[Simulation] = field(default_factory=list)
    _last_save: float = 0.0

    def run(self) -> int:
        """Play, show, and write; 130 where somebody pressed Ctrl-C."""
        wishes = self.wishes
        if wishes.out:
            check_suffix(wishes.out)
            self.saved = Saved(wishes.out, wishes.each, wishes.resume)
        with bar(self.console) as progress:
            for players in wishes.players:
                self._simulate(players, progress)
                if self.runs[-1].interrupted:
                    break
        self._show()
        self._write()
        return INTERRUPTED if self.runs[-1].interrupted else 0

    def _simulate(self, players: int, progress: Progress) -> None:
        wishes = self.wishes
        options = {**wishes.options, "players": players}
        blank = Simulation.blank(wishes.game, options, wishes.bot, wishes.seed, wishes.talk)
        task = progress.add_task(people(blank.game), total=wishes.games, won="")
        going_on = self.saved.tally(blank.settings) if self.saved else None
        self.runs.append(blank)
        if self.saved and wishes.resume and going_on:
            self.saved.trim(sum(run.tally.games for run in self.runs[:-1]) + going_on.games)

        def hear(run: Simulation, played: Played) -> None:
            self.runs[-1] = run
            won = percent(run.win_rate)
            progress.update(task, completed=run.tally.games, total=needed(run, wishes), won=won)
            if self.saved:
                self.saved.keep(played.rows)
                self._save_sometimes()

        self.runs[-1] = simulate(
            wishes.game,
            bot=wishes.bot,
            games=wishes.games,
            seed=wishes.seed,
            cores=wishes.cores,
            until_width=wishes.until_width,
            talk=wishes.talk,
            limit=wishes.limit,
            cluster=wishes.cluster,
            going_on=going_on,
            listener=hear,
            options=options,
        )
        if self.saved:
            self.saved.save(self.runs)

    def _save_sometimes(self) -> None:
        if self.saved and time.monotonic() - self._last_save > SAVE_EVERY:
            self.saved.save(self.runs)
            self._last_save = time.monotonic()

    def _show(self) -> None:
        for run in self.runs:
            self.console.print(facts_table(run.facts()))
            show_faults(self.console, run)
        if self.runs[-1].interrupted:
            self.console.print("Interrupted; this is what was played.", style="yellow")

    def _write(self) -> None:
        wishes = self.wishes
        if wishes.out and self.saved:
            if self.saved.rows:
                write_games(wishes.out, self.saved.rows, self.runs)
            else:
                write_runs(wishes.out, self.runs)
            if not self.runs[-1].interrupted:
                self.saved.finish()
            self.console.print(f"Written to {wishes.out}.")
        if wishes.plot:
            plot_runs(wishes.plot, self.runs)
            self.console.print(f"Drawn to {wishes.plot}.")


def needed(run: Simulation, wishes: SimulationWishes) -> float | None:
    """How many games it will take, as far as one can tell."""
    if wishes.until_width is None:
        return wishes.games
    guess = run.tally.games * (run.win_rate.width / wishes.until_width) ** 2
    return min(guess, wishes.games) if wishes.games else guess


def bar(console: Console, unit: str = "games") -> Progress:
    """A bar with the games so far, their rate, the time left and the win rate."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn(f"{{task.completed:,.0f}} {unit}"),
        TextColumn("{task.fields[won]}"),
        _Rate(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


class _Rate(TextColumn):
    """Games a second."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Any) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f}/s" if speed else "compiling ...", style="dim")


def facts_table(facts: Mapping[str, str]) -> Table:
    """Figures with their names."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in facts.items():
        table.add_row(Text(name, style="dim"), Text(value))
    return table


def show_faults(console: Console, run: Simulation) -> None:
    """What bots did wrong, deal by deal."""
    tally = run.tally
    if tally.forfeits:
        console.print(f"{tally.forfeits:,} games were lost by faults of the bot:", style="red")
    for fault in tally.faults:
        deal = f"{run.seed}/{fault.number}"
        console.print(Text(f"  deal {deal}, seat {fault.seat}, {fault.bot}: {fault.what}"))
