"""Looking ahead in Face to Face: what the other may answer, and what comes of it.

The turns that the net likes best are tried in the same worlds, drawn by lot: the other's hand comes
from the other's unplayed cards, the own next cards from the own unseen ones. The other answers as
the net would, so does the player, and the net judges where this leads. Half of the turns fall out
after each round. The worlds are the same for every card of a turn, so that a plan is kept to.
"""

import numpy as np

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.records import Seen, StateRecord
from ...rules.face_to_face.table import CARDS, END, OWN_PILES, PLAYERS, STATE, TABLE, observe, play
from ..parts.lots import next_lot
from ..parts.piles.halving import better_half, share_of
from ..parts.piles.slots import judge, play_turn
from ..parts.piles.turns import best_of
from .worlds import fill, shuffle_decks

BELIEF = 6.0  # how many answers the net's first opinion is worth
CLEAR = 1.5  # turns so much worse at first sight, as a logit, are not tried
REPLY_BREADTH = 12


@apart
@rule
def compare(
    table: Seen,
    signals: Array,
    weights: Array,
    kept: Array,
    chances: Array,
    order: Array,
    alive: int,
    lot: int,
) -> None:
    """Bring the best turn to the front of the order; the worlds come from the turn, not the lot."""
    sums, decks = np.zeros(alive), np.zeros((PLAYERS, CARDS), np.int8)
    desk, seen, replies = np.zeros(1, STATE), np.zeros(1, TABLE), np.zeros(REPLY_BREADTH, TABLE)
    answers, likelies = np.zeros(REPLY_BREADTH), np.zeros(REPLY_BREADTH)
    share, lot = share_of(weights, alive), seed_of(table)
    for place in range(alive):
        sums[place] = BELIEF * chances[order[place]]
    while alive > 1:
        for _ in range(max(share // alive, 1)):
            lot = shuffle_decks(table, decks, lot)
            for place in range(alive):
                set_up(desk[0], kept[order[place]], decks)
                sums[place] += outcome(desk, seen, signals, weights, replies, answers, likelies)
        alive = better_half(sums, order, alive)


@rule
def seed_of(table: Seen) -> int:
    """A number that is the same for all decisions of a turn."""
    number = int(table["left"][0]) + int(table["left"][1]) + int(table["count"])
    for side in range(PLAYERS):
        for pile in range(OWN_PILES):
            number = number << 6 | int(table["tops_before"][side][pile])
    return next_lot(number)


@rule
def set_up(state: StateRecord, table: Seen, decks: Array) -> None:
    """A world in which the acting seat ends its turn here."""
    fill(state, table, decks)
    play(state, END)


@rule
def outcome(
    desk: Array,
    seen: Array,
    signals: Array,
    weights: Array,
    replies: Array,
    answers: Array,
    chances: Array,
) -> float:
    """How good a world is for who has ended a turn, after the other's and the own next one."""
    table = desk[0]["table"]
    me = 1 - int(table["seat"])
    while not table["over"]:
        seat = int(table["seat"])
        observe(desk[0], seat, seen)
        best = best_of(answers, judge(seen[0], signals, weights, replies, answers, chances))
        if seat == me:
            return float(chances[best])
        play_turn(desk[0], replies[best])
    return 1.0 if table["winner"] == me else 0.0
