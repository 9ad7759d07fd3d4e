"""Looking ahead in Face to Face: what the other may answer, and what comes of it.

The turns that the net likes best are tried in the same worlds, drawn by lot: the other's hand comes
from the other's unplayed cards, the own next cards from the own unseen ones. The other answers as
the net would, so does the player, and the net judges where this leads. Half of the turns fall out
after each round. The worlds are the same for every card of a turn, so that a plan is kept to.
"""

import numpy as np

from ...rules.engine.compiling import Array, Record, apart, rule
from ...rules.face_to_face.table import CARDS, END, OWN_PILES, PLAYERS, STATE, TABLE, observe, play
from ..parts.halving import better_half, closest, share_of
from ..parts.judging import BREADTH, CANDIDATES, REPLIES, first_action
from ..parts.lots import next_lot
from ..parts.turns import CERTAIN, best_of
from ..the_game.endings import UNKNOWN, patience
from .endings import is_open, winning
from .worlds import fill, shuffle_decks

BELIEF = 6.0  # how many answers the net's first opinion is worth
CLOSE = 1.5  # turns so much worse at first sight, as a logit, are not tried
REPLY_BREADTH = 12


def judge(
    table: Record, signals: Array, mind: Array, kept: Array, values: Array, chances: Array
) -> int:
    """Stands for the duel's own."""
    raise NotImplementedError


def play_turn(state: Record, after: Record) -> None:
    """Stands for the duel's own."""
    raise NotImplementedError


@rule
def choose(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """The first action of the turn that stands the test of the other's answers best."""
    if is_open(table):
        sure = winning(table, patience(mind))
        if sure != UNKNOWN:
            return sure
    breadth = int(mind[BREADTH])
    kept, values, chances = np.zeros(breadth, TABLE), np.zeros(breadth), np.zeros(breadth)
    count = judge(table, signals, mind, kept, values, chances)
    tried = np.zeros(int(mind[CANDIDATES]), np.int64)
    alive = closest(values, count, tried, CLOSE)
    if abs(values[tried[0]]) < CERTAIN and mind[REPLIES] > 0:
        return first_action(
            table, kept[tried_out(table, signals, mind, kept, chances, tried, alive)]
        )
    return first_action(table, kept[tried[0]])


@apart
@rule
def tried_out(
    table: Record,
    signals: Array,
    mind: Array,
    kept: Array,
    chances: Array,
    tried: Array,
    alive: int,
) -> int:
    """The place of the best of the turns that are tried."""
    sums, decks = np.zeros(alive), np.zeros((PLAYERS, CARDS), np.int8)
    desk, seen, replies = np.zeros(1, STATE), np.zeros(1, TABLE), np.zeros(REPLY_BREADTH, TABLE)
    answers, likelies = np.zeros(REPLY_BREADTH), np.zeros(REPLY_BREADTH)
    share, lot = share_of(mind, alive), seed_of(table)
    for place in range(alive):
        sums[place] = BELIEF * chances[tried[place]]
    while alive > 1:
        for _ in range(max(share // alive, 1)):
            lot = shuffle_decks(table, decks, lot)
            for place in range(alive):
                set_up(desk[0], kept[tried[place]], decks)
                sums[place] += outcome(desk, seen, signals, mind, replies, answers, likelies)
        alive = better_half(sums, tried, alive)
    return int(tried[0])


@rule
def seed_of(table: Record) -> int:
    """A number that is the same for all decisions of a turn."""
    number = int(table["left"][0]) + int(table["left"][1]) + int(table["count"])
    for side in range(PLAYERS):
        for pile in range(OWN_PILES):
            number = number << 6 | int(table["tops_before"][side][pile])
    return next_lot(number)


@rule
def set_up(state: Record, table: Record, decks: Array) -> None:
    """A world in which the acting seat ends its turn here."""
    fill(state, table, decks)
    play(state, END)


@rule
def outcome(
    desk: Array,
    seen: Array,
    signals: Array,
    mind: Array,
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
        best = best_of(answers, judge(seen[0], signals, mind, replies, answers, chances))
        if seat == me:
            return float(chances[best])
        play_turn(desk[0], replies[best])
    return 1.0 if table["winner"] == me else 0.0
