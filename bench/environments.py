"""Environments for learners: steps a second, and how they compare with others' and each other.

Processor time of this process alone, so that a machine that is not quiet changes little; of several
rounds the best one counts.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import reihum.environments.gymnasium  # noqa: F401 - registers the names
from reihum.environments.gymnasium.vector import VectorTable
from reihum.environments.openspiel.games import registered
from reihum.environments.pettingzoo import environment

from .figures import Figure, Say

GAMES_AT_ONCE, CALLS, ROUNDS = 4096, 60, 5
STEPS = 4000
NAMES = ("the-game", "extreme", "face-to-face", "nix")


def environment_figures(say: Say) -> list[Figure]:
    """All of them."""
    say("the vector environment ...")
    many = vector_steps("the-game")
    figures = [
        Figure("vector, The Game alone: single-card steps with masks", many, "steps/core-s", 1e6),
        Figure("vector, Extreme alone", vector_steps("extreme"), "steps/core-s"),
        Figure("vector, The Game alone, both cores", vector_steps("the-game", 2), "steps/s"),
    ]
    say("one agent at a time ...")
    theirs = aec_steps(connect_four())
    for name in NAMES:
        env = environment(name)
        env.unwrapped.game.compile()
        own = aec_steps(env)
        figures.append(Figure(f"AEC, {name}", own, "steps/core-s"))
        figures.append(Figure(f"AEC, {name}, over connect_four_v3", own / theirs, "x", 1))
        if name == "the-game":
            figures.append(Figure("vector over AEC, The Game", many / own, "x", 50))
    say("OpenSpiel ...")
    return figures + spiel_figures()


def best(run: Callable[[], float]) -> float:
    """The best of several rounds."""
    return max(run() for _ in range(ROUNDS))


def vector_steps(name: str, threads: int = 1) -> float:
    """Steps for each second of one core, or of the clock on several; choosing is not counted."""
    clock = time.thread_time if threads == 1 else time.perf_counter
    envs = VectorTable(name, GAMES_AT_ONCE, autoreset_mode="SameStep", threads=threads)
    envs.reset(seed=1)
    envs.step(envs.sample())

    def one_round() -> float:
        spent = 0.0
        for _ in range(CALLS):
            actions = envs.sample()
            begun = clock()
            envs.step(actions)
            spent += clock() - begun
        return CALLS * GAMES_AT_ONCE / spent

    found = best(one_round)
    envs.close()
    return found


def connect_four() -> Any:
    """PettingZoo's own, as its users make it."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3.env()


def aec_steps(env: Any) -> float:
    """Random legal actions, by the loop of PettingZoo's docs; only the environment counts."""
    chance = np.random.default_rng(1)

    def one_round() -> float:
        spent, steps = 0.0, 0
        while steps < STEPS:
            begun = time.thread_time()
            env.reset(seed=steps)
            for _ in env.agent_iter():
                shown, _, ended, cut, _ = env.last()
                spent += time.thread_time() - begun
                over = ended or cut
                action = None if over else int(chance.choice(np.flatnonzero(shown["action_mask"])))
                begun = time.thread_time()
                env.step(action)
                steps += 1
            spent += time.thread_time() - begun
        return steps / spent

    return best(one_round)


def spiel_figures() -> list[Figure]:
    """Random playouts of OpenSpiel's games: time for each action or decision of chance."""
    from open_spiel.python import games  # noqa: F401 - registers their Python games

    dominoes = "python_block_dominoes"
    spent = spiel_steps([dominoes, *registered()[: len(NAMES)]])
    theirs = spent.pop(dominoes)
    figures = [Figure(f"OpenSpiel's {dominoes}", theirs, "us/step")]
    for name, own in spent.items():
        figures.append(Figure(f"{name}: over that", own / theirs, "x", 3, at_least=False))
    return figures


def spiel_steps(names: list[str]) -> dict[str, float]:
    """Microseconds for each step of random playouts: all in turns, so that ratios are fair."""
    import pyspiel

    games = {name: pyspiel.load_game(name) for name in names}
    rounds = [{name: spiel_round(games[name]) for name in games} for _ in range(ROUNDS)]
    return {name: min(each[name] for each in rounds) for name in games}


def spiel_round(game: Any) -> float:
    """One of them: some playouts, the same each time."""
    chance, steps, begun = random.Random(1), 0, time.thread_time()
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += 1
            state.apply_action(_step(state, chance))
    return 1e6 * (time.thread_time() - begun) / steps


def _step(state: Any, chance: random.Random) -> int:
    if state.is_chance_node():
        return int(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return int(chance.choice(state.legal_actions()))
