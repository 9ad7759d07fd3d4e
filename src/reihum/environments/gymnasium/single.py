"""One seat of one table as Gymnasium's environment; bots have the other seats."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete, Space

from ...bots import Bot
from ...games import IllegalAction
from ...rules.engine.compiling import Array
from ..parts import pictures, rewards
from ..parts.actions import NotAnAction
from ..parts.arguments import (
    checked_mode,
    checked_player,
    checked_seat,
    checked_signals,
    game_with,
    told_at_reset,
    whole_number,
)
from ..parts.table import Shown, Table, seated
from .spaces import observation_space

SEEDS = 2**62
OWN = ("seat", "partner", "reward", "signals", "render_mode")


class SoloTable(gymnasium.Env[Shown, int]):
    """A table with one seat for the learner.

    Arguments: `seat` (default 0), `partner` (a bot by its name, or one of your own, at all other
    seats; default "random"), `reward`, `signals`, `render_mode`, and the options of the game.
    Actions and observations are those of the game's environment for PettingZoo.

    An illegal action ends the game with -1, and `info["illegal"]` says what was wrong with it.
    At the end `info["outcome"]` is the result as text; a step after it raises ResetNeeded.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": list(pictures.MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        partner: str | Bot = "random",
        reward: str = "win",
        signals: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        made = game_with(game, OWN, options)
        self.table = Table(made, checked_signals(made, signals))
        self.render_mode, self._seat = checked_mode(render_mode), checked_seat(made, seat)
        self._partner = checked_player(made, partner)
        self._over = True  # nothing is dealt yet
        self._reward = rewards.checked_kind(reward)
        self.observation_space = observation_space(self.table.game, self.table.more_actions)
        self.action_space: Space[Any] = Discrete(len(self.table))

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Deal. `options={"deal": ...}` names the deal itself."""
        super().reset(seed=seed)
        named = told_at_reset(options, "deal")
        lot = int(self.np_random.integers(SEEDS))
        self._player = seated(self._partner, lot)
        self.table.deal(lot if named is None else named)
        self._over = False
        self._go_on()
        self._standing = self._stand()
        self._draw()
        return self.table.shown(self._seat), {}

    def step(self, action: int) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the bots act until it is the learner's turn again."""
        if self._over:
            raise ResetNeeded("There is no game, or it has ended: call reset() first.")
        try:
            self.table.play(whole_number(action))
        except (IllegalAction, NotAnAction) as error:
            self._over = True
            return self.table.shown(self._seat), -1.0, True, False, {"illegal": str(error)}
        self._go_on()
        self._draw()
        outcome = self.table.state.outcome
        self._over = outcome is not None
        info = {"outcome": str(outcome)} if outcome else {}
        return self.table.shown(self._seat), self._gained(), self._over, False, info

    def _go_on(self) -> None:
        while self.table.acting not in (None, self._seat):
            self.table.let_act(self._player)

    def _gained(self) -> float:
        outcome, game = self.table.state.outcome, self.table.game
        if self._reward == "progress":
            before, self._standing = self._standing, self._stand()
            return self._standing - before
        return rewards.at_end(game, outcome, self._reward)[self._seat] if outcome else 0.0

    def _stand(self) -> float:
        shaped = self._reward == "progress"
        return rewards.standing(self.table.state)[self._seat] if shaped else 0.0

    def _draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Array | str | None:
        """The table as the learner's seat sees it: printed, as text, or as a picture."""
        return pictures.rendered(self.table.state, self._seat, self.render_mode)
