"""Games a net plays with itself, and what it learns from them; all of it compiled.

At the end of each turn stands a position, and the net's opinion of it. When the game is over, each
opinion is measured by the later ones and by the result (TD(lambda)); where the player has tried
something out, only by what he would have done. Positions and what should have been thought of them
go into a memory, from which lessons are drawn by lot: each is learned from several times.

Each game binds its own `TABLE`, `STATE`, `KINDS`, `ROWS`, `deal`, `play_turn`, `observe`, `tell`,
`judge`, `describe` and `result`.
"""

from typing import Any

import numpy as np

from ..bots.parts.judging import BREADTH
from ..bots.parts.lots import next_lot
from ..bots.parts.nets import CELLS, HEADS, VIEW, ask, likely, teach
from ..bots.parts.turns import CERTAIN, best_of
from ..rules.engine.compiling import Array, Record, apart, rule
from ..rules.engine.shuffle import STREAM

LONGEST = 120  # turns of a game
BEARABLE = 3.0  # what is tried out looks at most so much worse than the best
FIRST_LESSON = 4000  # positions in the memory
ONE = 1 << 20
TABLE: Any = None  # stand for the game's own
STATE: Any = None
KINDS: Any = None
ROWS = 0
OPPOSED = False

NOTE = np.dtype(
    [("view", VIEW), ("thought", "f8", HEADS), ("tried", "i8"), ("seat", "i8")]
)  # a position of a game, what was thought of the best turn there, and whose turn it was


def deal(state: Record, stream: Record, keys: Array) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def play_turn(state: Record, after: Record) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def observe(state: Record, seat: int, seen: Array) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def tell(state: Record, seat: int, seen: Array, signals: Array) -> None:
    """Stands for the game's own: let the others signal."""
    raise NotImplementedError


def judge(
    table: Record, signals: Array, mind: Array, kept: Array, values: Array, chances: Array
) -> int:
    """Stands for the game's own."""
    raise NotImplementedError


def describe(table: Record, signals: Array, kinds: Array, view: Record) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


def result(table: Record, seat: int, wanted: Array) -> None:
    """Stands for the game's own: what should have been thought at the end, by a seat."""
    raise NotImplementedError


@rule
def practise(
    start: Array,
    keys: Array,
    talks: Array,  # by game: whether players signal
    mind: Array,
    sizes: Array,
    memory: Array,
    aims: Array,  # what should have been thought, by place in the memory
    clock: Array,  # how many positions were remembered, and the running random number
    rate: float,
    trust: float,  # in later opinions, against the next one alone (lambda)
    curiosity: float,  # how often something is tried out
    reuse: int,  # how often a position is learned from
    results: Array,
) -> None:
    """Play a game for each deal's keys, and learn."""
    notes, desk, signals = np.zeros(LONGEST, NOTE), np.zeros(1, STATE), np.zeros((5, 4), np.int8)
    stream, wanted = np.zeros(1, STREAM), np.zeros(HEADS)
    for game in range(len(keys)):
        desk[0] = start[0]
        deal(desk[0], stream[0], keys[game])
        signals[:] = 0
        count = play_game(desk, talks[game], mind, signals, curiosity, clock, notes)
        result(desk[0]["table"], int(notes[count - 1]["seat"]), wanted)
        remember(notes, count, wanted, trust, memory, aims, clock)
        revise(mind, sizes, memory, aims, clock, rate, count * reuse)
        result(desk[0]["table"], 0, results[game])


@rule
def play_game(
    desk: Array,
    talk: bool,
    mind: Array,
    signals: Array,
    curiosity: float,
    clock: Array,
    notes: Array,
) -> int:
    """Play a game to its end, and note its positions; return how many."""
    breadth, state = int(mind[BREADTH]), desk[0]
    kept, seen = np.zeros(breadth, TABLE), np.zeros(1, TABLE)
    values, chances, kinds = np.zeros(breadth), np.zeros(breadth), np.zeros(KINDS, np.int8)
    cells, answers, noted = np.zeros(CELLS, np.float32), np.zeros(HEADS, np.float32), 0
    while not state["table"]["over"]:
        seat = int(state["table"]["seat"])
        if talk:
            tell(state, seat, seen, signals)
        observe(state, seat, seen)
        count = judge(seen[0], signals, mind, kept, values, chances)
        chosen = best_of(values, count)
        if abs(values[chosen]) < CERTAIN:
            note = notes[noted]
            describe(kept[chosen], signals, kinds, note["view"])
            ask(mind, ROWS, note["view"], cells, answers)
            for head in range(HEADS):
                note["thought"][head] = likely(answers[head])
            other = wander(values, count, chosen, curiosity, clock)
            note["tried"], note["seat"] = other != chosen, seat
            if other != chosen:
                chosen = other
                describe(kept[chosen], signals, kinds, note["view"])
            noted += 1
        play_turn(state, kept[chosen])
    return noted


@rule
def wander(values: Array, count: int, best: int, curiosity: float, clock: Array) -> int:
    """Now and then another turn than the best, by lot, if it does not look hopeless."""
    clock[1] = next_lot(int(clock[1]))
    if (int(clock[1]) >> 20) % ONE >= curiosity * ONE:
        return best
    clock[1] = next_lot(int(clock[1]))
    other = (int(clock[1]) >> 20) % count
    return other if abs(values[best] - values[other]) < BEARABLE else best


@rule
def remember(
    notes: Array,
    count: int,
    wanted: Array,
    trust: float,
    memory: Array,
    aims: Array,
    clock: Array,
) -> None:
    """Measure the opinions of a game from its end on, and put them into the memory."""
    for step in range(count):
        note = notes[count - 1 - step]
        place = int(clock[0]) % len(memory)
        clock[0] += 1
        memory[place] = note["view"]
        share = 0.0 if note["tried"] else trust
        turned = OPPOSED and step + 1 < count and notes[count - 2 - step]["seat"] != note["seat"]
        for head in range(HEADS):
            aims[place][head] = wanted[head]
            wanted[head] = share * wanted[head] + (1 - share) * note["thought"][head]
            if turned:
                wanted[head] = 1 - wanted[head]


@apart
@rule
def revise(
    mind: Array, sizes: Array, memory: Array, aims: Array, clock: Array, rate: float, times: int
) -> None:
    """Learn from positions in the memory, drawn by lot."""
    if clock[0] < FIRST_LESSON:
        return
    known = min(int(clock[0]), len(memory))
    cells, blames = np.zeros(CELLS, np.float32), np.zeros(CELLS, np.float32)
    answers, lot = np.zeros(HEADS, np.float32), int(clock[1])
    for _ in range(times):
        lot = next_lot(lot)
        place = (lot >> 20) % known
        teach(mind, sizes, ROWS, memory[place], aims[place], rate, cells, blames, answers)
    clock[1] = lot
