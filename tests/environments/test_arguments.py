"""What cannot be is refused at once, by an error that names what would be right."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import reihum.environments.gymnasium as gym
from reihum.bots import Bot, Observation, Signal
from reihum.environments.gymnasium.vector import VectorTable
from reihum.environments.pettingzoo import nix_v0, the_game_v0
from reihum.games import OptionError

OWN = "players, first, minimum, reward, signals, bots, render_mode, max_cycles"
assert gym.registered()


@pytest.mark.parametrize(
    ("given", "kind", "problem"),
    [
        ({"playrs": 3}, OptionError, f"no option 'playrs'; it has {OWN}"),
        ({"render_mode": "rgb"}, ValueError, "no render_mode 'rgb': there are human, ansi"),
        ({"max_cycles": 0}, ValueError, "max_cycles is at least 1, not 0"),
        ({"bots": ["club"]}, TypeError, r"bots says who has which seat, as \{1: \"club\"\}"),
        ({"bots": {1: "clubb"}}, ValueError, "the-game has no bot 'clubb'; it has random"),
        ({"bots": {7: "club"}}, ValueError, "no seat 7: 0 to 1 are"),
        ({"bots": {"player_1": "club"}}, TypeError, "seat is a whole number, and 'player_1'"),
        ({"bots": {1: int}}, TypeError, "'int'> is no bot: name one"),
        ({"signals": "no"}, TypeError, "signals is True or False, not 'no'"),
    ],
)
def test_arguments_of_tables(given: Any, kind: type[Exception], problem: str) -> None:
    with pytest.raises(kind, match=problem):
        the_game_v0.env(**given)


def test_signals_belong_to_games_that_have_them() -> None:
    with pytest.raises(ValueError, match="no signals in nix"):
        nix_v0.env(signals=True)


def test_what_reset_does_not_know_is_refused() -> None:
    zoo, solo = the_game_v0.env(), gymnasium.make("reihum/TheGame-v0")
    problem = r"reset\(\) has no option 'deel'; it has 'deal'"
    with pytest.raises(ValueError, match=problem):
        solo.reset(options={"deel": "monday/17"})
    with pytest.warns(UserWarning, match=problem):  # whose own test hands on anything
        zoo.reset(options={"deel": "monday/17"})
    for env in (zoo, solo):
        with pytest.raises(TypeError, match="options of reset"):
            env.reset(options=["deal"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="from 0 on, not -1"):
        zoo.reset(seed=-1)
    with pytest.raises(TypeError, match="A seed is a whole number, and 'x' is none"):
        zoo.reset(seed="x")
    zoo.reset(seed=np.int64(1))
    again = the_game_v0.env()
    again.reset(seed=1)
    assert (zoo.last()[0]["observation"] == again.last()[0]["observation"]).all()


class Careless(Bot):
    """Does what cannot be done."""

    def choose(self, observation: Observation) -> str:
        return "end"

    def signals(self, observation: Observation) -> tuple[Signal, ...]:
        return (Signal(observation.seat, "up7", "good"),)


def test_a_bot_of_ones_own_is_named_when_it_errs() -> None:
    first = the_game_v0.env(bots={0: Careless()}, first=0)
    with pytest.raises(ValueError, match=r"bot at seat 0 cannot do that: Put down 2 .*Careless"):
        first.reset(seed=1)
    second = the_game_v0.env(bots={1: Careless()}, first=0, signals=True)
    with pytest.raises(ValueError, match=r"seat 1 .*'up7'.* is no signal: there are up1, "):
        second.reset(seed=1)
    partner = gymnasium.make("reihum/TheGame-v0", players=2, partner=Careless(), first=1)
    with pytest.raises(ValueError, match="bot at seat 1 cannot do that"):
        partner.reset(seed=1)


@pytest.mark.parametrize("action", [None, "37>up1", 7.5])
def test_an_action_is_a_whole_number(action: Any) -> None:
    zoo, solo = the_game_v0.env(), gymnasium.make("reihum/TheGame-v0").unwrapped
    for env in (zoo, solo):
        env.reset(seed=1)
        with pytest.raises(TypeError, match="An action is a whole number, and"):
            env.step(action)


@pytest.mark.parametrize(("turn", "number"), [(0, -1), (0, 9999), (1, -1), (1, 9999)])
def test_with_signals_all_numbers_are_named(turn: int, number: int) -> None:
    env = the_game_v0.env(first=0, signals=True)
    env.reset(seed=1)
    for action in [398, number][1 - turn :]:
        env.step(action)
    assert f"{number} is no action of the-game: 0 to 410 are." in str(env.infos)


def test_only_who_did_it_learns_what_was_illegal_about_it() -> None:
    env = the_game_v0.env(first=0)
    env.reset(options={"deal": "monday/17"})
    env.step(6)
    assert env.infos["player_0"]["illegal"] == "2 is not in your hand."
    assert env.infos["player_1"]["illegal"] == "player_0 has done what is not legal."


def test_nothing_is_played_after_the_end() -> None:
    env = gymnasium.make("reihum/TheGame-v0").unwrapped
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(6)
    env.reset(seed=1)
    assert env.step(0)[2]
    with pytest.raises(ResetNeeded, match="it has ended"):
        env.step(6)
    together = the_game_v0.parallel_env(max_cycles=1)
    together.reset(seed=1)
    together.step(dict.fromkeys(together.agents, together.wait))
    assert together.step({}) == ({}, {}, {}, {}, {})


def test_before_the_deal_it_is_said_that_nothing_is_dealt() -> None:
    raw = the_game_v0.raw_env()
    asked = (raw.last, raw.render, lambda: raw.step(0), lambda: list(raw.agent_iter()),
             lambda: raw.observe("player_0"), lambda: raw.agents)  # fmt: skip
    for ask in asked:
        with pytest.raises(ResetNeeded, match=r"Nothing is dealt yet: call reset\(\)"):
            ask()
    assert not hasattr(raw, "agents")
    with pytest.raises(AttributeError, match="TableEnv has no attribute 'agnets'"):
        raw.agnets  # noqa: B018


def test_together_somebody_is_asked_and_no_number_counts_from_behind() -> None:
    env = the_game_v0.parallel_env(first=0)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step({"player_0": 0})
    env.reset(options={"deal": "monday/17"})
    with pytest.raises(TypeError, match=r"agent: number, .*, and None is not"):
        env.step(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="turn of player_0, and there is no action of it"):
        env.step({"player_1": env.wait})
    for number in (-1, 9999):
        _, rewards, ended, _, _ = env.step({"player_0": number})
        assert not any(rewards.values()) and not any(ended.values())


def test_nothing_is_drawn_without_a_mode() -> None:
    env = gymnasium.make("reihum/TheGame-v0").unwrapped
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without render_mode: human, ansi, rgb_array"):
        assert env.render() is None


@pytest.mark.parametrize(
    ("given", "kind", "problem"),
    [
        ({"signals": True}, OptionError, "no option 'signals'; it has .*, threads, autoreset_mode"),
        ({"num_envs": 0}, ValueError, "num_envs is at least 1"),
        ({"threads": 0}, ValueError, "threads is at least 1"),
        ({"seat": 1}, ValueError, "no seat 1: 0 to 0 are"),
        ({"render_mode": "ansi"}, ValueError, "not drawn"),
        ({"autoreset_mode": "Disabled"}, ValueError, r"'Disabled' here: there are \['NextStep'"),
        ({"partner": "clubb"}, ValueError, "no bot 'clubb'"),
        ({"partner": nix_v0}, TypeError, "is no bot"),
    ],
)
def test_arguments_of_thousands_of_tables(given: Any, kind: type[Exception], problem: str) -> None:
    with pytest.raises(kind, match=problem):
        VectorTable("the-game", **given)


def test_partners_of_thousands_are_ours() -> None:
    from reihum.bots import bot

    with pytest.raises(TypeError, match="only those are compiled"):
        VectorTable("the-game", players=2, partner=bot("random"))  # type: ignore[arg-type]


def test_every_game_gets_one_action(monkeypatch: pytest.MonkeyPatch) -> None:
    from reihum.environments.gymnasium import vector

    monkeypatch.setattr(vector, "compiled", lambda function: function)
    envs = VectorTable("the-game", 3)
    for early in (envs.sample, lambda: envs.step(np.zeros(3, int))):
        with pytest.raises(ResetNeeded, match="call reset"):
            early()
    with pytest.raises(ValueError, match="no option 'deal'; it has 'keys'"):
        envs.reset(options={"deal": "monday/17"})
    for keys in ([1, 2], np.zeros((3, 1, 8)), np.zeros((3, 0, 8), int), np.zeros((3, 2, 8), int)):
        with pytest.raises(ValueError, match=r"whole numbers of the shape \(3, 1, 8\), not shape"):
            envs.reset(options={"keys": keys})
    with pytest.raises(ValueError, match="between 0 and 4294967295"):
        envs.reset(options={"keys": np.full((3, 1, 8), -1)})
    envs.reset(seed=1)
    for wrong in (np.zeros(2, int), np.zeros(4, int), np.zeros((3, 1), int), np.zeros(3), 0, None):
        with pytest.raises(ValueError, match="Actions are 3 whole numbers in a row, not shape"):
            envs.step(wrong)  # type: ignore[arg-type]
