"""Good actions that the rules do not allow: every reason, with its exact sentence."""

import json
from typing import Any

import pytest

import reihum
from reihum import IllegalAction, Play, State

from .illegal_cases import CASES, Case
from .tables import ALONE, duel, the_game


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.action}")
def test_a_refusal_says_why(case: Case) -> None:
    state = case.table()
    before = repr(state)
    with pytest.raises(IllegalAction) as caught:
        state.play(case.action, case.seat)
    assert (caught.value.reason, str(caught.value)) == (case.reason, case.sentence)
    assert json.loads(json.dumps(caught.value.params)) == caught.value.params
    assert repr(state) == before  # a refused action leaves no trace


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.action}")
def test_what_is_refused_is_not_among_the_legal_actions(case: Case) -> None:
    state = case.table()
    if case.seat is None:
        assert state.game.action(case.action) not in state.legal()


def test_a_seat_that_acts_may_say_so() -> None:
    state = the_game([ALONE])
    assert state.play("2>up1", 0) == state.play("2>up1") == state.play(Play(2, "up1"))


def test_after_the_end_nothing_is_legal() -> None:
    state = duel([[10], [3, 4]])
    assert state.outcome is not None and state.seat is None
    assert state.legal() == [] and state.seats == ()


@pytest.mark.parametrize("seat", [-1, 3, 99, True, 1.0, "0", b"0", [0], 10**5000], ids=type)
def test_only_seats_have_views(seat: Any) -> None:
    state = reihum.game("the-game", players=3).deal(1)
    for look in (state.view, state.observe):
        refused(look, seat)


def refused(look: Any, seat: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        look(seat)
    assert caught.value.reason == "no-such-seat"
    assert str(caught.value).endswith("seats go from 0 to 2.")


def hand_of(state: State, seat: int) -> list[int]:
    hand: list[int] = state.view(seat)["hand"]
    return hand


def test_every_card_that_is_not_held_is_refused_alike() -> None:
    # Whether a card is down, to be drawn or in another hand must not show.
    state = reihum.game("the-game", players=2, first=0).deal(5)
    for card in set(range(2, 100)) - set(hand_of(state, 0)):
        with pytest.raises(IllegalAction, match=f"^{card} is not in your hand.$"):
            state.play(f"{card}>up1")
