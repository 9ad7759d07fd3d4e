"""Any game with all agents acting at once: whoever it is not the turn of waits.

For libraries that know nothing else (`parallel_env`). The last action waits, and is the only legal
one for all but the agent whose turn it is. What is not legal does nothing, so that a cycle is a
cycle. After `max_cycles` of them a game is cut short, with truncation for all.

`env(max_cycles=...)` is the same with one agent after the other: only in such cycles is there
something to count, as turns are of any length. Each agent acts once in each, most by waiting; what
they have chosen happens when all have.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete, Space
from pettingzoo import ParallelEnv

from ..gymnasium.spaces import observation_space
from ..parts.arguments import positive, whole_number
from ..parts.table import Shown
from .aec import TableEnv, table_environment

MOST_CYCLES = 10_000  # longer than any game
Told = Mapping[str, Any] | None


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """A table at which all agents act in each cycle, most of them by waiting."""

    metadata: dict[str, Any] = TableEnv.metadata | {"is_parallelizable": True}

    def __init__(self, env: TableEnv, max_cycles: int = MOST_CYCLES) -> None:
        self.env, self.table = env, env.table
        self.max_cycles = positive(max_cycles, "max_cycles")
        self.metadata = {**env.metadata, "is_parallelizable": True}
        self.render_mode = env.render_mode
        self.possible_agents = env.possible_agents[:]
        self._cycles: int | None = None  # nothing is dealt yet
        self.wait = len(env.table)  # the number of the action that waits
        space = observation_space(env.game, env.table.more_actions + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent can be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do at all; the mask says what it can do now."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Told = None
    ) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        """Deal."""
        self.env.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._all_shown(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Do what the agent whose turn it is has chosen."""
        if self._cycles is None:
            raise ResetNeeded("Nothing is dealt yet: call reset() first.")
        env, agents = self.env, self.agents
        if not agents:  # it is over
            return {}, {}, {}, {}, {}
        chosen = self._chosen(actions)
        legal = env.observe(env.agent_selection)["action_mask"][chosen : chosen + 1].any()
        if legal:
            env.step(chosen)
        gained = {agent: env.rewards[agent] if legal else 0.0 for agent in agents}
        self._cycles += 1
        over = any(env.terminations.values())
        late = not over and self._cycles >= self.max_cycles
        if over or late:
            self.agents = []
        return (
            {agent: self._shown(agent) for agent in agents},
            gained,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: dict(env.infos[agent]) for agent in agents},
        )

    def _chosen(self, actions: Mapping[str, int]) -> int:
        """What the agent whose turn it is wants to do; whatever is no action waits."""
        agent = self.env.agent_selection
        if not isinstance(actions, Mapping):
            raise TypeError(f"Actions are {{agent: number, ...}}, and {actions!r} is not.")
        if agent not in actions:
            raise ValueError(f"It is the turn of {agent}, and there is no action of it.")
        number = whole_number(actions[agent])
        return number if 0 <= number < self.wait else self.wait

    def _all_shown(self) -> dict[str, Shown]:
        return {agent: self._shown(agent) for agent in self.agents}

    def _shown(self, agent: str) -> Shown:
        shown = self.env.observe(agent)
        waits = not shown["action_mask"].any()
        mask = np.append(shown["action_mask"], np.int8(waits))
        return {"observation": shown["observation"], "action_mask": mask}

    def render(self) -> Any:
        """The table as the agent whose turn it is sees it."""
        return self.env.render()

    def close(self) -> None:
        """Nothing is kept open."""


def parallel_environment(name: str, /, **options: Any) -> TogetherEnv:
    """Any game by its name, with all agents acting at once."""
    most = options.pop("max_cycles", MOST_CYCLES)
    return TogetherEnv(table_environment(name, **options), most)
