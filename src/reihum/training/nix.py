"""What a player of Nix für ungut! learns from games among equals.

Nobody tells it how likely a chip goes into a row. It plays against itself, counts into which
rows the chips went in each round, and thinks with these rates in the next games; the rates change
how it plays, so this goes on until they hardly move. The same games tell how far a pass spreads
the points, which says what a lead is worth.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from rich.console import Console

from ..arena.play.whole_games import Deals, Workspace, seated, start_of
from ..arena.reports.bars import bar
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
from ..bots.parts.weights import Weights
from ..games import Deal, Game, game
from ..rules.engine.compiling import Array, compiled, rule
from ..rules.engine.records import StateRecord
from ..rules.nix import table as rules
from ..rules.nix.combinations import JOKER, ROWS, egons_row, row_of
from ..rules.nix.table import MOST_PLAYERS, PASSES, ROUNDS, deal, observe, play, rest_place
from .run import TrainingRun

STEPS = 12  # how often the rates are set anew
DOUBT = 4.0  # how many chips the rates thought so far count for
LOGISTIC = 3**0.5 / np.pi  # from a standard deviation to the scale of a logistic
GAMES_PER_MINUTE = 4000
TABLES = tuple((players, egon) for players in range(2, 6) for egon in (False, True))

Report = Callable[[int, int], None]  # how much is done, and of how much


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
        cards[state["decks"][table["number"]][place]] += 1
    return egons_row(cards)


def learn_nix(seed: int | str, games: int = 2000, report: Report | None = None) -> Array:
    """Learn from so many games for each step and kind of table; what comes behind the settings."""
    weights = weights_of("expert", innocent())
    for step in range(STEPS):
        for number, (players, egon) in enumerate(TABLES):
            _learn_table(weights, players, egon, f"{seed}/{step}", games)
            if report:
                report(step * len(TABLES) + number + 1, STEPS * len(TABLES))
    return weights[SETTINGS:]


def _learn_table(weights: Array, players: int, egon: bool, seed: str, games: int) -> None:
    """Play at one kind of table, and think with what came of it from now on."""
    chips, sheets = _practised(weights, players, egon, seed, games)
    first = rates_at(players, int(egon), 0, 0)
    before = weights[first : first + RATES].reshape(chips.shape)
    weight = chips.sum(axis=2, keepdims=True) + DOUBT
    after = (chips + DOUBT * before) / weight
    weights[first : first + RATES] = ((before + after) / 2).ravel()
    points = sheets[:, :, : players + egon].reshape(-1, players + egon)
    weights[spread_at(players, int(egon))] = (points[:, 0] - points[:, 1]).std() * LOGISTIC


def _practised(
    weights: Array, players: int, egon: bool, seed: str, games: int
) -> tuple[Array, Array]:
    made = game("nix", players=players, egon=egon)
    chips = np.zeros((ROUNDS, LINES, ROWS))
    sheets = np.zeros((games, PASSES, MOST_PLAYERS), np.int16)
    keys = [Deal.of(f"{seed}/{number}").keys(made.own_decks) for number in range(games)]
    seats = seated((0,) * players)
    deals = Deals(start_of(made), np.stack(keys), seats, False, weights, weights)
    compiled(practise)(deals, Workspace.of(rules), chips, sheets)
    return chips, sheets


@dataclass(frozen=True)
class RatesTraining:
    """Where chips go, learned at all kinds of tables at once."""

    def learn(self, run: TrainingRun, console: Console) -> int:
        """Learn, show how far it is, and write it down."""
        games = run.games or round(run.minutes * GAMES_PER_MINUTE)
        each = max(games // (STEPS * len(TABLES)), 1)
        with bar(console) as shown:
            task = shown.add_task("all tables", total=None, won="")

            def report(done: int, total: int) -> None:
                shown.update(task, completed=done * each, total=total * each)

            learned = learn_nix(run.seed, each, report)
        Weights(learned, _about(run.game, games, run.seed)).write(run.path)
        console.print(f"Written to {run.path}.")
        return 0


def _about(game: Game, games: int, seed: str) -> dict[str, object]:
    command = f"reihum train {game.name} --games {games} --seed {seed}"
    return {"game": game.name, "command": command, "games": games}


NIX = RatesTraining()
