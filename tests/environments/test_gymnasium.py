"""Gymnasium's checker is the judge, and the vector environment plays what the single one plays."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import reihum
from reihum import State
from reihum.environments.gymnasium import registered, vector
from reihum.environments.gymnasium.loops import PROGRESS, SCORE
from reihum.environments.gymnasium.vector import VectorTable, keys_of_seed
from reihum.environments.parts import rewards
from reihum.environments.parts.encoding import general_encoding
from reihum.environments.parts.table import Table
from reihum.environments.registry import encoding_of
from reihum.games import Deal
from tests.games.core.strategies import walk
from tests.records import state_of

NAMES = {
    "reihum/TheGame-v0": "the-game",
    "reihum/Extreme-v0": "extreme",
    "reihum/FaceToFace-v0": "face-to-face",
    "reihum/Nix-v0": "nix",
}
OURS = list(NAMES)


def test_all_games_have_a_name() -> None:
    assert registered()[: len(OURS)] == OURS


@pytest.mark.parametrize("name", OURS)
def test_the_checker_finds_nothing(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)
    drawn = gymnasium.make(name, render_mode="ansi")
    drawn.reset(seed=1)
    assert len(str(drawn.render()).splitlines()) > 6


def test_a_learner_has_partners_who_play_for_the_other_seats() -> None:
    env: Any = gymnasium.make("reihum/TheGame-v0", players=3, seat=1, partner="greedy",
                              reward="progress").unwrapped  # fmt: skip
    shown, _ = env.reset(seed=2)
    total, ended = 0.0, False
    while not ended:
        assert env.table.acting == 1
        shown, reward, ended, _, info = env.step(int(shown["action_mask"].argmax()))
        total += reward
    left = int(info["outcome"].split()[-1])
    assert 0 < total <= 1 - left / 98


def test_what_is_not_legal_ends_the_game_and_is_explained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = gymnasium.make("reihum/TheGame-v0", render_mode="human")
    env.reset(seed=1, options={"deal": "7"})
    assert "up1" in capsys.readouterr().out
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-1, True) and info["illegal"].startswith("Put down 2")
    alone: Any = gymnasium.make("reihum/TheGame-v0").unwrapped
    alone.reset(seed=1)
    (claim,) = [n for n in range(alone.action_space.n) if alone.table.text(n) == "begin:3"]
    _, reward, ended, _, info = alone.step(claim)
    assert (reward, ended) == (-1, True) and info["illegal"].startswith("There is no seat 3")
    with pytest.raises(ValueError, match="no seat 2: 0 to 1 are"):
        gymnasium.make("reihum/Nix-v0", players=2, seat=2)
    picture = gymnasium.make("reihum/Nix-v0", render_mode="rgb_array")
    picture.reset(seed=1)
    assert np.asarray(picture.render()).shape[2] == 3


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: the very same functions, in plain Python."""
    monkeypatch.setattr(vector, "compiled", lambda function: function)


def made(name: str, **options: Any) -> VectorTable:
    words: dict[str, Any] = {"num_envs": 3, "vectorization_mode": "vector_entry_point"}
    made: Any = gymnasium.make_vec(name, **words | options)
    assert isinstance(made, VectorTable)
    return made


def states(envs: VectorTable) -> list[State]:
    """The states of all games, to be looked at in another way."""
    return [state_of(envs.game, each) for each in envs._lanes.states]


