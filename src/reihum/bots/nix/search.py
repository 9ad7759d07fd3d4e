"""The thought of all levels in Nix für ungut!: weigh every action, try the best ones in worlds.

An estimate comes first: what a chip will be worth, and the best plan for the rest of the hand. The
best actions by it are then played out in worlds that may be, the same for all of them; after some
worlds the worse half is dropped. In a world the others act by learned habits rather than with cards
dealt at random: who has kept four cards has kept good ones.
"""

import numpy as np

from ...rules.engine.compiling import Array, Record, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import JOKER
from .hands import study
from .memory import MEMORY, lay_out, take_up
from .playouts import best_place, play_out, point_worth, restart, weigh
from .rows import expect
from .weights import BREADTH, TRUST, WORLDS
from .worlds import gather_unseen, imagine

DONE = -1e18  # worse than any option


@rule
def ponder(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The action that promises most, thinking as far as its settings say."""
    room = np.zeros(1, MEMORY)
    count = estimate(table, room[0], weights, actions)
    count = rank(room[0], count, int(weights[BREADTH]))
    if count > 1:
        room[0]["state"][0] = lot
        search(table, room[0], weights, count)
    option = int(room[0]["candidate"][0])
    return int(room[0]["action"][option >> 1]) | option & 1


@rule
def estimate(table: Seen, memory: Record, weights: Array, found: Array) -> int:
    """Weigh all actions at first sight; returns how many there are."""
    seat, turn = int(table["seat"]), int(table["round"])
    expect(table, memory, weights)
    lay_out(table, memory)
    take_up(memory, table["hands"][seat], found)
    study(memory, weights, turn)
    restart(table, memory)
    return weigh(table, memory, weights, turn)


@rule
def rank(memory: Record, count: int, breadth: int) -> int:
    """Put the best options first as candidates; returns how many they are, at least one.

    Of options of a row that promise the same, such as one single card or another, one is enough.
    """
    found, before, row = 0, 0.0, -1
    for _ in range(count):
        place = best_place(memory, count)
        option, value = int(memory["option"][place]), memory["value"][place]
        memory["value"][place] = DONE
        same = value == before and memory["row"][option >> 1] == row
        if not same:
            memory["candidate"][found], memory["total"][found] = option, value
            found, before, row = found + 1, value, int(memory["row"][option >> 1])
        if found >= breadth:
            break
    return found


@rule
def search(table: Seen, memory: Record, weights: Array, count: int) -> None:
    """Try the candidates in worlds, and drop the worse half again and again."""
    others, worlds = int(table["players"]) - 1, int(weights[WORLDS])
    size, stages = gather_unseen(table, memory), 0
    while count >> stages + 1:
        stages += 1
    trust = weights[TRUST] * others**2 * point_worth(table, weights)
    for place in range(count):
        memory["total"][place] *= trust  # so far it is the estimate
    cards = np.zeros(JOKER + 1, np.int64)
    for world in range(worlds):
        imagine(table, memory, size, cards)
        for place in range(count):
            option = int(memory["candidate"][place])
            memory["total"][place] += play_out(table, memory, weights, option)
        if (world + 1) * stages // worlds > world * stages // worlds:
            count = keep(memory, count)


@rule
def keep(memory: Record, count: int) -> int:
    """Put the better half of the candidates first, the best at the head; returns how many stay."""
    half = max(count // 2, 1)
    for place in range(half):
        best = place
        for other in range(place + 1, count):
            if memory["total"][other] > memory["total"][best]:
                best = other
        total, option = memory["total"][best], memory["candidate"][best]
        memory["total"][best] = memory["total"][place]
        memory["candidate"][best] = memory["candidate"][place]
        memory["total"][place], memory["candidate"][place] = total, option
    return half
