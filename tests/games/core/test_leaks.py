"""Nothing a viewer is given may depend on a card the viewer cannot know.

The list of legal actions and the end of the game may depend on the acting hand, and only on
that: a legal list is given only to the seat that acts, which knows its hand, and a game that
goes on tells everybody that the acting hand can go on (see `twins`).
"""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import ReihumError, State
from reihum.environments.parts.table import Table

from .strategies import NAMES, SEEDS, states, walk
from .tables import ALONE, the_game
from .twins import twin

PILES = {
    "the-game": ("up1", "down2"),
    "extreme": ("up1", "down2"),
    "face-to-face": ("up", "their-down"),
}
COMBINATIONS = (
    *("quad:1-1-1-1", "quad:7-7-7-J", "run4:1-2-3-4", "triple:5-5-5*", "triple:5-5-J*"),
    *("run3:5-6-7", "pair:2-2", "pair:3-J", "run2:6-7*", "single:4", "single:J", "none", "none*"),
)


def attempts(state: State) -> list[str]:
    """Actions good and bad: all cards on some piles, ends too early, claims too late."""
    if state.game.name == "nix":
        return [*COMBINATIONS, "end", ""]
    highest = 60 if state.game.name == "face-to-face" else 100
    cards = [f"{card}>{pile}" for card in range(1, highest + 1) for pile in PILES[state.game.name]]
    return [*cards, "end", "begin:0", "37>nowhere"]


def told(state: State, action: str, seat: int) -> Any:
    """What a seat is told about an attempt: nothing, or why it is refused."""
    try:
        state.play(action, seat)
    except ReihumError as error:
        return type(error).__name__, error.reason, error.params, str(error)
    return None


def channels(state: State, viewer: int | None) -> dict[str, Any]:
    """Everything that a viewer is ever given of a state."""
    return {
        "view": json.dumps(state.view(viewer)),
        "observation": state.observe(viewer).tobytes(),
        "learner": None if viewer is None else for_learners(state, viewer),
        "record": state.record(),
        "turn": state.turn,
        "outcome": state.outcome,
    }


def for_learners(state: State, viewer: int) -> list[int]:
    """What environments show of a state: the observation and the mask."""
    table = Table(state.game)
    table.state = state
    return [number for shown in table.shown(viewer).values() for number in shown.tolist()]


def check_leaks(state: State, chance: random.Random) -> None:
    for viewer in (None, *range(state.game.players)):
        other = twin(state, viewer, chance)
        if other is None:
            continue
        assert channels(other, viewer) == channels(state, viewer)
        if viewer is not None:
            some = chance.sample(attempts(state), 12)
            assert [told(other, a, viewer) for a in some] == [told(state, a, viewer) for a in some]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_what_a_viewer_is_given_depends_on_nothing_hidden(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name, unfinished=True))
    check_leaks(state, random.Random(data.draw(SEEDS)))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_it_does_not_in_very_many_states(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name, unfinished=True))
    check_leaks(state, random.Random(data.draw(SEEDS)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_twin_is_another_game_of_the_same_cards(name: str, seed: int) -> None:
    # Otherwise the test above would compare a state with itself.
    *_, state = walk(reihum.game(name, players=2).deal(seed), random.Random(seed), 8)
    other = twin(state, state.seat, random.Random(seed))
    assert other is not None and other != state
    assert state.game.position(other.position()) == other


def test_the_net_would_catch_a_leak() -> None:
    state = the_game([ALONE])
    other = twin(state, 0, random.Random(1))
    assert other is not None
    assert other.position()["draw"][0] != state.position()["draw"][0]
    assert other.deal != state.deal and other.save() != state.save()
