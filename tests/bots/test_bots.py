"""Bots play legally to the end, from what their seat may know."""

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots import BOTS, Bot, Observation, RandomBot, bot
from reihum.bots.nix_plans import grab, plan_pass
from reihum.rules.nix import MOST_ACTIONS

TABLES = [
    ("the-game", {"players": 3}),
    ("extreme", {"players": 2, "layout": "shuffled"}),
    ("face-to-face", {}),
    ("nix", {"players": 3, "egon": True}),
]


def seen(state: State) -> Observation:
    """What the acting seat may know."""
    assert state.seat is not None
    return Observation(state.game, state.seat, state.observe(state.seat))


def play_out(state: State, player: Bot) -> State:
    """Let a bot play all seats to the end; IllegalAction would tell of a bad one."""
    while state.outcome is None:
        state = state.play(player.choose(seen(state)), state.seat)
    return state


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_plays_whole_games(name: str, options: dict[str, object], kind: str) -> None:
    for seed in range(3):
        assert play_out(reihum.game(name, **options).deal(seed), bot(kind)).outcome


def test_the_same_seed_makes_the_same_random_choices() -> None:
    deal = reihum.game("the-game").deal("monday")
    games = [play_out(deal, RandomBot("x")).save() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_claims_the_first_turn_for_itself_only(kind: str) -> None:
    state = reihum.game("the-game", players=3, first="agree").deal("monday")
    assert bot(kind).choose(Observation(state.game, 2, state.observe(2))) == "begin:2"


def test_planning_a_pass_beats_grabbing_points() -> None:
    margins = [_margin(f"pass/{number}") for number in range(8)]
    assert sum(margins) > 0


def _margin(seed: str) -> int:
    """What a planner has more than a grabber at the end."""
    state, room = reihum.game("nix").deal(seed), np.zeros((2, MOST_ACTIONS), np.int64)
    while state.outcome is None:
        table = seen(state).table
        number = plan_pass(table, *room) if state.seat == 0 else grab(table, room[0])
        state = state.play(state.game.decode(number))
    return state.outcome.scores[0] - state.outcome.scores[1]