def check_against_single_tables(envs: VectorTable, steps: int) -> int:
    """What is shown and paid is what one table shows and pays; returns how many games ended."""
    shown, _ = envs.reset(seed=3)
    table, ends, kind = Table(envs.game), 0, int(envs._given[0]["reward"])
    for _ in range(steps):
        before = states(envs)
        for place, state in enumerate(before):
            table.state, table._shown = state, {}
            single = table.shown(0)
            assert (single["observation"] == shown["observation"][place]).all()
            assert (single["action_mask"] == shown["action_mask"][place]).all()
        shown, gained, ended, _, infos = envs.step(envs.sample())
        after = states(envs)
        for place in np.flatnonzero(~ended).tolist():
            wanted = rewards.standing(after[place])[0] - rewards.standing(before[place])[0]
            assert gained[place] == pytest.approx(wanted if kind == PROGRESS else 0)
        for place in np.flatnonzero(ended).tolist():
            assert (infos["final_obs"][place] != shown["observation"][place]).any()
            if kind != PROGRESS:
                kept = infos["standing"] if kind == SCORE else infos["result"]
                assert gained[place] == kept[place]
        ends += int(ended.sum())
        assert (infos["_final_obs"] == ended).all()
    envs.close()
    return ends


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("reward", ["progress", "win", "score"])
def test_many_games_at_once_are_those_that_are_played_one_by_one(name: str, reward: str) -> None:
    envs = made(name, reward=reward, autoreset_mode="SameStep", partner="greedy", threads=2)
    ends = check_against_single_tables(envs, 24)
    assert ends > 0 or "Nix" in name


@pytest.mark.slow
def test_so_they_are_when_they_are_compiled() -> None:
    envs = made("reihum/TheGame-v0", reward="score", autoreset_mode="SameStep", threads=2)
    assert check_against_single_tables(envs, 60) > 3


@pytest.mark.parametrize("name", OURS)
def test_compiled_rewards_are_those_of_outcomes(name: str) -> None:
    game = reihum.game(NAMES[name], players=2)
    encoding = encoding_of(game)
    for seed in range(3):
        *_, state = walk(game.deal(seed), random.Random(seed), 2000)
        assert state.outcome is not None
        table: Any = state._table
        for seat in range(2):
            wanted = rewards.by_result(game, state.outcome)[seat]
            assert encoding.result(table, seat) == pytest.approx(wanted)
            wanted = rewards.by_score(game, state.outcome.scores)[seat]
            assert encoding.standing(table, seat) == pytest.approx(wanted)


@pytest.mark.usefixtures("plain")
def test_seeds_repeat_games_and_keys_name_them() -> None:
    first, second = made("reihum/TheGame-v0"), made("reihum/TheGame-v0")
    one, _ = first.reset(seed=5)
    two, _ = second.reset(options={"keys": keys_of_seed(5, 3)})
    for _ in range(10):
        assert (one["observation"] == two["observation"]).all()
        actions = first.sample()
        one, two = first.step(actions)[0], second.step(actions)[0]
    deal = reihum.game("the-game").deal("monday/1")
    first.reset(options={"keys": np.stack([Deal.of("monday/1").keys(1)] * 3)})
    assert states(first)[2].position() == deal.position()
    first.reset()
    assert states(first)[2].position() != deal.position()


@pytest.mark.usefixtures("plain")
def test_a_game_that_has_ended_is_dealt_anew_in_the_next_step() -> None:
    envs = made("reihum/TheGame-v0", reward="score")
    envs.reset()
    _, gained, ended, _, infos = envs.step(np.array([0, 500, -1]))
    assert ended.all() and (gained == -1).all() and (infos["result"] == -1).all()
    shown, gained, ended, _, _ = envs.step(envs.sample())
    assert not ended.any() and not gained.any()
    assert (shown["observation"][:, :98].sum(axis=1) == 8).all()
    assert shown["observation"] is envs.step(envs.sample())[0]["observation"]  # no copies


def test_a_game_without_compiled_rewards_has_no_vector_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(vector, "encoding_of", lambda game: general_encoding(game.rules))
    with pytest.raises(ValueError, match="nix has no rules `standing` and `result`"):
        VectorTable("nix")


def test_in_a_vector_environment_it_is_known_who_begins() -> None:
    with pytest.raises(ValueError, match="nobody can agree who begins"):
        VectorTable("the-game", players=2, first="agree")
