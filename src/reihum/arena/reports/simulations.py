"""Simulations in a terminal: one for each number of players, shown while they run, then kept."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import Progress as Bar
from rich.progress import TaskID
from rich.text import Text

from ...games import Message
from ...languages import tell
from ..play.batches import Played
from ..play.description import Description
from ..runs.simulation import Simulation
from ..runs.workload import UNENDING, Workload
from ..words import counted, people, percent
from .bars import INTERRUPTED, bar, facts_table
from .facts import said
from .files import SUFFIXES, Progress, write_games, write_runs
from .output import Output
from .plots import plot_runs

SAVE_EVERY = 5.0  # seconds


@dataclass
class Series:
    """Simulations one after the other, and what is kept of them."""

    descriptions: Sequence[Description]
    work: Workload
    output: Output
    console: Console
    saved: Progress | None = None
    runs: list[Simulation] = field(default_factory=list)
    _last_save: float = 0.0

    def run(self) -> int:
        """Play, show, and write; 130 where somebody pressed Ctrl-C."""
        self.output.check(*SUFFIXES)
        if self.output.out:
            self.saved = Progress(self.output.out, self.output.each, self.output.resume)
        with bar(self.console) as shown:
            for description in self.descriptions:
                self._simulate(Simulation(description), shown)
                if self.runs[-1].interrupted:
                    break
        self._show()
        self._write()
        return INTERRUPTED if self.runs[-1].interrupted else 0

    def _simulate(self, run: Simulation, shown: Bar) -> None:
        task = shown.add_task(said(people(run.game)), total=needed(run, self.work), won="")
        if self.saved:
            run.tally = self.saved.tally(run.settings)
        self.runs.append(run)
        if self.saved:
            self.saved.check_rows(self._games())
        run.run(self.work, lambda run, played: self._hear(run, played, shown, task))
        if self.saved:
            self.saved.save(self.runs)

    def _hear(self, run: Simulation, played: Played, shown: Bar, task: TaskID) -> None:
        total, won = needed(run, self.work), said(percent(run.win_rate))
        shown.update(task, completed=run.tally.games, total=total, won=won)
        if self.saved:
            self.saved.keep(played.rows, self._games() - len(played.rows))
            self._save_sometimes(self.saved)

    def _games(self) -> int:
        """The games of this run and of those before it."""
        return sum(run.tally.games for run in self.runs)

    def _save_sometimes(self, saved: Progress) -> None:
        if time.monotonic() - self._last_save > SAVE_EVERY:
            saved.save(self.runs)
            self._last_save = time.monotonic()

    def _show(self) -> None:
        for run in self.runs:
            self.console.print(facts_table(run.facts()))
            show_faults(self.console, run)
        if self.runs[-1].interrupted:
            self.console.print(tell("run-interrupted"), style="yellow")

    def _write(self) -> None:
        out, plot = self.output.out, self.output.plot
        if not any(run.tally.games for run in self.runs):
            return  # interrupted at once: what may lie there from before stays
        if out and self.saved:
            self._write_to(out, self.saved)
            self.console.print(Text(tell("run-written", file=out)))
        if plot:
            plot_runs(plot, self.runs)
            self.console.print(Text(tell("run-drawn", file=plot)))

    def _write_to(self, out: Path, saved: Progress) -> None:
        if saved.rows:
            write_games(out, saved.rows, self.runs)
        else:
            write_runs(out, self.runs)
        if not self.runs[-1].interrupted:
            saved.finish()


def needed(run: Simulation, work: Workload) -> float | None:
    """How many games it will take, as far as one can tell."""
    if work.until_width is None:
        return work.most
    if not run.tally.games:
        return None if work.most == UNENDING else work.most
    return min(work.most, run.tally.games * (run.win_rate.width / work.until_width) ** 2)


def show_faults(console: Console, run: Simulation) -> None:
    """What bots did wrong, deal by deal."""
    tally = run.tally
    if tally.forfeits:
        console.print(Text(said(counted("run-forfeits", tally.forfeits)), style="red"))
    for fault in tally.faults:
        told = {"deal": f"{run.seed}/{fault.number}", "seat": fault.seat}
        told |= {"bot": fault.bot, "what": fault.what}
        console.print(Text(f"  {said(Message('run-fault', told))}"))
