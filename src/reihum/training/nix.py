"""What a player of Nix für ungut! learns from games among equals.

Nobody tells it how likely a chip goes into a row. It plays against itself, counts into which
rows the chips went in each round, and thinks with these rates in the next games; the rates change
how it plays, so this goes on until they hardly move. The same games tell how far a lap spreads
the points, which says what a lead is worth.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote
from typing import Any

import numpy as np
from rich.console import Console
from rich.text import Text

from ..arena.play.deals import keys_of
from ..arena.play.whole_games import Deals, Workspace, seated, start_of
from ..arena.reports.bars import bar
from ..bots.nix.players import LEARNED
from ..bots.nix.search import ponder
from ..bots.nix.weights import (
    EGONS_LINE,
    LINES,
    RATES,
    SETTINGS,
    innocent,
    rates_at,
    spread_at,
    weights_of,
)
from ..bots.parts.lots import next_lot
from ..bots.parts.weights import Weights, read_weights
from ..games import game
from ..languages import tell
from ..rules.engine.compiling import Array, compiled, rule
from ..rules.engine.records import StateRecord
from ..rules.nix import table as rules
from ..rules.nix.combinations import JOKER, ROWS, egons_row, row_of
from ..rules.nix.table import LAPS, MOST_PLAYERS, ROUNDS, deal, observe, play, rest_place
from .progress import progress_file, resumed, save
from .run import TrainingRun, interrupted

STEPS = 12  # how often the rates are set anew
DOUBT = 4.0  # how many chips the rates thought so far count for
LOGISTIC = 3**0.5 / np.pi  # from a standard deviation to the scale of a logistic
GAMES_PER_MINUTE = 4000
TABLES = tuple((players, egon) for players in range(2, 6) for egon in (False, True))

Hearing = Callable[["RatesLearner"], None]


@rule
def practise(deals: Deals, room: Workspace, chips: Array, sheets: Array) -> None:
    """Play a game for each deal's keys, all seats with the same weights.

    Writes the number of chips by round, cards held and row, and the score sheet of each game.
    """
    state = room.state[0]
    for number in range(len(deals.keys)):
        room.state[0] = deals.start[0]
        deal(state, room.stream[0], deals.keys[number])
        table, lot = state["table"], int(deals.keys[number][0][0])
        while not table["over"]:
            lot = next_lot(lot)
            turn, seat = int(table["round"]), int(table["seat"])
            observe(state, seat, room.seen)
            action = int(ponder(room.seen[0], room.signals, room.actions, lot >> 8, deals.weights))
            chips[turn, int(table["held"][seat]), row_of(action)] += 1
            if table["egon"] and seat == table["starter"]:
                chips[turn, EGONS_LINE, egons_next(state)] += 1
            play(state, action)
        sheets[number] = table["sheet"]


@rule
def egons_next(state: StateRecord) -> int:
    """The row that EGON will play in this round: a teacher may look at the rest pile."""
    table = state["table"]
    turn, cards = int(table["round"]), np.zeros(JOKER + 1, np.int64)
    first = rest_place(int(table["players"]), turn)
    for place in range(first, first + turn + 2):
        cards[state["decks"][table["lap"]][place]] += 1
    return egons_row(cards)


@dataclass
class RatesLearner:
    """Rates on their way through a course: so many games for each step and kind of table."""

    seed: str
    games: int  # of a step at one kind of table
    learned: Array  # what comes behind the settings in the weights
    players: int | None = None  # learns at the tables of so many, or at those of any number
    start: str = ""  # the file of the weights that it started from
    done: int = 0  # how often the rates of a table were set anew

    @property
    def tables(self) -> list[tuple[int, bool]]:
        """The kinds of tables that it learns at."""
        return [table for table in TABLES if self.players in (None, table[0])]

    @property
    def total(self) -> int:
        """How often the rates of a table are set anew in the whole course."""
        return STEPS * len(self.tables)

    def practise(self) -> None:
        """Play at the next kind of table, and think with what came of it from now on."""
        step, number = divmod(self.done, len(self.tables))
        players, egon = self.tables[number]
        weights = weights_of("expert", self.learned)
        chips, sheets = _practised(weights, players, egon, f"{self.seed}/{step}", self.games)
        _learn_from(weights, players, egon, chips, sheets)
        self.learned, self.done = weights[SETTINGS:], self.done + 1

    def finished(self) -> Weights:
        """What was learned so far, with how it was made."""
        games = self.games * self.total
        about = {"game": "nix", "players": self.players, "command": self.command, "games": games}
        return Weights(self.learned, about)

    @property
    def command(self) -> str:
        """What makes the same weights again."""
        players = f" --players {self.players}" if self.players else ""
        begun = f" --start {quote(self.start)}" if self.start else ""
        games = f"--games {self.games * self.total} --seed {quote(self.seed)}"
        return f"reihum train nix{players} {games}{begun}"

    def save(self, path: Path) -> None:
        """Write down the weights, and all that is needed to go on."""
        self.finished().write(path)
        words: dict[str, Any] = {name: getattr(self, name) for name in WORDS}
        words |= {"game": "nix", "options": {"players": self.players}}
        save(progress_file(path), {"learned": self.learned}, words, [])

    @classmethod
    def resumed(cls, run: TrainingRun) -> "RatesLearner":
        """Go on where a course stopped."""
        arrays, words, _ = resumed(run)
        known: dict[str, Any] = {**words.pop("options"), **arrays}
        return cls(**known, **{name: words[name] for name in WORDS})


WORDS = ("seed", "games", "start", "done")


def _practised(
    weights: Array, players: int, egon: bool, seed: str, games: int
) -> tuple[Array, Array]:
    """The chips and score sheets of games at one kind of table."""
    made = game("nix", players=players, egon=egon)
    chips = np.zeros((ROUNDS, LINES, ROWS))
    sheets = np.zeros((games, LAPS, MOST_PLAYERS), np.int16)
    keys, seats = keys_of(made, seed, np.arange(games)), seated((0,) * players)
    deals = Deals(start_of(made), keys, seats, False, weights, weights)
    compiled(practise)(deals, Workspace.of(rules), chips, sheets)
    return chips, sheets


def _learn_from(weights: Array, players: int, egon: bool, chips: Array, sheets: Array) -> None:
    """Think of one kind of table as its games went, and half as before."""
    first = rates_at(players, int(egon), 0, 0)
    before = weights[first : first + RATES].reshape(chips.shape)
    weight = chips.sum(axis=2, keepdims=True) + DOUBT
    after = (chips + DOUBT * before) / weight
    weights[first : first + RATES] = ((before + after) / 2).ravel()
    points = sheets[:, :, : players + egon].reshape(-1, players + egon)
    weights[spread_at(players, int(egon))] = (points[:, 0] - points[:, 1]).std() * LOGISTIC


def begin_nix(run: TrainingRun) -> RatesLearner:
    """A course from its beginning: with rates that know nothing, or with those in a file."""
    learner = RatesLearner(run.seed, 1, innocent(), run.players)
    if run.start:
        learner.learned = read_weights(run.start).fits(run.game, LEARNED).numbers
        learner.start = run.start.name
    games = run.games or round(run.minutes * GAMES_PER_MINUTE)
    learner.games = max(games // learner.total, 1)
    return learner


def train_nix(learner: RatesLearner, path: Path, hear: Hearing) -> Weights:
    """Take a course to its end, with files on the way."""
    while learner.done < learner.total:
        hear(learner)
        learner.practise()
        learner.save(path)
    hear(learner)
    progress_file(path).unlink(missing_ok=True)
    return learner.finished()


@dataclass(frozen=True)
class RatesTraining:
    """Where chips go, learned at all kinds of tables at once or at those of some number."""

    def learn(self, run: TrainingRun, console: Console) -> int:
        """Learn, show how far it is, and write it down."""
        run = run if run.players else replace(run, out=run.out or Path(f"{run.game.name}.npz"))
        learner = RatesLearner.resumed(run) if run.resume else begin_nix(run)
        try:
            _watch(learner, run, console)
        except KeyboardInterrupt:
            return interrupted(console, run.path, learner.done > 0)
        console.print(Text(_written(learner, run.path)))
        console.print(Text(tell("train-again", command=learner.command)))
        return 0


def _where(learner: RatesLearner) -> str:
    some = learner.players
    return tell("train-tables", count=some) if some else tell("train-tables-all")


def _written(learner: RatesLearner, path: Path) -> str:
    if learner.players is None:
        return tell("train-written-all", file=path)
    return tell("train-written-some", file=path, count=learner.players)


def _watch(learner: RatesLearner, run: TrainingRun, console: Console) -> None:
    with bar(console) as shown:
        total = learner.total * learner.games
        task = shown.add_task(_where(learner), total=total, won="")

        def hear(learner: RatesLearner) -> None:
            shown.update(task, completed=learner.done * learner.games)

        train_nix(learner, run.path, hear)


NIX = RatesTraining()
