"""One game by the oracle and by the rules: what is legal at every step, and where all cards are.

This runs millions of steps: `tests/native.py` compiles it.
"""

from dataclasses import dataclass
from random import Random

import reihum
from reihum import Game
from reihum.rules.engine.records import StateRecord
from tests.records import state_of

from .careful import Chooser
from .oracles import Oracle
from .snapshots import ending, row_of, rows_of, told
from .tracing import traced

BITS = 13  # of an action's number
NUMBER = (1 << BITS) - 1
KEYS: dict[str, dict[str, int]] = {game: {} for game in reihum.GAMES}


@dataclass
class Course:
    """How a game went: what was legal at each step, and where every card was."""

    legal: list[list[int]]
    rows: list[bytes]
    outcome: dict[str, object] | None


def compare(game: Game, record: StateRecord, oracle: Oracle, choose: Chooser, seed: int) -> None:
    """Let the oracle play to the end, then hold the rules against every step of it."""
    actions, expected = by_oracle(game, oracle, choose, Random(seed))
    found = by_rules(game, record, actions)
    if expected != found:
        start = repr(state_of(game, record))
        raise AssertionError(f"{start}\n{difference(game, actions, expected, found)}")


def by_oracle(
    game: Game, oracle: Oracle, choose: Chooser, random: Random
) -> tuple[list[str], Course]:
    """The oracle's own game, and the actions in it."""
    actions: list[str] = []
    offers, rows = [oracle.legal()], [row_of(oracle)]
    while oracle.outcome() is None:
        actions.append(choose(oracle, offers[-1], random))
        oracle.apply(actions[-1])
        offers.append(oracle.legal())
        rows.append(row_of(oracle))
    legal = [ordered(game.name, offer) for offer in offers]
    return actions, Course(legal, rows, oracle.outcome())


def by_rules(game: Game, record: StateRecord, actions: list[str]) -> Course:
    """The same actions by the rules."""
    numbers = [key & NUMBER for key in keys(game.name, actions)]
    states, legal = traced(game.rules, record, numbers)
    return Course(legal, rows_of(game, states), ending(game, states))


def ordered(name: str, offer: list[str]) -> list[int]:
    """The numbers of the oracle's actions, in the order in which the rules promise theirs."""
    return [key & NUMBER for key in sorted(keys(name, offer))]


def keys(name: str, offer: list[str]) -> list[int]:
    """For each action one number that has its place in front and its own number behind."""
    known = KEYS[name]
    for text in offer:
        if text not in known:
            known[text] = key(name, text)
    return [known[text] for text in offer]


def key(name: str, text: str) -> int:
    """The places one after the other, eight bits each, then the number."""
    places, number = placed(name, text)
    before = 0
    for place in places:
        before = before << 8 | place
    return before << BITS | number


def placed(name: str, text: str) -> tuple[tuple[int, ...], int]:
    """The place of an action among others, and its number.

    Pile by pile and card by card, the end last; in Nix für ungut! row by row from the lowest
    value, natural cards before jokers, the plain chip before the super chip.
    """
    number = encoded(name, text)
    if name != "nix":
        return ((number % 4, number // 4) if ">" in text else (9, 0)), number
    row, values, joker, chip = number >> 9, number >> 2 & 127, number >> 1 & 1, number & 1
    lowest = values & -values if values else 128  # a lone joker comes last
    return (row, lowest, 127 - values, joker, chip), number


def encoded(name: str, text: str) -> int:
    """The number of an action's text."""
    game = reihum.game(name, players=2 if name == "face-to-face" else 5)
    return game.encode(game.action(text))


def difference(game: Game, actions: list[str], expected: Course, found: Course) -> str:
    """Where the two part, for the one who has to find out why."""
    pairs = zip(_steps(expected), _steps(found), strict=False)
    last = len(found.legal) - 1
    step = next((step for step, (a, b) in enumerate(pairs) if a != b), last)
    lines = [f"after {actions[:step]}"]
    for name, course, other in (("oracle", expected, found), ("rules", found, expected)):
        legal = [str(game.decode(number)) for number in course.legal[step]]
        row = told(game, course.rows[step], other.rows[step])
        lines.append(f"{name}: {legal}, {row}, at the end {course.outcome}")
    return "\n".join(lines)


def _steps(course: Course) -> list[tuple[list[int], bytes]]:
    return list(zip(course.legal, course.rows, strict=True))
