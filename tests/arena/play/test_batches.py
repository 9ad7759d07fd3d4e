"""Batches: the same games compiled and plain, and small enough to be sent anywhere."""

import pickle
from pathlib import Path

import numpy as np
import pytest

from reihum.arena.play.batches import Batch, play
from reihum.arena.play.description import Description
from reihum.arena.play.python_games import play_plain
from tests.arena.games import AGREEING, GAMES

FILE = Path(__file__).parents[1] / "bots.py"


@pytest.mark.parametrize(("name", "options"), [*GAMES, AGREEING])
def test_a_batch_survives_being_sent(name: str, options: dict[str, object]) -> None:
    run = Description.of(name, ["greedy", f"{FILE}:First"], options=options, seed="x", talk=True)
    batch = Batch(run, (0, 1), 8, 4)
    sent = pickle.dumps(batch)
    assert pickle.loads(sent) == batch
    assert len(sent) < 10_000


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), [*GAMES, AGREEING])
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_compiled_games_are_the_plain_ones(name: str, options: dict[str, object], bot: str) -> None:
    run = Description.of(name, [bot], options=options, seed="monday", limit=120.0)  # it compiles
    seats = (0,) * run.game.players
    rows, faults = play_plain(run, seats, np.arange(3))
    played = play(Batch(run, seats, 0, 3))
    assert not faults
    assert np.array_equal(played.rows, rows)
