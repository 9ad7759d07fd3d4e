"""Games that are over, once more: their states, and every hand as its seat saw it."""

import random

import pytest

import reihum
from reihum import State
from reihum.games.replays import beginning, history, open_hands


def ended(name: str) -> State:
    """A game that is over, played by chance."""
    chance, state = random.Random(name), reihum.game(name).deal("replays")
    while state.outcome is None:
        state = state.play(chance.choice(state.legal()))
    return state


@pytest.mark.parametrize("name", list(reihum.GAMES))
def test_the_states_of_a_game_lead_from_its_deal_to_its_end(name: str) -> None:
    end = ended(name)
    states = history(end)
    assert states[0] == beginning(end) == end.game.deal("replays") and states[-1] is end
    assert [len(state.steps) for state in states] == list(range(len(end.steps) + 1))
    assert not any(state.outcome for state in states[:-1])


def test_a_game_that_was_given_up_at_once_has_one_state() -> None:
    end = reihum.game("the-game").deal("replays").concede(0)
    assert history(end) == [end]


def test_a_game_may_begin_with_a_position() -> None:
    position = reihum.game("the-game").deal("replays").position()
    state = reihum.game("the-game").position(position)
    after = state.play(state.legal()[0]).concede(0)
    assert history(after) == [state, after] and beginning(after).start == state.start


@pytest.mark.parametrize("name", list(reihum.GAMES))
def test_open_hands_are_what_each_seat_saw(name: str) -> None:
    state = history(ended(name))[2]
    views = [state.view(seat) for seat in range(state.game.players)]
    opened = open_hands(views)["open_hands"]
    assert opened == [view["hand"] for view in views] and all(opened)
    assert open_hands([{"board": 1}]) == {}, "a game without hands has none to open"
