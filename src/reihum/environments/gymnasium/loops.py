"""Many games at once, one action in each: what a vector environment does, inside compiled code.

One call plays an action in every game, lets bots act for the other seats, deals anew where a game
has ended, and writes what the learner's seat may know and may do next, into arrays that are the
learner's own.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ...arena.play.whole_games import Workspace
from ...arena.play.whole_games import first as answer  # the thought of the bots at the other seats
from ...bots.parts.lots import next_lot
from ...rules.engine.compiling import Array, bound, label_of, released, rule, slot
from ...rules.engine.playing import deal, legal, observe, play
from ...rules.engine.records import StateRecord, TableRecord
from ...rules.engine.shuffle import WORD
from ..parts.encoding import KIND, Encoding, write_slot

ILLEGAL = -1.0  # the reward for an action that is not legal; it ends the game
WIN, SCORE, PROGRESS = range(3)  # the kinds of rewards, in the order of `rewards.KINDS`
NEXT_STEP, SAME_STEP = range(2)  # when a game that has ended is dealt anew


class Lanes(NamedTuple):
    """One row for each game."""

    states: Array
    keys: Array  # of the next deal
    observations: Array
    masks: Array
    rewards: Array
    ended: Array  # the game has ended with this action
    finals: Array  # the last observation of the game that ended last
    standings: Array  # how far that one had come
    results: Array  # and whether it was won
    lots: Array  # random numbers for the bots

    @classmethod
    def of(cls, rules: ModuleType, encoding: Encoding, actions: int, games: int) -> "Lanes":
        """Room for so many games."""
        own: Any = rules
        return cls(
            np.zeros(games, own.STATE),
            np.zeros((games, 3, 8), np.int64),
            np.zeros((games, encoding.size), KIND),
            np.zeros((games, actions), np.int8),
            np.zeros(games, np.float64),
            np.zeros(games, np.bool_),
            np.zeros((games, encoding.size), KIND),
            np.zeros(games, np.float64),
            np.zeros(games, np.float64),
            np.zeros(games, np.int64),
        )


class Given(NamedTuple):
    """What is the same for all games."""

    start: Array  # one state with the options only
    codes: Array  # by flat action number: that of the rules
    flat: Array  # the other way round
    seat: int  # the learner's
    reward: int  # its kind
    autoreset: int
    weights: Array  # of the bots


@slot
def standing(table: TableRecord, seat: int) -> float:
    """Stands for how far a seat has come."""
    raise NotImplementedError


@slot
def result(table: TableRecord, seat: int) -> float:
    """Stands for what a finished game is worth to a seat."""
    raise NotImplementedError


@rule
def reply(state: StateRecord, given: Given, desk: Workspace, lots: Array, game: int) -> None:
    """Let the bots act until it is the learner's turn, or over."""
    while not state["table"]["over"] and state["table"]["seat"] != given.seat:
        observe(state, int(state["table"]["seat"]), desk.seen)
        lots[game] = next_lot(int(lots[game]))
        lot = int(lots[game]) >> 8
        play(state, int(answer(desk.seen[0], desk.signals, desk.actions, lot, given.weights)))


@rule
def begin(lanes: Lanes, game: int, given: Given, desk: Workspace) -> None:
    """Deal a game; the last word of its key counts on to the next deal."""
    states, keys = lanes.states, lanes.keys[game]
    states[game] = given.start[0]
    deal(states[game], desk.stream[0], keys)
    for deck in range(len(keys)):
        keys[deck][7] = (keys[deck][7] + 1) & WORD
    lanes.lots[game] = keys[0][0] + keys[0][7]


@rule
def act(lanes: Lanes, game: int, action: int, given: Given) -> bool:
    """Do what the learner has chosen; returns whether it was legal."""
    if action < 0 or action >= len(given.codes) or not lanes.masks[game][action]:
        return False
    state = lanes.states[game]
    if given.reward == PROGRESS:
        lanes.rewards[game] = -standing(state["table"], given.seat)
    play(state, int(given.codes[action]))
    return True


