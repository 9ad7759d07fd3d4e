"""Any game as an environment of PettingZoo, in which one agent acts at a time."""

import random
from collections.abc import Mapping
from typing import Any

from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete, Space
from pettingzoo import AECEnv

from ...bots import Bot
from ...games import Game, IllegalAction, game
from ...rules.engine.compiling import Array
from ..gymnasium.spaces import observation_space
from ..parts import pictures, rewards
from ..parts.actions import NotAnAction
from ..parts.arguments import (
    checked_bots,
    checked_mode,
    checked_seed,
    checked_signals,
    game_with,
    told_at_reset,
    whole_number,
)
from ..parts.table import Shown, Table, seated
from ..registry import VERSION

SEED_BITS = 62
ILLEGAL = -1.0  # the reward for an action that is not legal


OF_A_GAME = frozenset(
    ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
)


class NotDealt(ResetNeeded, AttributeError):
    """There is no game yet; an AttributeError too, so that `hasattr` can ask."""

    def __init__(self) -> None:
        super().__init__("Nothing is dealt yet: call reset() first.")


def agent_name(seat: int) -> str:
    """What the agent of a seat is called."""
    return f"player_{seat}"


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table: an agent for each seat that no bot has."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(pictures.MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Game,
        *,
        reward: str = "win",
        signals: bool = False,
        bots: Mapping[int, str | Bot] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.render_mode = game, checked_mode(render_mode)
        self.metadata = {**self.metadata, "name": environment_name(game.name)}
        self.table = Table(game, checked_signals(game, signals))
        self._reward = rewards.checked_kind(reward)
        self._players = checked_bots(game, bots or {})
        seats = [seat for seat in range(game.players) if seat not in self._players]
        if not seats:
            raise ValueError("Bots have all seats; leave one for an agent.")
        self._seats = {agent_name(seat): seat for seat in seats}
        self.possible_agents = list(self._seats)
        space = observation_space(game, self.table.more_actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(len(self.table)) for agent in self.possible_agents
        }
        self._chance = random.Random()

    def __getattr__(self, name: str) -> Any:
        """What a game has, asked for before there is one: say that rather than what is missing."""
        if name in OF_A_GAME:
            raise NotDealt
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}.")

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent can be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do at all; the mask says what it can do now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal: the same seed, the same games. `options={"deal": ...}` names the deal itself."""
        if seed is not None:
            self._chance = random.Random(checked_seed(seed))
        named = told_at_reset(options, "deal", strict=False)
        lot = self._chance.getrandbits(SEED_BITS)
        self._bots = {seat: seated(player, lot) for seat, player in self._players.items()}
        self.table.deal(lot if named is None else named)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self._standing = self._stand()
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Shown:
        """What an agent may know and may do: the mask is 0 throughout while others act."""
        self.infos  # noqa: B018 - NotDealt where there is no game
        return self.table.shown(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Do what the selected agent has chosen."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        try:
            self.table.play(number)
        except (IllegalAction, NotAnAction) as error:
            self._refuse(str(error))
        else:
            self._go_on()
            self._pay()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Let the bots act, until an agent is to."""
        while (seat := self.table.acting) in self._bots and seat is not None:
            self.table.let_act(self._bots[seat])
        if seat is not None:
            self.agent_selection = agent_name(seat)

    def _refuse(self, problem: str) -> None:
        """An illegal action ends the game."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: ILLEGAL}
        self.terminations = dict.fromkeys(self.agents, True)
        told = f"{self.agent_selection} has done what is not legal."  # why may tell of its hand
        self.infos = {agent: {"illegal": told} for agent in self.agents}
        self.infos[self.agent_selection] = {"illegal": problem}

    def _pay(self) -> None:
        """What everybody gets for what has happened since the last action."""
        outcome = self.table.state.outcome
        gained = [0.0] * self.game.players
        if self._reward == "progress":
            before, self._standing = self._standing, self._stand()
            gained = [now - then for now, then in zip(self._standing, before, strict=True)]
        elif outcome:
            gained = rewards.at_end(self.game, outcome, self._reward)
        self.rewards = {agent: gained[seat] for agent, seat in self._seats.items()}
        if outcome:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"outcome": str(outcome)} for agent in self.agents}

    def _stand(self) -> list[float]:
        return rewards.standing(self.table.state) if self._reward == "progress" else []

    def render(self) -> Array | str | None:
        """The table as the selected agent sees it: printed, as text, or as a picture."""
        seat = self._seats[self.agent_selection]
        return pictures.rendered(self.table.state, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def environment_name(name: str) -> str:
    """What the environment of a game is called: `nix_v0`."""
    return f"{name.replace('-', '_')}_v{VERSION}"


OWN = ("reward", "signals", "bots", "render_mode")


def table_environment(name: str, /, **options: Any) -> TableEnv:
    """A table of any game by its name; options of the table and of the game."""
    own = {option: options.pop(option) for option in OWN if option in options}
    options.setdefault("players", game(name).default_seats)
    return TableEnv(game_with(name, (*OWN, "max_cycles"), options), **own)
