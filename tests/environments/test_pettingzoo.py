"""PettingZoo's own tests are the judges."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as saves_observations
from PIL import ImageDraw, ImageFont

import reihum.environments.pettingzoo as zoo

MODULES = ("the_game_v0", "extreme_v0", "face_to_face_v0", "nix_v0")
# It knows its own environments with masks by name, and says so of all others.
KNOWN = (
    r"ignore:reset\(\) has no option 'options'",  # it wants to know whether there may be any
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
pytestmark = [pytest.mark.filterwarnings(text) for text in KNOWN]
EVERY = pytest.mark.parametrize("name", MODULES)


def module(name: str) -> Any:
    return getattr(zoo, name)


@EVERY
def test_it_keeps_to_the_interface(name: str) -> None:
    api_test(module(name).env(), num_cycles=60)
    seed_test(module(name).env, num_cycles=20)
    saves_observations(module(name).env())


@EVERY
def test_it_can_be_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(name).env)
    assert len(capsys.readouterr().out.splitlines()) > 30


@EVERY
def test_all_can_act_at_once(name: str) -> None:
    made = module(name).parallel_env
    parallel_api_test(made(), num_cycles=40)
    parallel_seed_test(made, num_cycles=10)


@EVERY
def test_in_cycles_each_agent_acts_once(name: str) -> None:
    max_cycles_test(module(name))
    made = partial(module(name).env, max_cycles=20)
    api_test(made(), num_cycles=40)
    seed_test(made, num_cycles=10)


@pytest.mark.parametrize("options", [{"signals": True}, {"bots": {1: "planner"}, "signals": True}])
@pytest.mark.parametrize("reward", ["win", "score", "progress"])
def test_with_signals_bots_and_other_rewards_too(options: Any, reward: str) -> None:
    api_test(module("the_game_v0").env(players=3, reward=reward, **options), num_cycles=30)


def test_rewards_are_for_the_team_and_add_up() -> None:
    sums = {}
    for reward in ("score", "progress"):
        env = module("the_game_v0").env(players=2, reward=reward)
        env.reset(seed=3)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for _ in env.agent_iter():
            shown, _, ended, _, _ = env.last()
            env.step(None if ended else int(shown["action_mask"].argmax()))
            for other in env.agents if not ended else ():
                total[other] += env.rewards[other]
        sums[reward] = total
    assert sums["score"]["player_0"] == sums["score"]["player_1"] > 0
    assert sums["progress"] == pytest.approx(sums["score"])


def test_a_duel_has_a_winner_and_a_loser() -> None:
    env = module("face_to_face_v0").env()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert sorted(env.rewards.values()) == [-1, 1]
    assert env.infos["player_0"]["outcome"].startswith("winner")


@pytest.mark.parametrize("number", [0, 397, 9999])
def test_an_illegal_action_ends_the_game_and_says_why(number: int) -> None:
    env = module("the_game_v0").env(first=0)
    env.reset(seed=1)
    assert not env.last()[0]["action_mask"][[0, 397]].any()
    env.step(number)
    assert env.rewards == {"player_0": -1, "player_1": 0} and all(env.terminations.values())
    assert env.infos["player_0"]["illegal"]


def test_signals_are_refused_where_nobody_is_asked_for_them() -> None:
    env = module("the_game_v0").env(first=0, signals=True)
    env.reset(options={"deal": "monday/17"})
    assert env.agent_selection == "player_1" and env.last()[0]["action_mask"].sum() == 13
    env.step(398)
    assert env.agent_selection == "player_0"
    env.step(399)
    assert env.infos["player_0"]["illegal"] == "signal:up1:leave cannot be said now."


@pytest.mark.parametrize("cycles", [3, 10_000])
def test_in_cycles_it_is_the_same_game_until_it_is_cut_short(cycles: int) -> None:
    turns, env = (module("the_game_v0").env(**options) for options in ({}, {"max_cycles": cycles}))
    for each in (turns, env):
        each.reset(seed=1)
    for _ in env.agent_iter():
        shown, _, ended, cut, _ = env.last()
        action = None if ended or cut else int(shown["action_mask"].argmax())
        env.step(action)
        if action is not None and action != env.unwrapped.wait:
            turns.step(action)
    assert (ended, cut) == (cycles > 3, cycles == 3)
    assert str(env.unwrapped.table.state) == str(turns.unwrapped.table.state)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no reward 'gold'"):
        module("nix_v0").env(reward="gold")
    with pytest.raises(ValueError, match="leave one for an agent"):
        module("nix_v0").env(players=2, bots={0: "random", 1: "random"})
    with pytest.raises(AttributeError, match="chess_v0"):
        module("chess_v0")


def test_the_registry_of_pettingzoo_has_them() -> None:
    assert zoo.registered()[:2] == ["reihum/the_game-v0", "reihum/extreme-v0"]
    for name, env in zip(MODULES, map(partial(make, "aec"), zoo.registered()), strict=False):
        assert env.metadata["name"] == name
    assert make("parallel", "reihum/nix", players=4).possible_agents[3] == "player_3"


@EVERY
def test_what_is_written_in_a_picture_has_letters(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = ""

    def text(pen: ImageDraw.ImageDraw, place: object, words: str, **how: object) -> None:
        nonlocal written
        written += words

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    env = module(name).env(render_mode="rgb_array")
    env.reset(seed=1)
    env.render()
    font = ImageFont.load_default(24)
    missing = bytes(font.getmask("\N{UPWARDS ARROW}"))
    assert len(written) > 20
    assert [each for each in set(written) - {" "} if bytes(font.getmask(each)) == missing] == []


def test_a_picture_has_the_own_cards_and_changes_with_them() -> None:
    env = module("the_game_v0").env(render_mode="rgb_array", first=0)
    env.reset(options={"deal": "1"})
    before = np.array(env.render())
    assert before.min() < 100 < before.max()
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert not np.array_equal(before, env.render())
