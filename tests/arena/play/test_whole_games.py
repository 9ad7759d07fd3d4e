"""Whole games in one loop: what a thought is given is a copy, also alone."""

from typing import Any

import numpy as np
import pytest

import reihum
from reihum.arena.play.deals import keys_of
from reihum.arena.play.whole_games import Deals, Ends, Workspace, seated, start_of, whole_games_of
from reihum.bots import bots_of
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.rules.engine.compiling import Array, rule
from reihum.rules.engine.records import Seen


def played(game: reihum.Game, thought: Any) -> Ends:
    """Three games in plain Python."""
    keys = keys_of(game, "monday", np.arange(3))
    deals = Deals(start_of(game), keys, seated(()), True, NO_WEIGHTS, NO_WEIGHTS)
    ends = Ends.of(game.rules, 3)
    whole_games_of(game, "test", thought, thought)(deals, Workspace.of(game.rules), ends)
    return ends


@pytest.mark.parametrize(
    "game",
    [
        reihum.game("the-game"),
        reihum.game("extreme", players=2),
        reihum.game("face-to-face"),
        reihum.game("nix"),
    ],
    ids=repr,
)
def test_a_thought_that_writes_into_what_it_sees_does_not_change_the_game(
    game: reihum.Game,
) -> None:
    honest: Any = bots_of(game).thought("greedy")

    @rule
    def scribbling(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
        action: int = honest(table, signals, actions, lot, weights)
        for name in table.dtype.names or ():
            table[name] = 1
        return action

    mine, theirs = played(game, scribbling), played(game, honest)
    assert mine.tables.tobytes() == theirs.tables.tobytes()
    assert mine.counts.tobytes() == theirs.counts.tobytes()
    assert theirs.counts["decisions"].min() > 3


def test_a_thought_that_says_nonsense_ends_the_game_and_is_named() -> None:
    @rule
    def nonsense(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
        return -1

    ends = played(reihum.game("the-game", players=3, first=2), nonsense)
    assert ends.counts["fault"].tolist() == [2] * 3
    assert ends.counts["decisions"].tolist() == [1] * 3
