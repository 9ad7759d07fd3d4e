"""The public face in a user's loop: deal, legal, play, outcome, and what the oracle does meanwhile.

The oracle is the one of the tests in plain Python, as a person would write a game.

Random games, one at a time, each the same in every round; of each the best processor time counts.
Oracle, native and plain steps take turns, in one process: each plays all of its games in a row.
"""

import random
import time
from collections.abc import Callable, Sequence
from functools import partial

import reihum
from reihum import Game, State
from reihum.rules.engine.stepper import Stepper

from .figures import Figure, Say
from .speed import GAMES, check_oracle, new_oracle

SEEDS = range(32)
ROUNDS = 30
MICRO = 1e6

Played = Callable[[int], int]  # a random game of a seed; the actions in it


def library_figures(say: Say) -> list[Figure]:
    """For each game how its loop compares, and what single calls take."""
    check_oracle()
    figures = []
    for name, game in GAMES.items():
        say(f"a user's loop of {name} ...")
        native, plain = stepped(game, native=True), stepped(game, native=False)
        ways = [partial(oracle_game, name), partial(face_game, native), partial(face_game, plain)]
        naive, quick, slow = seconds_for_an_action(ways)
        figures += [
            Figure(f"{name}: games through the public face", games(native, quick), "games/s"),
            Figure(f"{name}: the same over the oracle", naive / quick, "x", 3),
            Figure(f"{name}: without `fast`, over the oracle", naive / slow, "x", 0.25),
            *calls(name, native),
        ]
    return figures


def stepped(game: Game, native: bool) -> Game:
    """A game of its own whose steps are all of one kind."""
    made = reihum.game(game.name, **game.options)
    vars(made)["stepper"] = steps = Stepper(game.rules)
    steps.stay_plain()
    return made.compile() if native else made


def face_game(game: Game, seed: int) -> int:
    """What a program does that plays a game at random."""
    chance, state, played = random.Random(seed), game.deal(seed), 0
    while state.outcome is None:
        state = state.play(chance.choice(state.legal()))
        played += 1
    return played


def oracle_game(name: str, seed: int) -> int:
    """The same by the oracle."""
    chance, played = random.Random(seed), 0
    oracle = new_oracle(name, chance)
    while legal := oracle.legal():
        oracle.play(chance.choice(legal))
        played += 1
    return played


def seconds_for_an_action(ways: Sequence[Played]) -> list[float]:
    """The best time of each game in each way, added up, for one action: games differ in length."""
    best = [[float("inf")] * len(SEEDS) for _ in ways]
    actions = [0] * len(ways)
    for _ in range(ROUNDS):
        actions = [0] * len(ways)
        for place, way in enumerate(ways):
            for seed in SEEDS:
                begun = time.thread_time()
                actions[place] += way(seed)
                best[place][seed] = min(best[place][seed], time.thread_time() - begun)
    return [sum(times) / count for times, count in zip(best, actions, strict=True)]


def games(game: Game, seconds: float) -> float:
    """Games a second, of the length that random games have."""
    return len(SEEDS) / sum(face_game(game, seed) for seed in SEEDS) / seconds


def calls(name: str, game: Game) -> list[Figure]:
    """What single calls take, early in a game."""
    state = game.deal(1).play(game.deal(1).legal()[0])
    action, seat = state.legal()[0], state.seats[0]
    timed: dict[str, Callable[[State], object]] = {
        "deal": lambda state: game.deal(7),
        "legal": lambda state: state.legal(),
        "play": lambda state: state.play(action),
        "view": lambda state: state.view(seat),
        "observe": lambda state: state.observe(seat),
    }
    return [
        Figure(f"{name}: {call}", MICRO * _best(run, state), "us") for call, run in timed.items()
    ]


def _best(run: Callable[[State], object], state: State, times: int = 50, rounds: int = 60) -> float:
    best = float("inf")
    for _ in range(rounds):
        begun = time.thread_time()
        for _ in range(times):
            run(state)
        best = min(best, (time.thread_time() - begun) / times)
    return best
