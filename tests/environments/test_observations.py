"""Observations: what is in them. That nothing hidden is, tests/games/core/test_leaks.py shows."""

import random
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots import Observation, bot
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.environments.parts.encoding import general_encoding
from reihum.environments.parts.table import Table
from reihum.environments.policies import PolicyBot, observed
from reihum.environments.registry import encoding_of
from tests.games.core.strategies import walk

NAMES = list(reihum.GAMES)


def shown(state: State, seat: int) -> list[int]:
    """What an environment shows of a state."""
    table = Table(state.game)
    table.state = state
    return [*table.shown(seat)["observation"], *table.shown(seat)["action_mask"]]


@pytest.mark.parametrize("name", NAMES)
def test_all_numbers_lie_where_the_parts_say(name: str) -> None:
    chance, game = random.Random(2), reihum.game(name)
    encoding = encoding_of(game)
    for state in walk(game.deal(2), chance, 60):
        if state.outcome is None:
            seen = np.array(shown(state, state.seats[0])[: encoding.size])
            assert (encoding.low <= seen).all() and (seen <= encoding.high).all()


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = reihum.game("the-game", players=3, first=1).deal(1)
    parts = encoding_of(state.game).slices()
    assert [shown(state, seat)[parts["acting"].start] for seat in range(3)] == [1, 0, 2]
    hand = np.array(shown(state, 1)[parts["hand"]])
    assert (np.flatnonzero(hand) + 2).tolist() == state.position()["hands"][1]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_without_an_encoding_is_shown_as_its_rules_have_it(name: str) -> None:
    state = reihum.game(name).deal(3)
    encoding, seat = general_encoding(state.game.rules), state.seats[0]
    out = [0] * encoding.size
    encoding.write(state.seen(seat), seat, NO_SIGNALS, out)
    seen: Any = state.observe(seat)
    for part, place in zip(encoding.parts[1:], list(encoding.slices().values())[1:], strict=True):
        assert out[place] == np.ravel(seen[part.name]).tolist()


def test_a_policy_plays_as_a_bot_what_it_would_play_in_an_environment() -> None:
    state = reihum.game("nix", players=2).deal(1)
    seen = Observation(state.game, state.seats[0], state.observe(state.seats[0]))
    array, mask, _ = observed(seen)
    assert [*array, *mask] == shown(state, state.seats[0])
    player = PolicyBot(lambda shown: int(shown["action_mask"].argmax()))
    assert player.choose(seen) in [str(action) for action in state.legal()]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_native_observations_are_the_plain_ones(name: str) -> None:
    game = reihum.game(name)
    states = list(walk(game.deal(5), random.Random(5), 30))
    plain = [shown(state, seat) for state in states for seat in range(game.players)]
    game.compile()
    assert game.stepper.native
    assert [shown(state, seat) for state in states for seat in range(game.players)] == plain


def test_a_bot_signals_as_it_would_at_a_table() -> None:
    table = Table(reihum.game("the-game", players=2, first=0), signals=True)
    table.deal(0)
    player, heard = bot("planner"), []
    while len(table.state.steps) < 6:  # two turns, in which nobody says anything
        number = table.number("say:nothing")
        table.play(number if number in table.legal() else table.asked(bot("greedy")))
    while table.acting == 1:
        number = table.asked(player)
        heard.append(table.text(number))
        table.play(number)
    wished = player.signals(Observation(table.game, 1, table.state.observe(1)))
    assert heard == [*(f"signal:{s.pile}:{s.kind}" for s in wished), "say:nothing"]
    assert table.signals() == wished
    place = encoding_of(table.game).slices()["signals"]
    assert np.count_nonzero(table.shown(0)["observation"][place]) == len(wished) > 0
