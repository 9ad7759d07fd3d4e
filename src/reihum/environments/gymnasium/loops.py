"""Many games at once, one action in each: what a vector environment does, inside compiled code.

One call plays an action in every game, lets bots act for the other seats, deals anew where a game
has ended, and writes what the learner's seat may know and may do next, into arrays that are the
learner's own.

What the functions here hand on are records, and arrays that are fields of records. Compiled code
counts who uses any other array, also a row of one, whenever it is handed on: that alone took as
long as all the rest.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ...arena.play.whole_games import first as answer  # the thought of the bots at the other seats
from ...bots.parts.lots import next_lot
from ...bots.parts.signals import NO_SIGNALS
from ...rules.engine.compiling import Array, Record, apart, bound, label_of, released, rule, slot
from ...rules.engine.playing import deal, legal, observe, play
from ...rules.engine.records import StateRecord, TableRecord
from ...rules.engine.shuffle import STREAM, WORD
from ..parts.actions import ActionNumbers
from ..parts.encoding import KIND, Encoding, write_slot

ILLEGAL = -1.0  # the reward for an action that is not legal; it ends the game
WIN, SCORE, PROGRESS = range(3)  # the kinds of rewards, in the order of `rewards.KINDS`
NEXT_STEP, SAME_STEP = range(2)  # when a game that has ended is dealt anew

ACCOUNT = np.dtype(
    [
        ("keys", "i8", (3, 8)),  # of the next deal
        ("lot", "i8"),  # random numbers for the bots
        ("reward", "f8"),
        ("standing", "f8"),
        ("result", "f8"),
        ("ended", "i8"),
    ]
)


class Lanes(NamedTuple):
    """One row for each game."""

    states: Array
    accounts: Array  # what each game stands at, as `ACCOUNT` has it
    observations: Array
    masks: Array
    finals: Array  # the last observation of the game that ended last
    rewards: Array
    ended: Array  # the game has ended with this action
    standings: Array  # how far the one that ended last had come
    results: Array  # and whether it was won

    @classmethod
    def of(cls, rules: ModuleType, encoding: Encoding, actions: int, games: int) -> "Lanes":
        """Room for so many games."""
        own: Any = rules
        return cls(
            np.zeros(games, own.STATE),
            np.zeros(games, ACCOUNT),
            rows(games, KIND, encoding.size),
            rows(games, np.int8, actions),
            rows(games, KIND, encoding.size),
            np.zeros(games, np.float64),
            np.zeros(games, np.bool_),
            np.zeros(games, np.float64),
            np.zeros(games, np.float64),
        )


def rows(games: int, kind: Any, size: int) -> Array:
    """A row of numbers for each game; `["row"]` has all of them as one array."""
    return np.zeros(games, np.dtype([("row", kind, size)]))


def given_of(numbers: ActionNumbers, weights: Array) -> Array:
    """What is the same for all games, in the one record of an array; the rest is to be filled in.

    By flat action number the code of the rules, and the other way round; the weights of the bots.
    """
    rows = {"codes": numbers.codes, "flat": numbers.flat, "weights": weights}
    kind = [(name, row.dtype, row.shape) for name, row in rows.items()]
    given = np.zeros(1, np.dtype([*kind, ("seat", "i8"), ("reward", "i8"), ("autoreset", "i8")]))
    for name, row in rows.items():
        given[name] = row
    return given


def desk_of(rules: ModuleType) -> Array:
    """Room to play in, one of each: the random numbers of a deal, what a seat may know."""
    own: Any = rules
    kind = [
        ("stream", STREAM),
        ("seen", own.TABLE, 1),
        ("signals", NO_SIGNALS.dtype, NO_SIGNALS.shape),
        ("actions", "i8", own.MOST_ACTIONS),
    ]
    return np.zeros(1, np.dtype(kind))


@slot
def standing(table: TableRecord, seat: int) -> float:
    """Stands for how far a seat has come."""
    raise NotImplementedError


@slot
def result(table: TableRecord, seat: int) -> float:
    """Stands for what a finished game is worth to a seat."""
    raise NotImplementedError


@apart
@rule
def begin(state: StateRecord, account: Record, desk: Record) -> None:
    """Deal a game; the last word of its key counts on to the next deal."""
    keys = account["keys"]
    deal(state, desk["stream"], keys)
    for deck in range(len(keys)):
        keys[deck][7] = (keys[deck][7] + 1) & WORD
    account["lot"] = keys[0][0] + keys[0][7]


@rule
def act(
    state: StateRecord, account: Record, mask: Array, action: int, given: Record, desk: Record
) -> None:
    """Do what the learner has chosen, let the bots reply, and pay for it."""
    codes, seat = given["codes"], int(given["seat"])
    if action < 0 or action >= len(codes) or not mask[action]:
        account["reward"] = ILLEGAL
        end(state["table"], account, seat, ILLEGAL)
        return
    if given["reward"] == PROGRESS:
        account["reward"] = -standing(state["table"], seat)
    play(state, int(codes[action]))
    reply(state, account, given, desk)
    if state["table"]["over"]:
        end(state["table"], account, seat, result(state["table"], seat))
    pay(state["table"], account, given)


@apart
@rule
def reply(state: StateRecord, account: Record, given: Record, desk: Record) -> None:
    """Let the bots act until it is the learner's turn, or over."""
    table, seen, weights = state["table"], desk["seen"], given["weights"]
    while not table["over"] and table["seat"] != given["seat"]:
        observe(state, int(table["seat"]), seen)
        account["lot"] = next_lot(int(account["lot"]))
        lot = int(account["lot"]) >> 8
        play(state, int(answer(seen[0], desk["signals"], desk["actions"], lot, weights)))


