"""Turns and worlds of Nix für ungut!."""

from collections.abc import Sequence

import numpy as np

from ...bots.parts.game_bots import Effort
from ...bots.registry import bots_of
from ...games import Game
from ...rules.engine.compiling import Array, compiled
from ...rules.engine.records import Seen
from ...rules.nix.combinations import MOST
from ..parts.sampling import KNOWN, Option
from . import sampling


class NixSampler:
    """Samples single actions: every one is a turn."""

    points = True
    trust = 1.0  # nobody has measured it

    def options(self, game: Game, seen: Seen, native: bool) -> list[Option]:
        """All actions, as they look at first sight."""
        actions, values = np.zeros(MOST, np.int64), np.zeros(MOST)
        function = compiled(sampling.options) if native else sampling.options
        count = function(seen, _weights(game), actions, values)
        order = np.argsort(-values[:count], kind="stable")
        return [_option(game, int(actions[place])) for place in order]

    def played(self, game: Game, seen: Seen, actions: Sequence[str]) -> Option:
        """The turn that an action makes."""
        return _option(game, game.encode(game.action(actions[0])))

    def sample(
        self, game: Game, seen: Seen, options: Sequence[Option], lots: Array, native: bool
    ) -> Array:
        """The share of the win and the points of the lap, by world and action."""
        ends = np.array([option.end for option in options], np.int64)
        results = np.zeros((len(lots), len(ends), KNOWN))
        function = compiled(sampling.sample) if native else sampling.sample
        function(seen, ends, _weights(game), lots, results)
        return results


def _option(game: Game, number: int) -> Option:
    return Option((str(game.decode(number)),), number, number)


def _weights(game: Game) -> Array:
    return bots_of(game).weights(game, Effort("master", True))
