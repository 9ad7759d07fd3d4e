"""From environments to tables: a policy that was trained here sits down as a bot.

A policy is a function from an observation (`observation`, `action_mask`) to a flat action number.
"""

from collections.abc import Callable

import numpy as np

from ..bots import Bot, Observation
from ..bots.parts.signals import signals_of
from ..rules.engine.compiling import Array
from .parts.actions import ActionNumbers, numbers_of
from .parts.encoding import KIND
from .registry import encoding_of

Policy = Callable[[dict[str, Array]], int]


def observed(observation: Observation) -> tuple[Array, Array, ActionNumbers]:
    """What a bot is shown, as environments have it: the observation, the mask, the numbers."""
    game, table = observation.game, observation.table
    encoding, numbers = encoding_of(game), numbers_of(game)
    seen = np.zeros(encoding.size, KIND)
    encoding.write(table, observation.seat, signals_of(observation), seen)
    mask = np.zeros(len(numbers), np.int8)
    mask[numbers.numbers(game.legal(table))] = 1
    return seen, mask, numbers


class PolicyBot(Bot):
    """A policy as a bot: for the arena, and for a table in the browser (`--bot`).

    Where bots are named as `FILE.py:NAME`, write a class that hands its policy on:

        class Mine(PolicyBot):
            def __init__(self):
                super().__init__(my_policy)

    `reihum simulate the-game --bot mine.py:Mine` lets it play in the arena, and `reihum serve --bot
    mine.py:Mine` offers it at every table in the browser.
    """

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, observation: Observation) -> str:
        """The text of the action that the policy chooses."""
        seen, mask, numbers = observed(observation)
        return numbers.text(int(self._policy({"observation": seen, "action_mask": mask})))
