"""Scores and winners of many games at once: the quick way of each game tells what outcomes tell."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import Game, State
from reihum.rules.engine.compiling import Array
from tests.records import record_of

from .strategies import to_the_end
from .tables import duel, extreme, the_game

DEALS = 12
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("the-game", {"players": players}) for players in (1, 3, 5)),
    ("extreme", {"players": 2, "layout": "shuffled"}),
    ("face-to-face", {}),
    ("face-to-face", {"first": 1, "last_card": "allowed"}),
    ("nix", {"players": 2}),
    ("nix", {"players": 5, "egon": True}),
    ("nix", {"players": 3, "egon": True, "board": [[0, 0, 0]] * 8}),  # all share the win
]
ENDS: dict[str, Callable[[], State]] = {
    "won": lambda: the_game([[50], []], tops=(20, 1, 100, 100), draw=0, turn=["50>up1"]),
    "lost": lambda: the_game([[30, 60], [40]], tops=(97, 98, 3, 2), draw=0),
    "lost with no card left": lambda: extreme(
        [[51]], tops=(20, 1, 100, 100), draw=0, turn=["51>up1"]
    ),
    "won by the first": lambda: duel(
        [[50, 51], [3]], tops=((20, 60), (1, 60)), draw=(0, 9), turn=["50>up", "51>up"]
    ),
    "won by the second": lambda: duel([[30], [3]], draw=(0, 9)),
}


def tables(game: Game, states: list[State]) -> Array:
    """Their tables, as simulations keep them."""
    kept = np.zeros(len(states), game.rules.TABLE)
    for place, state in enumerate(states):
        kept[place] = record_of(state)["table"]
    return kept


def told(tally: tuple[Array, Array]) -> tuple[Any, Any]:
    """A tally as plain numbers."""
    scores, won = tally
    return scores.tolist(), won.tolist()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_ends_of_random_games_are_tallied_as_their_outcomes_say(
    name: str, options: dict[str, Any]
) -> None:
    game = reihum.game(name, **options)
    states = [to_the_end(game.deal(f"tally {number}"), number) for number in range(DEALS)]
    ends = tables(game, states)
    assert told(game.tallied(ends)) == told(Game.tallied(game, ends))
    outcomes = [state.outcome for state in states]
    assert told(game.tallied(ends))[0] == [list(end.scores) for end in outcomes if end]


@pytest.mark.parametrize("table", ENDS.values(), ids=ENDS.keys())
def test_ends_that_random_games_hardly_reach_are_tallied_alike(table: Callable[[], State]) -> None:
    state = table()
    ends = tables(state.game, [state])
    assert told(state.game.tallied(ends)) == told(Game.tallied(state.game, ends))


@pytest.mark.parametrize(
    ("end", "scores", "won"),
    [
        ("won", [[0]], [0b11]),
        ("lost", [[3]], [0]),
        ("lost with no card left", [[0]], [0]),
        ("won by the first", [[0, 10]], [0b01]),
        ("won by the second", [[1, 10]], [0b10]),
    ],
)
def test_winners_are_bits_all_of_them_where_they_win_together(
    end: str, scores: list[list[int]], won: list[int]
) -> None:
    state = ENDS[end]()
    assert told(state.game.tallied(tables(state.game, [state]))) == (scores, won)


def test_who_shares_the_win_has_a_bit_each() -> None:
    game = reihum.game("nix", players=2, egon=True, board=[[0, 0, 0]] * 8)
    ends = tables(game, [to_the_end(game.deal(1))])
    assert told(game.tallied(ends)) == told(Game.tallied(game, ends)) == ([[0, 0, 0]], [0b111])


def test_what_goes_on_counts_nothing_in_general() -> None:
    game = reihum.game("nix")
    assert told(Game.tallied(game, tables(game, [game.deal(1)]))) == ([[0, 0]], [0])
