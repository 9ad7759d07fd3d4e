"""What a hand tells about the piles, and the smallest gap: against the words of the rules."""

import random

import numpy as np
import pytest

from reihum.bots.parts.piles.gaps import ENOUGH, FAR, distance
from reihum.bots.parts.signals import GOOD, LEAVE, LEAVE_STRONG, NO_SIGNALS, NONE
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.bots.the_game.greedy import dread, smallest_gap
from reihum.bots.the_game.hints import COSTLY, NEAR, eagerness, lost_by, mark
from reihum.rules.engine.records import Seen
from reihum.rules.the_game import table as rules
from reihum.rules.the_game.commands import SKULL, STOP, THREE
from reihum.rules.the_game.table import END, FIRST_DESCENDING, HIGHEST, LOWEST, PILES, start_of
from tests.bots.the_game.positions import position, tables

PLAIN = tables("the-game", 3, players=3)[::5]
COMMANDED = tables("extreme", 8, players=2, layout="shuffled")


def told(table: Seen, seat: int) -> list[int]:
    kinds = np.zeros(PILES, np.int8)
    mark(table, seat, kinds)
    found: list[int] = kinds.tolist()
    return found


def naive_mark(table: Seen, hand: list[int], pile: int) -> int:
    """What a hand says about a pile, by the sentence that explains it."""
    top, step = int(table["tops"][pile]), 1 if pile < FIRST_DESCENDING else -1
    if top == start_of(pile):
        return NONE  # nobody asks for a pile that everybody needs
    beyond = range(top + step, HIGHEST + 1 if step > 0 else LOWEST - 1, step)
    unplayed = [card for card in beyond if not table["down"][card]][:NEAR]
    if top - 10 * step in hand:
        return LEAVE_STRONG
    if unplayed and unplayed[0] in hand:
        return LEAVE
    return NONE if set(unplayed) & set(hand) else GOOD


def test_a_hand_tells_what_it_would_lose() -> None:
    said = set()
    for table in [*PLAIN, *COMMANDED[::9]]:
        seat = int(table["seat"])
        hand = table["hands"][seat][: table["held"][seat]].tolist()
        expected = [naive_mark(table, hand, pile) for pile in range(PILES)]
        assert told(table, seat) == expected
        said |= set(expected)
    assert said == {NONE, LEAVE, LEAVE_STRONG, GOOD}


def test_an_empty_hand_has_nothing_to_lose() -> None:
    table = position([50, 60, 40, 30], [[55, 65], []]).observe(1)
    assert told(table, 1) == [GOOD] * PILES


def test_what_two_cards_lose_on_new_piles() -> None:
    """By trying both orders on all four piles: the gaps, or the one beside a trick."""

    def tried(first: int, second: int) -> int:
        gaps = [min(card - LOWEST, HIGHEST - card) for card in (first, second)]
        return min(gaps) if abs(first - second) == 10 else sum(gaps)

    lots = random.Random(1)
    for _ in range(200):
        one, other = lots.sample(range(LOWEST, HIGHEST + 1), 2)
        assert lost_by(one, other) == lost_by(other, one) == tried(one, other) >= 0
    assert lost_by(2, 3) == 1 and lost_by(2, 99) == 0 and lost_by(50, 40) == 38


def test_the_cheaper_the_two_best_cards_the_more_eager() -> None:
    def eager(*hand: int) -> float:
        table: Seen = np.zeros(1, rules.TABLE)[0]
        table["hands"][0][: len(hand)], table["held"][0] = hand, len(hand)
        return float(eagerness(table, 0))

    assert eager(2, 99, 50) == 1.0
    assert eager(2, 7, 50) == COSTLY / (COSTLY + 5) == 0.5
    assert eager(2, 3, 50) > eager(2, 4, 50) > eager(4, 40, 60) > 0
    assert eager(50, 60) > eager(50, 61), "sixty goes back to fifty"


def naive_gap(table: Seen) -> tuple[int, set[int]]:
    """The smallest price of all legal actions, and who has it."""
    actions, prices = np.zeros(rules.MOST_ACTIONS, np.int64), {}
    for action in actions[: rules.legal(table, actions)].tolist():
        card, pile = action // PILES, action % PILES
        top = int(table["tops"][pile])
        gap = card - top if pile < FIRST_DESCENDING else top - card
        prices[action] = ENOUGH if action == END else gap + dread(table, card)
    least = min(prices.values())
    return least, {action for action, price in prices.items() if price == least}


@pytest.mark.parametrize("some", [PLAIN, COMMANDED], ids=["plain", "commanded"])
def test_the_smallest_gap_is_the_smallest_of_all_that_is_legal(some: list[Seen]) -> None:
    actions = np.zeros(rules.MOST_ACTIONS, np.int64)
    ended = 0
    for table in some:
        least, best = naive_gap(table)
        chosen = smallest_gap(table, NO_SIGNALS, actions, 0, NO_WEIGHTS)
        assert chosen in best or (chosen == END and least >= ENOUGH)
        ended += chosen == END
    assert 0 < ended < len(some)


def test_flash_commands_have_a_price() -> None:
    table = COMMANDED[0].copy()
    table["commands"][[10, 20, 30, 40]] = SKULL, THREE, STOP, 0
    prices = [dread(table, card) for card in (10, 20, 30, 40)]
    assert prices[0] == prices[1] > 0 == prices[3] > prices[2]


def test_beginners_mostly_overlook_that_a_card_goes_back() -> None:
    assert [distance(step, 50, 0) for step in (1, 7, 60)] == [1, 7, 60]
    lots = random.Random(2)
    seen = [distance(-10, 50, lots.getrandbits(62)) for _ in range(400)]
    assert set(seen) == {0, FAR - 1}
    assert 60 < seen.count(0) < 140  # once in four times
