"""Turns and worlds of the games with piles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...bots.parts.game_bots import Effort
from ...bots.parts.piles.judging import BREADTH
from ...bots.parts.piles.turns import END, played
from ...bots.parts.signals import NO_SIGNALS
from ...bots.registry import bots_of
from ...games import Game
from ...rules.engine.compiling import Array, compiled
from ...rules.engine.records import Seen
from .sampling import KNOWN, Option


@dataclass(frozen=True)
class PileSampler:
    """Samples whole turns: their ends are tables."""

    rules: Any
    plans: Any  # of the game's bots: `attempt`
    key: Any  # a rule: a number for a table, the same for turns that lead to the same
    judge: Any
    sampling: Any
    depth: Callable[[Game, Seen], int]  # turns that are played on before the net judges
    trust: float = 1.0  # how much of what turns seem to cost they do cost among masters
    points: bool = False

    def options(self, game: Game, seen: Seen, native: bool) -> list[Option]:
        """The turns that a master looks at, as its net judges them."""
        weights = bots_of(game).weights(game, Effort("master", native))
        kept = np.zeros(int(weights[BREADTH]), self.rules.TABLE)
        values, chances = np.zeros(len(kept)), np.zeros(len(kept))
        judge = compiled(self.judge) if native else self.judge
        count = judge(seen, NO_SIGNALS, weights, kept, values, chances)
        order = np.argsort(-values[:count], kind="stable")
        return [self._option(game, seen, kept[place].copy()) for place in order]

    def played(self, game: Game, seen: Seen, actions: Sequence[str]) -> Option:
        """The turn that some actions make."""
        table = np.array([seen], self.rules.TABLE)
        for text in actions:
            number = game.encode(game.action(text))
            if number != END:
                self.plans.attempt(table[0], number)
        return self._option(game, seen, table[0])

    def _option(self, game: Game, seen: Seen, after: Seen) -> Option:
        places = range(int(seen["count"]), int(after["count"]))
        texts = tuple(str(game.decode(played(after, place))) for place in places)
        return Option(texts, after, int(self.key(after)))

    def sample(
        self, game: Game, seen: Seen, options: Sequence[Option], lots: Array, native: bool
    ) -> Array:
        """The chance to win by world and turn, and where it is certain."""
        weights = bots_of(game).weights(game, Effort("expert", native))
        ends = np.array([option.end for option in options], self.rules.TABLE)
        results = np.zeros((len(lots), len(ends), KNOWN))
        sample = compiled(self.sampling) if native else self.sampling
        sample(seen, ends, weights, lots, self.depth(game, seen), results)
        return results
