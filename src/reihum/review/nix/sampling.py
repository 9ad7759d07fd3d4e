"""What actions of Nix für ungut! bring, in worlds that agree with what a seat has seen.

The lap is played out in the same worlds for all actions, as a master does: the seat by its plan for
the hand, the others by their learned habits.
"""

import numpy as np

from ...bots.nix.memory import MEMORY
from ...bots.nix.playouts import play_out, win_share
from ...bots.nix.search import estimate
from ...bots.nix.worlds import gather_unseen, imagine
from ...rules.engine.compiling import Array, apart, released, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import JOKER, MOST


@apart
@rule
def options(table: Seen, weights: Array, actions: Array, values: Array) -> int:
    """Write all actions with what they promise at first sight; returns how many they are."""
    room, found = np.zeros(1, MEMORY), np.zeros(MOST, np.int64)
    count = estimate(table, room[0], weights, found)
    for place in range(count):
        option = int(room[0]["option"][place])
        actions[place] = int(room[0]["action"][option >> 1]) | option & 1
        values[place] = room[0]["value"][place]
    return count


@released
@apart
@rule
def sample(table: Seen, ends: Array, weights: Array, lots: Array, results: Array) -> None:
    """Write the share of the win and the points of the lap, by world and action."""
    room, found = np.zeros(1, MEMORY), np.zeros(MOST, np.int64)
    cards, chosen = np.zeros(JOKER + 1, np.int64), np.zeros(len(ends), np.int64)
    count, seat = estimate(table, room[0], weights, found), int(table["seat"])
    for place in range(len(ends)):
        for other in range(count):
            option = int(room[0]["option"][other])
            if int(room[0]["action"][option >> 1]) | option & 1 == ends[place]:
                chosen[place] = option
    for world in range(len(lots)):
        size = gather_unseen(table, room[0])
        room[0]["state"][0] = lots[world]
        imagine(table, room[0], size, cards)
        for place in range(len(ends)):
            play_out(table, room[0], weights, int(chosen[place]))
            results[world][place][0] = win_share(table, room[0], weights)
            results[world][place][1] = room[0]["points"][seat]
