"""Batches: the same games compiled and plain, and small enough to be sent anywhere."""

import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.arena.play.batches import LEAST, SHARE, Batch, play, stretches
from reihum.arena.play.description import Description
from tests.arena.games import AGREEING, GAMES
from tests.arena.play.classes.plain_games import play_plain, same

FILE = Path(__file__).parents[1] / "bots.py"


@pytest.mark.parametrize(("name", "options"), [*GAMES, AGREEING])
def test_a_batch_survives_being_sent(name: str, options: dict[str, object]) -> None:
    run = Description.of(name, ["greedy", f"{FILE}:First"], options=options, seed="x", talk=True)
    batch = Batch(run, (0, 1), 8, 4)
    sent = pickle.dumps(batch)
    assert pickle.loads(sent) == batch
    assert len(sent) < 10_000


@given(first=st.integers(0, 5000), size=st.sampled_from([8, 16, 64, 256, 8192]))
def test_a_run_that_goes_on_stops_where_it_would_have(first: int, size: int) -> None:
    """Stretches end at the same deals from wherever they begin, and grow with what was played."""
    whole = {begun + count for begun, count in stretches(0, 9000, size, stopping=True)}
    parts = list(stretches(first, 9000, size, stopping=True))
    assert {begun + count for begun, count in parts} == {end for end in whole if end > first}
    assert all(count <= min(size, max(LEAST, begun / SHARE)) for begun, count in parts)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), [*GAMES, AGREEING])
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_compiled_games_are_the_plain_ones(name: str, options: dict[str, object], bot: str) -> None:
    run = Description.of(name, [bot], options=options, seed="monday", talk=True)
    batch = Batch(run, (0,) * run.game.players, 0, 3)
    played = play(batch)
    assert not played.faults
    assert same(played, play_plain(batch))


def test_a_compiled_function_that_says_nonsense_is_named() -> None:
    run = Description.of("the-game", [f"{FILE}:nonsense"], players=2, options={"first": 1})
    (fault, _) = play(Batch(run, (0, 0), 7, 2)).faults
    assert (fault.number, fault.seat, fault.bot) == (7, 1, "nonsense")
    assert str(fault.what) == "an illegal action"
