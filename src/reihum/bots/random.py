"""A player without a thought: any legal action, all equally likely."""

import random

from .protocol import Observation


class RandomBot:
    """Plays random legal actions, the same ones for the same seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, observation: Observation) -> str:
        """Any legal action."""
        game = observation.game
        numbers = game.legal(observation.table)
        own = [n for n in numbers if str(game.decode(n)) in _own(observation, numbers)]
        return str(game.decode(self._random.choice(own)))


def _own(observation: Observation, numbers: list[int]) -> list[str]:
    """While the players agree who begins, a bot claims only for itself."""
    texts = [str(observation.game.decode(number)) for number in numbers]
    claims = [text for text in texts if text == f"begin:{observation.seat}"]
    return claims or texts
