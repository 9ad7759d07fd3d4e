"""Simulations: the same games on every number of cores, and the same as one by one."""

from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum.arena import ArenaError, Tally, simulate
from tests.arena.games import GAMES


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_run_ends_as_its_games_do_one_by_one(name: str, options: dict[str, object]) -> None:
    run = simulate(name, bot="greedy", games=4, seed="x", cores=1, options=options)
    won, scores = 0, []
    for number in range(4):
        outcome = _played(reihum.game(name, **options).deal(f"x/{number}"))
        won += bool(outcome.won) or 0 in outcome.winners
        scores.append(outcome.scores[0])
    assert run.tally.won[0] == won
    assert run.tally.score().value == pytest.approx(np.mean(scores))
    assert sum(run.tally.why(run.game).values()) == 4


def _played(state: reihum.State) -> reihum.Outcome:
    bot = reihum.bots.GreedyBot()
    while state.outcome is None:
        assert state.seat is not None
        seen = reihum.bots.Observation(state.game, state.seat, state.observe(state.seat))
        state = state.play(bot.choose(seen))
    return state.outcome


def same(one: Tally, other: Tally) -> bool:
    """Whether two tallies count the same games."""
    fields = [{**tally.json(), "seconds": 0} for tally in (one, other)]
    return fields[0] == fields[1]


@pytest.mark.slow
def test_two_cores_play_the_games_of_one() -> None:
    runs = [simulate("the-game", bot="greedy", games=20_000, cores=cores) for cores in (1, 2)]
    assert same(runs[0].tally, runs[1].tally)


@pytest.mark.slow
def test_a_run_stops_when_it_is_sure_enough_at_the_same_game_on_every_number_of_cores() -> None:
    runs = [
        simulate("the-game", players=2, bot="greedy", until_width=0.008, cores=cores)
        for cores in (1, 2)
    ]
    assert runs[0].win_rate.width <= 0.008
    assert same(runs[0].tally, runs[1].tally)


def test_a_run_goes_on_where_it_stopped() -> None:
    whole = simulate("nix", bot="greedy", games=50, cores=1)
    half = simulate("nix", bot="greedy", games=20, cores=1)
    more = simulate("nix", bot="greedy", games=50, cores=1, going_on=half.tally)
    assert same(whole.tally, more.tally)
    assert same(Tally.of(whole.tally.json()), whole.tally)


def test_ctrl_c_ends_a_run_with_what_it_has() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    run = simulate("the-game", bot="greedy", games=100_000, cores=1, listener=interrupt)
    assert run.interrupted
    assert 0 < run.tally.games < 100_000


def test_a_notebook_shows_a_table() -> None:
    page = simulate("nix", bot="greedy", games=5, cores=1)._repr_html_()
    assert page.startswith("<table>")
    assert "points, seat 1" in page


@pytest.mark.slow
def test_signals_help_planners() -> None:
    silent, talking = (
        simulate("the-game", players=4, bot="planner", games=200, cores=1, talk=talk)
        for talk in (False, True)
    )
    assert talking.tally.score().high < silent.tally.score().low


def test_unknown_things_are_named(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="expert, greedy, master, planner, random"):
        simulate("nix", bot="clever")
    with pytest.raises(reihum.OptionError, match="2 to 5"):
        simulate("nix", players=9)
