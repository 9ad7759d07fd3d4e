"""Compiled and plain rules are one source: every byte of their records is the same.

Each test stays with one module of rules, so that no two processes compile the same.
"""

from random import Random
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import Game
from reihum.games import Deal
from reihum.rules.engine import playing
from reihum.rules.engine.compiling import compiled
from reihum.rules.engine.records import StateRecord
from reihum.rules.engine.shuffle import STREAM
from reihum.rules.the_game import table as the_game
from tests.rules.late import late
from tests.rules.tracing import dealt, traced

CASES = {
    "the-game and extreme": [
        reihum.game("the-game", players=3, first="agree"),
        reihum.game("extreme", players=2, layout="shuffled"),
    ],
    "face-to-face": [reihum.game("face-to-face")],
    "nix": [reihum.game("nix", players=3, egon=True)],
}
GAMES = 5
ACTIONS = 100  # at least, in the games of a case


@pytest.mark.parametrize("case", CASES)
def test_compiled_games_are_byte_for_byte_the_plain_ones(case: str) -> None:
    random, played = Random(1), 0
    for game in CASES[case]:
        for start in starts(game):
            actions = random_actions(game, start, random)
            compare_games(game, start, actions)
            played += len(actions)
        compare_observations(game, start)
    assert played > ACTIONS * len(CASES[case])


def starts(game: Game) -> list[StateRecord]:
    """Fresh deals and, where random play never gets far, late positions beside them."""
    fresh = [dealt(game, seed, native=False) for seed in range(GAMES)]
    if game.rules is not the_game:
        return fresh
    return fresh + [late(game, Random(seed)) for seed in range(2 * GAMES)]


def random_actions(game: Game, start: StateRecord, random: Random) -> list[int]:
    """A random game by the plain rules."""
    record, actions = start.copy(), []
    while offer := game.legal(record["table"]):
        actions.append(random.choice(offer))
        game.rules.play(record, actions[-1])
    return actions


def compare_games(game: Game, start: StateRecord, actions: list[int]) -> None:
    """The same actions twice, every state of them."""
    plain, plain_legal = traced(game.rules, start, actions, native=False)
    native, native_legal = traced(game.rules, start, actions)
    assert native.tobytes() == plain.tobytes()
    assert native_legal == plain_legal
    assert len(native) == len(actions) + 1


def compare_observations(game: Game, record: StateRecord) -> None:
    """What everybody may know, and a spectator."""
    plain, native = (np.zeros(1, game.rules.TABLE) for _ in range(2))
    for seat in range(-1, game.players):
        game.rules.observe(record, seat, plain)
        compiled(game.rules.observe)(record, seat, native)
        assert native.tobytes() == plain.tobytes()


@pytest.mark.parametrize("case", CASES)
def test_whole_random_games_reach_their_end(case: str) -> None:
    game = CASES[case][-1]
    function = playing.random_games_of(game.rules)
    played, ends, last = random_games(function, game, 2)
    assert played > 0 and all(ends)
    assert last["table"]["over"] == ends[-1]
    assert not game.legal(last["table"])


@pytest.mark.slow  # the shuffle takes longest to compile
@pytest.mark.parametrize("case", CASES)
def test_compiled_deals_are_byte_for_byte_the_plain_ones(case: str) -> None:
    for game in CASES[case]:
        for seed in range(20):
            plain, native = dealt(game, seed, native=False), dealt(game, seed)
            assert native.tobytes() == plain.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_whole_random_games_end_alike_when_compiled(case: str) -> None:
    game = CASES[case][-1]
    function = playing.random_games_of(game.rules)
    plain, native = (random_games(each, game, 20) for each in (function, compiled(function)))
    assert plain == native


def random_games(function: Any, game: Game, number: int) -> tuple[int, list[int], StateRecord]:
    """How many actions there were, how the games ended, and the last state."""
    start, state = np.zeros(1, game.rules.STATE), np.zeros(1, game.rules.STATE)
    start[0] = game.start()
    keys = np.stack([Deal.of(seed).keys(game.own_decks) for seed in range(number)])
    actions, ends = np.zeros(game.rules.MOST_ACTIONS, np.int64), np.zeros(number, np.int64)
    played = function(start, keys, state, np.zeros(1, STREAM), actions, ends)
    return played, ends.tolist(), state[0].copy()
