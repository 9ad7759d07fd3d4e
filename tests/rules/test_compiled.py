"""Compiled and plain rules are one source: every byte of their records is the same."""

from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import Game
from reihum.games import Deal
from reihum.rules import face_to_face, nix, playing, the_game
from reihum.rules.compiling import Record, compiled
from reihum.rules.shuffle import STREAM

from .late import late
from .tracing import dealt, traced

GAMES = [
    pytest.param("the-game", {"players": 3, "first": "agree"}, 12, id="the-game"),
    pytest.param("extreme", {"players": 2, "layout": "shuffled"}, 12, id="extreme"),
    pytest.param("face-to-face", {}, 3, id="face-to-face"),
    pytest.param("nix", {"players": 3, "egon": True}, 5, id="nix"),
]


def starts(game: Game, number: int) -> list[Record]:
    """Fresh deals and, where random play never gets far, as many late positions."""
    fresh = [dealt(game, seed, native=False) for seed in range(number)]
    if game.rules is not the_game:
        return fresh
    return fresh + [late(game, Random(seed)) for seed in range(number)]


def random_actions(game: Game, start: Record, random: Random) -> list[int]:
    """A random game by the plain rules."""
    record, actions = start.copy(), []
    while offer := game.legal(record["table"]):
        actions.append(random.choice(offer))
        game.rules.play(record, actions[-1])
    return actions


@pytest.mark.parametrize(("name", "options", "number"), GAMES)
def test_compiled_games_are_byte_for_byte_the_plain_ones(
    name: str, options: dict[str, Any], number: int
) -> None:
    game, random, played = reihum.game(name, **options), Random(1), 0
    for start in starts(game, number):
        actions = random_actions(game, start, random)
        plain, plain_legal = traced(game.rules, start, actions, native=False)
        native, native_legal = traced(game.rules, start, actions)
        assert native.tobytes() == plain.tobytes()
        assert native_legal == plain_legal
        assert len(native) == len(actions) + 1
        played += len(actions)
    assert played > 200


@pytest.mark.parametrize(("name", "options", "number"), GAMES)
def test_compiled_deals_and_observations_are_the_plain_ones(
    name: str, options: dict[str, Any], number: int
) -> None:
    game = reihum.game(name, **options)
    rooms = [np.zeros(1, game.rules.TABLE) for _ in range(2)]
    for seed in range(2):
        record = dealt(game, seed, native=False)
        assert dealt(game, seed).tobytes() == record.tobytes()
        for seat in range(-1, game.players):
            game.rules.observe(record, seat, rooms[0])
            compiled(game.rules.observe)(record, seat, rooms[1])
            assert rooms[0].tobytes() == rooms[1].tobytes()


@pytest.mark.parametrize("rules", [the_game, face_to_face, nix], ids=lambda rules: rules.__name__)
def test_whole_random_games_end_alike(rules: ModuleType) -> None:
    name = {the_game: "extreme", face_to_face: "face-to-face", nix: "nix"}[rules]
    game = reihum.game(name, players=2)
    function = playing.of_game(playing.random_games, rules)
    plain, native = (random_games(each, game) for each in (function, compiled(function)))
    assert plain == native


def random_games(function: Any, game: Game) -> tuple[int, bytes, bytes]:
    """How many actions there were, how the games ended, and the last state."""
    start, state = np.zeros(1, game.rules.STATE), np.zeros(1, game.rules.STATE)
    start[0] = game.start()
    keys = np.stack([Deal.of(seed).keys(game.own_decks) for seed in range(2)])
    actions, ends = np.zeros(game.rules.MOST_ACTIONS, np.int64), np.zeros(len(keys), np.int64)
    played = function(start, keys, state, np.zeros(1, STREAM), actions, ends)
    return played, ends.tobytes(), state.tobytes()
