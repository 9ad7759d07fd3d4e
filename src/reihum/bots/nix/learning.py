"""What a player of Nix für ungut! learns from games among equals.

Nobody tells it how likely a chip goes into a row. It plays against itself, counts into which
rows the chips went in each round, and thinks with these rates in the next games; the rates change
how it plays, so this goes on until they hardly move. The same games tell how far a pass spreads
the points, which says what a lead is worth.
"""

from collections.abc import Callable

import numpy as np

from ...games import Deal, game
from ...rules.engine.compiling import Array, compiled, rule
from ...rules.engine.records import StateRecord
from ...rules.engine.shuffle import STREAM
from ...rules.nix.combinations import JOKER, ROWS, egons_row, row_of
from ...rules.nix.table import (
    MOST_ACTIONS,
    MOST_PLAYERS,
    PASSES,
    ROUNDS,
    STATE,
    TABLE,
    deal,
    observe,
    play,
    rest_place,
)
from ..parts.lots import next_lot
from ..parts.signals import NO_SIGNALS
from .search import ponder
from .weights import EGONS_LINE, LINES, RATES, SETTINGS, innocent, rates_at, spread_at, weights_of

STEPS = 12  # how often the rates are set anew
DOUBT = 4.0  # how many chips the rates thought so far count for
LOGISTIC = 3**0.5 / np.pi  # from a standard deviation to the scale of a logistic
TABLES = tuple((players, egon) for players in range(2, 6) for egon in (False, True))

Report = Callable[[int, int], None]  # how much is done, and of how much


@rule
def practise(
    start: Array,
    keys: Array,
    weights: Array,
    desk: Array,  # room for a state
    stream: Array,
    seen: Array,  # room for a table
    signals: Array,
    actions: Array,
    chips: Array,  # gets the number of chips by round, cards held and row
    sheets: Array,  # gets the score sheet of each game
) -> None:
    """Play a game for each deal's keys, all seats with the same weights."""
    for number in range(len(keys)):
        desk[0] = start[0]
        deal(desk[0], stream[0], keys[number])
        table, lot = desk[0]["table"], int(keys[number][0][0])
        while not table["over"]:
            lot = next_lot(lot)
            observe(desk[0], int(table["seat"]), seen)
            action = int(ponder(seen[0], signals, actions, lot >> 8, weights))
            turn, seat = int(table["round"]), int(table["seat"])
            chips[turn, int(table["held"][seat]), row_of(action)] += 1
            if table["egon"] and seat == table["starter"]:
                chips[turn, EGONS_LINE, egons_next(desk[0])] += 1
            play(desk[0], action)
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
    chips, sheets = (
        np.zeros((ROUNDS, LINES, ROWS)),
        np.zeros((games, PASSES, MOST_PLAYERS), np.int16),
    )
    compiled(practise)(
        np.array([made.start()], STATE),
        np.stack([Deal.of(f"{seed}/{number}").keys(made.own_decks) for number in range(games)]),
        weights,
        np.zeros(1, STATE),
        np.zeros(1, STREAM),
        np.zeros(1, TABLE),
        NO_SIGNALS.copy(),
        np.zeros(MOST_ACTIONS, np.int64),
        chips,
        sheets,
    )
    return chips, sheets