@rule
def pay(lanes: Lanes, game: int, legally: bool, given: Given) -> None:
    """What the learner gets for an action, and whether the game has ended by it."""
    table = lanes.states[game]["table"]
    if table["over"] or not legally:
        lanes.ended[game] = True
        lanes.standings[game] = standing(table, given.seat)
        lanes.results[game] = result(table, given.seat) if legally else ILLEGAL
    if not legally:
        lanes.rewards[game] = ILLEGAL
    elif given.reward == PROGRESS:
        lanes.rewards[game] += standing(table, given.seat)
    elif table["over"]:
        at_end = lanes.standings if given.reward == SCORE else lanes.results
        lanes.rewards[game] = at_end[game]


@rule
def show(lanes: Lanes, game: int, given: Given, desk: Workspace) -> None:
    """Write what the learner's seat may know and do."""
    state, mask = lanes.states[game], lanes.masks[game]
    observe(state, given.seat, desk.seen)
    write_slot(desk.seen[0], given.seat, desk.signals, lanes.observations[game])
    for number in range(len(mask)):
        mask[number] = 0
    for place in range(legal(state["table"], desk.actions)):
        mask[given.flat[desk.actions[place]]] = 1


@rule
def move(lanes: Lanes, game: int, action: int, fresh: bool, given: Given, desk: Workspace) -> bool:
    """Deal a game or do an action in it; returns whether it is to be dealt anew in this step."""
    legally = True
    if fresh:
        begin(lanes, game, given, desk)
    else:
        legally = act(lanes, game, action, given)
    reply(lanes.states[game], given, desk, lanes.lots, game)
    if not fresh:
        pay(lanes, game, legally, given)
    show(lanes, game, given, desk)
    if fresh or not lanes.ended[game] or given.autoreset != SAME_STEP:
        return False
    lanes.finals[game][:] = lanes.observations[game]
    return True


@released
@rule
def step(lanes: Lanes, chosen: Array, first: int, last: int, given: Given, desk: Workspace) -> None:
    """One action in each of the games from the first to the one before the last.

    A game that had ended before is dealt anew instead, unless that was done in the same step.
    """
    for game in range(first, last):
        fresh = lanes.ended[game] and given.autoreset == NEXT_STEP
        lanes.ended[game] = False
        lanes.rewards[game] = 0.0
        again = True
        while again:
            again = move(lanes, game, int(chosen[game]), fresh, given, desk)
            fresh = True


@released
@rule
def choose(masks: Array, lots: Array, first: int, last: int, chosen: Array) -> None:
    """Any legal action of each game, all equally likely."""
    for game in range(first, last):
        mask, count = masks[game], 0
        for number in range(len(mask)):
            count += int(mask[number])
        lots[game] = next_lot(int(lots[game]))
        wanted = (int(lots[game]) >> 16) % max(count, 1)
        for number in range(len(mask)):
            if mask[number]:
                if wanted == 0:
                    chosen[game] = number
                    break
                wanted -= 1


def step_of(rules: ModuleType, encoding: Encoding, thought: Any) -> Any:
    """`step` for a game, and for the bots at its other seats."""
    own: Any = rules
    label = f"{label_of(rules)}-{encoding.write.__module__}-{thought.__qualname__}"
    worth = {"standing": encoding.standing}
    moves = bound(
        move,
        label,
        begin=bound(begin, label, deal=own.deal),
        act=bound(act, label, play=own.play, **worth),
        reply=bound(reply, label, play=own.play, answer=thought, observe=own.observe),
        pay=bound(pay, label, result=encoding.result, **worth),
        show=bound(show, label, legal=own.legal, write_slot=encoding.write, observe=own.observe),
    )
    return bound(step, label, move=moves)
