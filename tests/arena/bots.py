"""Bots as users write them, good ones and bad ones."""

import os
import time

from numba import njit

from reihum.bots import Observation


class First:
    """Takes the first legal action: a plain Python class."""

    def choose(self, observation: Observation) -> str:
        game = observation.game
        return str(game.decode(game.legal(observation.table)[0]))


class Crashes(First):
    def choose(self, observation: Observation) -> str:
        if observation.table["left"] < 90:
            raise ZeroDivisionError("no idea")
        return super().choose(observation)


class Babbles:
    def choose(self, observation: Observation) -> str:
        return "42>moon"


class Sleeps:
    def choose(self, observation: Observation) -> str:
        time.sleep(3600)
        return "end"


class Dies:
    def choose(self, observation: Observation) -> str:
        os._exit(3)


@njit
def nearest(table, signals, actions, lot):  # type: ignore[no-untyped-def]
    """The smallest gap, as a compiled function."""
    best, chosen = 1000, actions[-1]
    for action in actions:
        card, pile = action // 4, action % 4
        top = table["tops"][pile]
        gap = card - top if pile < 2 else top - card
        if action >= 8 and gap < best:
            best, chosen = gap, action
    return chosen if best < 2 or actions[-1] != 0 else 0


@njit
def nonsense(table, signals, actions, lot):  # type: ignore[no-untyped-def]
    return 99999


@njit
def writes(table, signals, actions, lot):  # type: ignore[no-untyped-def]
    """Tries to change the table, the signals and the choice of others."""
    table["draw"] = 0
    table["hands"][0][0] = 2
    signals[0, 0] = 2
    actions[:] = actions[0]
    return actions[0]


@njit
def hangs(table, signals, actions, lot):  # type: ignore[no-untyped-def]
    while table["left"] > 0:
        table["left"] += 1
        if table["left"] > 120:
            table["left"] = 100
    return actions[0]


NOT_A_BOT = 7
