"""Games a net plays with itself, and what it learns from them; all of it compiled.

At the end of each turn stands a position, and the net's opinion of it. When the game is over, each
opinion is measured by the later ones and by the result (TD(lambda)); where the player has tried
something out, only by what he would have done. Positions and what should have been thought of them
go into a memory, from which lessons are drawn by lot: each is learned from several times.

Each game fills the slots (`courses.lesson`).
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ..bots.parts.lots import next_lot
from ..bots.parts.nets import CELLS, HEADS, VIEW, ask, likely, teach
from ..bots.parts.piles.judging import BREADTH
from ..bots.parts.piles.slots import describe, judge, play_turn
from ..bots.parts.piles.turns import CERTAIN, best_of
from ..bots.parts.signals import NO_SIGNALS
from ..rules.engine.compiling import UNFILLED, Array, apart, rule, slot
from ..rules.engine.playing import deal, observe
from ..rules.engine.records import StateRecord, TableRecord
from ..rules.engine.shuffle import STREAM

LONGEST = 120  # turns of a game
BEARABLE = 3.0  # what is tried out looks at most so much worse than the best
FIRST_LESSON = 4000  # positions in the memory
ONE = 1 << 20
TABLE: Any = UNFILLED  # the game's own
KINDS: Any = UNFILLED
ROWS: Any = UNFILLED
OPPOSED: Any = UNFILLED  # whether players play against each other

NOTE = np.dtype(
    [("view", VIEW), ("thought", "f8", HEADS), ("tried", "i8"), ("seat", "i8")]
)  # a position of a game, what was thought of the best turn there, and whose turn it was


class Games(NamedTuple):
    """What is played."""

    start: Array  # one state with the options only
    keys: Array  # of each deal
    talks: Array  # by game: whether players signal


class Net(NamedTuple):
    """What learns."""

    weights: Array
    sizes: Array  # how large lessons have been, weight by weight


class Memory(NamedTuple):
    """Positions to learn from."""

    views: Array
    aims: Array  # what should have been thought, by place
    clock: Array  # how many positions were remembered, and the running random number


class Pace(NamedTuple):
    """How fast it learns, and from what."""

    rate: float
    trust: float  # in later opinions, against the next one alone (lambda)
    curiosity: float  # how often something is tried out
    reuse: int  # how often a position is learned from


class Desk(NamedTuple):
    """The room to play in: one of each, used for every game."""

    state: Array
    stream: Array
    signals: Array
    notes: Array
    wanted: Array

    @classmethod
    def of(cls, rules: ModuleType) -> "Desk":
        """Room for a game's module of rules."""
        own: Any = rules
        state, stream = np.zeros(1, own.STATE), np.zeros(1, STREAM)
        return cls(state, stream, NO_SIGNALS.copy(), np.zeros(LONGEST, NOTE), np.zeros(HEADS))


@slot
def tell(state: StateRecord, seat: int, seen: Array, signals: Array) -> None:
    """Stands for the game's own: let the others signal."""
    raise NotImplementedError


@slot
def result(table: TableRecord, seat: int, wanted: Array) -> None:
    """Stands for the game's own: what should have been thought at the end, by a seat."""
    raise NotImplementedError


@rule
def practise(
    games: Games, net: Net, memory: Memory, pace: Pace, desk: Desk, results: Array
) -> None:
    """Play a game for each deal's keys, and learn; writes how each ended, seen from seat 0."""
    for game in range(len(games.keys)):
        desk.state[0] = games.start[0]
        deal(desk.state[0], desk.stream[0], games.keys[game])
        desk.signals[:] = 0
        count = play_game(desk, games.talks[game], net.weights, pace.curiosity, memory.clock)
        table, last = desk.state[0]["table"], int(desk.notes[count - 1]["seat"])
        result(table, last, desk.wanted)
        remember(desk.notes, count, desk.wanted, pace.trust, memory)
        revise(net, memory, pace.rate, count * pace.reuse)
        result(table, 0, results[game])


@rule
def play_game(desk: Desk, talk: bool, weights: Array, curiosity: float, clock: Array) -> int:
    """Play a game to its end, and note its positions; return how many."""
    breadth, state, signals = int(weights[BREADTH]), desk.state[0], desk.signals
    kept, seen = np.zeros(breadth, TABLE), np.zeros(1, TABLE)
    values, chances, kinds = np.zeros(breadth), np.zeros(breadth), np.zeros(KINDS, np.int8)
    cells, answers, noted = np.zeros(CELLS, np.float32), np.zeros(HEADS, np.float32), 0
    while not state["table"]["over"]:
        seat = int(state["table"]["seat"])
        if talk:
            tell(state, seat, seen, signals)
        observe(state, seat, seen)
        count = judge(seen[0], signals, weights, kept, values, chances)
        chosen = best_of(values, count)
        if abs(values[chosen]) < CERTAIN:
            note = desk.notes[noted]
            describe(kept[chosen], signals, kinds, note["view"])
            ask(weights, ROWS, note["view"], cells, answers)
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
def remember(notes: Array, count: int, wanted: Array, trust: float, memory: Memory) -> None:
    """Measure the opinions of a game from its end on, and put them into the memory."""
    clock, aims = memory.clock, memory.aims
    for step in range(count):
        note = notes[count - 1 - step]
        place = int(clock[0]) % len(aims)
        clock[0] += 1
        memory.views[place] = note["view"]
        share = 0.0 if note["tried"] else trust
        turned = OPPOSED and step + 1 < count and notes[count - 2 - step]["seat"] != note["seat"]
        for head in range(HEADS):
            aims[place][head] = wanted[head]
            wanted[head] = share * wanted[head] + (1 - share) * note["thought"][head]
            if turned:
                wanted[head] = 1 - wanted[head]


@apart
@rule
def revise(net: Net, memory: Memory, rate: float, times: int) -> None:
    """Learn from positions in the memory, drawn by lot."""
    views, aims, clock = memory.views, memory.aims, memory.clock
    if clock[0] < FIRST_LESSON:
        return
    known = min(int(clock[0]), len(views))
    cells, blames = np.zeros(CELLS, np.float32), np.zeros(CELLS, np.float32)
    answers, lot = np.zeros(HEADS, np.float32), int(clock[1])
    for _ in range(times):
        lot = next_lot(lot)
        place = (lot >> 20) % known
        aim, view = aims[place], views[place]
        teach(net.weights, net.sizes, ROWS, view, aim, rate, cells, blames, answers)
    clock[1] = lot
