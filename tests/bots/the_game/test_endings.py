"""The end, where nothing is hidden: what can be won is won."""

import random

import pytest

from reihum import State
from reihum.bots import bot
from reihum.bots.parts.piles.endings import FEW_POSITIONS, MOST_POSITIONS, UNKNOWN, patience
from reihum.bots.the_game.endings import is_open, winning
from reihum.rules.engine.records import Seen
from reihum.rules.the_game import table as the_game
from reihum.rules.the_game.commands import SKULL
from tests.bots.the_game.positions import position


def sure(table: Seen) -> int:
    """The first action of a way to win."""
    return winning(table, MOST_POSITIONS)


def some_ending(seed: int, players: int) -> State | None:
    """A position with few cards, none of them to be drawn; None where it is lost at once."""
    lots = random.Random(seed)
    cards = lots.sample(range(2, 100), 2 * players + 2)
    tops = [*lots.sample(range(55, 95), 2), *lots.sample(range(5, 50), 2)]
    cards = [card for card in cards if card not in tops]
    hands = [sorted(cards[seat::players]) for seat in range(players)]
    state = position(tops, hands)
    return state if state.outcome is None else None


def won_by_search(state: State) -> bool:
    """Whether the search finds a way, and it leads to the end."""
    while state.outcome is None:
        action = sure(state.observe(state.seat))
        if action == UNKNOWN:
            return False
        state = state.play(state.game.decode(int(action)))
    return state.outcome.won is True


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_what_can_be_won_is_won_and_nothing_else(players: int) -> None:
    found = {True: 0, False: 0}
    for seed in range(16):
        state = some_ending(seed, players)
        if state is not None:
            possible = naive_win(state)
            assert won_by_search(state) == possible, seed
            found[possible] += 1
    assert min(found.values()) > 1


def naive_win(state: State) -> bool:
    """The same question by plain recursion over the rules."""
    if state.outcome is not None:
        return state.outcome.won is True
    return any(naive_win(state.play(action)) for action in state.legal())


def test_it_is_open_only_where_all_hands_are_known() -> None:
    alone = position([50, 60, 40, 30], [[55, 65]]).observe(0)
    two = position([50, 60, 40, 30], [[55, 65], [10]]).observe(0)
    three = position([50, 60, 40, 30], [[55, 65], [10], [20]]).observe(0)
    assert is_open(alone)
    assert is_open(two)
    assert not is_open(three)


def test_alone_the_last_card_to_be_drawn_is_known() -> None:
    tops, hand = [50, 98, 3, 4], [*range(51, 57), 70, 85]
    assert not is_open(position(tops, [hand], draw=(58, 60)).observe(0))
    state = position(tops, [hand], draw=(58,))
    assert is_open(state.observe(0))
    for card in range(51, 57):
        state = state.play(f"{card}>up1")
    assert sure(state.observe(0)) == the_game.END  # 58 must come before 70
    assert won_by_search(state)


def test_with_another_hand_it_is_not() -> None:
    hands = [list(range(70, 77)), list(range(20, 27))]
    assert not is_open(position([50, 60, 40, 30], hands, draw=(65,)).observe(0))


def test_in_extreme_a_skull_is_covered_again() -> None:
    table = position([50, 60, 40, 30], [[55, 65]], name="extreme").observe(0)
    table["commands"][:] = 0
    table["commands"][55] = SKULL
    assert sure(table) == 55 * the_game.PILES  # and 65 covers it; the other way it would stay


def test_uncompiled_it_searches_fewer_positions() -> None:
    game = position([50, 60, 40, 30], [[55, 65], [10]]).game
    assert patience(bot("master").weights(game)) == FEW_POSITIONS
    assert patience(bot("master", native=True).weights(game)) == MOST_POSITIONS
    hands = [[3, 17, 33, 52, 68, 88], [9, 22, 45, 57, 77, 94]]
    lost = position([60, 70, 40, 30], hands).observe(0)
    assert winning(lost, FEW_POSITIONS) == UNKNOWN
