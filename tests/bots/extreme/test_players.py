"""The learned players know the commands of Extreme."""

import pytest

from reihum import State
from reihum.bots import Observation, bot
from tests.bots.the_game.positions import position

PARTNER = [13, 15, 16, 18, 19, 20, 22]
CLOSED = [95, 6, 4]  # the other tops: next to nothing fits there
LEVELS = ["expert", "master"]


def turn(level: str, top: int, hand: list[int]) -> tuple[list[str], State]:
    """What a level plays in one turn where only the first ascending pile has room."""
    state = position([top, *CLOSED], [hand, PARTNER], name="extreme", draw=(60, 61))
    before, played = state.last_turn, list[str]()
    while state.outcome is None and state.last_turn is before:
        action = bot(level).choose(Observation(state.game, 0, state.observe(0)))
        state = state.play(action)
        played.append(action)
    return played, state


@pytest.mark.parametrize("level", LEVELS)
def test_a_stop_is_an_escape(level: str) -> None:
    """After 86 no second card would fit; 84 is a stop, and one card is enough."""
    played, state = turn(level, 82, [84, 86, 40, 41, 43, 44, 50])
    assert played == ["84>up1"]
    assert state.outcome is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_skull_that_cannot_be_covered_is_kept(level: str) -> None:
    played, _ = turn(level, 81, [82, 83, 91, 40, 41, 43, 44])
    assert played == ["82>up1", "83>up1", "end"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_three_is_not_begun_without_three_cards(level: str) -> None:
    """66 and 68 would be two cards, where a three wants three."""
    played, state = turn(level, 64, [65, 66, 68, 40, 41, 43, 44])
    assert played[0] == "65>up1"
    assert state.outcome is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_pile_is_freed_for_a_trick(level: str) -> None:
    """31 forbids tricks; covered by 36, it lets 26 go back by ten."""
    played, _ = turn(level, 31, [26, 36, 62, 64, 65, 67, 68])
    assert played[:2] == ["36>up1", "26>up1"]
