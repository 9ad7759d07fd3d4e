"""Playing on in worlds drawn by lot: what is certain, and what the net says of the rest."""

from collections.abc import Sequence

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots import bots_of
from reihum.bots.parts.game_bots import Effort as Thinking
from reihum.review.parts.piles import PileSampler
from reihum.review.parts.sampling import CERTAIN, CHANCE, KNOWN
from reihum.review.registry import review_of
from reihum.rules.engine.compiling import Array

LOTS = np.array([7, 8], np.int64)


def chances(state: State, actions: Sequence[str], depth: int, lots: Array = LOTS) -> list[float]:
    """What a turn is worth in some worlds, that many turns later."""
    return [float(chance) for chance in known(state, actions, depth, lots)[:, CHANCE]]


def certain(state: State, actions: Sequence[str]) -> list[bool]:
    """Whether that is known in each world without playing on."""
    return [bool(each) for each in known(state, actions, 1, LOTS)[:, CERTAIN]]


def known(state: State, actions: Sequence[str], depth: int, lots: Array) -> Array:
    """What is known of a turn, by world."""
    game, seat = state.game, state.seat
    assert seat is not None
    sampler, seen = review_of(game).sampler, state.observe(seat)
    assert isinstance(sampler, PileSampler)
    ends = np.array([sampler.played(game, seen, actions).end], sampler.rules.TABLE)
    weights = bots_of(game).weights(game, Thinking("expert", native=False))
    results = np.zeros((len(lots), 1, KNOWN))
    sampler.sampling(seen, ends, weights, lots, depth, results)
    return results[:, 0]


@pytest.mark.parametrize("name", ["the-game", "extreme", "face-to-face"])
def test_far_from_the_end_the_net_judges(name: str) -> None:
    state = reihum.game(name).deal("prospects")
    actions = []
    after = state
    while not after.ended_turn:
        actions.append(str(after.legal()[-1]))
        after = after.play(actions[-1])
    for depth in (0, 1):
        found = chances(state, actions, depth)
        assert all(0 < chance < 1 for chance in found) and len(set(found)) == 2
    assert chances(state, actions, 1) == found  # the same lots, the same worlds
    assert certain(state, actions) == [False, False]


def test_what_one_wins_in_a_duel_the_other_loses() -> None:
    """After the turn it is the other's: who cannot play two cards then has lost."""
    fields = {
        "tops": [[50, 9], [58, 3]],
        "hands": [[51, 52, 53], [5, 6]],
        "draw": [[], []],
        "seat": 0,
        "turn": [],
    }
    state = reihum.game("face-to-face").position(fields)
    assert chances(state, ["51>up", "52>up"], 6) == [1.0, 1.0]


def test_what_is_open_is_searched_and_what_is_over_is_known() -> None:
    fields = {"tops": [60, 98, 40, 3], "hands": [[61, 38]], "draw": [], "seat": 0, "turn": []}
    state = reihum.game("the-game").position(fields)
    assert chances(state, ["61>up1"], 0) == [1.0, 1.0]  # 38 goes on 40
    assert chances(state, ["61>up1", "38>down1"], 0) == [1.0, 1.0]
    assert certain(state, ["61>up1"]) == certain(state, ["61>up1", "38>down1"]) == [True, True]
    stuck = reihum.game("the-game").position({**fields, "hands": [[61, 55]]})
    assert chances(stuck, ["61>up1"], 0) == [0.0, 0.0]