@rule
def end(table: TableRecord, account: Record, seat: int, worth: float) -> None:
    """Note what has come of a game."""
    account["ended"] = 1
    account["standing"] = standing(table, seat)
    account["result"] = worth


@rule
def pay(table: TableRecord, account: Record, given: Record) -> None:
    """What the learner gets for an action that was legal."""
    if given["reward"] == PROGRESS:
        account["reward"] += standing(table, int(given["seat"]))
    elif account["ended"]:
        account["reward"] = account["standing"] if given["reward"] == SCORE else account["result"]


@rule
def show(state: StateRecord, shown: Array, mask: Array, given: Record, desk: Record) -> None:
    """Write what the learner's seat may know and do."""
    seen, actions, flat = desk["seen"], desk["actions"], given["flat"]
    observe(state, int(given["seat"]), seen)
    write_slot(seen[0], int(given["seat"]), desk["signals"], shown)
    for number in range(len(mask)):
        mask[number] = 0
    for place in range(legal(state["table"], actions)):
        mask[flat[actions[place]]] = 1


@released
@rule
def step(
    lanes: Lanes, chosen: Array, first: int, last: int, start: Array, given: Array, desk: Array
) -> None:
    """One action in each of the games from the first to the one before the last.

    A game that had ended before is dealt anew instead, unless that was done in the same step.
    `start` has one state with the options only.
    """
    states, accounts, observations, masks, finals, rewards, ended, standings, results = lanes
    for game in range(first, last):
        state, account, mask = states[game], accounts[game], masks[game]["row"]
        fresh = account["ended"] and given[0]["autoreset"] == NEXT_STEP
        account["ended"], account["reward"] = 0, 0.0
        going_on = True
        while going_on:
            if fresh:
                states[game] = start[0]
                begin(state, account, desk[0])
                reply(state, account, given[0], desk[0])
            else:
                act(state, account, mask, int(chosen[game]), given[0], desk[0])
            show(state, observations[game]["row"], mask, given[0], desk[0])
            going_on = not fresh and account["ended"] and given[0]["autoreset"] == SAME_STEP
            if going_on:
                finals[game] = observations[game]
                fresh = True
        rewards[game], ended[game] = account["reward"], account["ended"]
        standings[game], results[game] = account["standing"], account["result"]


@released
@rule
def choose(masks: Array, lots: Array, first: int, last: int, chosen: Array) -> None:
    """Any legal action of each game, all equally likely."""
    for game in range(first, last):
        mask, count = masks[game]["row"], 0
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
    replies = bound(reply, label, play=own.play, answer=thought, observe=own.observe)
    acts = bound(
        act,
        label,
        play=own.play,
        reply=replies,
        end=bound(end, label, **worth),
        result=encoding.result,
        pay=bound(pay, label, **worth),
        **worth,
    )
    shows = bound(show, label, legal=own.legal, write_slot=encoding.write, observe=own.observe)
    begins = bound(begin, label, deal=own.deal)
    return bound(step, label, begin=begins, act=acts, reply=replies, show=shows)
