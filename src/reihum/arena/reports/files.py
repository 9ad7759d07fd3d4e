"""What a run leaves behind: one row for each run or for each game, as JSON, CSV or Parquet.

While a run goes on, two files beside it keep what it has: FILE.progress the tallies,
and FILE.rows the games as they come, if each is wanted. A run that was cut off goes on from them.
"""

import csv
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...games.core.game import MOST_PLAYERS
from ...rules.engine.compiling import Array
from ..errors import ResumeError
from ..play.crews import need
from ..play.deals import deal_of
from ..play.results import FORFEIT, ROW, UNUSED
from ..play.whole_games import NONSENSE
from ..runs.simulation import Simulation
from ..statistics.tally import Tally
from .output import JSON, write_json

CSV, PARQUET = ".csv", ".parquet"
SUFFIXES = (JSON, CSV, PARQUET)
PIECE = 50_000  # rows that are written at once


class Progress:
    """The files beside the one that is asked for."""

    def __init__(self, path: Path, each: bool, resume: bool) -> None:
        self.path = path.with_name(path.name + ".progress")
        self.rows = path.with_name(path.name + ".rows") if each else None
        self._runs: list[dict[str, Any]] = self._read() if resume else []
        if path.suffix == PARQUET:
            _parquet()  # says now if it is not installed
        if self.rows and not resume:
            self.rows.unlink(missing_ok=True)

    def _read(self) -> list[dict[str, Any]]:
        if not self.path.exists():
            return []
        try:
            runs: list[dict[str, Any]] = json.loads(self.path.read_text(encoding="utf-8"))["runs"]
            for run in runs:
                Tally.of(run["tally"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ResumeError(
                "resume-no-progress", file=str(self.path), reason=str(error)
            ) from error
        return runs

    def tally(self, settings: dict[str, Any]) -> Tally:
        """How far a run of these settings has come."""
        for run in self._runs:
            if _is_of(run, settings):
                return Tally.of(run["tally"])
        if self._runs and not self._started_with(settings):
            raise ResumeError("resume-other-settings", file=str(self.path), settings=self._first())
        return Tally()

    def _started_with(self, settings: dict[str, Any]) -> bool:
        same = ("game", "bot", "seed", "talk")  # the numbers of players may come one by one
        return all(self._runs[0].get(name) == settings[name] for name in same)

    def _first(self) -> str:
        names = ("game", "name", "seed")
        return ", ".join(str(self._runs[0].get(name)) for name in names)

    def check_rows(self, games: int) -> None:
        """Refuse to go on where games were counted whose rows are gone."""
        if self.rows is None:
            return
        size = self.rows.stat().st_size if self.rows.exists() else 0
        if size < games * ROW.itemsize:
            raise ResumeError("resume-short", file=str(self.rows))

    def keep(self, rows: Array, after: int) -> None:
        """Write down the games of a batch behind so many of this run and those before it.

        What stands there is of games that were not counted any more, or of later runs, which are
        then played anew: the rows of a run stand together.
        """
        if self.rows is None:
            return
        with self.rows.open("r+b" if self.rows.exists() else "wb") as file:
            if file.seek(0, os.SEEK_END) > after * ROW.itemsize:
                self._runs = []
            file.truncate(after * ROW.itemsize)
            file.seek(0, os.SEEK_END)
            file.write(rows.tobytes())

    def save(self, runs: Sequence[Simulation]) -> None:
        """Write down how far the runs have come, those too whose turn will be later.

        A crash in between leaves the old file.
        """
        later = [old for old in self._runs if not any(_is_of(old, run.settings) for run in runs)]
        write_json(self.path, {"runs": [*(run.json() for run in runs), *later]})

    def finish(self) -> None:
        """Everything is done and written: the rows are no longer needed."""
        if self.rows is not None:
            self.rows.unlink(missing_ok=True)


def _is_of(run: dict[str, Any], settings: dict[str, Any]) -> bool:
    """Whether the saved run is one of these settings."""
    return all(run.get(name) == value for name, value in settings.items())


def write_runs(path: Path, runs: Sequence[Simulation]) -> None:
    """One row for each run."""
    if path.suffix == JSON:
        told = [{**_summary(run), **run.json()} for run in runs]
        path.write_text(json.dumps({"runs": told}, indent=1), encoding="utf-8")
    else:
        _write(path, iter([[_summary(run) for run in runs]]))


def _summary(run: Simulation) -> dict[str, Any]:
    won, left = run.tally.win_rate().json(), run.tally.score().json()
    return {
        "game": run.game.name,
        "players": run.game.players,
        "bot": run.bot.name,
        "seed": run.seed,
        "games": run.tally.games,
        "won": won["value"],
        "won_low": won["low"],
        "won_high": won["high"],
        "score": left["value"],
        "score_low": left["low"],
        "score_high": left["high"],
        "turns": run.tally.measure("turns").value,
        "tricks": run.tally.measure("tricks").value,
        "decisions": run.tally.decisions,
        "seconds": run.tally.seconds,
        "forfeits": run.tally.forfeits,
    }


def write_games(path: Path, rows: Path, runs: Sequence[Simulation]) -> None:
    """One row for each game, from the rows that were kept."""
    _write(path, _pieces(rows, runs))


def _pieces(rows: Path, runs: Sequence[Simulation]) -> Iterator[list[dict[str, Any]]]:
    with rows.open("rb") as file:
        for run in runs:
            left = run.tally.games
            while left:
                count = min(left, PIECE)
                part = np.frombuffer(file.read(count * ROW.itemsize), ROW)
                yield [_game(run, row) for row in part]
                left -= count


def _game(run: Simulation, row: Any) -> dict[str, Any]:
    seats = [seat for seat in range(MOST_PLAYERS) if row["scores"][seat] != UNUSED]
    winners = [seat for seat in range(MOST_PLAYERS) if int(row["won"]) >> seat & 1]
    fault = int(row["fault"])
    return {
        "players": run.game.players,
        "deal": deal_of(run.seed, int(row["number"])),
        "winners": " ".join(map(str, winners)),
        "scores": " ".join(str(int(row["scores"][seat])) for seat in seats),
        "reason": FORFEIT if fault != NONSENSE else str(run.game.reasons[int(row["reason"])]),
        "turns": int(row["turns"]),
        "tricks": int(row["tricks"]),
        "decisions": int(row["decisions"]),
    }


def _write(path: Path, pieces: Iterable[list[dict[str, Any]]]) -> None:
    {JSON: _write_json, CSV: _write_csv, PARQUET: _write_parquet}[path.suffix](path, pieces)


def _write_json(path: Path, pieces: Iterable[list[dict[str, Any]]]) -> None:
    with path.open("w", encoding="utf-8") as file:
        before = "["
        for piece in pieces:
            for row in piece:
                file.write(f"{before}\n{json.dumps(row)}")
                before = ","
        file.write("\n]\n" if before == "," else "[]\n")


def _write_csv(path: Path, pieces: Iterable[list[dict[str, Any]]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer: csv.DictWriter[str] | None = None
        for piece in pieces:
            if writer is None:
                writer = csv.DictWriter(file, list(piece[0]))
                writer.writeheader()
            writer.writerows(piece)


def _write_parquet(path: Path, pieces: Iterable[list[dict[str, Any]]]) -> None:
    arrow, parquet = _parquet()
    writer = None
    for piece in pieces:
        table = arrow.Table.from_pylist(piece)
        writer = writer or parquet.ParquetWriter(path, table.schema)
        writer.write_table(table)
    if writer:
        writer.close()


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise need("arena", error) from None
    return pyarrow, parquet
